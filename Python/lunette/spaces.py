"""Spaces of environments, and how frames of the protocol become observations."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from gymnasium.vector.utils.space_utils import concatenate, create_empty_array, iterate
from numpy.typing import NDArray

#: The kinds of actions, by their numbers.
KINDS = ("tap", "doubleTap", "longPress", "swipeLeft", "swipeRight", "swipeUp", "swipeDown", "type", "wait")
TYPE, WAIT = KINDS.index("type"), KINDS.index("wait")

#: The elements of a table, and the bytes of each one's text. Source: docs/rules/playing.md, 1
COUNT, TEXT = 64, 64
_FLAGS = 5 * COUNT
_FRAMES = _FLAGS + COUNT * 4 * 4
TABLE = _FRAMES + COUNT * TEXT

OBSERVATIONS = ("elements", "tree", "json", "text", "pixels")
ACTIONS = ("elements", "points")
#: Longest text that one action types. Units: characters. Ours
LONGEST_TEXT = 200
#: What samples of texts are made of.
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-\n"


class Unicode(gym.Space[str]):
    """Texts of any characters, up to a length."""

    def __init__(self, longest: Optional[int] = None, seed: Optional[int] = None) -> None:
        super().__init__((), None, seed)
        self.longest = longest

    @property
    def is_np_flattenable(self) -> bool:
        return False

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        length = int(self.np_random.integers(0, min(self.longest or 20, 20) + 1))
        return "".join(_LETTERS[int(place)] for place in self.np_random.integers(0, len(_LETTERS), length))

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and (self.longest is None or len(x) <= self.longest)

    def __repr__(self) -> str:
        return f"Unicode({self.longest})"

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Unicode) and self.longest == other.longest

    def __hash__(self) -> int:
        return hash(("Unicode", self.longest))


def _batch_texts(space: Unicode, n: int = 1) -> "gym.Space[Any]":
    return spaces.Tuple([Unicode(space.longest) for _ in range(n)])


def _concatenate_texts(space: Unicode, items: Any, out: Any) -> Tuple[Any, ...]:
    return tuple(items)


def _empty_texts(space: Unicode, n: int = 1, fn: Any = None) -> Tuple[str, ...]:
    return ("",) * n


batch_space.register(Unicode, _batch_texts)
concatenate.register(Unicode, _concatenate_texts)
create_empty_array.register(Unicode, _empty_texts)


def observation_space(form: str, width: int, height: int) -> gym.Space[Any]:
    """The space of one form of observations, on a screen of so many points."""
    if form == "elements":
        side = float(max(width, height))
        return spaces.Dict(
            {
                "role": spaces.Box(0, 255, (COUNT,), np.uint8),
                "text": spaces.Box(0, 255, (COUNT, TEXT), np.uint8),
                "frame": spaces.Box(0.0, side, (COUNT, 4), np.float32),
                "enabled": spaces.MultiBinary(COUNT),
                "selected": spaces.MultiBinary(COUNT),
                "mask": spaces.MultiBinary(COUNT),
            }
        )
    if form == "pixels":
        return spaces.Box(0, 255, (height, width, 3), np.uint8)
    if form in OBSERVATIONS:
        return Unicode()
    raise ValueError(f"observation is one of {', '.join(OBSERVATIONS)}, not {form!r}")


def action_space(form: str) -> spaces.Dict:
    """The space of actions at elements, or at points."""
    place: gym.Space[Any]
    if form == "elements":
        place = spaces.Discrete(COUNT)
    elif form == "points":
        # As shares of the screen, which is what learners are good at.
        place = spaces.Box(0.0, 1.0, (2,), np.float32)
    else:
        raise ValueError(f"actions are one of {', '.join(ACTIONS)}, not {form!r}")
    return spaces.Dict({"kind": spaces.Discrete(len(KINDS)), "place": place, "text": Unicode(LONGEST_TEXT)})


def wire_form(observation: str) -> str:
    """The protocol's name of an observation."""
    return "packed" if observation == "elements" else observation


def wire_action(action: Mapping[str, Any], form: str, width: int, height: int) -> Dict[str, Any]:
    """An action for the program, on a screen of so many points."""
    if not isinstance(action, Mapping) or "kind" not in action:
        raise ValueError(f"an action is a dictionary with kind, place and text, as action_space.sample() gives it, not {action!r}")
    number = int(action["kind"])
    if not 0 <= number < len(KINDS):
        raise ValueError(f"the kind of an action is from 0 to {len(KINDS) - 1}, not {number}")
    wanted = "text" if number == TYPE else "place"
    if number != WAIT and wanted not in action:
        raise ValueError(f'an action of the kind {number}, {KINDS[number]}, needs "{wanted}"')
    if number == TYPE:
        return {"kind": KINDS[number], "text": str(action["text"])}
    if number == WAIT:
        return {"kind": KINDS[number]}
    if form == "elements":
        return {"kind": KINDS[number], "element": int(action["place"])}
    x, y = (float(part) for part in np.asarray(action["place"], np.float64).ravel())
    # The right and the lower edge belong to the screen.
    point = [min(x * width, width - 0.01), min(y * height, height - 0.01)]
    return {"kind": KINDS[number], "point": point}


def gym_action(action: Mapping[str, Any], point: Optional[Sequence[float]], form: str, width: int, height: int) -> Dict[str, Any]:
    """An action of the program as one of the environment's space."""
    place: Union[int, NDArray[np.float32]]
    if form == "elements":
        place = int(action.get("element", 0))
    else:
        x, y = point if point is not None else (0.0, 0.0)
        place = np.array((x / width, y / height), np.float32)
    return {"kind": KINDS.index(action["kind"]), "place": place, "text": str(action.get("text", ""))}


class Tables:
    """The elements of several apps, as arrays whose first axis counts the apps."""

    def __init__(self, data: bytes, count: int) -> None:
        table = np.frombuffer(data, np.uint8).copy().reshape(count, TABLE)
        flags = table[:, :_FLAGS].reshape(count, 5, COUNT)
        self.observation: Dict[str, NDArray[Any]] = {
            "role": flags[:, 0],
            "enabled": flags[:, 1].view(np.int8),
            "selected": flags[:, 2].view(np.int8),
            "mask": flags[:, 3].view(np.int8),
            "frame": table[:, _FLAGS:_FRAMES].view("<f4").reshape(count, COUNT, 4).astype(np.float32, copy=False),
            "text": table[:, _FRAMES:].reshape(count, COUNT, TEXT),
        }
        self.possible: NDArray[np.int8] = flags[:, 4].view(np.int8)


def masks(possible: NDArray[np.int8], takes_keys: NDArray[np.bool_], form: str) -> Dict[str, NDArray[np.int8]]:
    """What can be done now, for several apps: masks of the parts of `action_space`. Their first axis counts the apps."""
    count = len(takes_keys)
    kinds = np.ones((count, len(KINDS)), np.int8)
    kinds[:, TYPE] = takes_keys
    if form == "elements":
        kinds[:, :TYPE] = np.asarray(possible.any(axis=1)).reshape(count, 1)
        return {"kind": kinds, "place": possible}
    return {"kind": kinds}


def decode(text: "NDArray[np.uint8]") -> str:
    """The text of an element of an observation."""
    return bytes(text).rstrip(b"\0").decode("utf-8", "replace")


__all__: List[str] = [
    "ACTIONS", "COUNT", "KINDS", "OBSERVATIONS", "TEXT", "Tables", "Unicode", "action_space", "decode", "gym_action", "iterate", "masks",
    "observation_space", "wire_action", "wire_form",
]
