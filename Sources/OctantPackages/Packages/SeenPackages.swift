import Foundation
import OctantBase
import OctantPort

/// The packages of one build, noted when their manifests are compiled, and what is in them that goes into their
/// manifests: SwiftPM keeps what a manifest says until the manifest or the environment changes.
struct SeenPackages {
    /// The environment's variable that holds the path of the list.
    private static let listVariable = "OCTANT_PACKAGES"
    /// The environment's variable that holds a hash of what goes into the manifests.
    private static let stateVariable = "OCTANT_RESOURCES"

    /// The environment's variable that is there where manifests' conditions for iOS stay false on Linux.
    private static let conditionsVariable = "OCTANT_KEEP_OS_CONDITIONS"

    /// The list of their folders, a line each.
    private let list: URL

    /// The packages that are noted in `folder`, SwiftPM's for what it makes.
    init(in folder: URL) { list = folder.appending(path: "octant-packages") }

    /// The packages of the build that this process is a job of; nil where it is of none.
    static func ofThisBuild() -> SeenPackages? {
        ProcessInfo.processInfo.environment[listVariable].map { SeenPackages(list: URL(filePath: $0)) }
    }

    private init(list: URL) { self.list = list }

    /// Whether conditions for iOS in manifests stay false in the build that this process is a job of.
    static var keepsOSConditions: Bool { ProcessInfo.processInfo.environment[conditionsVariable] != nil }

    /// The folders of the packages.
    var folders: Set<String> {
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return Set(text.split(separator: "\n").map(String.init))
    }

    /// Notes that a manifest in `folder` is compiled.
    func note(_ folder: URL) {
        guard !folders.contains(folder.path), let file = fopen(list.path, "a") else { return }
        // One line is written at once, so that jobs side by side do not mix theirs. It begins anew, whatever a full
        // disk has left of the one before.
        fputs("\n\(folder.path)\n", file)
        fclose(file)
    }

    /// Tells SwiftPM and its jobs of the list, of what is in the packages and in `root` now, and of conditions.
    func publish(root: URL, keepingOSConditions: Bool) {
        let known = folders.union([root.path]).ordered().compactMap { folder -> [String]? in
            let files = KnownResources(in: URL(filePath: folder)).files
            return files.isEmpty ? nil : [folder] + files
        }
        setenv(Self.listVariable, list.path, 1)
        if keepingOSConditions { setenv(Self.conditionsVariable, "1", 1) } else { unsetenv(Self.conditionsVariable) }
        setenv(Self.stateVariable, ContentHash(known.flatMap { $0 }.map { Array($0.utf8) }).text, 1)
    }
}
