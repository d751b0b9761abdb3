import Foundation
import OctantBase

/// The resources of a folder of sources without a manifest, laid out as they are in the bundle of its module: those
/// that a podspec in the folder, or above it, names; catalogues, interface files, bundles and translations in the
/// folder, as Xcode's projects have them.
struct FolderResources {
    /// The files and folders by where they are in the bundle.
    private(set) var items: [String: URL] = [:]

    /// The resources of the sources in `folder`.
    init(of folder: URL) {
        for place in [folder, folder.deletingLastPathComponent()] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            for name in names.ordered() where name.hasSuffix(".podspec") {
                guard let text = try? String(contentsOf: place.appending(path: name), encoding: .utf8) else { continue }
                add(Podspec(text), in: place)
            }
        }
        let known = KnownResources.endings.union(["bundle"])
        for path in KnownResources.items(in: folder) {
            let isTranslation = path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") ?? false
            guard isTranslation || known.contains(URL(filePath: path).pathExtension) else { continue }
            let url = folder.appending(path: path)
            // What the podspec names is where it says.
            if !items.values.contains(url) { add(path, url, in: "") }
        }
    }

    private mutating func add(_ spec: Podspec, in folder: URL) {
        guard !spec.resources.isEmpty || !spec.bundles.isEmpty else { return }
        let paths = KnownResources.items(in: folder).filter { !$0.hasSuffix(".swift") }
        for (bundle, patterns) in [("", spec.resources)] + spec.bundles.ordered(by: { $0.key < $1.key }) {
            let patterns = patterns.map { PathPattern($0) }
            for path in paths where patterns.contains(where: { $0.matches(path) }) {
                add(path, folder.appending(path: path), in: bundle.isEmpty ? "" : "\(bundle).bundle/")
            }
        }
    }

    /// Adds the file at `url`, with the folder of its language, if it is in one. Of two of one name a catalogue gets
    /// another, of other files the first counts.
    private mutating func add(_ path: String, _ url: URL, in bundle: String) {
        let parts = path.split(separator: "/").map(String.init)
        let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 + "/" : nil } ?? ""
        let name = parts.last ?? ""
        var place = bundle + language + name
        var number = 2
        while url.pathExtension == "xcassets", items[place] != nil {
            place = "\(bundle)\(url.deletingPathExtension().lastPathComponent)-\(number).xcassets"
            number += 1
        }
        if items[place] == nil { items[place] = url }
    }

    /// The names of the files and folders at the top of the bundle, in order.
    var names: [String] {
        Set(items.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).ordered()
    }

    /// Copies them into `folder`, those that changed, and takes away what is there besides. Throws where it cannot be
    /// written to.
    func write(to folder: URL) throws {
        let manager = FileManager.default
        guard !items.isEmpty || manager.fileExists(atPath: folder.path) else { return }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let kept = Set(
            items.keys.flatMap { place -> [String] in
                let parts = place.split(separator: "/")
                return (1...parts.count).map { parts.prefix($0).joined(separator: "/") }
            })
        for path in (try manager.subpathsOfDirectory(atPath: folder.path)).ordered()
        where !kept.contains(path) && !items.keys.contains(where: { path.hasPrefix($0 + "/") }) {
            try? manager.removeItem(at: folder.appending(path: path))
        }
        for (place, source) in items {
            let target = folder.appending(path: place)
            if manager.contentsEqual(atPath: source.path, andPath: target.path) { continue }
            try? manager.removeItem(at: target)
            try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            do {
                try manager.copyItem(at: source, to: target)
            } catch {
                // What a full disk has taken of it.
                try? manager.removeItem(at: target)
                throw error
            }
        }
    }
}
