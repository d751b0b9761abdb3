#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// The library for other programs as it ships: what it names, exports and needs.
    @Suite(
        "The installed library for other programs", .serialized,
        .enabled(if: Sanitizer.current == nil, "the installed library is linked without sanitizers"))
    struct InstalledLibraryTests {
        @Test("exports the functions that the headers declare, and nothing else", arguments: [false, true])
        func exports(isStatic: Bool) throws {
            let library = try InstalledLibrary.installed(isStatic: isStatic)
            let exported = try library.shell(
                "nm --dynamic --defined-only --format=posix lib/liboctant-embed.so | cut -d' ' -f1 | sort")
            // As the preprocessor sees it: the macro for a class declares a function, too.
            let declared = try library.shell(
                "echo '#include <octant.h>' | gcc -E - $(pkg-config --cflags octant-embed) "
                    + "| grep -oE '\\boctant_[a-z_]+ \\(' | tr -d ' (' | sort -u")
            #expect(exported == declared)
            #expect(exported.count == 41)
        }

        @Test(
            "has a name for the loader, a run path relative to itself or none, and no symbols to debug",
            arguments: [false, true])
        func names(isStatic: Bool) throws {
            let library = try InstalledLibrary.installed(isStatic: isStatic)
            let dynamic = try library.shell("readelf -d lib/liboctant-embed.so.0")
            #expect(dynamic.contains { $0.contains("(SONAME)") && $0.contains("[liboctant-embed.so.0]") })
            let paths = dynamic.filter { $0.contains("(RUNPATH)") || $0.contains("(RPATH)") }
            #expect(paths.count == (isStatic ? 0 : 1))
            #expect(paths.allSatisfy { $0.contains("[$ORIGIN/octant-embed]") }, "\(paths)")
            let sections = try library.shell("readelf --section-headers --wide lib/liboctant-embed.so.0")
            #expect(!sections.contains { $0.contains(".symtab") || $0.contains(".debug_info") })
            let isNeeded = dynamic.contains { $0.contains("(NEEDED)") && $0.contains("[libswiftCore.so]") }
            #expect(isNeeded == !isStatic)
        }

        @Test("no file names a folder of the machine that built it", arguments: [false, true])
        func places(isStatic: Bool) throws {
            let library = try InstalledLibrary.installed(isStatic: isStatic)
            let named = try library.shell(
                "for file in $(find lib -name '*.so*' -type f); do readelf -d $file | grep -E 'R.*PATH' "
                    + "| grep -v '\\[$ORIGIN' || true; done; "
                    + "grep -rlE '\(InstalledLibrary.root)|/place' --include='*.pc' --include='*.gir' "
                    + "--include='*.typelib' --include='*.h' . || true")
            #expect(named.isEmpty, "\(named)")
        }

        @Test(
            "a program in C is compiled by pkg-config's flags, and starts without a run path of its own",
            arguments: [false, true])
        func program(isStatic: Bool) throws {
            let library = try InstalledLibrary.installed(isStatic: isStatic)
            let program = try library.compile("Examples/EmbedC/main.c", as: "embed-c")
            #expect(try library.shell("readelf -d embed-c | grep -E 'R(UN)?PATH' || true").isEmpty)
            let version = try library.shell("pkg-config --modversion octant-embed")
            #expect(version.first?.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil, "\(version)")
            let screen = try XScreen()
            let example = try LineProcess(
                program, [], environment: screen.environment.merging(library.environment) { $1 })
            defer { example.kill() }
            _ = try screen.window(titled: "EmbedC")
        }

        @Test("what is uninstalled is gone, and what else is in the prefix stays")
        func uninstalling() throws {
            let library = try InstalledLibrary.installed(isStatic: true)
            let rest = try library.shell(
                "rm -rf p && mkdir p && cp -a lib include share p/ && touch p/lib/other && "
                    + "'\(InstalledLibrary.root)/Scripts/install-embed' --uninstall --prefix \"$PWD/p\" && "
                    + "find p | sort; rm -r p")
            #expect(rest == ["p", "p/lib", "p/lib/other"])
        }
    }
#endif
