import CoreGraphics
import Foundation
import OctantBase
package import TextLayout

/// The greatest side of the pixels that a template or a drawing is made of, in pixels. Ours.
private let longestSide: CGFloat = 8192

/// An image in a text, in place of its character: the value of the attribute `.attachment`. Belongs to the thread that
/// made it.
open class NSTextAttachment: NSObject {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    /// The image of `contents`.
    private var decoded: UIImage?
    /// The pixels drawn last, and what they were drawn for.
    private var drawn: (key: Key, pixels: CGImage?)?

    private struct Key: Hashable {
        var size: CGSize
        var color: RGBA?
        var scale: CGFloat
        var isDark: Bool
    }

    /// The character that an attachment takes the place of: U+FFFC.
    public class var character: Int { 0xFFFC }

    /// An attachment of the image in `contentData`, a file of any kind that images can be read from; `uti` is not
    /// looked at.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
        readContents()
    }

    /// An attachment without an image.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// An attachment of `image`.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The bytes of a file of an image, shown where there is no `image`.
    open var contents: Data? {
        didSet { if contents != oldValue { readContents() } }
    }

    /// The kind of file that `contents` are of; it is not looked at.
    open var fileType: String?

    /// The image; nil for that of `contents`. A template is drawn in the colour of the text.
    open var image: UIImage? {
        didSet { drawn = nil }
    }

    /// The image's rectangle: in points from where its character begins on the baseline, y up. Zero, the default, for
    /// one of the image's own size on the baseline.
    open var bounds = CGRect.zero

    private func readContents() { (decoded, drawn) = (contents.flatMap { UIImage(data: $0) }, nil) }

    /// What is laid out and drawn, in text of `color`, `scale` times as large.
    package func textAttachment(color: UIColor, traits: UITraitCollection, scale: CGFloat) -> TextAttachment {
        let shown = image ?? decoded
        var rect = bounds == .zero ? CGRect(origin: .zero, size: shown?.size ?? .zero) : bounds
        rect = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
        var result = TextAttachment(image: nil, rect: rect)
        if let shown, result.rect.width > 0, result.rect.height > 0 {
            result.image = pixels(of: shown, result.rect.size, color, traits)
        }
        return result
    }

    private func pixels(of image: UIImage, _ size: CGSize, _ color: UIColor, _ traits: UITraitCollection) -> CGImage? {
        let tint = image.isTemplate ? color.resolvedColor(with: traits) : nil
        let key = Key(
            size: size, color: tint?.cgColor.rgba, scale: resolvedScale(traits.displayScale),
            isDark: traits.userInterfaceStyle == .dark)
        if let drawn, drawn.key == key { return drawn.pixels }
        let shown = tint.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
        let pixels = Self.draw(shown, key, traits)
        drawn = (key, pixels)
        return pixels
    }

    private static func draw(_ image: UIImage, _ key: Key, _ traits: UITraitCollection) -> CGImage? {
        let suited = image.suited(to: traits)
        // No fewer pixels than it has.
        let scale = max(key.scale, suited.scale)
        let (width, height) = ((key.size.width * scale).rounded(.up), (key.size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= longestSide, height <= longestSide,
            let bitmap = Bitmap(width: Int(width), height: Int(height)),
            let context = CGContext(bitmap: bitmap, scale: 1)
        else { return nil }
        suited.draw(in: CGRect(x: 0, y: 0, width: width, height: height), of: context)
        return CGImage(bitmap: bitmap)
    }
}

extension NSAttributedString {
    /// A text of one character, with `attachment` in its place.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
