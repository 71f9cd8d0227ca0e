"""How fast programs in Python play apps: steps a second of the program's processor time, for `make bench`; Gymnasium's CartPole beside them, and MiniWoB++'s pages
in Chromium where these are installed (`pip install miniwob`, chromium, chromedriver).

The targets are those of docs/rules/exploring.md 13, for a machine of pace 1; LUNETTE_PACE is this machine's."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import Any, Callable, List

import gymnasium as gym
import lunette  # noqa: F401 - it registers the environments
from lunette.client import Client

#: Slower machines have a larger one.
PACE = float(os.environ.get("LUNETTE_PACE", "1"))


def processor_seconds() -> float:
    """Of the programs that this process has started and that still run."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid():
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def rate(count: int, work: Callable[[], None], clock: Callable[[], float] = processor_seconds) -> float:
    start = clock()
    work()
    return count / max(clock() - start, 1e-9)


def tell(what: str, value: float, least: float = 0) -> None:
    verdict = "" if not least else "met" if value >= least / PACE else "MISSED"
    target = f">= {least / PACE:.0f}" if least else "-"
    print(f"{what:<62}{value:>16.0f} 1/s  {target:<15} {verdict}")


def tell_time(what: str, seconds: float, most: float) -> None:
    """Both in seconds; the target is that of a machine of pace 1."""
    print(f"{what:<62}{seconds * 1e6:>16.0f} us   <= {most * PACE * 1e6:<12.0f} {'met' if seconds <= most * PACE else 'MISSED'}")


def measure_requests() -> None:
    """What the protocol alone costs a step in a batch, and what a reset costs."""
    with Client() as client:
        count, rounds = 64, 2_000
        session = client.request("open", plugin="fruits", count=count)["session"]
        # No app does anything.
        idle = rate(rounds * count, lambda: [client.request("step", session=session, actions=[None] * count) for _ in range(rounds)] and None)
        tell_time("the protocol of a step in a batch of 64", 1 / idle, 10e-6)
        for name, most in (("fruits", 0.7e-3), ("timetypes", 7e-3)):
            session = client.request("open", plugin=name)["session"]
            resets = rate(100, lambda: [client.request("reset", session=session, seed=seed) for seed in range(100)] and None)
            tell_time(f"a reset of {name}", 1 / resets, most)


def taps(environment: Any, count: int) -> Callable[[], None]:
    """Taps of the elements in turn."""

    def work() -> None:
        environment.reset(seed=1)
        for step in range(count):
            _, _, ended, cut, _ = environment.step(environment.action_space.sample() | {"kind": 0, "place": step % 13})
            if ended or cut:
                environment.reset(seed=step)

    return work


def measure_pages() -> None:
    """MiniWoB++'s steps, in real time: a browser's work is that of many processes."""
    try:
        import miniwob
        from miniwob.action import ActionTypes
    except ImportError:
        return
    if not shutil.which("chromedriver"):
        return
    # Selenium asks nobody for a browser.
    os.environ.update(SE_OFFLINE="true", SE_AVOID_STATS="true")
    gym.register_envs(miniwob)
    with gym.make("miniwob/click-test-2-v1") as page:
        page.reset(seed=1)
        count = 30

        def work() -> None:
            for _ in range(count):
                _, _, ended, cut, _ = page.step(page.unwrapped.create_action(ActionTypes.NONE))  # type: ignore[attr-defined]
                if ended or cut:
                    page.reset()

        tell("MiniWoB++'s steps in Chromium", rate(count, work, time.monotonic))


def main() -> None:
    for name, least in (("fruits-last", 4_000), ("settings-about", 1_200)):
        with gym.make(f"lunette/{name}-v0", observation="elements", actions="elements") as environment:
            tell(f"served steps to rest with elements, {name}", rate(2_000, taps(environment.unwrapped, 2_000)), least)
    with gym.make("lunette/fruits-v0", observation="pixels") as environment:
        tell("served steps with pixels, fruits", rate(300, taps(environment.unwrapped, 300)), 250)
    measure_requests()
    count = 64
    vector = gym.make_vec("lunette/fruits-v0", num_envs=count, vectorization_mode="vector_entry_point")
    vector.reset(seed=1)
    vector.action_space.seed(1)
    actions: List[Any] = [vector.action_space.sample() for _ in range(50)]
    tell(f"steps of {count} apps in one program", rate(count * len(actions), lambda: [vector.step(action) for action in actions] and None))
    vector.close()
    cart = gym.make("CartPole-v1")
    cart.reset(seed=1)

    def balance() -> None:
        for _ in range(20_000):
            _, _, ended, cut, _ = cart.step(cart.action_space.sample())
            if ended or cut:
                cart.reset()

    tell("Gymnasium's CartPole, steps of this process", rate(20_000, balance, time.process_time))
    measure_pages()


if __name__ == "__main__":
    main()
