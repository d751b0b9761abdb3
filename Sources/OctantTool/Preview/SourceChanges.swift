import OctantBase

/// Which files of a preview changed, and what is to be done about it.
struct SourceChanges: Equatable {
    /// What a change asks for, the more the later.
    enum Effect: Comparable {
        /// Nothing: no source of the preview.
        case none
        /// The module is compiled anew.
        case module
        /// The package is built anew: its manifest, another module, or the list of files changed.
        case package
    }

    /// A file that was written, moved or removed.
    struct Event: Equatable {
        /// The path.
        let path: String
        /// Whether there is a file now.
        let exists: Bool
    }

    /// The sources of the module.
    let sources: Set<String>
    /// The folder of the package; nil without one.
    let package: String?

    /// The folders that are watched: those of the sources, with all in the package that may hold some.
    let folders: [String]

    /// What is watched of the module that `sources` are of; `folders` are those in its package.
    init(sources: [String], package: String?, folders: [String]) {
        (self.sources, self.package) = (Set(sources), package)
        let own = sources.map(Self.folder)
        self.folders = Set(own + folders.filter { !Self.isLeftOut($0, of: package) }).ordered()
    }

    /// Returns what `event` asks for.
    func effect(of event: Event) -> Effect {
        // An editor may remove a file and write it anew: a removal alone changes nothing yet.
        if sources.contains(event.path) { return event.exists ? .module : .none }
        guard let package, event.path.hasPrefix(package + "/"), !Self.isLeftOut(event.path, of: package) else {
            return .none
        }
        let name = event.path.split(separator: "/").last ?? ""
        if name.hasPrefix(".") || name.hasSuffix("~") { return .none }
        return name.hasSuffix(".swift") ? .package : .none
    }

    /// Returns the most that one of `events` asks for.
    func effect(of events: [Event]) -> Effect { events.map(effect(of:)).max() ?? .none }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// Whether a path in the package is SwiftPM's, or hidden.
    private static func isLeftOut(_ path: String, of package: String?) -> Bool {
        guard let package, path.hasPrefix(package) else { return false }
        return path.dropFirst(package.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
