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

    /// The image called `name` in the first of `bundles` that has one, the best for `traits`.
    static func find(_ name: String, in bundles: [Bundle], for traits: UITraitCollection) -> UIImage.Parts? {
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
                    "\(folder.appendingPathComponent(file).path) is not shown: only PNG and JPEG files are, no vectors")
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
                return file(found[best].path, scale: found[best].variant.scale ?? 1)
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
}
