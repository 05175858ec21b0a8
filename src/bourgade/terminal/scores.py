"""The score sheet: every part of every player's points."""

from rich.table import Table

from bourgade.core.game import Game
from bourgade.core.match import Match
from bourgade.core.state import GameState
from bourgade.terminal.speech import Speaker


def score_sheet(match: Match, speaker: Speaker) -> Table:
    return score_table(match.game, match.state, speaker)


def score_table(game: Game, state: GameState, speaker: Speaker) -> Table:
    """Parts as rows, players as columns; rows nobody scored in are left out."""
    scores = state.scores()
    parts = [state.score_parts(seat) for seat in range(len(scores))]
    table = Table(title=speaker.core("scores"), title_justify="left")
    table.add_column(speaker.core("scores-part"))
    for seat in range(len(scores)):
        table.add_column(speaker.name(seat), justify="right")
    for part in parts[0]:
        row = [by_part[part] for by_part in parts]
        if any(row):
            table.add_row(speaker.say(f"{game.key}.part-{part}"), *map(str, row))
    table.add_section()
    table.add_row(speaker.core("scores-total"), *map(str, scores), style="bold")
    return table
