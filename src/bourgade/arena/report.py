"""The report: one HTML file that opens anywhere and asks nothing of anybody."""

from html import escape
from pathlib import Path

import msgspec

from bourgade.arena.charts import svg
from bourgade.arena.folder import Folder
from bourgade.arena.intervals import Interval
from bourgade.arena.pictures import can_draw, draw_all
from bourgade.arena.plan import Plan
from bourgade.arena.plots import Plot, plots
from bourgade.arena.summary import Summary, Timing, summarize, timing
from bourgade.core.texts import Message
from bourgade.terminal.speech import Speaker

STYLE = """
:root { color-scheme: light dark; --ink: #2a2621; --soft: #6d665c; --paper: #faf6ee;
  --rule: #ddd4c4; --blue: #2f6db3; --red: #b3472f; --yellow: #a87808; --green: #3d7a4e;
  --violet: #7a4f9a; --grey: #77726a }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d8; --soft: #a89f91; --paper: #1e1b17;
  --rule: #423c33; --blue: #7fb0ea; --red: #ea8d73; --yellow: #e3b84b; --green: #84c496;
  --violet: #c39ae0; --grey: #a8a297 } }
body { margin: 0 auto; padding: 2rem 1.2rem; max-width: 60rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1, h2 { font-weight: 600; line-height: 1.2 } h2 { margin-top: 2.4rem }
p.note { color: var(--soft); margin: .2rem 0 .8rem } code { font-size: .9em }
div.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--rule); text-align: right;
  white-space: nowrap }
th:first-child, td:first-child { text-align: left } svg { width: 100%; height: auto }
svg text { fill: var(--ink); font-size: 13px } svg .label, svg .value { text-anchor: end }
svg .tick { text-anchor: middle; fill: var(--soft); font-size: 12px }
svg .grid, svg .base { stroke: var(--rule) } svg .whisker { stroke: var(--blue); stroke-width: 2 }
svg .dot { fill: var(--blue) } svg .fair { stroke: var(--red); stroke-dasharray: 4 3;
  stroke-width: 1.5 }
svg .mean { stroke: var(--ink); stroke-dasharray: 4 3; stroke-width: 1.5 }
svg .c0 { fill: var(--blue) } svg .c1 { fill: var(--red) } svg .c2 { fill: var(--yellow) }
svg .c3 { fill: var(--green) } svg .c4 { fill: var(--violet) } svg .c5 { fill: var(--grey) }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


class Written(msgspec.Struct):
    """What a report left in its folder."""

    summary: Summary
    timing: Timing
    html: Path
    pictures: list[Path]


def write_report(folder: Folder, speaker: Speaker, png: bool = True) -> Written:
    """`summary.json`, `timing.json`, `report.html`, and PNG where matplotlib is installed."""
    summary, games = summarize(folder)
    costs = timing(folder, games)
    for name, content in (("summary.json", summary), ("timing.json", costs)):
        text = msgspec.json.format(msgspec.json.encode(content), indent=2)
        (folder.path / name).write_bytes(text + b"\n")
    drawings = plots(summary, costs, games, speaker)
    html = folder.path / "report.html"
    html.write_text(page(summary, costs, drawings, speaker), "utf-8")
    pictures = draw_all(drawings, folder.path) if png and can_draw() else []
    return Written(summary, costs, html, pictures)


def page(summary: Summary, costs: Timing, drawings: list[Plot], speaker: Speaker) -> str:
    def words(name: str, **args: int | str) -> str:
        return escape(speaker.say(Message(f"arena.{name}", dict(args))))

    plan = summary.plan
    title = words("report-title", game=speaker.say(f"{plan.game}.title"), players=plan.players)
    parts = [
        f'<!doctype html><html lang="{speaker.lang}"><head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>",
        f"<p>{words('report-what', games=summary.games, deals=summary.deals, seed=plan.seed)} "
        f"{words(measured(plan))}</p>",
    ]
    if not summary.complete:
        parts.append(f"<p><strong>{words('report-partial', games=plan.games)}</strong></p>")
    parts.append(
        f"<p class=note>{words('report-options')} <code>{escape(options(plan))}</code></p>"
    )
    for heading, table in tables(summary, costs, speaker):
        parts.append(f"<h2>{escape(heading)}</h2>{_table(table)}")
    for plot in drawings:
        parts.append(f"<h2>{escape(plot.title)}</h2><p class=note>{escape(plot.note)}</p>")
        parts.append(svg(plot))
    parts.append(f"<p class=note>{words('report-method')}</p></main></body></html>\n")
    return "".join(parts)


def measured(plan: Plan) -> str:
    """The message that says what these games compare."""
    if len(plan.bots) == 1:
        return "measured-self"
    if plan.lone:
        return "measured-lone"
    return "measured-two" if plan.players == 2 else "measured-many"


def options(plan: Plan) -> str:
    return " ".join(
        f"{key}={','.join(value) if isinstance(value, list) else value}"
        for key, value in plan.options.items()
    )


def span(interval: Interval, percent: bool = False) -> str:
    """ "61.2 % (57.0–65.2)", or the mean alone where one deal is all there is."""
    scale = 100 if percent else 1
    sign = " %" if percent else ""
    mean = f"{interval.mean * scale:.1f}{sign}"
    if interval.low is None or interval.high is None:
        return mean
    between = "–" if percent else " … "
    return f"{mean} ({interval.low * scale:.1f}{between}{interval.high * scale:.1f})"


def brief(value: float) -> str:
    """Three digits, as many as a time deserves."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def tables(summary: Summary, costs: Timing, speaker: Speaker) -> list[tuple[str, list[list[str]]]]:
    """Headings and rows, the first row being the names of the columns: for terminal and report."""
    drawn = [(speaker.say("arena.table-bots"), _bots(summary, costs, speaker))]
    if summary.contests:
        drawn.insert(0, (speaker.say("arena.table-contests"), _contests(summary, speaker)))
    seats = [[speaker.say(f"arena.col-{name}") for name in ("seat", "share", "points")]]
    for seat in summary.seats:
        seats.append([str(seat.seat + 1), span(seat.share, percent=True), span(seat.points)])
    return [*drawn, (speaker.say("arena.table-seats"), seats)]


