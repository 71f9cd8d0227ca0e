# Everything a new machine needs: `make run` and `make test` set up what is missing, build, and run.

# Debug, for `run` and for `test`: a debug build takes about half as long as a release build and is the one that the tests
# need anyway, so a new machine compiles Lunette once. Measure with release builds: `make bench`.
BUILD := .build/debug
LUNETTE := $(BUILD)/lunette
# Debug information takes a tenth of the compiler's time, so only `make test DEBUG=1` and the like write it. The index stays: SwiftPM finds tests by it.
export SWIFT_FLAGS := $(if $(DEBUG),,-debug-info-format none)
SOURCES := Package.swift $(shell find Sources)
SPECS := scripts

# Release builds optimize across those of our modules that work in every frame, because a call from Lua to a view passes through four of them; the other
# modules are compiled to be small. LUNETTE_RELEASE tells the manifest to ask for that, which for others' packages must have no unsafe flags. Release
# builds don't check at run time that no two accesses to a property overlap; debug builds do, and the tests run with those. Together this saves a sixth of
# a scrolled frame.
FAST := -Xswiftc -enforce-exclusivity=unchecked
# Swift's libraries are linked statically: the binary runs where Swift is not installed, and starts in half the time. C++'s library, which ICU needs, is
# linked statically where the machine has it: looking up its two thousand names took a thirtieth of a start. Nobody loads the program as a library, so its
# names aren't exported, which would keep 4 MB. It stands at a fixed place in memory: moving its 175,000 pointers took a third of a start, and 4 MB.
# A function has a section of its own, so that the linker leaves out what nobody calls and keeps one of equal functions. The tables for finding the way up
# a stack are left out, which only lld can do, the linker that comes with Swift.
ifeq ($(shell uname),Linux)
CXX_LIBRARY := .build/static/libstdc++.a
endif
LINKED = --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -function-sections
ifeq ($(shell uname),Linux)
LINKED += -Xswiftc -use-ld=lld -Xlinker --icf=all -Xswiftc -Xclang-linker -Xswiftc -no-pie
LINKED += -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker Tools/no-unwind-tables.ld
# ICU's data as far as they are asked for here, 8 of 34 MB less: see Tools/icu-data.c. The file has the linker's flags.
ICU_FLAGS := .build/static/icu-flags
LINKED += $(addprefix -Xlinker ,$(shell cat $(ICU_FLAGS) 2>/dev/null))
endif
RELEASE = LUNETTE_RELEASE=1 swift build -c release -debug-info-format none $(FAST) $(LINKED) $(if $(CXX_LIBRARY),-Xlinker -L$(dir $(CXX_LIBRARY)) -Xlinker --no-export-dynamic)

# The folder for `make install`; DESTDIR is put before it, for those who make packages.
PREFIX := /usr/local
INSTALLED := $(DESTDIR)$(PREFIX)
MANUAL := $(INSTALLED)/share/man/man1/lunette.1
TYPES := $(INSTALLED)/share/lunette/types
COMPLETIONS := $(INSTALLED)/share/bash-completion/completions/lunette $(INSTALLED)/share/zsh/site-functions/_lunette \
  $(INSTALLED)/share/fish/vendor_completions.d/lunette.fish

.PHONY: help run test test-long quick wheel test-release test-sanitize fuzz example bench docs explored declare setup build install uninstall deb format lint clean
.DEFAULT_GOAL := help

