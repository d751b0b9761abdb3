import CoreGraphics
import Foundation
import OctantBase

/// The most memory, in bytes of pixels, that images found by name may keep while nobody shows them.
private let cacheLimit = 64 << 20
/// The ends of the names of files for one kind of device.
private let devices: [(name: String, idiom: UIUserInterfaceIdiom?)] = [("", nil), ("~iphone", .phone), ("~ipad", .pad)]

/// Finds images by their names: in asset catalogues, then in files.
enum NamedImages {
    private static let assets = Locked<[URL: UIImageAsset]>([:])
    /// Images by file and scale. NSCache locks by itself.
    nonisolated(unsafe) private static let files = {
        let cache = NSCache<NSString, UIImage>()
        cache.totalCostLimit = cacheLimit
        return cache
    }()

    /// The image called `name` in the first of `bundles` that has one, the best for `traits`; one of a symbol set in
    /// the style `symbols`.
    static func find(
        _ name: String, in bundles: [Bundle], for traits: UITraitCollection, symbols: SymbolTemplate.Style
    ) -> UIImage.Parts? {
        let ending = UIImage.fileEndings.first { name.lowercased().hasSuffix("." + $0) }
        let stem = ending.map { String(name.dropLast($0.count + 1)) } ?? name
        guard !stem.isEmpty else { return nil }
        for bundle in bundles {
            for name in ending == nil ? [name] : [name, stem] {
                if let set = AssetCatalog.find(.image, name, in: [bundle]), let asset = asset(set.folder),
                    let parts = asset.parts(for: traits)
                {
                    return parts
                }
                if let set = AssetCatalog.find(.symbol, name, in: [bundle]),
                    let image = symbol(set.folder, symbols, for: traits)
                {
                    return image.parts
                }
            }
            if let image = loose(stem, ending ?? "png", in: bundle, for: traits) { return image.parts }
        }
        return nil
    }

    /// The set in `folder`; nil, with one line on standard error if there are only files that are not drawn.
    private static func asset(_ folder: URL) -> UIImageAsset? {
        if let known = assets.withLock({ $0[folder] }) { return known }
        guard let contents = AssetCatalog.contents(of: folder) else { return nil }
        guard let made = UIImageAsset(folder: folder, contents: contents) else {
            if let file = contents.entries.lazy.compactMap(\.file).first {
                Log.once(
                    "assets.\(folder.path)",
                    "\(folder.appendingPathComponent(file).path) is not shown: PNG, JPEG, PDF and SVG files are")
            }
            return nil
        }
        // Another thread may have been faster: all are to get one asset.
        return assets.withLock { assets in
            let asset = assets[folder] ?? made
            assets[folder] = asset
            return asset
        }
    }

    /// The file of an image among the resources of `bundle`.
    private static func loose(
        _ stem: String, _ ending: String, in bundle: Bundle, for traits: UITraitCollection
    ) -> UIImage? {
        for folder in ResourceBundles.folders(of: bundle) {
            var found: [(variant: AssetVariant, path: String)] = []
            for scale in UIImage.fileScales {
                for device in devices {
                    let suffix = (scale > 1 ? "@\(Int(scale))x" : "") + device.name
                    let path = folder.appendingPathComponent("\(stem)\(suffix).\(ending)").path
                    guard FileManager.default.fileExists(atPath: path) else { continue }
                    var variant = AssetVariant()
                    (variant.scale, variant.idiom) = (scale, device.idiom)
                    found.append((variant, path))
                }
            }
            if let best = AssetVariant.best(among: found.map(\.variant), for: traits) {
                let path = found[best].path
                return UIImage.isVector(path)
                    ? vector(path, scale: resolvedScale(traits.displayScale), isKept: true)
                    : file(path, scale: found[best].variant.scale ?? 1)
            }
        }
        return nil
    }

    /// The image in the PNG or JPEG file at `path`, at `scale` pixels a point; nil, with one line on standard error, if
    /// there is none.
    static func file(_ path: String, scale: CGFloat) -> UIImage? {
        let key = "\(path)@\(scale)" as NSString
        if let image = files.object(forKey: key) { return image }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            Log.once("image.file.\(path)", "there is no image \(path)")
            return nil
        }
        guard let (pixels, orientation) = UIImage.decoding(Array(bytes), from: path) else { return nil }
        let image = UIImage(cgImage: pixels, scale: scale, orientation: orientation)
        files.setObject(image, forKey: key, cost: pixels.bytesPerRow * pixels.height)
        return image
    }
    /// The image in the PDF or SVG file at `path`, with `scale` pixels a point, drawn anew in other sizes where it
    /// `isKept`; nil, with one line on standard error, if there is none.
    static func vector(_ path: String, scale: CGFloat, isKept: Bool) -> UIImage? {
        drawn("\(path)@\(scale)\(isKept ? "+" : "")", path, scale: scale, isKept: isKept) { data throws(Fault) in
            let kind = VectorImage.Kind(rawValue: (path as NSString).pathExtension.lowercased())
            return try VectorImage(data, kind ?? .svg)
        }
    }

    /// The symbol of the set in `folder`; nil, with one line on standard error, if it cannot be read.
    private static func symbol(
        _ folder: URL, _ style: SymbolTemplate.Style, for traits: UITraitCollection
    ) -> UIImage? {
        guard let file = AssetCatalog.contents(of: folder)?.file(for: traits) else { return nil }
        let (path, scale) = (folder.appendingPathComponent(file.name).path, resolvedScale(traits.displayScale))
        let image = drawn("\(path)@\(scale) \(style)", path, scale: scale, isKept: true) { data throws(Fault) in
            try SymbolTemplate(data).image(style)
        }
        return image?.changing { ($0.isSymbol, $0.renderingMode) = (true, .alwaysTemplate) }
    }

    private typealias Fault = VectorImage.Fault

    /// The image called `key`, or else the one that `make` makes of the file at `path`.
    private static func drawn(
        _ key: String, _ path: String, scale: CGFloat, isKept: Bool, make: (Data) throws(Fault) -> VectorImage
    ) -> UIImage? {
        if let image = files.object(forKey: key as NSString) { return image }
        do throws(Fault) {
            guard let data = FileManager.default.contents(atPath: path) else { throw Fault(reason: "it is not there") }
            let picture = try make(data)
            guard let pixels = picture.image(scale: scale) else { throw Fault(reason: "there is no memory for it") }
            let parts = UIImage.Parts(
                cgImage: pixels, scale: min(scale, picture.greatestScale),
                vector: isKept ? UIImage.Vector(picture: picture) : nil)
            let image = UIImage(parts: parts)
            files.setObject(image, forKey: key as NSString, cost: pixels.bytesPerRow * pixels.height)
            return image
        } catch {
            Log.once("image.file.\(path)", "an image from \(path) cannot be read: \(error.reason)")
            return nil
        }
    }
}
