#!/usr/bin/env bash
# Explores each plugin of plugins/ up to a number of states, and writes what holds into the table of docs/explore.md. The numbers are the
# same on every machine. Usage: Tools/explored-plugins.sh [STATES]
set -euo pipefail
export LC_ALL=C
states=${1:-100}
lunette=${LUNETTE:-.build/debug/lunette}
guide=docs/explore.md
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
{
  echo "| plugin | \`--states $states\` |"
  echo "|---|---|"
  for plugin in plugins/*/; do
    name=$(basename "$plugin")
    last=$("$lunette" explore "$name" --states "$states" --for 100000 --out "$scratch/$name" 2>/dev/null | tail -1) || true
    echo "| \`$name\` | $last |"
  done
} > "$scratch/table"
awk -v table="$scratch/table" '
  /<!-- explored -->/ { print; while ((getline line < table) > 0) print line; skips = 1; next }
  /<!-- end -->/ { skips = 0 }
  !skips { print }
' "$guide" > "$scratch/guide"
cp "$scratch/guide" "$guide"
