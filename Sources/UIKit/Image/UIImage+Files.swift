import CoreGraphics
import Foundation

// Pictures in files are looked for at these scales, pixels a point.
private let fileScales: [CGFloat] = [1, 2, 3]

extension UIImage {
    /// The picture in `data`, a PNG file, at 1 pixel a point; nil, with one line on standard error, for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in `data`, a PNG file, at `scale` pixels a point; nil, with one line on standard error, for anything
    /// else. A scale that is not above 0 counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage.decoding(Array(data), from: "data") else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// The picture in the PNG file at `path`; nil, with one line on standard error, if there is none. A name that ends
    /// in `@2x` or `@3x` says how many pixels make a point. The ending `.png` may be left out.
    public convenience init?(contentsOfFile path: String) {
        let manager = FileManager.default
        guard let file = [path, path + ".png"].first(where: { manager.fileExists(atPath: $0) }),
            let bytes = manager.contents(atPath: file)
        else {
            Log.once("image.file.\(path)", "there is no picture \(path)")
            return nil
        }
        guard let image = CGImage.decoding(Array(bytes), from: file) else { return nil }
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let scale = fileScales.first { $0 > 1 && name.hasSuffix("@\(Int($0))x") }
        self.init(cgImage: image, scale: scale ?? 1, orientation: .up)
    }

    /// The picture called `name` in the main bundle, as `init(named:in:compatibleWith:)` finds it.
    @MainActor public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The picture called `name` among the resources of `bundle`, nil for the main one: the PNG file of that name, or
    /// with `@2x` or `@3x` before its ending, whichever suits the traits' display scale (the main screen's by default)
    /// best: the least that is enough, else the greatest. Nil if there is none; asset catalogues are not read.
    @MainActor public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        let asked = traitCollection?.displayScale ?? 0
        let wanted = asked > 0 ? asked : UIScreen.main.scale
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let order = fileScales.filter { $0 >= wanted } + fileScales.filter { $0 < wanted }.reversed()
        for scale in order {
            let suffix = scale > 1 ? "@\(Int(scale))x" : ""
            if let path = bundle.path(forResource: stem + suffix, ofType: "png") {
                self.init(contentsOfFile: path)
                return
            }
        }
        return nil
    }

    /// The bytes of a PNG file of the picture, turned as it is shown; nil for a picture of nothing.
    public func pngData() -> Data? {
        guard let cgImage else { return nil }
        var pixels = cgImage
        if imageOrientation != .up {
            guard let context = UIImage.uprightContext(size, scale: scale) else { return nil }
            UIGraphicsPushContext(context)
            draw(in: CGRect(origin: .zero, size: size))
            UIGraphicsPopContext()
            guard let turned = context.makeImage() else { return nil }
            pixels = turned
        }
        return (try? PNGFile.encode(pixels.bitmap)).map { Data($0) }
    }

    private static func uprightContext(_ size: CGSize, scale: CGFloat) -> CGContext? {
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        return Bitmap(width: width, height: height).flatMap { CGContext(bitmap: $0, scale: scale) }
    }
}

extension CGImage {
    /// The picture in a PNG file; says once when it is none.
    fileprivate static func decoding(_ file: [UInt8], from place: String) -> CGImage? {
        do {
            return CGImage(bitmap: try PNGFile.decode(file))
        } catch {
            Log.once("image.decode.\(place)", "a picture from \(place) cannot be read: \(error.words)")
            return nil
        }
    }
}
