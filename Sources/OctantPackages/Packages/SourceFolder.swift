import Foundation
import OctantBase

/// A folder of Swift files without a manifest, which are one module, and the package that is made of them: a manifest
/// in SwiftPM's scratch folder, with links to the files and copies of resources.
struct SourceFolder {
    /// The folder of the resources in that of the target.
    private static let resourcesName = "octant-resources"

    /// The folder of the package.
    let package: FileName

    /// Makes the package of all Swift files in `folder`, those in folders whose names begin with a dot apart, or of
    /// those that a podspec in it calls sources. Throws where `name` is no module's, there are no files, or a folder
    /// cannot be read or written to.
    init(_ folder: FileName, name: String, scratch: FileName) throws {
        guard name.isModuleName else { throw UsageError("option '--module' takes the name of a module, not '\(name)'") }
        let all = try Self.swiftFiles(in: folder)
        let stated = Self.podspec(in: folder)?.swiftFiles(among: all) ?? []
        let files = stated.isEmpty ? all : stated
        guard !files.isEmpty else { throw CommandFailure("there are no Swift files in '\(folder.shown)'") }
        package = scratch.appending(FileName("package"))
        let sources = package.appending(FileName("Sources/\(name)"))
        let isProgram = files.contains { Self.isEntry($0, in: folder) }
        let kind = isProgram ? "executableTarget" : "target"
        let resources = FolderResources(of: URL(filePath: folder.shown))
        let list = resources.names.map { ".copy(\("\(Self.resourcesName)/\($0)".debugDescription))" }
        let more = list.isEmpty ? "" : ", resources: [\(list.joined(separator: ", "))]"
        let text = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(name: "\(name)", targets: [.\(kind)(name: "\(name)"\(more))])

            """
        let manifest = URL(filePath: package.appending(FileName("Package.swift")).shown)
        try FolderLock(scratch).holding {
            try Self.link(files, of: folder, into: sources)
            try resources.write(to: URL(filePath: sources.shown).appending(path: Self.resourcesName))
            if (try? String(contentsOf: manifest, encoding: .utf8)) != text {
                try Data(text.utf8).write(to: manifest, options: .atomic)
            }
        }
    }

    /// Returns what the podspec in `folder` says; nil where none is there.
    static func podspec(in folder: FileName) -> Podspec? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.shown)) ?? []
        guard let name = names.ordered().first(where: { $0.hasSuffix(".podspec") }) else { return nil }
        return (try? String(contentsOfFile: "\(folder.shown)/\(name)", encoding: .utf8)).map { Podspec($0) }
    }

    /// Returns the paths of all Swift files within `folder`, in order.
    private static func swiftFiles(in folder: FileName) throws -> [String] {
        var files: [String] = []
        var folders = [""]
        while let path = folders.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.shown + "/" + path)
            where !name.hasPrefix(".") {
                let file = path.isEmpty ? name : "\(path)/\(name)"
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(atPath: "\(folder.shown)/\(file)", isDirectory: &isFolder)
                let isLink =
                    (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.shown)/\(file)")) != nil
                if exists, isFolder.boolValue {
                    // A link may lead back here.
                    if !isLink { folders.append(file) }
                } else if exists, file.hasSuffix(".swift") {
                    files.append(file)
                }
            }
        }
        return files.ordered()
    }

    /// True for a file in which a program begins.
    private static func isEntry(_ file: String, in folder: FileName) -> Bool {
        if URL(filePath: file).lastPathComponent == "main.swift" { return true }
        guard let text = try? String(contentsOfFile: "\(folder.shown)/\(file)", encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.first == "@main" || words.first == "@UIApplicationMain"
        }
    }

    /// Makes links to `files` in `sources`, and takes away those that were made for files that are gone.
    private static func link(_ files: [String], of folder: FileName, into sources: FileName) throws {
        let manager = FileManager.default
        let former = (try? manager.subpathsOfDirectory(atPath: sources.shown)) ?? []
        for path in former where path.hasSuffix(".swift") && !files.contains(path) {
            try manager.removeItem(atPath: "\(sources.shown)/\(path)")
        }
        for file in files {
            let (link, target) = ("\(sources.shown)/\(file)", "\(folder.shown)/\(file)")
            if (try? manager.destinationOfSymbolicLink(atPath: link)) == target { continue }
            try? manager.removeItem(atPath: link)
            try FileName(link).folder.makeFolder()
            try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
    }
}

extension String {
    /// True for what can be the name of a module.
    var isModuleName: Bool {
        unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue } && first?.isNumber == false
    }
}
