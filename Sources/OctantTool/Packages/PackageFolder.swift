import Foundation

/// The package that a command is for, and where SwiftPM works on it.
struct PackageFolder {
    /// The folder of the manifest.
    private let folder: FileName
    /// SwiftPM's folder for what it makes. It is another than that of a plain `swift build`, so that neither undoes
    /// the other's work.
    let scratch: FileName
    /// What SwiftPM is told of them.
    let arguments: [Argument]

    /// The package that `others`, SwiftPM's arguments, name, or the one in or above the current folder.
    init(_ others: [Argument]) {
        folder = Self.root(of: FileName((Self.value(of: "--package-path", in: others) ?? ".").bytes))
        if let given = Self.value(of: "--scratch-path", in: others) {
            scratch = FileName(given.bytes)
            arguments = []
        } else {
            scratch = folder.appending(FileName(".build/octant"))
            arguments = ["--scratch-path", Argument(scratch.bytes)]
        }
    }

    /// The path of the folder, without symbolic links.
    var path: String { URL(filePath: folder.shown).resolvingSymlinksInPath().path }

    /// UIKit for a package with a podspec: where a library comes as a framework, its umbrella header lets all files
    /// see UIKit.
    var usualImports: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.shown)) ?? []
        return names.contains { $0.hasSuffix(".podspec") } ? ["UIKit"] : []
    }

    /// Returns the folder with the manifest: this one, or the next above it, as SwiftPM looks for it.
    private static func root(of folder: FileName) -> FileName {
        var candidate = folder.absolute
        while true {
            let manifest = candidate.appending(FileName("Package.swift"))
            if manifest.withPath({ access($0, F_OK) }) == 0 { return candidate }
            if candidate.bytes.count <= 1 { return folder.absolute }
            candidate = candidate.folder
        }
    }

    /// Returns the value of `option`, which stands after it or after a sign of equality.
    private static func value(of option: String, in arguments: [Argument]) -> Argument? {
        for (index, argument) in arguments.enumerated() {
            if argument.text == option, index + 1 < arguments.count { return arguments[index + 1] }
            let beginning = Array("\(option)=".utf8)
            if argument.bytes.starts(with: beginning) { return Argument(argument.bytes.dropFirst(beginning.count)) }
        }
        return nil
    }
}
