#!/usr/bin/env bash
# Every test: Swift's, random scenarios, Lua's specs, those of the Python package. What failed is told once more at the end, and the last line counts all tests.
# Usage: test.sh BUILD LUNETTE SPECS (a folder of built programs, the program, a folder of specs); SWIFT_FLAGS has words for swift build,
# FUZZ_ROUNDS how long the random scenarios are
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$1 lunette=$2 specs=$3
SWIFT_FLAGS=${SWIFT_FLAGS:-}
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0

# Not all that fails says so in a way that the list below finds; so each part that failed is named there.
part() {
  "$@" 2>&1 | tee -a "$log" && return
  failed=1
  echo "FAIL: $*" >> "$log"
}

# What the tests need beside Swift is fetched while they are built: one waits for the net, the other for the processor.
Tools/setup.sh --browser &
fetching=$!
part swift build $SWIFT_FLAGS --build-tests
wait "$fetching" || exit 1
[ $failed = 0 ] || exit 1
# Those that play with browsers come after the others, and those with a terminal after these: they wait for other processes, which need a processor of
# their own.
live='^(LunetteLiveTests|lunetteTests)\.' terminal='\.PlayTerminalTests/'
part swift test $SWIFT_FLAGS --skip-build --skip "$live"
part swift test $SWIFT_FLAGS --skip-build --filter "$live" --skip "$terminal"
part swift test $SWIFT_FLAGS --skip-build --filter "$terminal"
part swift build $SWIFT_FLAGS --product lunette-fuzz
# The random scenarios, members and inputs are the same each time and take less than a minute, so that the result stays the same when nothing was
# changed. `make fuzz` runs others.
for kind in "" --members --inputs; do part "$build/lunette-fuzz" $kind --seed 1 --rounds "${FUZZ_ROUNDS:-150}"; done
part "$lunette" test "$specs"
# In the environment that the set-up has made; a machine without Python or without a way to its packages has none.
python=.build/python/bin/python
if [ -x "$python" ]; then
  part env LUNETTE="$PWD/$lunette" PYTHONPATH="$PWD/Python" "$python" -m pytest Python/tests -q -n 2 -p no:cacheprovider -c Python/pyproject.toml --rootdir Python
else
  echo "skipped: the tests of the Python package, as there is no $python"
fi

swift_tests=$(sed -n 's/.*Test run with \([0-9]*\) tests.*/\1/p' "$log" | awk '{ n += $1 } END { print n + 0 }')
lua_tests=$(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' "$log" | tail -1 | awk '{ print $1 + $2 }')
python_tests=$(sed -n 's/^\([0-9]*\) passed.* in [0-9.]*s.*/\1/p; s/^[0-9]* failed, \([0-9]*\) passed.* in [0-9.]*s.*/\1/p' "$log" | tail -1)
python_tests=${python_tests:-0}
all="$((swift_tests + lua_tests + python_tests))"
counts="$swift_tests in Swift, $lua_tests in Lua, $python_tests in Python"
if [ $failed = 0 ]; then
  echo "All $all tests passed: $counts."
else
  echo
  echo "Failed:"
  grep -E '^✘|^FAIL|error:|recorded an issue' "$log" | sort -u | tail -40
  echo "Not all of $all tests passed: $counts."
  exit 1
fi
