import CoreGraphics
import Foundation

/// What a `Contents.json` of an asset catalogue says, as far as it is understood. Whatever is not as it should be
/// counts as not said.
package struct AssetContents: Sendable {
    /// Why a file is none.
    package struct Fault: Error {
        /// In a few words.
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    /// One of the files or colours of a set.
    struct Entry: Sendable {
        /// The surroundings that it is for.
        var variant = AssetVariant()
        /// The file in the set's folder; nil for none.
        var file: String?
        /// The colour; nil for none.
        var color: UIColor?
        /// The parts of an image that is stretched; nil for one that is not.
        var slices: AssetSlices?
        /// Whether a vector is drawn anew where it is shown larger or smaller.
        var keepsVector = false
        /// The uniform type identifier of data.
        var type: String?
    }

    /// The files or colours.
    private(set) var entries: [Entry] = []
    /// Whether the names of what is in the group begin with its name and a slash.
    private(set) var providesNamespace = false
    /// Whether an image's own colours count.
    private(set) var renderingMode = UIImage.RenderingMode.automatic

    /// Reads the file in `data`.
    package init(_ data: Data) throws(Fault) {
        let root: Any
        do { root = try JSONSerialization.jsonObject(with: data) } catch {
            throw Fault((error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it is no JSON")
        }
        guard let root = root as? [String: Any] else { throw Fault("it is no object of JSON") }
        let properties = root["properties"] as? [String: Any] ?? [:]
        providesNamespace = properties["provides-namespace"] as? Bool ?? false
        switch properties["template-rendering-intent"] as? String {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: break
        }
        for key in ["images", "colors", "data", "symbols"] {
            guard let list = root[key] else { continue }
            guard let list = list as? [Any] else { throw Fault("'\(key)' is no list") }
            entries += list.compactMap { ($0 as? [String: Any]).flatMap(Self.entry) }
        }
        if properties["preserves-vector-representation"] as? Bool == true {
            for index in entries.indices { entries[index].keepsVector = true }
        }
    }

    /// The entry that suits `traits` best among those that have what `isMeant` asks for.
    private func best(for traits: UITraitCollection, where isMeant: (Entry) -> Bool) -> Entry? {
        let meant = entries.filter(isMeant)
        return AssetVariant.best(among: meant.map(\.variant), for: traits).map { meant[$0] }
    }

    /// The colour that suits `traits` best: where none does, the first.
    package func color(for traits: UITraitCollection) -> UIColor? {
        best(for: traits) { $0.color != nil }?.color ?? entries.lazy.compactMap(\.color).first
    }

    /// The name of the file that suits `traits` best, and its uniform type identifier if one is said.
    package func file(for traits: UITraitCollection) -> (name: String, type: String?)? {
        let entry = best(for: traits) { $0.file != nil }
        return entry.flatMap { entry in entry.file.map { ($0, entry.type) } }
    }

    /// The names of the files for light surroundings, or for any.
    var lightFiles: [String] {
        var seen: Set<String> = []
        return entries.filter { $0.variant.style != .dark }.compactMap(\.file).filter { seen.insert($0).inserted }
    }

    private static func entry(_ object: [String: Any]) -> Entry? {
        guard let variant = AssetVariant(object) else { return nil }
        var entry = Entry(variant: variant)
        // Only a name: no file makes Octant read another than those in the set's folder.
        entry.file = (object["filename"] as? String).flatMap { $0.contains("/") || $0.isEmpty ? nil : $0 }
        entry.color = (object["color"] as? [String: Any]).flatMap(UIColor.init(asset:))
        entry.slices = (object["resizing"] as? [String: Any]).flatMap(AssetSlices.init)
        entry.type = object["universal-type-identifier"] as? String
        return entry
    }
}

/// The parts of an image that keep their size when it is stretched, in pixels.
struct AssetSlices: Sendable {
    private let caps: UIEdgeInsets
    private let mode: UIImage.ResizingMode

    init?(_ object: [String: Any]) {
        let insets = object["cap-insets"] as? [String: Any] ?? [:]
        func inset(_ key: String) -> CGFloat { max(assetNumber(insets[key]) ?? 0, 0) }
        var caps = UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
        switch object["mode"] as? String {
        case "3-part-horizontal": (caps.top, caps.bottom) = (0, 0)
        case "3-part-vertical": (caps.left, caps.right) = (0, 0)
        case "9-part": break
        default: return nil
        }
        let center = object["center"] as? [String: Any] ?? [:]
        (self.caps, mode) = (caps, center["mode"] as? String == "tile" ? .tile : .stretch)
    }

    /// `image` with these parts.
    func applied(to image: UIImage) -> UIImage {
        let scale = image.scale
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: caps.top / scale, left: caps.left / scale, bottom: caps.bottom / scale, right: caps.right / scale),
            resizingMode: mode)
    }
}

/// The finite number that a value of JSON is; nil for anything else.
func assetNumber(_ value: Any?) -> CGFloat? {
    guard let number = (value as? NSNumber)?.doubleValue, number.isFinite else { return nil }
    return CGFloat(number)
}
