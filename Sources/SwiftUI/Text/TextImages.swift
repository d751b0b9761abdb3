import RenderServer
import TextLayout
import UIKit

/// The number of images in texts that are kept as they were drawn last. Ours.
private let keptImages = 64

/// Images among the letters of texts, as they are drawn: each once for the same surroundings, so that a text with one
/// equals itself. Main actor only.
@MainActor enum TextImages {
    private struct Key: Equatable {
        var image: Image
        var appearance: TextAppearance
        /// The colour of the text, and those of the levels of the foreground.
        var colors: [RGBA]
        var displayScale: CGFloat
        var imageScale: Image.Scale
        var variants: SymbolVariants
        var isDark: Bool
    }

    private static var known: [(key: Key, attachment: TextAttachment)] = []

    /// `image` among letters of `appearance` and `color` in `surroundings`: on their baseline, and a symbol as it
    /// stands beside them. Nil where there is no image.
    static func attachment(
        _ image: Image, _ appearance: TextAppearance, color: RGBA, in surroundings: EnvironmentValues
    ) -> TextAttachment? {
        let paint = surroundings.paintSurroundings
        let key = Key(
            image: image, appearance: appearance,
            colors: [color] + (0..<3).map { paint.foreground(level: $0).firstColor },
            displayScale: surroundings.displayScale, imageScale: surroundings.imageScale,
            variants: surroundings.symbolVariants, isDark: surroundings.colorScheme == .dark)
        if let found = known.first(where: { $0.key == key }) { return found.attachment }
        var inner = surroundings
        (inner.textAppearance, inner.font) = (appearance, appearance.font)
        guard let drawn = image.drawn(in: inner) else { return nil }
        let object = NSTextAttachment(image: drawn)
        object.bounds = CGRect(
            origin: CGPoint(x: 0, y: -(drawn.baselineOffsetFromBottom ?? 0)), size: drawn.size)
        let attachment = object.textAttachment(
            color: UIColor(cgColor: CGColor(rgba: color)), traits: surroundings.traitCollection, scale: 1)
        if known.count == keptImages { known.removeFirst() }
        known.append((key, attachment))
        return attachment
    }
}

extension Text {
    /// `image` among letters: as large as it is, or a symbol as large as text of the font.
    public init(_ image: Image) { self.init(.image(image)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds `image` among the letters, with `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
