import CoreGraphics
import Foundation
import ObjectiveC
import OctantDisplay
import QuartzCore
internal import TextLayout

/// The opacity of the text of a label that is not enabled. Ours.
private let disabledAlpha: CGFloat = 0.4

/// A length, in points, that no text fills: it limits nothing, with or without insets. Ours.
private let endlessLength: CGFloat = 1e7

/// Shows text, in one line or several. Main thread.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var content: StyledText?
    private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var ownColor = UIColor.label
    /// Whether alignment and line break are being set to those of the text.
    private var isTakingOver = false
    /// The size and direction for which the text was last asked to be drawn.
    private var drawnFor: (size: CGSize, direction: UIUserInterfaceLayoutDirection)?

    // MARK: Making

    /// An empty label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// An empty label, from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .left
        isOpaque = false
    }

    // MARK: Text

    /// The text; setting it gives all of it the label's own font and colour. nil by default.
    open var text: String? {
        get { content?.string }
        set {
            requireMainThread()
            show(newValue.map { .plain($0) })
        }
    }

    /// The text with its attributes; where it has no font, colour, alignment or line break, the label's own count. The
    /// alignment and the line break of its first paragraph style become the label's.
    open var attributedText: NSAttributedString? {
        get { content?.attributed }
        set {
            requireMainThread()
            guard newValue.map(StyledText.rich) != content else { return }
            show(newValue.map { .rich(NSAttributedString(attributedString: $0)) })
            guard let style = content?.firstParagraphStyle else { return }
            isTakingOver = true
            (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
            isTakingOver = false
        }
    }

    /// The font of the whole text; the system font of 17 points by default. nil brings that back.
    open var font: UIFont! {
        get { ownFont }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            let hasOverridden = override(.font)
            if use(font) || hasOverridden { contentDidChange() }
            noteAppearance(\UILabel.font, set: newValue)
        }
    }

    /// Whether `font` follows the preferred text size if it was made for a text style, by
    /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`; false by default. Fonts in `attributedText` do not.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if use(ownFont) { contentDidChange() } }
    }

    /// Makes `font`, which follows the traits if it is to, the label's own. Returns whether that is another one.
    @discardableResult
    private func use(_ font: UIFont) -> Bool {
        let font = adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
        defer { ownFont = font }
        return font != ownFont
    }

    /// The colour of the whole text; `UIColor.label` at first. nil brings that back.
    open var textColor: UIColor! {
        get { ownColor }
        set {
            let old = ownColor
            ownColor = newValue ?? .label
            let hasOverridden = override(.foregroundColor)
            if ownColor != old || hasOverridden { needDisplay() }
            noteAppearance(\UILabel.textColor, set: newValue)
        }
    }

    /// The alignment of the lines; `.natural` by default: at the side where the interface begins.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            guard !isTakingOver else { return }
            let hasOverridden = overrideParagraphs { $0.alignment = textAlignment }
            if textAlignment != oldValue || hasOverridden { needDisplay() }
        }
    }

    /// The line break mode; by default the last line is truncated at its end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            guard !isTakingOver else { return }
            let hasOverridden = overrideParagraphs { $0.lineBreakMode = lineBreakMode }
            if lineBreakMode != oldValue || hasOverridden { contentDidChange() }
        }
    }

    /// The rules of breaking lines besides the usual ones; those of the system's own labels by default. They are kept:
    /// lines break by the usual ones.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    /// The greatest number of lines; 1 by default, 0 for any number. A negative number counts as 0.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether a single line that is too long is set smaller, down to `minimumScaleFactor`; false by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { needDisplay() } }
    }

    /// Whether a single line that is at most a twentieth too long for its space moves its letters together before any
    /// of it is left out; false by default. It counts where `lineBreakMode` truncates.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { needDisplay() } }
    }

    /// The smallest size of the text, as a fraction of the font's, 0...1; 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { needDisplay() } }
    }

    /// The vertical position of a single line that is set smaller; on its own baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { needDisplay() } }
    }

    /// The colour of the text while `isHighlighted`; nil by default: `textColor` then too.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { needDisplay() } }
    }

    /// Whether the text is not drawn faint; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { needDisplay() } }
    }

    private var shownColor: UIColor {
        let color = isHighlighted ? highlightedTextColor ?? ownColor : ownColor
        return isEnabled ? color : color.withAlphaComponent(disabledAlpha)
    }

    /// Whether the text has `highlightedTextColor`; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { needDisplay() } }
    }

    /// The colour of a hard shadow of the text; nil, the default, draws none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { needDisplay() } }
    }

    /// The offset of the shadow to the right and down, in points; one point up by default. What is not finite counts as
    /// 0.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { needDisplay() } }
    }

    /// The width in points after which lines of a label of several lines break for its intrinsic size; 0, the default:
    /// none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentSizeDidChange() } }
    }

    /// Shows `styled`, which nothing else changes, with their own attributes.
    final func show(_ styled: StyledText?, by call: StaticString = #function) {
        let old = content
        guard replaceContent(styled) else { return }
        contentDidChange(by: call)
        KeyValueObserving.noteChange("text", of: self, from: old?.string)
    }

    /// Returns whether `styled` are others than those there were.
    private func replaceContent(_ styled: StyledText?) -> Bool {
        guard styled != content else { return false }
        content = styled
        return true
    }

    private func contentDidChange(by call: StaticString = #function) {
        contentSizeDidChange(by: call)
        setNeedsDisplay()
    }

    /// Applies the label's own value to all of the text. Returns whether another one applied to any of it.
    private func override(_ key: NSAttributedString.Key) -> Bool {
        replaceContent(content?.changing(key) { _ in nil })
    }

    /// Applies the label's own paragraph style to all of the text that has one of its own. Returns whether that changed
    /// anything.
    private func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
        let changed = content?.changing(.paragraphStyle) { value in
            guard let style = value as? NSParagraphStyle else { return value }
            let own = NSMutableParagraphStyle()
            own.setParagraphStyle(style)
            change(own)
            return own == style ? style : own
        }
        return replaceContent(changed)
    }

    // MARK: Size

    /// The size of the whole text, in points, grown to whole pixels.
    open override var intrinsicContentSize: CGSize {
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        return fittingSize(width)
    }

    override var defaultContentHugging: AxisPriorities {
        var priorities = super.defaultContentHugging
        priorities.vertical = priorities.vertical + 1
        return priorities
    }

    override var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func intrinsicSize(forWidth width: CGFloat?) -> CGSize {
        guard wrapsText, let width else { return intrinsicContentSize }
        return fittingSize(width)
    }

    override func textBaselines(forWidth width: CGFloat?) -> TextBaselines? {
        let explicit = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let layout = layout(width: wrapsText ? width : explicit)
        let scale = resolvedScale(traitCollection.displayScale)
        let shift = layout.baselineShift(scale: scale)
        return TextBaselines(
            first: layout.firstBaseline + shift, last: layout.lastBaseline + shift,
            height: onPixels(layout.size).height)
    }

    /// The width of `text` in one line as the label would show it, in points.
    func width(of text: NSAttributedString) -> CGFloat {
        let defaults = TextDefaults(font: ownFont, color: ownColor)
        let text = AttributedText(text, defaults: defaults, traits: traitCollection)
        return text.isEmpty ? 0 : TextLayout(text, TextOptions(maximumLines: 1)).size.width
    }

    /// The size of the text in lines no wider than `size`; a label of one line asks for that line's width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(numberOfLines != 1 && size.width > 0 ? size.width : nil)
    }

    /// The rectangle of the text in `bounds`, at its top, in as many lines as given (0 for any number). The label asks
    /// for its size: for subclasses to override, to give the text insets for example.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        func limit(_ length: CGFloat) -> CGFloat? { length > endlessLength / 2 ? nil : length }
        let size = layout(width: limit(bounds.width), height: limit(bounds.height), lines: numberOfLines).size
        return CGRect(origin: bounds.origin, size: onPixels(size))
    }

    /// The size of the text, with what a subclass has around it, in lines no wider than `width`; nil for any.
    private func fittingSize(_ width: CGFloat?) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width ?? endlessLength, height: endlessLength)
        let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
        return onPixels(CGSize(width: sanitized(size.width), height: sanitized(size.height)))
    }

    private func onPixels(_ size: CGSize) -> CGSize {
        size.grown(toPixelsAt: resolvedScale(traitCollection.displayScale))
    }

    // MARK: Drawing

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in `rect`, in its middle from top to bottom. For subclasses to override, to give it insets for
    /// example; do not call it.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
            return
        }
        let fit = fit(in: rect.width)
        let layout = layout(width: rect.width, height: rect.height, fit: fit)
        let scale = resolvedScale(traitCollection.displayScale)
        var top = layout.top(in: rect, scale: scale)
        if fit.fontScale < 1, baselineAdjustment != .alignCenters {
            let whole = self.layout(width: nil)
            top = whole.top(in: rect, scale: scale)
            if baselineAdjustment == .alignBaselines { top += whole.firstBaseline - layout.firstBaseline }
        }
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: top))
    }

    /// The changes of the letters so that a line fits.
    private struct Fit {
        /// The factor of their size, 0...1.
        var fontScale: CGFloat = 1
        /// How much closer together the letters are set, in points.
        var tightening: CGFloat = 0
    }

    /// The changes by which a single line fits into `width`, within the limits.
    private func fit(in width: CGFloat) -> Fit {
        var fit = Fit()
        guard numberOfLines == 1, adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation else { return fit }
        let natural = layout(width: nil).size.width
        guard natural > width, width > 0 else { return fit }
        // What follows a line's end is left out whatever is done.
        let gaps = (text ?? "").contains(where: \.isNewline) ? 0 : (text ?? "").count - 1
        if allowsDefaultTighteningForTruncation, TextLineBreak(lineBreakMode).truncates,
            let tightening = LineTightening.amount(natural: natural, width: width, gaps: gaps)
        {
            fit.tightening = tightening
        } else if adjustsFontSizeToFitWidth {
            fit.fontScale = max(width / natural, min(sanitized(minimumScaleFactor), 1))
        }
        return fit
    }

    /// Draws the text anew for another size or direction, whatever the content mode.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = (size: bounds.size, direction: effectiveUserInterfaceLayoutDirection)
        if let drawnFor, drawnFor == wanted { return }
        drawnFor = wanted
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        use(ownFont)
        contentDidChange()
    }

    private func layout(
        width: CGFloat?, height: CGFloat? = nil, lines: Int? = nil, fit: Fit = Fit()
    ) -> TextLayout {
        let (text, options) = textToLayOut(lines: lines, fit: fit)
        return TextLayout(text, options, width: width, height: height)
    }

    /// The text with its present attributes, and the options of its layout.
    private func textToLayOut(lines: Int? = nil, fit: Fit) -> (text: AttributedText, options: TextOptions) {
        let styled = content ?? .plain("")
        let own = NSMutableParagraphStyle()
        (own.alignment, own.lineBreakMode) = (textAlignment, lineBreakMode)
        var options = TextOptions(styled.firstParagraphStyle ?? own, maximumLines: lines ?? numberOfLines)
        let naturalAlignment: TextAlignment =
            isRightToLeft ? .right : .left
        if options.alignment == .natural { options.alignment = naturalAlignment }
        var defaults = TextDefaults(font: ownFont, color: shownColor)
        defaults.paragraph = TextParagraphStyle(TextOptions(own))
        defaults.naturalAlignment = naturalAlignment
        if let shadow = shadowColor?.value(in: traitCollection).cgColor.rgba {
            let offset = CGSize(width: sanitized(shadowOffset.width), height: sanitized(shadowOffset.height))
            defaults.shadow = TextShadow(offset: offset, blur: 0, color: shadow)
        }
        var text = AttributedText(styled, defaults: defaults, traits: traitCollection, fontScale: fit.fontScale)
        for index in text.runs.indices where fit.tightening > 0 { text.runs[index].attributes.kern -= fit.tightening }
        return (text, options)
    }

    // MARK: Accessibility

    /// The positions of the letters in the bounds.
    var shownLetters: ShownLetters {
        let (text, options) = textToLayOut(fit: fit(in: bounds.width))
        return ShownLetters(
            text: text, options: options, room: bounds, scale: resolvedScale(traitCollection.displayScale))
    }

    override var accessibilityText: AccessibilityText? {
        guard let styled = text, !styled.isEmpty else { return nil }
        var spoken = AccessibilityText(styled)
        (spoken.letters, spoken.bounds) = (shownLetters, bounds)
        return spoken
    }

    override var defaultAccessibility: AccessibilityDefaults {
        AccessibilityDefaults(isElement: !(text ?? "").isEmpty, label: text, traits: .staticText)
    }
}
