import Foundation
import OctantBase

// Folders are followed so deep: more than any catalogue has, and an end to links that lead in circles.
private let depthLimit = 16
/// The largest `Contents.json` that is read, in bytes.
private let sizeLimit = 4 << 20
private let contentsName = "Contents.json"

/// The sets in the asset catalogues of one bundle, by name. Xcode compiles catalogues; Octant reads their folders.
struct AssetCatalog: Sendable {
    /// The kind of a set, by the ending of its folder.
    enum Kind: String, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
        case appIcon = "appiconset"
    }

    private struct Key: Hashable {
        let kind: Kind
        let name: String
    }

    private static let known = Locked<[URL: AssetCatalog]>([:])

    private var folders: [Key: URL] = [:]

    /// The catalogues of `bundle`. They are listed once.
    static func of(_ bundle: Bundle) -> AssetCatalog {
        let root = ResourceBundles.root(of: bundle)
        if let catalog = known.withLock({ $0[root] }) { return catalog }
        let catalog = AssetCatalog(root)
        known.withLock { $0[root] = catalog }
        return catalog
    }

    /// The folder of the set of this kind called `name` in the first of `bundles` that has one, and that bundle.
    static func find(_ kind: Kind, _ name: String, in bundles: [Bundle]) -> (folder: URL, bundle: Bundle)? {
        for bundle in bundles {
            if let folder = of(bundle).folders[Key(kind: kind, name: name)] { return (folder, bundle) }
        }
        return nil
    }

    private init(_ root: URL) {
        for name in Self.names(in: root) where name.hasSuffix(".xcassets") {
            list(root.appendingPathComponent(name), space: "", depth: 0)
        }
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).ordered()
    }

    /// Lists the sets in `folder`, whose names begin with `space`. Of two of one name the first counts.
    private mutating func list(_ folder: URL, space: String, depth: Int) {
        guard depth < depthLimit else { return }
        for name in Self.names(in: folder) {
            let inner = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: inner.path, isDirectory: &isFolder), isFolder.boolValue
            else { continue }
            if let kind = Kind(rawValue: inner.pathExtension) {
                let key = Key(kind: kind, name: space + inner.deletingPathExtension().lastPathComponent)
                if folders[key] == nil { folders[key] = inner }
            } else {
                let isSpace = Self.contents(of: inner)?.providesNamespace ?? false
                list(inner, space: isSpace ? space + inner.lastPathComponent + "/" : space, depth: depth + 1)
            }
        }
    }

    /// What is written about the set or group in `folder`; nil where nothing is, or, with one line on standard error,
    /// nothing that can be read.
    static func contents(of folder: URL) -> AssetContents? {
        let file = folder.appendingPathComponent(contentsName)
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return nil }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        let data = size <= sizeLimit ? FileManager.default.contents(atPath: file.path) : nil
        do throws(AssetContents.Fault) {
            guard let data else { throw AssetContents.Fault("it is no file of at most \(sizeLimit) bytes") }
            return try AssetContents(data)
        } catch {
            Log.once("assets.\(file.path)", "\(file.path) cannot be read: \(error.reason)")
            return nil
        }
    }
}
