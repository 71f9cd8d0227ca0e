"""Gymnasium's environments: `gym.make("lunette/fruits-v0")` after `import lunette`.

Each is a task of `tasks/`, which docs/rules/playing.md describes.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import gymnasium as gym
import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from . import spaces
from .binary import PathLike, find_project
from .client import Client
from .errors import LunetteError, error_of

#: Seeds that environments draw are below this. Ours: short enough to be typed
_SEEDS = 1 << 31


def register(folder: PathLike) -> List[str]:
    """Registers an environment for each task in a folder of a project, and returns their ids. Those that come with the program are there already."""
    path = Path(folder).resolve()
    ids = []
    for file in sorted(path.glob("*.lua")):
        identifier = f"lunette/{file.stem}-v0"
        ids.append(identifier)
        gym.register(
            id=identifier,
            entry_point="lunette.environments:LunetteEnv",
            vector_entry_point="lunette.environments:LunetteVectorEnv",
            kwargs={"task": f"{path.name}/{file.stem}", "project": os.fspath(path.parent)},
        )
    return ids


class _Apps:
    """The apps of an environment in a program of their own."""

    def __init__(
        self,
        task: str,
        count: int,
        observation: str,
        actions: str,
        frames: Optional[int],
        binary: Optional[PathLike],
        project: Optional[PathLike],
        options: Mapping[str, Any],
    ) -> None:
        if actions not in spaces.ACTIONS:
            raise ValueError(f"actions are one of {', '.join(spaces.ACTIONS)}, not {actions!r}")
        if observation not in spaces.OBSERVATIONS:
            raise ValueError(f"observation is one of {', '.join(spaces.OBSERVATIONS)}, not {observation!r}")
        if frames is not None and (isinstance(frames, bool) or not isinstance(frames, int) or frames < 1):
            raise ValueError(f"frames is how many frames a step takes, a whole number from 1, or None for a step up to rest, not {frames!r}")
        self.observation, self.actions, self.frames, self.count = observation, actions, frames, count
        self._opening = {"task": task, "count": count, **options}
        self._binary, self._project, self._is_closed = binary, find_project(project, task=task), False
        opened = self._start()
        self.width, self.height = int(opened["screen"]["width"]), int(opened["screen"]["height"])
        self.observation_space = spaces.observation_space(observation, self.width, self.height)
        self.action_space = spaces.action_space(actions)

    def _start(self) -> Dict[str, Any]:
        self.client = Client(self._binary, self._project)
        try:
            opened = self.client.request("open", **self._opening)
        except BaseException:
            self.client.close()
            raise
        self.session = int(opened["session"])
        self.steps = int(opened["steps"])
        return opened

    def close(self) -> None:
        self._is_closed = True
        self.client.close()

    def request(self, method: str, **parameters: Any) -> "_Batch":
        result, data = self.client.request_bytes(
            method, session=self.session, observation=spaces.wire_form(self.observation), **parameters
        )
        return _Batch(result["apps"], data, self)

    def step(self, moves: Sequence[Optional[Mapping[str, Any]]]) -> "_Batch":
        return self.request("step", actions=list(moves), frames=self.frames)

    def reset(self, places: Sequence[int], seeds: Sequence[int]) -> "_Batch":
        # A program that was lost is no end: an episode begins in a new one.
        if self.client.closed and not self._is_closed:
            self._start()
        batch = self.request("reset", apps=list(places), seeds=list(seeds))
        for answer in batch.answers:
            if "error" in answer:
                raise error_of(answer["error"])
        return batch

    def wire(self, action: Mapping[str, Any]) -> Dict[str, Any]:
        return spaces.wire_action(action, self.actions, self.width, self.height)

    def action(self, action: Mapping[str, Any], point: Optional[Sequence[float]]) -> Dict[str, Any]:
        return spaces.gym_action(action, point, self.actions, self.width, self.height)

    def picture(self, place: int) -> NDArray[np.uint8]:
        result, data = self.client.request_bytes("observe", session=self.session, app=place, form="pixels")
        picture: NDArray[np.uint8] = np.array(np.frombuffer(data, np.uint8).reshape(int(result["height"]), int(result["width"]), 3))
        return picture

    def solution(self, place: int) -> List[Dict[str, Any]]:
        answer = self.client.request("recording", session=self.session, app=place, of="solution", frames=self.frames)
        return [self.action(action, point) for action, point in zip(answer["actions"], answer["points"])]


class _Batch:
    """Answers of several apps, with what there is to see."""

    def __init__(self, answers: List[Dict[str, Any]], data: bytes, apps: _Apps) -> None:
        self.answers = answers
        self._apps = apps
        count = len(answers)
        self.possible: NDArray[np.int8] = np.zeros((count, spaces.COUNT), np.int8)
        takes_keys = np.array([bool(answer.get("takesKeys", False)) for answer in answers], np.bool_)
        self.observations: Any
        if apps.observation == "elements":
            tables = spaces.Tables(data, count)
            self.observations, self.possible = tables.observation, tables.possible
        elif apps.observation == "pixels":
            self.observations = np.frombuffer(data, np.uint8).copy().reshape(count, apps.height, apps.width, 3)
        else:
            self.observations = tuple(str(answer.get("observation", "")) for answer in answers)
        if apps.observation != "elements" and apps.actions == "elements":
            for place, answer in enumerate(answers):
                for number, value in enumerate(answer.get("possible", ())[: spaces.COUNT]):
                    self.possible[place, number] = value
        self.masks = spaces.masks(self.possible, takes_keys, apps.actions)

    def observation(self, place: int) -> Any:
        if isinstance(self.observations, dict):
            return {key: value[place] for key, value in self.observations.items()}
        return self.observations[place]

    def mask(self, place: int) -> Dict[str, Any]:
        """For `action_space.sample(mask=...)`."""
        mask: Dict[str, Any] = {"place": None, "text": None}
        for key, value in self.masks.items():
            mask[key] = value[place]
        return mask

    def info(self, place: int) -> Dict[str, Any]:
        answer = self.answers[place]
        info: Dict[str, Any] = {
            "action_mask": self.mask(place),
            "frame": int(answer.get("frame", 0)),
            "time": float(answer.get("time", 0.0)),
            "invalid": "invalid" in answer,
        }
        for key in ("goal", "parameters"):
            if key in answer:
                # As one value: parameters of different tasks have different names.
                info[key] = answer[key]
        if "invalid" in answer:
            info["reason"] = answer["invalid"]
        if "error" in answer:
            info["error"] = answer["error"]["message"]
        return info

    def outcome(self, place: int) -> Tuple[float, bool, bool]:
        """Reward, terminated, truncated."""
        answer = self.answers[place]
        if "error" in answer:
            if answer["error"]["kind"] == "task":
                raise error_of(answer["error"])
            if answer["error"]["kind"] == "ended":
                raise gym.error.ResetNeeded(answer["error"]["message"])
            return 0.0, True, False
        return float(answer.get("reward", 0.0)), bool(answer.get("terminated", False)), bool(answer.get("truncated", False))


class LunetteEnv(gym.Env[Any, Dict[str, Any]]):
    """One app with one task.

    task:        the name of a task, or the path of its file in the project
    observation: elements, tree, json, text or pixels
    actions:     elements or points
    frames:      how many frames a step takes; None: until the app is at rest
    """

    metadata: Dict[str, Any] = {"render_modes": ["rgb_array", "ansi"], "render_fps": 60}

    def __init__(
        self,
        task: str,
        observation: str = "elements",
        actions: str = "elements",
        frames: Optional[int] = None,
        render_mode: Optional[str] = None,
        binary: Optional[PathLike] = None,
        project: Optional[PathLike] = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.render_mode = render_mode
        self._apps = _Apps(task, 1, observation, actions, frames, binary, project, options)
        self.observation_space = self._apps.observation_space
        self.action_space = self._apps.action_space
        self.goal = ""

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Dict[str, Any]]:
        super().reset(seed=seed)
        batch = self._apps.reset([0], [_episode_seed(seed, self.np_random)])
        info = batch.info(0)
        self.goal = info.get("goal", "")
        return batch.observation(0), info

    def step(self, action: Dict[str, Any]) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        batch = self._apps.step([self._apps.wire(action)])
        reward, terminated, truncated = batch.outcome(0)
        return batch.observation(0), reward, terminated, truncated, batch.info(0)

    def solution(self) -> List[Dict[str, Any]]:
        """The actions of the task's solution from here on."""
        return self._apps.solution(0)

    def hash(self) -> str:
        """The hash of the app's state."""
        return str(self._apps.client.request("hash", session=self._apps.session, app=0)["hash"])

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return self._apps.picture(0)
        if self.render_mode == "ansi":
            return self._apps.client.request("observe", session=self._apps.session, app=0, form="text")["observation"]
        return None

    def close(self) -> None:
        apps = getattr(self, "_apps", None)
        if apps is not None:
            apps.close()


