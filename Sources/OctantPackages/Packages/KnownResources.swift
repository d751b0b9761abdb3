import Foundation
import OctantBase

/// The files in a folder that Xcode takes for resources of a target though no manifest declares them: catalogues of
/// images, colours and texts, and interface files.
struct KnownResources {
    /// What each of these is, by its ending.
    static let endings: Set<String> = ["xcassets", "xcstrings", "storyboard", "xib"]
    /// Folders that are one thing, whatever is in them, or that hold nothing of a target.
    private static let wholes: Set<String> = [
        "xcassets", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "docc", "app",
        "xcdatamodeld",
    ]
    // Where SwiftPM looks for the folders of targets.
    private static let usualFolders = ["Sources", "Source", "src", "srcs", "Tests"]
    // More than any package is deep, and an end to links that lead in circles.
    private static let depthLimit = 32

    /// Their paths from the folder, in order. What is in the folder of a language is left out: SwiftPM takes that.
    let files: [String]
    /// The folders in which targets may be, by their paths from the folder.
    let folders: [String]

    /// Those in `folder`. None where it cannot be read.
    init(in folder: URL) {
        files = Self.items(in: folder).filter { path in
            let url = URL(filePath: path)
            return Self.endings.contains(url.pathExtension)
                && url.deletingLastPathComponent().pathExtension != "lproj"
        }
        folders = Self.usualFolders.flatMap { name -> [String] in
            let inner = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
            return inner.map { [name] + $0.ordered().map { "\(name)/\($0)" } } ?? []
        }
    }

    /// Returns the paths from `folder` of all files in it, and of the folders that are one thing, in order; nothing of
    /// what begins with a dot.
    static func items(in folder: URL) -> [String] {
        var found: [String] = []
        func list(_ path: String, depth: Int) {
            let place = path.isEmpty ? folder : folder.appending(path: path)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            where !name.hasPrefix(".") {
                let item = path.isEmpty ? name : "\(path)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: folder.appending(path: item).path, isDirectory: &isFolder)
                else { continue }
                if isFolder.boolValue, !wholes.contains(URL(filePath: name).pathExtension) {
                    if depth < depthLimit { list(item, depth: depth + 1) }
                } else {
                    found.append(item)
                }
            }
        }
        list("", depth: 0)
        return found.ordered()
    }
}
