#!/usr/bin/env bash
# What concerns the files that were changed: their Lua specs and all others, then the Swift suites of their folders. Stops at the first part that fails.
# Usage: quick.sh LUNETTE SPECS [COMMIT] (the program, a folder of specs, what the files are compared with: the last commit); SWIFT_FLAGS has words
# for swift build
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
lunette=$1 specs=$2 since=${3:-HEAD}
SWIFT_FLAGS=${SWIFT_FLAGS:-}

changed=$( (git diff --name-only --diff-filter=d "$since"; git ls-files --others --exclude-standard) | sort -u)
[ -n "$changed" ] || { echo "nothing was changed since $since"; exit 0; }

own=$(grep -E '_spec\.lua$' <<<"$changed" || true)
[ -z "$own" ] || "$lunette" test $own
"$lunette" test "$specs"

# Sources/LunetteLists/Tables/X.swift concerns Tests/LunetteListsTests/Tables; where that has no such folder, all of Tests/LunetteListsTests. Scripts, plugins
# and documents have tests that read them in StructureTests and LunetteToolsTests.
folders=$(while read -r file; do
  case $file in
    Sources/*/*/*) target=${file#Sources/}; target=${target%%/*}; rest=${file#Sources/$target/}; folder=Tests/${target}Tests/${rest%%/*}
      [ -d "$folder" ] && echo "$folder" || echo "Tests/${target}Tests" ;;
    Sources/*/*) target=${file#Sources/}; echo "Tests/${target%%/*}Tests" ;;
    Tests/*) dirname "$file" ;;
    docs/*|README.md|CONTRIBUTING.md) echo Tests/LunetteToolsTests/Reference ;;
  esac
done <<<"$changed" | sort -u)
suites=$(for folder in Tests/StructureTests $folders; do
  [ -d "$folder" ] && grep -rhoE '^(@Suite.* )?(final )?(struct|class|actor|enum) [A-Za-z0-9]+Tests' "$folder" --include='*.swift' || true
done | grep -oE '[A-Za-z0-9]+Tests' | sort -u | paste -sd '|')
echo "Swift suites: ${suites//|/ }" >&2
swift test $SWIFT_FLAGS --filter "\.($suites)/"
