#!/bin/sh
# Installs what a build of Lunette needs and this machine lacks: the development files of Lua 5.4; and, where it can, what draws PNG frames.
# With --browser also the browser in which tests open the page about failed tests.
# Swift itself is not installed from here: where it goes and in which version is its owner's choice.
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

has_brewed_lua() { has brew && [ -f "$(brew --prefix)/opt/lua@5.4/include/lua/lua.h" ]; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    fail "installing liblua5.4-dev needs root and there is no sudo; as root, run: $*"
  fi
}

install_with_apt() {
  say "installing liblua5.4-dev"
  # A new machine has no package list, or one that names packages the archive no longer holds: only then is a list fetched.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q liblua5.4-dev >&2 && return 0
  say "not with the package list as it is; getting a new one"
  as_root apt-get update -q >&2 || fail "apt-get update failed; see its message above"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q liblua5.4-dev >&2 ||
    fail "liblua5.4-dev could not be installed; see apt-get's message above"
}

has swift || fail "Swift 6.0 or later is needed and there is no 'swift' on the PATH.
  Get it from https://www.swift.org/install (on Linux and macOS: swiftly, then 'swiftly install latest'),
  open a new shell and run this again."

# Optional: PNG frames are drawn by librsvg, with letters about as wide as the system font's. Nothing fails where they can't be had.
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

# For tests only: the test that needs it is skipped where it can't be had.
install_browser() {
  if has chromium || has chromium-browser || has google-chrome; then return 0; fi
  if has apt-get && { [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; }; }; then
    say "installing chromium, for the tests of pages"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium >&2 && return 0
    as_root apt-get update -q >&2 &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium >&2 && return 0
  fi
  say "no chromium: the test that opens a page in it will be skipped; to have it run, install chromium"
}

if [ "${1:-}" = --browser ]; then install_browser; fi

if has_lua || has_brewed_lua; then exit 0; fi

if has apt-get; then
  install_with_apt
elif has brew; then
  say "installing lua@5.4"
  brew install lua@5.4 >&2 || fail "lua@5.4 could not be installed; see brew's message above"
else
  fail "the development files of Lua 5.4 are missing (lua.h and the library to link with).
  Install your system's package of them: liblua5.4-dev on Debian and Ubuntu, lua@5.4 on Homebrew,
  lua-devel on Fedora, lua54 on Arch; then run this again."
fi