def _episode_seed(seed: Optional[int], random: np.random.Generator) -> int:
    return int(seed) if seed is not None else int(random.integers(_SEEDS))


def _autoreset_mode(mode: Union[str, AutoresetMode]) -> AutoresetMode:
    """A mode by its value (`NextStep`) or its name (`next_step`, `next step`)."""
    wanted = mode.value if isinstance(mode, AutoresetMode) else str(mode)
    for known in AutoresetMode:
        if known.value.lower() == wanted.replace("_", "").replace(" ", "").lower():
            return known
    raise ValueError(f"autoreset_mode is one of {', '.join(known.value for known in AutoresetMode)}, not {mode!r}")


class LunetteVectorEnv(VectorEnv[Any, Any, Any]):
    """Many apps with the same task in one program: environment i is the single one with seed s + i."""

    metadata: Dict[str, Any] = {"render_modes": ["rgb_array", "ansi"], "render_fps": 60}

    def __init__(
        self,
        task: str,
        num_envs: int = 1,
        observation: str = "elements",
        actions: str = "elements",
        frames: Optional[int] = None,
        render_mode: Optional[str] = None,
        autoreset_mode: Union[str, AutoresetMode] = AutoresetMode.NEXT_STEP,
        binary: Optional[PathLike] = None,
        project: Optional[PathLike] = None,
        **options: Any,
    ) -> None:
        self.autoreset_mode = _autoreset_mode(autoreset_mode)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        self._apps = _Apps(task, num_envs, observation, actions, frames, binary, project, options)
        self.single_observation_space = self._apps.observation_space
        self.single_action_space = self._apps.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._randoms: List[Optional[np.random.Generator]] = [None] * num_envs
        self._over = np.zeros(num_envs, np.bool_)
        self._seen: Any = None

    def _seed(self, place: int, seed: Optional[int]) -> int:
        """As the single environment does: a given seed, else the next number of its generator."""
        random = self._randoms[place]
        if seed is not None or random is None:
            random = seeding.np_random(seed)[0]
            self._randoms[place] = random
        return _episode_seed(seed, random)

    def reset(
        self, *, seed: Union[int, Sequence[Optional[int]], None] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        if seed is None:
            seeds: List[Optional[int]] = [None] * self.num_envs
        elif isinstance(seed, (int, np.integer)):
            seeds = [int(seed) + place for place in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"a list of seeds has one for each of the {self.num_envs} environments, this one has {len(seeds)}")
        mask = (options or {}).get("reset_mask")
        if mask is None:
            places = list(range(self.num_envs))
        else:
            if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
                raise ValueError(f"reset_mask is an array of {self.num_envs} booleans, at least one of them true")
            places = [int(place) for place in np.flatnonzero(mask)]
        batch = self._apps.reset(places, [self._seed(place, seeds[place]) for place in places])
        self._over[places] = False
        infos: Dict[str, Any] = {}
        for number, place in enumerate(places):
            infos = self._add_info(infos, batch.info(number), place)
        self._see(batch, places)
        return self._copy_of_seen(), infos

    def _see(self, batch: _Batch, places: Sequence[int]) -> None:
        """Puts what some environments show to the place of each."""
        if len(places) == self.num_envs:
            self._seen = batch.observations
        elif isinstance(self._seen, dict):
            for key, value in batch.observations.items():
                self._seen[key][places] = value
        elif isinstance(self._seen, tuple):
            texts = list(self._seen)
            for number, place in enumerate(places):
                texts[place] = batch.observations[number]
            self._seen = tuple(texts)
        else:
            self._seen[places] = batch.observations

    def _copy_of_seen(self) -> Any:
        """The arrays of an answer are its own; those that were partly replaced are given out again, so they are copied."""
        if isinstance(self._seen, dict):
            return {key: value.copy() for key, value in self._seen.items()}
        return self._seen if isinstance(self._seen, tuple) else self._seen.copy()

    def step(
        self, actions: Any
    ) -> Tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Dict[str, Any]]:
        resetting = self._over.copy()
        if self.autoreset_mode is not AutoresetMode.NEXT_STEP and resetting.any():
            places = ", ".join(str(place) for place in np.flatnonzero(resetting))
            raise gym.error.ResetNeeded(f"the episodes of the environments {places} have ended; reset them with options={{'reset_mask': ...}}")
        moves: List[Mapping[str, Any]] = []
        for place, action in enumerate(spaces.iterate(self.action_space, actions)):
            moves.append({"reset": self._seed(place, None)} if resetting[place] else self._apps.wire(action))
        batch = self._apps.step(moves)
        rewards = np.zeros(self.num_envs, np.float64)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        for place in range(self.num_envs):
            if resetting[place]:
                if "error" in batch.answers[place]:
                    raise error_of(batch.answers[place]["error"])
            else:
                rewards[place], terminated[place], truncated[place] = batch.outcome(place)
        over = terminated | truncated
        again = [int(place) for place in np.flatnonzero(over)] if self.autoreset_mode is AutoresetMode.SAME_STEP else []
        infos: Dict[str, Any] = {}
        for place in again:
            final = {"final_obs": batch.observation(place), "final_info": batch.info(place)}
            infos = self._add_info(infos, final, place)
        for place in range(self.num_envs):
            if place not in again:
                infos = self._add_info(infos, batch.info(place), place)
        self._see(batch, list(range(self.num_envs)))
        if again:
            # What the first episode showed at its end is given out as `final_obs`, so its arrays are not changed.
            self._seen = self._copy_of_seen()
            fresh = self._apps.reset(again, [self._seed(place, None) for place in again])
            for number, place in enumerate(again):
                infos = self._add_info(infos, fresh.info(number), place)
            self._see(fresh, again)
        self._over = np.zeros(self.num_envs, np.bool_) if again else over
        return self._copy_of_seen(), rewards, terminated, truncated, infos

    def solutions(self) -> List[List[Dict[str, Any]]]:
        """The actions of the task's solution from here on, for each environment."""
        return [self._apps.solution(place) for place in range(self.num_envs)]

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return tuple(self._apps.picture(place) for place in range(self.num_envs))
        if self.render_mode == "ansi":
            answers = self._apps.client.request("observe", session=self._apps.session, form="text")["apps"]
            return tuple(answer.get("observation", "") for answer in answers)
        return None

    def close_extras(self, **kwargs: Any) -> None:
        self._apps.close()


__all__ = ["LunetteEnv", "LunetteError", "LunetteVectorEnv", "register"]
