internal import OctantImageFiles
import OctantBase

/// An image of filters: a way to make pixels, which are made when a `CIContext` is asked for them. y runs upwards. It
/// never changes. Any thread.
public final class CIImage: NSObject, Sendable {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    /// How the pixels are made.
    let recipe: any Recipe
    /// Whether colours between pixels are mixed when the image is moved, scaled or turned.
    let isSmooth: Bool
    /// The pixels that the image was made of; nil for any other.
    public let cgImage: CGImage?

    init(_ recipe: any Recipe, isSmooth: Bool = true, cgImage: CGImage? = nil) {
        (self.recipe, self.isSmooth, self.cgImage) = (recipe, isSmooth, cgImage)
        super.init()
    }

    /// No image: nothing anywhere.
    public override convenience init() { self.init(EmptyRecipe()) }

    /// No image: nothing anywhere.
    public class func empty() -> CIImage { CIImage() }

    /// The pixels of `cgImage`, the bottom left one at the origin.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, options: nil) }

    /// The pixels of `cgImage`, the bottom left one at the origin.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
        let isNearest = options?[.nearestSampling] as? Bool ?? false
        self.init(BitmapRecipe(image: cgImage), isSmooth: !isNearest, cgImage: cgImage)
    }

    /// The image in the PNG, JPEG, GIF or WebP file that `data` is; nil, with one line on standard error, for anything
    /// else.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// The image in the PNG, JPEG, GIF or WebP file that `data` is; nil, with one line on standard error, for anything
    /// else.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        let file = [UInt8](data)
        let image: CGImage
        do {
            image = try CGImage.decoding(file)
        } catch {
            Log.once("coreImage.data", "a CIImage cannot be made: \(error.reason)")
            return nil
        }
        let isTurned = options?[.applyOrientationProperty] as? Bool ?? false
        let number = isTurned ? UInt32(JPEGFile.orientation(of: file)) : 1
        guard let orientation = CGImagePropertyOrientation(rawValue: number), orientation != .up else {
            self.init(cgImage: image, options: options)
            return
        }
        let turned = CIImage(cgImage: image, options: options).oriented(orientation)
        self.init(turned.recipe, isSmooth: turned.isSmooth)
    }

    /// The image in the file at `url`; nil, with one line on standard error, where there is none.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// The image in the file at `url`; nil, with one line on standard error, where there is none.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let data = try? Data(contentsOf: url) else {
            Log.once("coreImage.\(url.path)", "there is no image to read at \(url.path)")
            return nil
        }
        self.init(data: data, options: options)
    }

    /// One colour everywhere.
    public convenience init(color: CIColor) { self.init(ColorRecipe(color: color.pixel)) }

    /// Where there may be something, in pixels; everything else is transparent. `CGRect.null` for nothing at all,
    /// `CGRect.infinite` for an image without end.
    public var extent: CGRect { recipe.extent }

    /// The space of the colours: sRGB; nil where the image is no image in memory.
    public var colorSpace: CGColorSpace? { cgImage.map { _ in CGColorSpaceCreateDeviceRGB() } }

    /// Black everywhere.
    public static let black = CIImage(color: .black)
    /// White everywhere.
    public static let white = CIImage(color: .white)
    /// Grey everywhere.
    public static let gray = CIImage(color: .gray)
    /// Red everywhere.
    public static let red = CIImage(color: .red)
    /// Green everywhere.
    public static let green = CIImage(color: .green)
    /// Blue everywhere.
    public static let blue = CIImage(color: .blue)
    /// Cyan everywhere.
    public static let cyan = CIImage(color: .cyan)
    /// Magenta everywhere.
    public static let magenta = CIImage(color: .magenta)
    /// Yellow everywhere.
    public static let yellow = CIImage(color: .yellow)
    /// Transparent everywhere.
    public static let clear = CIImage(color: .clear)
}
