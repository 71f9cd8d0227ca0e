"""Gymnasium's environments."""

from __future__ import annotations

import os
import signal
import warnings
from typing import Any, Dict, List

import pytest

gym = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import lunette  # noqa: E402
from conftest import ROOT  # noqa: E402
from lunette._tasks import TASKS  # noqa: E402

WAIT = {"kind": 8, "place": 0, "text": ""}
#: How many seeds each task is tried with. The figure of the guide is tried with LUNETTE_SEEDS=50
SEEDS = int(os.environ.get("LUNETTE_SEEDS", "2"))
#: How many actions at random a task is tried with.
STRAYS = 60


def equal(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    if isinstance(one, (tuple, list)):
        return len(one) == len(other) and all(equal(a, b) for a, b in zip(one, other))
    return bool(np.array_equal(one, other))


def state(env: Any) -> Any:
    """The hash of the state of an environment's app."""
    return env._apps.client.request("hash", session=env._apps.session, app=0)["hash"]


def test_the_tasks_are_those_of_the_folder() -> None:
    assert sorted(TASKS) == sorted(path.stem for path in (ROOT / "tasks").glob("*.lua"))
    assert len(TASKS) == 20


@pytest.mark.parametrize("task", TASKS)
def test_e145_a_task_has_a_sound_environment_and_a_solution(task: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gym.make(f"lunette/{task}-v0")
        check_env(env.unwrapped, skip_render_check=True)
        for seed in range(SEEDS):
            env.reset(seed=seed)
            actions = env.unwrapped.solution()
            results = [env.step(action)[1:4] for action in actions]
            assert results[-1] == (1.0, True, False) and all(result == (0.0, False, False) for result in results[:-1])
        env.reset(seed=SEEDS)
        results = []
        while not results or not (results[-1][1] or results[-1][2]):
            results.append(env.step(WAIT)[1:4])
        assert all(reward == 0 for reward, _, _ in results) and results[-1] == (0.0, False, True)
        # Whatever a learner tries, the task only looks.
        _, info = env.reset(seed=SEEDS)
        env.action_space.seed(1)
        for _ in range(STRAYS):
            _, _, terminated, truncated, info = env.step(env.action_space.sample(mask=info["action_mask"]))
            assert "error" not in info, info["error"]
            if terminated or truncated:
                _, info = env.reset()
        env.close()


@pytest.mark.parametrize("actions", ["elements", "points"])
@pytest.mark.parametrize("observation", ["elements", "tree", "json", "text", "pixels"])
def test_e145_observations_and_actions(observation: str, actions: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gym.make("lunette/fruits-v0", observation=observation, actions=actions)
        check_env(env.unwrapped, skip_render_check=True)
        _, info = env.reset(seed=7)
        assert info["goal"].startswith("Pick ")
        for _ in range(3):
            seen, _, over, cut, info = env.step(env.action_space.sample(mask=info["action_mask"]))
            assert env.observation_space.contains(seen)
            if over or cut:
                _, info = env.reset()
        env.reset(seed=7)
        assert [env.step(action)[1:4] for action in env.unwrapped.solution()] == [(1.0, True, False)]
        env.close()


def test_e148_an_impossible_action_does_nothing() -> None:
    env = gym.make("lunette/fruits-v0").unwrapped
    seen, _ = env.reset(seed=1)
    before = state(env)
    after, reward, over, cut, info = env.step({"kind": 0, "place": 60, "text": ""})
    assert state(env) == before
    assert (reward, over, cut, info["invalid"], info["frame"]) == (0.0, False, False, True, 0)
    assert equal(seen, after)
    # It was a step: the limit is reached as by others.
    steps = 1
    while not (over or cut):
        _, reward, over, cut, info = env.step({"kind": 7, "place": 0, "text": "nobody takes it"})
        assert info["invalid"] and reward == 0
        steps += 1
    assert (steps, cut) == (10, True)
    with pytest.raises(gym.error.ResetNeeded):
        env.step(WAIT)
    env.close()


def test_e147_the_solution_earns_1_and_nothing_earns_0() -> None:
    env = gym.make("lunette/fruits-v0").unwrapped
    env.reset(seed=7)
    results = [env.step(action)[1:4] for action in env.solution()]
    assert results[-1] == (1.0, True, False) and all(result == (0.0, False, False) for result in results[:-1])
    env.reset(seed=7)
    results = []
    while not results or not (results[-1][1] or results[-1][2]):
        results.append(env.step(WAIT)[1:4])
    assert all(result[0] == 0 for result in results) and results[-1][1:] == (False, True)
    env.close()


def test_wrong_actions_are_told_in_words() -> None:
    with pytest.raises(ValueError, match="frames is how many frames"):
        gym.make("lunette/fruits-v0", frames=0)
    env = gym.make("lunette/fruits-v0").unwrapped
    env.reset(seed=1)
    wrong: Any = None
    for wrong, words in ((None, "an action is a dictionary"), ({}, "an action is a dictionary"), ({"kind": 7}, 'needs "text"'), ({"kind": 0}, 'needs "place"')):
        with pytest.raises(ValueError, match=words):
            env.step(wrong)
    assert env.step(WAIT)[1:4] == (0.0, False, False)
    env.close()


def test_e151_pixels() -> None:
    env = gym.make("lunette/fruits-v0", observation="pixels", render_mode="rgb_array")
    one, _ = env.reset(seed=1)
    assert one.dtype == np.uint8 and one.shape == (568, 320, 3)
    assert np.array_equal(env.render(), one)
    two, _ = env.reset(seed=2)
    assert np.array_equal(one, two)
    env.close()


def test_a_wrong_name() -> None:
    for options in ({"observation": "smell"}, {"actions": "thoughts"}, {"colour": 1}):
        with pytest.raises((ValueError, lunette.ProtocolError, gym.error.Error)):
            gym.make("lunette/fruits-v0", **options)


def same(env: Any, vector_seen: Any, place: int, seen: Any) -> bool:
    part = {key: value[place] for key, value in vector_seen.items()} if isinstance(vector_seen, dict) else vector_seen[place]
    return equal(part, seen)


def test_a_mode_has_gymnasiums_value_or_its_name() -> None:
    def mode(name: str) -> Any:
        vector = gym.make_vec("lunette/fruits-v0", num_envs=1, vectorization_mode="vector_entry_point", autoreset_mode=name)
        vector.close()
        return vector.metadata["autoreset_mode"]

    assert mode("same_step") is mode("SameStep") is AutoresetMode.SAME_STEP
    with pytest.raises(ValueError, match="NextStep, SameStep, Disabled, not 'never'"):
        mode("never")


@pytest.mark.parametrize("observation", ["elements", "text", "pixels"])
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_e149_a_vector_is_the_single_environments(mode: AutoresetMode, observation: str) -> None:
    """Each environment of a vector shows and earns what the single one with its seed does, over several episodes."""
    count, seed = 4, 11
    vector = gym.make_vec(
        "lunette/fruits-v0", num_envs=count, vectorization_mode="vector_entry_point", autoreset_mode=mode, observation=observation
    )
    assert vector.metadata["autoreset_mode"] is mode
    singles = [gym.make("lunette/fruits-v0", observation=observation).unwrapped for _ in range(count)]
    seen, infos = vector.reset(seed=seed)
    shown = []
    for place, single in enumerate(singles):
        one, info = single.reset(seed=seed + place)
        shown.append(one)
        assert same(single, seen, place, one) and infos["goal"][place] == info["goal"]
    over = np.zeros(count, np.bool_)
    ends = 0
    for step in range(8):
        # Environment 2 solves its task, the others wait or tap.
        actions: List[Dict[str, Any]] = [
            single.solution()[0] if place == 2 and not over[place] else {"kind": place % 2 * 8, "place": (step + place) % 13, "text": ""}
            for place, single in enumerate(singles)
        ]
        batch = {
            "kind": np.array([action["kind"] for action in actions]),
            "place": np.array([action["place"] for action in actions]),
            "text": tuple(action["text"] for action in actions),
        }
        if mode is AutoresetMode.DISABLED and over.any():
            seen, infos = vector.reset(options={"reset_mask": over})
            for place in np.flatnonzero(over):
                shown[place], _ = singles[place].reset()
            assert all(same(single, seen, place, shown[place]) for place, single in enumerate(singles))
            over[:] = False
            continue
        seen, rewards, terminated, truncated, infos = vector.step(batch)
        for place, single in enumerate(singles):
            if over[place] and mode is AutoresetMode.NEXT_STEP:
                shown[place], info = single.reset()
                result = (0.0, False, False)
            else:
                shown[place], reward, done, cut, info = single.step(actions[place])
                result = (reward, done, cut)
                if (done or cut) and mode is AutoresetMode.SAME_STEP:
                    assert equal(infos["final_obs"][place], shown[place])
                    shown[place], info = single.reset()
            assert (rewards[place], terminated[place], truncated[place]) == result
            assert same(single, seen, place, shown[place])
            assert infos["frame"][place] == info["frame"]
        over = (terminated | truncated) if mode is not AutoresetMode.SAME_STEP else np.zeros(count, np.bool_)
        ends += int((terminated | truncated).sum())
    assert ends >= 3
    vector.close()
    for single in singles:
        single.close()


def test_an_apps_error_ends_its_episode_only(tmp_path: Any) -> None:
    (tmp_path / "tasks").mkdir()
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "init.lua").write_text(
        "local app = {}\nfunction app:didFinishLaunching()\n  local window = UIWindow { backgroundColor = 'white' }\n"
        "  local go = UIButton { frame = { 40, 100, 80, 44 }, title = 'Go' }\n  go:addTarget('touchUpInside', function() error 'boom' end)\n"
        "  window:addSubview(go)\n  window:makeKeyAndVisible()\nend\nreturn app\n"
    )
    (tmp_path / "tasks" / "go.lua").write_text("return { plugin = 'app', goal = 'Go.', check = function() return 0 end }\n")
    from lunette.environments import register

    assert register(tmp_path / "tasks") == ["lunette/go-v0"]
    vector = gym.make_vec("lunette/go-v0", num_envs=3, vectorization_mode="vector_entry_point")
    vector.reset(seed=1)
    batch = {"kind": np.array([8, 0, 8]), "place": np.zeros(3, np.int64), "text": ("", "", "")}
    _, rewards, terminated, truncated, infos = vector.step(batch)
    assert list(terminated) == [False, True, False] and not rewards.any() and not truncated.any()
    assert "boom" in infos["error"][1] and list(infos["_error"]) == [False, True, False]
    assert not vector.step(batch)[2].any()
    vector.close()


def test_an_episode_begins_in_a_new_program_where_the_old_one_was_lost() -> None:
    single = gym.make("lunette/fruits-v0")
    first, _ = single.reset(seed=7)
    vector = gym.make_vec("lunette/fruits-v0", num_envs=2, vectorization_mode="vector_entry_point")
    vector.reset(seed=7)
    for env in (single.unwrapped, vector):
        os.kill(env._apps.client.pid, signal.SIGKILL)
    with pytest.raises(lunette.ProtocolError, match="signal 9"):
        single.step(WAIT)
    with pytest.raises(lunette.ProtocolError, match="signal 9"):
        vector.step({"kind": np.array([8, 8]), "place": np.zeros(2, np.int64), "text": ("", "")})
    again, _ = single.reset(seed=7)
    assert equal(first, again)
    both, _ = vector.reset(seed=7)
    assert equal(first, {key: value[0] for key, value in both.items()})
    single.close()
    vector.close()
    with pytest.raises(lunette.ProtocolError, match="closed"):
        single.reset(seed=7)
