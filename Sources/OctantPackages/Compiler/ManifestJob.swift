import Foundation
import OctantPort

/// A job of the compiler that makes a program of a package's manifest.
struct ManifestJob {
    // The first version of manifests that know resources.
    private static let firstVersion = [5, 3]

    private let line: CompilerArguments
    private let manifest: URL

    /// The job of this command line; nil for any other.
    init?(_ line: CompilerArguments) {
        guard line.value(of: "-package-description-version") != nil,
            let path = line.words.last(where: { $0.hasSuffix(".swift") && !$0.hasPrefix("-") })
        else { return nil }
        self.line = line
        manifest = URL(filePath: path)
    }

    /// Returns what the compiler is told, by which the targets have the resources that Xcode would give them, and what
    /// the manifest asks for on iOS is there.
    func arguments() throws -> [Argument] {
        let folder = manifest.deletingLastPathComponent()
        SeenPackages.ofThisBuild()?.note(folder)
        let version = line.value(of: "-package-description-version") ?? ""
        let known = KnownResources(in: folder)
        guard !version.split(separator: ".").compactMap({ Int($0) }).lexicographicallyPrecedes(Self.firstVersion),
            let bytes = FileManager.default.contents(atPath: manifest.path).map({ [UInt8]($0) }),
            let output = line.value(of: "-o")
        else { return line.passed }
        let written = PackageManifest(path: manifest.path, bytes: bytes)
        let meant = SeenPackages.keepsOSConditions ? written : written.countingLinuxAsIOS
        let contents = meant.declaring(known.files, folders: known.folders) ?? meant.bytes
        if contents == bytes { return line.passed }
        // SwiftPM removes the folder of the program that it has made.
        let scratch = URL(filePath: output).deletingLastPathComponent()
        let source = scratch.appending(path: "octant-manifest.swift")
        try Data(contents).write(to: source)
        var overlay = Overlay()
        overlay.add(source, for: manifest.path)
        let file = scratch.appending(path: "octant-manifest.json")
        try overlay.write(to: file)
        return line.passed + ["-vfsoverlay", Argument(file.path)]
    }
}
