import CoreGraphics
import OctantBase
import RenderServer
internal import TextLayout

/// A layer that lays out text in its bounds, from the top on.
///
/// The text is drawn as contents are, with `contentsScale` pixels a point: set that to the screen's scale for crisp
/// letters. Of what is beyond the bounds nothing shows. `fontSize` and `foregroundColor` animate.
open class CATextLayer: CALayer {
    private var storedString: Any?
    private var storedFont: Any?

    /// A text layer without text.
    public override init() { super.init() }

    /// A copy for `presentation()` as in CALayer, or a new text layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer, Self.isCopying(layer) {
            (stringObject, fontObject) = (layer.stringObject, layer.fontObject)
        }
    }

    /// A text layer without text: Octant reads nothing of a layer from archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func setKind(of properties: inout LayerProperties) {
        if properties.text == nil { properties.text = TextProperties() }
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        textKeys[key] ?? super.keyedProperty(key)
    }

    private var stringObject: Any? {
        get { LayerLock.hold { storedString } }
        set { LayerLock.hold { storedString = newValue } }
    }

    private var fontObject: Any? {
        get { LayerLock.hold { storedFont } }
        set { LayerLock.hold { storedFont = newValue } }
    }

    private var text: TextProperties { properties.text ?? TextProperties() }

    /// The text: a String, or an NSAttributedString, which is drawn with its own attributes (font, colours, kern,
    /// lines, raising) and in the layer's font and colour where they do not. Nil by default. Anything else changes
    /// nothing, with one line on standard error.
    open var string: Any? {
        get { stringObject }
        set {
            let isFit = newValue == nil || newValue is String || newValue is NSAttributedString
            guard accepts(isFit, "string") else { return }
            stringObject = (newValue as? NSAttributedString)?.copy() ?? newValue
            updateContent()
        }
    }

    /// The font of plain text: a UIFont, whose size is ignored, or the name of an installed family, with a style behind
    /// a hyphen. Nil (the default) and families that are not there mean the system font.
    open var font: Any? {
        get { fontObject }
        set {
            var description = FontDescription()
            switch newValue {
            case nil: break
            case let font as any LayerFont: description = font.layerFont
            case let name as String:
                if let found = FontName(name) {
                    (description.family, description.weight) = (found.family, found.weight)
                    (description.isItalic, description.isCondensed) = (found.isItalic, found.isCondensed)
                } else {
                    Log.once("text.font.\(name)", "no font is called '\(name)': the system font stands in for it")
                }
            default:
                _ = accepts(false, "font")
                return
            }
            fontObject = newValue
            if setPlain(\.font, description, of: \.text, "font") { updateContent() }
        }
    }

    /// The size of plain text in points, at least 0. 36 by default.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { if set(\.fontSize, newValue, of: \.text) { updateContent() } }
    }

    /// The colour of plain text; nil draws none. Opaque white by default.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { if set(\.foregroundColor, newValue, of: \.text) { updateContent() } }
    }

    /// Whether lines go on below at the bounds' width. False by default.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { setPlain(\.isWrapped, newValue, of: \.text, "wrapped") }
    }

    /// The part left out of a line that is too long or, when lines wrap, of a text that is too high. `.none` by
    /// default.
    open var truncationMode: CATextLayerTruncationMode {
        get { CATextLayerTruncationMode(text.truncation) }
        set { setPlain(\.truncation, newValue.lineBreak, of: \.text, "truncationMode") }
    }

    /// To which side lines go. `.natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { CATextLayerAlignmentMode(text.alignment) }
        set { setPlain(\.alignment, newValue.alignment, of: \.text, "alignmentMode") }
    }

    /// The size of the text, in points: without wrapping that of its lines, with wrapping its size at the bounds'
    /// width. Zero without text.
    open override func preferredFrameSize() -> CGSize { text.size(width: isWrapped ? bounds.width : nil) }

    /// Reads the text anew: attributed text without a font or colour has the layer's.
    private func updateContent() {
        let content: TextProperties.Content =
            switch stringObject {
            case let string as String: .plain(string)
            case let string as NSAttributedString: .attributed(AttributedText(string, in: text))
            default: .none
            }
        setPlain(\.content, content, of: \.text, "string")
    }
}

extension AttributedText {
    /// `string` with its attributes, and those of `text` where it has none.
    fileprivate init(_ string: NSAttributedString, in text: TextProperties) {
        var runs: [TextRun] = []
        let characters = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            func value(_ name: String) -> Any? { values[NSAttributedString.Key(name)] }
            func color(_ name: String) -> RGBA? {
                (value(name) as? CGColor)?.rgba ?? (value(name) as? any LayerColor)?.layerColor.rgba
            }
            func givenNumber(_ name: String) -> CGFloat? {
                guard let boxed = value(name), case .scalar(let number)? = AnimationValue(unboxing: boxed),
                    number.isFinite
                else { return nil }
                return number
            }
            func number(_ name: String) -> CGFloat { givenNumber(name) ?? 0 }
            var appearance = TextAttributes(font: text.font, color: text.foregroundColor?.rgba ?? .clear)
            appearance.font.size = text.fontSize
            if let font = value("NSFont") as? any LayerFont { appearance.font = font.layerFont }
            if let color = color("NSColor") { appearance.color = color }
            appearance.background = color("NSBackgroundColor")
            appearance.kern = number("NSKern")
            // A kern of 0 is not the same as no kern: it sets pairs as far apart as other letters.
            appearance.kernsPairs = givenNumber("NSKern") != 0
            appearance.isUnderlined = number("NSUnderline") != 0
            appearance.isStruckThrough = number("NSStrikethrough") != 0
            appearance.baselineOffset = number("NSBaselineOffset")
            runs.append(TextRun(characters.substring(with: range), appearance))
        }
        self.init(runs: runs)
    }
}
