import CoreGraphics
import Foundation
import OctantBase
import OctantImageFiles

extension UIImage {
    /// The image in `data`, a PNG, JPEG, GIF or WebP file, at 1 pixel a point, of an animation the first; nil, with one
    /// line on standard error, for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image in `data`, a PNG, JPEG, GIF or WebP file, at `scale` pixels a point, of an animation the first; nil,
    /// with one line on standard error, for anything else. A scale that is not above 0 counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let (image, orientation) = UIImage.decoding(Array(data), from: "data") else { return nil }
        self.init(cgImage: image, scale: scale, orientation: orientation)
    }

    /// The image in the PNG, JPEG, GIF or WebP file at `path`; nil, with one line on standard error, if there is none.
    /// A name that ends in `@2x` or `@3x` sets the number of pixels a point. The ending `.png` may be left out.
    public convenience init?(contentsOfFile path: String) {
        let manager = FileManager.default
        guard let file = [path, path + ".png"].first(where: { manager.fileExists(atPath: $0) }),
            let bytes = manager.contents(atPath: file)
        else {
            Log.once("image.file.\(path)", "there is no image \(path)")
            return nil
        }
        guard let (image, orientation) = UIImage.decoding(Array(bytes), from: file) else { return nil }
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let scale = Self.fileScales.first { $0 > 1 && name.hasSuffix("@\(Int($0))x") }
        self.init(cgImage: image, scale: scale ?? 1, orientation: orientation)
    }

    /// The image called `name` in the main bundle, as `init(named:in:compatibleWith:)` finds it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The image called `name` among the resources of `bundle`, nil for the main one and those of the program's targets
    /// (docs/resources.md): the image set or symbol set of that name in an asset catalogue, or the PNG, JPEG, PDF or
    /// SVG file, with `@2x` or `@3x` and `~iphone` or `~ipad` before its ending.
    ///
    /// Of several the one is taken that suits the traits best, which by default are the current ones: of scales the
    /// least that is enough, else the greatest. A name without an ending means a PNG file. Nil if there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: traitCollection.map(Configuration.init))
    }

    /// The image called `name` among the resources of `bundle`, chosen for the traits of `configuration`; one of a
    /// symbol set as large and as heavy as a symbol's configuration asks, by default for text of 17 points.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = UITraitCollection(traitsFrom: [
            .current, configuration?.traitCollection ?? UITraitCollection(),
        ])
        let style = (configuration as? SymbolConfiguration)?.templateStyle ?? SymbolTemplate.Style()
        guard
            let parts = NamedImages.find(name, in: ResourceBundles.searched(bundle), for: traits, symbols: style)
        else { return nil }
        self.init(parts: parts)
    }

    /// The image that `resource` names; an empty one, with one line on standard error, if there is none.
    public convenience init(resource: ImageResource) {
        if let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
            self.init(parts: found.parts)
        } else {
            Log.once("image.resource.\(resource)", "there is no image '\(resource.name)' in \(resource.bundle)")
            self.init(parts: Parts())
        }
    }

    /// The bytes of a PNG file of the image, turned as it is shown; nil for an image of nothing.
    public func pngData() -> Data? {
        upright.flatMap { try? PNGFile.encode($0.bitmap) }.map { Data($0) }
    }

    /// The bytes of a JPEG file of the image, turned as it is shown and laid over white; nil for an image of
    /// nothing. `compressionQuality` is 0...1 (clamped), from the smallest file to the best image.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isFinite ? Int((min(max(compressionQuality, 0), 1) * 100).rounded()) : 100
        return upright.flatMap { try? JPEGFile.encode($0.bitmap, quality: quality) }.map { Data($0) }
    }
}

extension UIImage {
    /// The scales, in pixels a point, that names of files say.
    static let fileScales: [CGFloat] = [1, 2, 3]
    /// The endings of files that can be read.
    static let fileEndings = ["png", "jpg", "jpeg"] + VectorImage.Kind.allCases.map(\.rawValue)

    /// Whether the file at `path` is one of lines and areas, by its ending.
    static func isVector(_ path: String) -> Bool {
        VectorImage.Kind(rawValue: (path as NSString).pathExtension.lowercased()) != nil
    }

    /// The image in a PNG, JPEG, GIF or WebP file and the way it is to be turned; nil, with one line on standard error,
    /// for anything else.
    static func decoding(_ file: [UInt8], from origin: String) -> (CGImage, Orientation)? {
        do {
            let image = try CGImage.decoding(file)
            guard JPEGFile.isJPEG(file) else { return (image, .up) }
            // Exif's numbers from 1 on.
            let turned: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            return (image, turned[JPEGFile.orientation(of: file) - 1])
        } catch {
            Log.once("image.decode.\(origin)", "an image from \(origin) cannot be read: \(error.reason)")
            return nil
        }
    }
}
