#if GTK
    import Foundation
    import Testing

    /// The library for other programs as Scripts/install-embed installs it, from what was built with the tests.
    struct InstalledLibrary {
        /// The folder of the package.
        static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path

        let prefix: String

        private static let shared = Result { try InstalledLibrary("shared", options: "") }
        private static let whole = Result { try InstalledLibrary("static", options: "--static") }

        /// With Swift's runtime beside it, or with `isStatic` in it; installed once.
        static func installed(isStatic: Bool) throws -> InstalledLibrary { try (isStatic ? whole : shared).get() }

        private init(_ name: String, options: String) throws {
            prefix = "\(Self.root)/.build/test-embed/\(name)"
            // Installed in one place and used in another: nothing is to depend on where it was.
            try Self.shell(
                """
                rm -rf '\(prefix)' && mkdir -p '\(prefix)' && cd '\(prefix)' &&
                '\(Self.root)/Scripts/install-embed' \(options) --prefix /place --destdir "$PWD/staged" \
                    --build '\(Self.build)' && mv staged/place/* . && rm -r staged
                """)
        }

        /// Where the tests were built.
        private static var build: String { URL(fileURLWithPath: ownProgram("x")).deletingLastPathComponent().path }

        /// The variables by which programs find a library that is in no folder of the system's.
        var environment: [String: String] {
            [
                "LD_LIBRARY_PATH": "\(prefix)/lib", "GI_TYPELIB_PATH": "\(prefix)/lib/girepository-1.0",
                "G_DEBUG": "fatal-criticals", "GTK_A11Y": "test",
            ]
        }

        /// Compiles a C program of the package as pkg-config says, into the prefix.
        func compile(_ source: String, as name: String) throws -> String {
            let program = "\(prefix)/\(name)"
            try shell(
                "${EMBED_CC:-gcc} -Wall -Werror -o '\(program)' '\(Self.root)/\(source)' "
                    + "$(pkg-config --cflags --libs octant-embed)")
            return program
        }

        /// Runs a line of the shell, expects it to succeed, and returns what it printed.
        @discardableResult
        func shell(_ line: String) throws -> [String] {
            try Self.shell("cd '\(prefix)'; export PKG_CONFIG_PATH='\(prefix)/lib/pkgconfig'; \(line)")
        }

        @discardableResult
        private static func shell(_ line: String) throws -> [String] {
            let process = try LineProcess(
                "/bin/sh", ["-c", line], environment: ProcessInfo.processInfo.environment, readsBoth: true)
            let text = process.rest(within: 120)
            #expect(try process.finish(within: 10) == 0, "\(line): \(text)")
            return text
        }
    }
#endif
