#!/bin/sh
# An object with ICU's data as far as they are asked for here (icu-data.c leaves out 8 MB of Swift's), and what the linker has to know of it.
# Usage: icu-data.sh SOURCE OBJECT FLAGS (icu-data.c, the object and the file of flags to write). Where that can't be, it says so, and there are no flags:
# all of the data are linked.
set -u
source=$1 object=$2 flags=$3
member=icu_packaged_data.cpp.o
mkdir -p "$(dirname "$flags")"
: > "$flags"

all() {
  echo "icu-data: $1; the program is linked with all of ICU's data" >&2
  rm -f "$flags"
  exit 0
}

folder=$(swiftc -print-target-info -static-stdlib 2>/dev/null | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
library=$folder/linux/lib_FoundationICU.a
[ -f "$library" ] || all "there is no $library"
ar=$(command -v llvm-ar || command -v ar) || all "there is no ar"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
  "$ar" p "$library" $member > "$work/$member" &&
    clang -O1 -o "$work/icu-data" "$source" &&
    "$work/icu-data" "$work/$member" > "$work/icu-data.S" &&
    clang -c -o "$object" "$work/icu-data.S"
} || all "$library has other data than are known"
symbol=$(sed -n 's/^ *\.globl __wrap_//p' "$work/icu-data.S")
echo "--wrap=$symbol $object" > "$flags"
