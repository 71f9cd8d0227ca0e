# Everything a new machine needs: `make run` and `make test` set up what is missing, build, and run.

# Debug, for `run` as for `test`: its build takes about half as long as a release build and is the one that the tests
# need anyway, so a new machine compiles Lunette once. Measuring is for release builds: `make bench`.
BUILD := .build/debug
LUNETTE := $(BUILD)/lunette
SOURCES := Package.swift $(shell find Sources)
SPECS := scripts

.PHONY: help run test test-release bench docs setup build format clean
.DEFAULT_GOAL := help

help:
	@echo 'make run     set up what is missing, build, run the demonstration scripts/timetypes.lua'
	@echo 'make test    set up what is missing, run every Swift test and every Lua spec'
	@echo 'make test-release  the same tests, built for release'
	@echo 'make bench   run the benchmarks (a release build)'
	@echo 'make docs    write the reference of the Lua API into docs/reference'
	@echo 'make build   set up what is missing, build $(LUNETTE)'
	@echo 'make setup   install what is missing'
	@echo 'make format  lay the Swift sources out alike'
	@echo 'make clean   remove everything that was built'

run: $(LUNETTE)
	@$(LUNETTE) run scripts/timetypes.lua

# The specs come last, so that the last line counts them.
test: $(LUNETTE)
	@Tools/setup.sh --browser
	swift test
	$(LUNETTE) test $(SPECS)

# What the optimizer makes of the code must hold as well. The tests look inside the modules, which a release build has to be told.
test-release:
	@Tools/setup.sh --browser
	swift test -c release --scratch-path .build-release -Xswiftc -enable-testing
	.build-release/release/lunette test $(SPECS)

# Both products, for the start of a process is one of the figures. Swift's libraries are linked in, which halves that start.
# COUNT=1 counts instructions under valgrind beside the times, PLOTS=folder draws how costs grow.
bench: setup
	swift build -c release --static-swift-stdlib --product lunette
	swift build -c release --static-swift-stdlib --product lunette-bench
	.build/release/lunette-bench $(if $(PLOTS),--plots $(PLOTS)) $(if $(COUNT),--count)

# Made of the registry; a test says when it is not current.
docs: $(LUNETTE)
	$(LUNETTE) api --markdown docs/reference

build: $(LUNETTE)

setup:
	@Tools/setup.sh

# Folders are among the sources, for a deleted file changes nothing else. Where nothing changed for the linker,
# SwiftPM leaves the old file; it is touched, or every `make run` would ask SwiftPM again.
$(LUNETTE): $(SOURCES)
	@Tools/setup.sh
	swift build --product lunette
	@touch $@

# The style of Swift's own formatter, with the settings of .swift-format.
format:
	swift format format -i -r Sources Tests Benchmarks Package.swift

clean:
	rm -rf .build .build-release
