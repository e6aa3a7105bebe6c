"""An analysis of a match as the house tells it, without the minutes that a real one takes."""

from typing import Any, Final

from playwright.sync_api import Route

# The moments of a match, that on the page if no other is named, at which everybody saw something happen.
TOLD: Final = """async (address) => {
  const match = (address ?? location.pathname).split("/").at(-1);
  const { frames } = await (await fetch(`/api/matches/${match}?eyes=`)).json();
  const quiet = ["answered", "turn", "round"];
  const telling = ({ events }) => events.some(({ kind }) => !quiet.includes(kind));
  return frames.flatMap((frame, i) => (i && telling(frame) ? [i] : []));
}"""

CALL: Final[dict[str, Any]] = {"id": 2, "verb": "call", "args": {}}


class Analyst:
    """Answers as the house does: unasked, waiting, at work, done."""

    def __init__(
        self, told: list[int], asked: bool = False, best: dict[str, Any] = CALL
    ) -> None:
        self._told = [_analysis("waiting", told), _analysis("working", told)]
        self._found = _analysis("done", told, best)
        self._asked = asked

    def answer(self, route: Route) -> None:
        """The next thing to say."""
        self._asked |= route.request.method == "POST"
        found = self._told.pop(0) if self._asked and self._told else self._found
        route.fulfill(json=found if self._asked else _analysis("unasked", [0, 0]))


def _analysis(state: str, told: list[int], best: dict[str, Any] = CALL) -> dict[str, Any]:
    last = told[-1]
    shares = {0: [0.5, 0.5], last // 2: [0.3, 0.7], last: [0.0, 1.0]}
    curve = [{"entry": entry, "shares": each} for entry, each in shares.items()]
    swing = {"seat": 1, "about": 0, "before": 0.5, "after": 0.3}
    played = {"id": 1, "verb": "draw", "args": {}}
    made = {"pick": 0, "played": played, "played_share": 0.4, "best_share": 0.5}
    good, bad = (
        {**made, "best": played, "cost": 0.0, "gainer": None, "gained": 0.0},
        {**made, "best": best, "cost": 0.12, "gainer": 1, "gained": 0.08},
    )
    return {
        "match": "any",
        "seat": 0,
        "state": state,
        "done": last // 3,
        "total": last,
        "iterations": 200,
        "choices": [{**good, "entry": 2}, {**bad, "entry": 4}],
        "curve": curve,
        "turns": [{**swing, "entry": told[0]}, {**swing, "entry": told[-2]}],
    }