help:
	@echo 'make run     set up what is missing, build, run the demonstration scripts/timetypes.lua'
	@echo 'make test    set up what is missing, run every Swift test and every Lua spec'
	@echo 'make test-long  the same, with many times as much that is at random'
	@echo 'make quick   the specs, and the Swift tests of the folders whose files were changed'
	@echo 'make test-release  the same tests, built for release'
	@echo 'make fuzz    run random scenarios until interrupted (SECONDS=60, SEED=1, TOUCHES=1000000)'
	@echo 'make test-sanitize  specs, random scenarios and a million touch events under AddressSanitizer'
	@echo 'make bench   run the benchmarks (a release build; GROUP=scroll runs one group)'
	@echo 'make example build the program in Examples/ as a package of its own, and run it'
	@echo 'make install PREFIX=/usr/local   a release binary, its manual page, completions; make uninstall removes them'
	@echo 'make deb     a Debian package of that, in $(DEB)'
	@echo 'make wheel   the Python package, in $(WHEEL)'
	@echo 'make docs    write the reference of the Lua API into docs/reference, its types into types'
	@echo 'make explored explore each plugin, and write into docs/explore.md how far it is known'
	@echo 'make declare after a change of a delegate'"'"'s protocol: writes the files that are made of the declarations'
	@echo 'make build   set up what is missing, build $(LUNETTE)'
	@echo 'make setup   install what is missing'
	@echo 'make format  lay the Swift sources out alike; make lint says where they are not'
	@echo 'make clean   remove everything that was built'

run: $(LUNETTE)
	@$(LUNETTE) run scripts/timetypes.lua

test: $(LUNETTE)
	@Tools/test.sh $(BUILD) $(LUNETTE) $(SPECS)

# What is at random has a fixed budget in `make test`: LUNETTE_TEST_LONG gives it more in the Swift tests, FUZZ_ROUNDS to the random scenarios.
test-long: export LUNETTE_TEST_LONG := 1
test-long: export FUZZ_ROUNDS := 3000
test-long: test

# After a change in a few files: what concerns them. SINCE=commit compares with another commit than the last one.
quick: $(LUNETTE)
	@Tools/quick.sh $(LUNETTE) $(SPECS) $(SINCE)

# Hostile inputs for a minute, members of the API for ten, then random scenarios, until you stop them; each run begins with another seed, which is
# printed.
fuzz: $(LUNETTE)
	swift build --product lunette-fuzz
	$(BUILD)/lunette-fuzz --inputs --seconds 60 $(if $(SEED),--seed $(SEED))
	$(BUILD)/lunette-fuzz --members --seconds $(if $(SECONDS),$(SECONDS),600) $(if $(SEED),--seed $(SEED))
	$(BUILD)/lunette-fuzz $(if $(TOUCHES),--touches $(TOUCHES),--seconds $(or $(SECONDS),1000000)) $(if $(SEED),--seed $(SEED))

# The language makes Swift's own memory safe, but not the pointers from views to their owners, nor the C code. Leaks are measured
# elsewhere, because a process that ends does not free its registry. Built for release, without FAST: a debug build
# plays a hundred touches a second under the sanitizer.
SANITIZED := .build-sanitize/release
SANITIZE := swift build -c release --sanitize=address --scratch-path .build-sanitize
# Few freed blocks are kept back: the drivers look at how much memory is left.
ASAN := ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=16
test-sanitize: setup
	$(SANITIZE) --product lunette
	$(SANITIZE) --product lunette-fuzz
	$(ASAN) $(SANITIZED)/lunette test --time 120 --exclude-tags malloc $(SPECS)
	$(ASAN) $(SANITIZED)/lunette-fuzz --seconds 60
	$(ASAN) $(SANITIZED)/lunette-fuzz --inputs --seconds 60
	$(ASAN) $(SANITIZED)/lunette-fuzz --members --seconds 60
	$(ASAN) $(SANITIZED)/lunette-fuzz --touches 1000000

# A program that depends on the package as another package would. Its build has a folder of its own, and builds only the simulated UIKit.
example: setup
	swift run --package-path Examples/Touch touch

# The tests must pass with optimized code, too. They use internal declarations of the modules, which a release build must be told to allow.
test-release:
	@Tools/setup.sh --browser
	LUNETTE_RELEASE=1 swift test -c release --scratch-path .build-release -Xswiftc -enable-testing $(FAST)
	.build-release/release/lunette test $(SPECS)

# Builds both products, because the start of a process is one of the figures. Swift's libraries are linked statically, which halves that start.
# GROUP=scroll measures one group, in less than half a minute; COUNT=1 counts instructions under valgrind beside the times, PLOTS=folder
# draws how costs grow.
bench: setup $(CXX_LIBRARY) $(ICU_FLAGS)
	$(RELEASE) --product lunette
	$(RELEASE) --product lunette-bench
	.build/release/lunette-bench $(if $(GROUP),--only $(GROUP)) $(if $(PLOTS),--plots $(PLOTS)) $(if $(COUNT),--count)
	$(if $(GROUP)$(COUNT),,@if [ -x .build/python/bin/python ]; then PYTHONPATH=Python LUNETTE=.build/release/lunette .build/python/bin/python Benchmarks/playing.py 2>/dev/null; fi)

