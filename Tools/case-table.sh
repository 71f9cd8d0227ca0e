#!/usr/bin/env bash
# Writes docs/rules/cases/README.md: for each numbered case of docs/rules/cases its certainty mark and the test files that name it.
# `case-table.sh --print` writes it to the standard output, `--cases` only the numbers of all cases, for the test.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Lines "chapter case mark": a case begins a line, as `**G-001**`, `**T01 Name.**`, `| L-001 |` or `C6. `.
cases() {
  local file
  for file in docs/rules/cases/*.md; do
    [ "$(basename "$file")" = README.md ] && continue
    awk -v chapter="$(basename "$file" .md)" '
      function flush() { if (id != "") { print chapter "\t" id "\t" mark; id = "" } }
      function begin(text) { flush(); id = text; gsub(/[^A-Z0-9-]/, "", id); mark = "" }
      match($0, /^\*\*[A-Z]-?[0-9]+/) { begin(substr($0, RSTART, RLENGTH)) }
      match($0, /^[A-Z][0-9]+\. /) { begin(substr($0, RSTART, RLENGTH)) }
      match($0, /^\| [A-Z]-?[0-9]+ \|/) { begin(substr($0, RSTART, RLENGTH)); n = split($0, cell, "|"); mark = cell[n - 1] }
      /^$/ { flush() }
      id != "" && !/^\|/ { if (match($0, /\[[^]]*\][^[]*$/)) { mark = substr($0, RSTART + 1, RLENGTH - 1); sub(/\].*/, "", mark) } }
      END { flush() }' "$file"
  done
}

# Lines "file case" for the cases that tests name. A case of one letter and a number (C1) counts only in a text between quotes.
named() {
  find Tests scripts -name '*.swift' -o -name '*.lua' | sort | while read -r file; do
    awk -v file="$file" '
      { line = $0; sub(/(^|[ \t])(\/\/|--).*/, "", line); say(line, "[GLXVWM]-[0-9][0-9][0-9]|T[0-9][0-9][0-9]?") 
        rest = $0
        while (match(rest, /"[^"]*"/)) { quoted = substr(rest, RSTART, RLENGTH); rest = substr(rest, RSTART + RLENGTH); say(quoted, "[A-Z][0-9][0-9]?") } }
      function say(text, pattern,   before, after, word) {
        while (match(text, pattern)) {
          before = RSTART > 1 ? substr(text, RSTART - 1, 1) : " "; after = substr(text, RSTART + RLENGTH, 1); word = substr(text, RSTART, RLENGTH)
          if (before !~ /[A-Za-z0-9_#-]/ && after !~ /[A-Za-z0-9_]/) seen[word] = 1
          text = substr(text, RSTART + RLENGTH)
        } }
      END { for (word in seen) print file "\t" word }' "$file"
  done | sort -u
}

table() {
  cat <<'HEAD'
# Cases and the tests that hold them

Made by `make docs` of the cases beside this page and of the names in the tests.
What the marks mean is said in each chapter. An empty last column: no test names the case yet.
HEAD
  awk -F '\t' '
    NR == FNR { name = $1; sub(/.*\//, "", name); sub(/\.(swift|lua)$/, "", name)
      if (index(", " files[$2] ",", ", `" name "`,") == 0) files[$2] = files[$2] (files[$2] == "" ? "" : ", ") "`" name "`"; next }
    $1 != chapter { chapter = $1; title = toupper(substr(chapter, 1, 1)) substr(chapter, 2)
      printf "\n## [%s](%s.md)\n\n| case | mark | tests |\n|---|---|---|\n", title, chapter }
    { mark = $3; gsub(/^ +| +$/, "", mark); printf "| %s | %s | %s |\n", $2, mark, files[$2] }' <(named) <(cases)
}

case "${1:-}" in
  --print) table ;;
  --cases) cases | cut -f 1,2 ;;
  *) table > docs/rules/cases/README.md ;;
esac
