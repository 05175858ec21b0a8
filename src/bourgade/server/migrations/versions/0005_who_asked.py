"""Houses of people; who asked for an analysis"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("house", sa.String(length=16), nullable=True))

    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asker", sa.String(length=40), nullable=True))


def downgrade() -> None:
    # Not in a batch: on SQLite that makes a new table, and others point at this one.
    op.drop_column("analyses", "asker")
    op.drop_column("people", "house")
