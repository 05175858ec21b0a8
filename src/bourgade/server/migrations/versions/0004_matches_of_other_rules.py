"""Matches of other rules or another edition; lists of one's own"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("scores", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("stuck", sa.String(length=160), nullable=True))
        batch_op.add_column(sa.Column("stuck_why", sa.Text(), nullable=True))

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    # Not in a batch: on SQLite that makes a new table, and others point at this one.
    op.drop_column("seats", "hidden")
    for name in ("stuck_why", "stuck", "scores"):
        op.drop_column("matches", name)
