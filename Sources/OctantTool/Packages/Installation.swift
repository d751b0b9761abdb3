import Foundation

/// An installed Octant, found by where its tool is (Scripts/install).
struct Installation {
    private let prefix: URL

    /// The one that this program is of. Throws where it is of none.
    static func own() throws(CommandFailure) -> Installation {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let installation = Installation(prefix: program.deletingLastPathComponent().deletingLastPathComponent())
        guard FileManager.default.fileExists(atPath: installation.modules.path) else {
            throw CommandFailure(
                "this needs an installed Octant, and '\(program.path.showingControls)' is none: 'make install' first")
        }
        return installation
    }

    /// The folder of the modules.
    var modules: URL { prefix.appending(path: "lib/octant/modules") }

    /// The folder of the library.
    var libraries: URL { prefix.appending(path: "lib") }

    /// What the compiler is told of the program that expands SwiftUI's macros.
    var macros: [String] {
        ["-load-plugin-executable", prefix.appending(path: "libexec/octant/bin/SwiftUIMacros").path + "#SwiftUIMacros"]
    }

    /// What SwiftPM is told to be the compiler.
    var front: URL { prefix.appending(path: "libexec/octant/bin/swiftc") }

    /// The compiler itself, the one that the modules were made by.
    var swiftc: URL { tool("swiftc") }

    /// SwiftPM's and the compiler's common command.
    var swift: URL { tool("swift") }

    private func tool(_ name: String) -> URL {
        let lib = prefix.appending(path: "libexec/octant/lib").resolvingSymlinksInPath()
        return lib.deletingLastPathComponent().appending(path: "bin/\(name)")
    }

    /// What another version, or another build, of the tool and the library does not have.
    var identity: String {
        [prefix.appending(path: "bin/octant"), libraries.appending(path: "liboctant.so")].map { file in
            var status = stat()
            guard stat(file.path, &status) == 0 else { return "none" }
            return "\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
        }.joined(separator: "-")
    }
}
