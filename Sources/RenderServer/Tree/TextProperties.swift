import CoreGraphics
import TextLayout

/// The properties that CATextLayer adds to a layer; the defaults are Core Animation's.
package struct TextProperties: Sendable, Hashable {
    /// The characters: with attributes of their own, or in the layer's font and colour.
    package enum Content: Sendable, Hashable {
        case none
        case plain(String)
        case attributed(AttributedText)
    }

    package var content = Content.none
    /// The font of plain text; its size is `fontSize`.
    package var font = FontDescription()
    /// Points; at least 0.
    package var fontSize: CGFloat = 36
    /// The colour of plain text; nil draws none.
    package var foregroundColor: CGColor? = .white
    package var alignment = TextAlignment.natural
    /// The truncation of what is wider than the bounds when lines do not wrap, and of what is higher when they do.
    package var truncation: TextLineBreak?
    package var isWrapped = false

    package init() {}

    /// The text as it is laid out.
    var attributedText: AttributedText? {
        switch content {
        case .none: return nil
        case .attributed(let text): return text
        case .plain(let string):
            guard fontSize > 0, let foregroundColor, foregroundColor.alpha > 0 else { return nil }
            var appearance = TextAttributes(font: font, color: foregroundColor.rgba)
            appearance.font.size = fontSize
            return AttributedText(string, appearance)
        }
    }

    /// The size of the text in points, in lines no wider than `width`, nil for any; zero without text.
    package func size(width: CGFloat?) -> CGSize {
        guard let text = attributedText else { return .zero }
        var options = TextOptions(alignment: alignment)
        options.lineBreak = width == nil ? .clip : .wordWrap
        return TextLayout(text, options, width: width).size
    }

    /// Whether there is anything to draw.
    var isDrawable: Bool {
        switch content {
        case .none: false
        case .attributed(let text): !text.isEmpty
        case .plain(let string): fontSize > 0 && foregroundColor.isVisible && !string.isEmpty
        }
    }
}

extension TextProperties: LayerKindProperties {
    package static let ownerName = "text"
    package static let table = [
        property("fontSize", \.fontSize, limit: .notNegative, reach: .kind),
        property("foregroundColor", \.foregroundColor, reach: .kind),
    ]
    package static let draws = true

    /// The frame of the text's image, in the layer's own space: the bounds, grown to whole pixels of `contentsScale`.
    package func drawnRect(on layer: LayerProperties) -> CGRect {
        guard isDrawable else { return .null }
        let (box, scale) = (layer.bounds.standardized, layer.contentsScale)
        let (width, height) = ((box.width * scale).rounded(.up), (box.height * scale).rounded(.up))
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return .null }
        return CGRect(x: box.minX, y: box.minY, width: width / scale, height: height / scale)
    }

    package func drawOverContents(_ drawing: KindDrawing) {
        drawing.rasterizer.draw(
            self, of: drawing.properties, drawing.device, opacity: drawing.opacity, on: drawing.canvas)
    }

    package mutating func drawMost() { (foregroundColor, fontSize) = (.black, 1) }
}

extension LayerProperties {
    /// The properties of a text layer; nil for every other. Setting it makes the layer one.
    package var text: TextProperties? {
        @inline(__always) get { kind[TextProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }
}