# The reference is made from the registry; a test fails when it is out of date. The table of cases is made from the tests' names.
docs: $(LUNETTE)
	$(LUNETTE) api --markdown docs/reference
	$(LUNETTE) api --systems docs/rules/systems.md
	$(LUNETTE) manual --markdown > docs/reference/command-line.md
	$(LUNETTE) types
	Tools/case-table.sh

# How far each plugin is explored, in docs/explore.md; the numbers are the same on every machine.
explored: $(LUNETTE)
	LUNETTE=$(LUNETTE) Tools/explored-plugins.sh

# The adapters of delegates and what the reference knows of them; a test fails when they are out of date.
declare:
	swift run $(SWIFT_FLAGS) lunette-declare

build: $(LUNETTE)

setup:
	@Tools/setup.sh

# Folders are among the sources, because a deleted file changes only its folder. Where nothing changed for the linker,
# SwiftPM leaves the old file; it is touched, because else every `make run` would call SwiftPM again.
$(LUNETTE): $(SOURCES)
	@Tools/setup.sh
	@echo 'Building Lunette: some four minutes on two cores the first time, a few seconds after that.' >&2
	swift build $(SWIFT_FLAGS) --product lunette
	@touch $@

# The linker searches this folder first.
.build/static/libstdc++.a:
	@mkdir -p $(@D)
	@library=$$(clang -print-file-name=libstdc++.a); if [ -f "$$library" ]; then ln -sf "$$library" $@; fi

SWIFT_ICU := $(wildcard $(dir $(shell command -v swiftc))../lib/swift_static/linux/lib_FoundationICU.a)
.build/static/icu-flags: Tools/icu-data.c Tools/icu-data.sh $(SWIFT_ICU)
	@Tools/icu-data.sh $< $(@D)/icu-data.o $@

install: setup $(CXX_LIBRARY) $(ICU_FLAGS)
	$(RELEASE) --product lunette
	install -d $(INSTALLED)/bin $(dir $(MANUAL)) $(dir $(COMPLETIONS))
	install -m 755 .build/release/lunette $(INSTALLED)/bin/lunette
	strip $(INSTALLED)/bin/lunette
	$(INSTALLED)/bin/lunette manual > $(MANUAL)
	$(INSTALLED)/bin/lunette --generate-completion-script bash > $(word 1,$(COMPLETIONS))
	$(INSTALLED)/bin/lunette --generate-completion-script zsh > $(word 2,$(COMPLETIONS))
	$(INSTALLED)/bin/lunette --generate-completion-script fish > $(word 3,$(COMPLETIONS))
	install -d $(TYPES)
	install -m 644 types/* $(TYPES)

uninstall:
	rm -f $(INSTALLED)/bin/lunette $(MANUAL) $(COMPLETIONS)
	rm -rf $(INSTALLED)/share/lunette

# A package for Debian 12, Ubuntu 22.04 or later: what `make install` installs. The machine that installs it needs no Swift.
DEB := .build/deb
deb:
	rm -rf $(DEB)
	$(MAKE) install DESTDIR=$(CURDIR)/$(DEB)/root PREFIX=/usr
	Tools/deb.sh $(DEB)/root $(DEB)

# The Python package lunette-touch, which needs nothing but Python to be made.
WHEEL := .build/wheel
wheel:
	@python3 Python/wheel_builder.py $(WHEEL)

# The style of Swift's own formatter, with the settings of .swift-format.
# What the formatter and its linter read.
FORMATTED := -r -p Sources Tests Benchmarks Examples Package.swift
format:
	swift format format -i $(FORMATTED)

lint:
	swift format lint --strict $(FORMATTED)

clean:
	rm -rf .build .build-release .build-sanitize Examples/Touch/.build
