import Foundation

/// The package that a command is for, and where SwiftPM works on it.
struct PackageFolder {
    /// The folder of the manifest, or of the sources where there is none.
    private let folder: FileName
    /// SwiftPM's folder for what it makes. It is another than that of a plain `swift build`, so that neither undoes
    /// the other's work.
    let scratch: FileName
    /// What SwiftPM is told: of these folders, and what it was to be told.
    let arguments: [Argument]
    /// The sources' one module, where there is no manifest.
    let module: SourceFolder?

    /// The package that `others`, SwiftPM's arguments, name, or the one in or above the current folder.
    init(_ others: [Argument]) {
        module = nil
        let start = FileName((Self.value(of: "--package-path", in: others) ?? ".").bytes)
        folder = Self.root(of: start) ?? start.absolute
        if let given = Self.value(of: "--scratch-path", in: others) {
            scratch = FileName(given.bytes)
            arguments = others
        } else {
            scratch = folder.appending(FileName(".build/octant"))
            arguments = ["--scratch-path", Argument(scratch.bytes)] + others
        }
    }

    /// The package in a folder that is the first of `others`, or the one module `name` of the sources in it; a podspec
    /// in the folder says the name, too. Throws where there is neither a manifest nor a name, or both, and where the
    /// folder cannot be read or written to.
    init(_ others: [Argument], module name: String?) throws {
        let isNamed = others.first.map { !$0.bytes.starts(with: "-".utf8) } ?? false
        let rest = isNamed ? Array(others.dropFirst()) : others
        let folder = FileName((isNamed ? others.first?.bytes : nil) ?? Array(".".utf8)).absolute
        let manifest = folder.appending(FileName("Package.swift"))
        let hasManifest = manifest.withPath { access($0, F_OK) } == 0
        let isElsewhere = Self.value(of: "--package-path", in: rest) != nil || Self.root(of: folder) != nil
        let stated = hasManifest || (!isNamed && isElsewhere) ? nil : SourceFolder.podspec(in: folder)?.module
        switch (name ?? stated, hasManifest) {
        case (nil, _) where !isNamed:
            self.init(rest)
        case (nil, true):
            self.init(["--package-path", Argument(folder.bytes)] + rest)
        case (nil, false):
            throw UsageError("there is no Package.swift in '\(folder.shown)'; say '--module NAME' to build its files")
        case (_?, true):
            throw UsageError("'--module' is for a folder without a Package.swift, and '\(folder.shown)' has one")
        case (let name?, false):
            let scratch = folder.appending(FileName(".build/octant"))
            self.init(folder, try SourceFolder(folder, name: name, scratch: scratch), scratch, rest)
        }
    }

    private init(_ folder: FileName, _ module: SourceFolder, _ scratch: FileName, _ rest: [Argument]) {
        (self.folder, self.module, self.scratch) = (folder, module, scratch)
        arguments =
            ["--package-path", Argument(module.package.bytes), "--scratch-path", Argument(scratch.bytes)] + rest
    }

    /// The path of the folder, without symbolic links.
    var path: String { URL(filePath: folder.shown).resolvingSymlinksInPath().path }

    /// UIKit for a package with a podspec beside it: where a library comes as a framework, its umbrella header lets
    /// all files see UIKit. The podspec of a folder of sources may stand above it.
    var usualImports: [String] {
        let folders = module == nil ? [folder] : [folder, folder.folder]
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.shown)) ?? [] }
        return names.contains { $0.hasSuffix(".podspec") } ? ["UIKit"] : []
    }

    /// Returns the folder with the manifest: this one, or the next above it, as SwiftPM looks for it; nil where there
    /// is none.
    private static func root(of folder: FileName) -> FileName? {
        var candidate = folder.absolute
        while true {
            let manifest = candidate.appending(FileName("Package.swift"))
            if manifest.withPath({ access($0, F_OK) }) == 0 { return candidate }
            if candidate.bytes.count <= 1 { return nil }
            candidate = candidate.folder
        }
    }

    /// Returns the value of `option`, which stands after it or after a sign of equality.
    static func value(of option: String, in arguments: [Argument]) -> Argument? {
        for (index, argument) in arguments.enumerated() {
            if argument.text == option, index + 1 < arguments.count { return arguments[index + 1] }
            let beginning = Array("\(option)=".utf8)
            if argument.bytes.starts(with: beginning) { return Argument(argument.bytes.dropFirst(beginning.count)) }
        }
        return nil
    }
}
