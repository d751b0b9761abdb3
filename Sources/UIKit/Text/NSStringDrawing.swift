import CoreGraphics
import Foundation
internal import TextLayout

/// The options of measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits, Apple's.
    public let rawValue: Int

    /// The options whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle's origin is the top left of the text, and lines break at its width. Without it the origin is the
    /// beginning of the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are spaced by the font's leading. They are so in any case.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last line with an ellipsis when lines are left out for lack of height.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of drawing text besides its pixels.
open class NSStringDrawingContext: NSObject {
    /// The rectangle of the text when it was last measured or drawn with this context, in points.
    open internal(set) var totalBounds = CGRect.zero

    /// How small the letters may become for the text to fit, as a fraction of their size; 0, the default, and 1 for not
    /// smaller.
    open var minimumScaleFactor: CGFloat = 0

    /// The fraction of their size that the letters had when the text was last measured or drawn with this context.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// A context without results yet.
    public override init() {
        super.init()
    }
}

/// The attributes of strings that have no attributes of their own: 12 points, black. Source: docs/sources/views.md,
/// Fonts and text.
private var plainText: TextDefaults { TextDefaults(font: .systemFont(ofSize: 12), color: .black) }

extension StyledText {
    /// The size of the text in as many lines as it has line ends and one more.
    fileprivate var size: CGSize { layout(in: nil, options: .usesLineFragmentOrigin).size }

    fileprivate func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout(in: nil, options: .usesLineFragmentOrigin).draw(in: context, at: point)
    }

    fileprivate func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    fileprivate func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(in: rect.size, options: options, for: context)
        context?.totalBounds = layout.bounds(options).offsetBy(dx: rect.minX, dy: rect.minY)
        let rise = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
        layout.draw(in: target, at: CGPoint(x: rect.minX, y: rect.minY - rise))
    }

    fileprivate func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = layout(in: size, options: options, for: context).bounds(options)
        context?.totalBounds = bounds
        return bounds
    }

    /// The layout in letters as large as `context` wants them, so that they fit if that is possible.
    private func layout(
        in size: CGSize, options: NSStringDrawingOptions, for context: NSStringDrawingContext?
    ) -> TextLayout {
        context?.actualScaleFactor = 1
        let whole = layout(in: size, options: options)
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return whole }
        func fits(_ scale: CGFloat) -> Bool {
            // All of the text, however high it is.
            let room = CGSize(width: size.width, height: 0)
            let needed = layout(in: room, options: options, scale: scale).size
            return (size.width <= 0 || needed.width <= size.width + 0.01)
                && (size.height <= 0 || needed.height <= size.height + 0.5)
        }
        if fits(1) { return whole }
        var (low, high) = (context.minimumScaleFactor, CGFloat(1))
        if fits(low) {
            for _ in 0..<8 {
                let middle = (low + high) / 2
                if fits(middle) { low = middle } else { high = middle }
            }
        }
        context.actualScaleFactor = low
        return layout(in: size, options: options, scale: low)
    }

    private func layout(in size: CGSize?, options: NSStringDrawingOptions, scale: CGFloat = 1) -> TextLayout {
        let wraps = options.contains(.usesLineFragmentOrigin)
        var textOptions = TextOptions(firstParagraphStyle ?? .default)
        if options.contains(.truncatesLastVisibleLine) { textOptions.lineBreak = .truncateTail }
        let text = AttributedText(self, defaults: plainText, traits: .current, fontScale: scale)
        guard wraps else {
            textOptions.maximumLines = 1
            return TextLayout(text, textOptions)
        }
        // A side of 0 is no limit, as at Apple's.
        func limit(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 > 0 ? $0 : nil } }
        return TextLayout(text, textOptions, width: limit(size?.width), height: limit(size?.height))
    }
}

extension TextLayout {
    /// The rectangle of the text when drawn at (0, 0).
    fileprivate func bounds(_ options: NSStringDrawingOptions) -> CGRect {
        let rise = options.contains(.usesLineFragmentOrigin) ? 0 : firstBaseline
        return CGRect(x: 0, y: -rise, width: size.width, height: size.height)
    }
}

extension NSAttributedString {
    /// The size of the text, in points, in as many lines as it has line ends and one more.
    public func size() -> CGSize { StyledText.rich(self).size }

    /// Draws the text with its top left corner at `point`, in the current context.
    public func draw(at point: CGPoint) { StyledText.rich(self).draw(at: point) }

    /// Draws the text in lines as wide as `rect`, in the current context; what is beyond its height is left out.
    public func draw(in rect: CGRect) { StyledText.rich(self).draw(in: rect) }

    /// Draws the text, in the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StyledText.rich(self).draw(with: rect, options: options, context: context)
    }

    /// The rectangle of the text when drawn at (0, 0) within `size`, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText.rich(self).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// The size of the text, in points, in as many lines as it has line ends and one more.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attributes).size
    }

    /// Draws the text with its top left corner at `point`, in the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(at: point)
    }

    /// Draws the text in lines as wide as `rect`, in the current context; what is beyond its height is left out.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(in: rect)
    }

    /// Draws the text, in the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options: options, context: context)
    }

    /// The rectangle of the text when drawn at (0, 0) within `size`, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        .plain(String(describing: self), attributes ?? [:])
    }
}

extension String {
    /// The size of the text, in points, in as many lines as it has line ends and one more.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText.plain(self, attributes ?? [:]).size
    }

    /// Draws the text with its top left corner at `point`, in the current context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StyledText.plain(self, attributes ?? [:]).draw(at: point)
    }

    /// Draws the text in lines as wide as `rect`, in the current context; what is beyond its height is left out.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StyledText.plain(self, attributes ?? [:]).draw(in: rect)
    }

    /// Draws the text, in the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        StyledText.plain(self, attributes ?? [:]).draw(with: rect, options: options, context: context)
    }

    /// The rectangle of the text when drawn at (0, 0) within `size`, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText.plain(self, attributes ?? [:])
            .boundingRect(with: size, options: options, context: context)
    }
}
