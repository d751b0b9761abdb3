import Foundation

/// An installed Octant, found by where its tool is (Scripts/install).
package struct Installation {
    private let prefix: URL

    /// The one that this program is of, which can build packages. Throws where it is of none, or of one that has the
    /// tool alone.
    package static func own() throws(CommandFailure) -> Installation {
        let own = try ofTool()
        for place in [own.modules, own.swiftc] where !FileManager.default.fileExists(atPath: place.path) {
            throw CommandFailure(
                "'\(place.path.showingControls)' is not there: install octant-swift, and the Swift that it names")
        }
        return own
    }

    /// The one that this program is of. Throws where it is of none.
    package static func ofTool() throws(CommandFailure) -> Installation {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        // The launcher is in bin, the tool in libexec/octant/bin.
        let places = [program.appending(path: "../.."), program.appending(path: "../../../..")]
        let found = places.lazy.map { Installation(prefix: $0.standardizedFileURL) }
            .first { FileManager.default.fileExists(atPath: $0.tool.path) }
        guard let installation = found else {
            throw CommandFailure(
                "this needs an installed Octant, and '\(program.path.showingControls)' is none: 'make install' first")
        }
        return installation
    }

    /// The folder of the modules.
    package var modules: URL { prefix.appending(path: "lib/octant/modules") }

    /// The folder of the library.
    var libraries: URL { prefix.appending(path: "lib") }

    /// What the compiler is told of the program that expands SwiftUI's macros.
    package var macros: [String] {
        ["-load-plugin-executable", prefix.appending(path: "libexec/octant/bin/SwiftUIMacros").path + "#SwiftUIMacros"]
    }

    /// What SwiftPM is told to be the compiler.
    package var front: URL { prefix.appending(path: "libexec/octant/bin/swiftc") }

    /// The tool, which the launcher becomes.
    package var tool: URL { prefix.appending(path: "libexec/octant/bin/octant") }

    /// The compiler itself, the one that the modules were made by.
    package var swiftc: URL { ofToolchain("swiftc") }

    /// Returns SwiftPM's program for a command such as `build`, which `swift build` becomes after it has started.
    func packageManager(for command: String) -> URL { ofToolchain("swift-\(command)") }

    private func ofToolchain(_ name: String) -> URL {
        let lib = prefix.appending(path: "libexec/octant/lib").resolvingSymlinksInPath()
        return lib.deletingLastPathComponent().appending(path: "bin/\(name)")
    }

    /// What another version, or another build, of the tool and the library does not have.
    var identity: String {
        [prefix.appending(path: "bin/octant"), libraries.appending(path: "liboctant.so")]
            .map(Self.identity(of:)).joined(separator: "-")
    }

    /// What another compiler does not have.
    var compilerIdentity: String { Self.identity(of: ofToolchain("swift-frontend")) }

    private static func identity(of file: URL) -> String {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return "none" }
        return "\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
    }
}
