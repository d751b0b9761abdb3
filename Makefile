# What a newcomer types: `make demo` to see it, `make test` to check it.
.PHONY: demo test build installable install uninstall embed install-embed uninstall-embed deb deb-check docs format \
    sanitize bench soak fuzz mutate clean

SWIFT ?= swift
PREFIX ?= /usr/local

# What is written as we write Swift; Tests/Packages is written as others do.
FORMATTED := Package.swift Sources Examples Benchmarks $(filter-out Tests/Packages,$(wildcard Tests/*))

# How everything is built for the tests: optimised, so that one build is what they run, and what they install and try.
# They see what is internal, and so it stands in a folder of its own.
TESTED := --configuration release --scratch-path .build/tests -Xswiftc -enable-testing

# The shared libraries that are installed are products only for what needs them (Package.swift).
test installable embed install-embed deb docs: export OCTANT_LIBRARIES := 1

# Installs what is missing, builds, and shows the gallery: in a window, or as a page without a display.
demo:
	@Scripts/setup demo
	$(SWIFT) build --configuration release --product octant
	.build/release/octant gallery

# Installs what the tests need and runs them all.
test:
	@Scripts/setup test
	$(SWIFT) format lint --strict --recursive $(FORMATTED)
	$(SWIFT) build $(TESTED) --build-tests
	Scripts/test

build:
	@Scripts/setup build
	$(SWIFT) build

# Builds what Scripts/install installs.
installable:
	$(SWIFT) build --configuration release --product octant
	$(SWIFT) build --configuration release --product octant-launcher
	$(SWIFT) build --configuration release --product octant-modules

# Installs the tool, the modules and the library: PREFIX=/usr/local, staged in DESTDIR if given. uninstall undoes it.
install:
	@Scripts/setup build install
	@$(MAKE) --no-print-directory installable
	Scripts/install --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

uninstall:
	Scripts/install --uninstall --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

# Makes Debian packages of all that is installed: .build/deb. deb-check tries them in a system that has nothing else.
deb:
	@Scripts/setup build install embed deb
	@$(MAKE) --no-print-directory installable
	$(SWIFT) build --configuration release --product octant-embed
	Scripts/deb

deb-check: deb
	Scripts/deb-check

# Builds the library for other programs' GTK windows into .build/embed, and the examples in C that use it into
# .build/embed/bin. STATIC=1 puts Swift's runtime into the library.
embed:
	@$(MAKE) --no-print-directory install-embed PREFIX="$(CURDIR)/.build/embed" DESTDIR=
	mkdir -p .build/embed/bin
	export PKG_CONFIG_PATH=.build/embed/lib/pkgconfig && for name in main:embed-c builder:embed-builder; do \
	    gcc -O2 -Wall -o ".build/embed/bin/$${name#*:}" "Examples/EmbedC/$${name%:*}.c" \
	        $$(pkg-config --cflags --libs octant-embed) '-Wl,-rpath,$$ORIGIN/../lib' || exit 1; \
	done

# Installs that library: PREFIX=/usr/local, staged in DESTDIR if given, STATIC=1 as above. uninstall-embed undoes it.
install-embed:
	@Scripts/setup build embed
	$(SWIFT) build --configuration release --product octant-embed
	Scripts/install-embed $(if $(STATIC),--static) --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

uninstall-embed:
	Scripts/install-embed --uninstall --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

# Makes the documentation as pages, with the reference, that need no server: .build/docs
docs:
	@Scripts/setup build docs
	$(SWIFT) build --configuration release --product octant-modules
	Scripts/docs

format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

# Runs the tests of what is concurrent, or reaches into C, under the thread and the address sanitizer.
sanitize:
	@Scripts/setup test
	Scripts/sanitize

# Prints what a spinner costs, ours and others', as ratios of one run.
bench:
	@Scripts/setup test
	Benchmarks/run

# Lives through a simulated day, ten real minutes and a thousand windows, and looks at the memory.
soak:
	@Scripts/setup test
	Scripts/soak

# Tries odd inputs on everything that takes input from outside, ten minutes a target: SECONDS=60 for one.
fuzz:
	@Scripts/setup test
	Scripts/fuzz $(or $(SECONDS),600)

# Makes small mistakes in the sources and says how many of them the tests notice: AREA=timing for one area, COUNT=200.
mutate:
	@Scripts/setup test
	Scripts/mutate $(if $(AREA),--area $(AREA)) --count $(or $(COUNT),60)

clean:
	rm -rf .build gallery
