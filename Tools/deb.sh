#!/bin/sh
# Makes a Debian package of what `make install` installed below a folder.
# Usage: Tools/deb.sh ROOT FOLDER    ROOT: the folder that `make install DESTDIR=ROOT PREFIX=/usr` filled; FOLDER: where the package goes
set -eu
root=$1
out=$2
binary=$root/usr/bin/lunette
# The number without the version of ICU behind it.
version=$("$binary" --version | cut -d " " -f 1)
architecture=$(dpkg --print-architecture)

has() { command -v "$1" >/dev/null 2>&1; }
for tool in dpkg-deb strip objdump gzip; do
  has $tool || { echo "deb: $tool is missing; on Debian and Ubuntu: apt-get install dpkg-dev binutils" >&2; exit 1; }
done

# The newest of C library's versions whose functions the program calls: an older system can't run it.
glibc=$(objdump -T "$binary" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -uV | tail -n 1)
# The program may still ask for the library of C++, where no static one was found; what it asks for, the package depends on.
cxx=$(objdump -p "$binary" | grep -q 'NEEDED.*libstdc++' && echo ', libstdc++6' || true)

documents=$root/usr/share/doc/lunette
mkdir -p "$documents" "$root/DEBIAN"
gzip -9nf "$root/usr/share/man/man1/lunette.1"
# gzip writes neither name nor time: the same program makes the same package.
date=$(git log -1 --format=%cD 2>/dev/null || echo 'Thu, 01 Jan 1970 00:00:00 +0000')
maintainer=${MAINTAINER:-"$(git log -1 --format='%an <%ae>' 2>/dev/null || echo 'Lunette <lunette@example.org>')"}
printf 'lunette (%s) unstable; urgency=low\n\n  * What has changed: CHANGELOG.md in the sources.\n\n -- %s  %s\n' "$version" "$maintainer" "$date" |
  gzip -9n >"$documents/changelog.gz"
cat >"$documents/copyright" <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: lunette

Files: *
Copyright: the authors of Lunette
License: unpublished
 The authors have not published a licence yet.
Comment:
 The program contains, linked statically: the libraries of Swift and Foundation
 (Apache License 2.0 with Runtime Library Exception), the data of ICU (Unicode
 License v3), swift-argument-parser and swift-collections (Apache License 2.0
 with Runtime Library Exception), FlyingFox (MIT License), and tables made from
 the Unicode Character Database (Unicode License).
END
cat >"$root/DEBIAN/control" <<END
Package: lunette
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f 1)
Depends: libc6 (>= $glibc), libgcc-s1, liblua5.4-0, zlib1g$cxx
Recommends: librsvg2-bin, fonts-inter
Section: devel
Priority: optional
Description: touch screen in a box: UIKit simulated for Lua scripts
 Runs Lua apps on a simulated UIKit without a display and without a clock,
 touches them, prints and compares their frames, and tests them.
END
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$root" -type d -exec chmod 755 {} +
find "$root/usr/share" -type f -exec chmod 644 {} +
package=$out/lunette_${version}_$architecture.deb
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 0) dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