def _contests(summary: Summary, speaker: Speaker) -> list[list[str]]:
    columns = ("lone", "crowd", "games", "wins", "share", "by-seat", "points", "margin", "verdict")
    rows = [[speaker.say(f"arena.col-{name}") for name in columns]]
    for one in summary.contests:
        rows.append(
            [
                one.lone,
                one.crowd,
                str(one.games),
                f"{one.wins:g}" + (f" ({one.ties}=)" if one.ties else ""),
                span(one.share, percent=True),
                " / ".join(f"{100 * seat.share:.0f}" for seat in one.seats),
                f"{one.points:.1f} : {one.crowd_points:.1f}",
                span(one.margin),
                speaker.say(f"arena.verdict-{one.verdict}"),
            ]
        )
    return rows


def _bots(summary: Summary, costs: Timing, speaker: Speaker) -> list[list[str]]:
    columns = ("bot", "places", "place-share", "points", "rating", "decisions", "time")
    rows = [[speaker.say(f"arena.col-{name}") for name in columns]]
    times = {one.name: one for one in costs.bots}
    for bot in sorted(summary.bots, key=lambda one: -one.rating.mu):
        time = times.get(bot.name)
        spent = [1000 * value for value in (time.mean, time.p95, time.longest)] if time else []
        rows.append(
            [
                bot.name,
                str(bot.places),
                f"{100 * bot.share:.1f} %",
                span(bot.points),
                f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}" if len(summary.bots) > 1 else "–",
                f"{bot.decisions:.0f} ({bot.choices:.0f})",
                " / ".join(brief(value) for value in spent) or "–",
            ]
        )
    return rows


def _table(rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:]
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div class=wide>{table}</div>"
