import CoreGraphics
import QuartzCore

/// The height of a field with a border, the room beside its text, its corners, and the caret's width, in points. Source:
/// UIKit's.
private let borderedHeight: CGFloat = 34
private let padding: CGFloat = 7
private let cornerRadius: CGFloat = 5
private let caretWidth: CGFloat = 2
/// How much of the tint's colour what is selected has behind it.
private let selectionAlpha: CGFloat = 0.2
/// Seconds that the caret shows, and does not.
private let blinkInterval = 0.5
/// What stands for each letter of a secret.
private let bullet: Character = "•"

/// A line of text to be typed in. Main thread.
///
/// A press makes it the first responder of its window, and from then on it takes the keys: letters, delete, the arrows
/// (with shift they select), home, end, return, and control and A for everything. There is no clipboard, and letters that
/// several keys compose cannot be typed.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin frame.
        case line = 1
        /// A thin frame with a background, as `roundedRect` but with sharp corners.
        case bezel = 2
        /// A thin frame with a background and round corners.
        case roundedRect = 3
    }

    private var entry = TextEntry()
    private let frameLayer = QuietLayer()
    private let content = UIView()
    private let label = UILabel()
    private let hint = UILabel()
    private let caret = QuietLayer()
    private let selection = QuietLayer()
    /// How far the text is shifted to keep the caret in sight, in points.
    private var scroll: CGFloat = 0

    // MARK: Making

    /// An empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// An empty field, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isOpaque = false
        layer.addSublayer(frameLayer)
        content.isUserInteractionEnabled = false
        content.clipsToBounds = true
        addSubview(content)
        content.layer.addSublayer(selection)
        for view in [hint, label] { content.addSubview(view) }
        content.layer.addSublayer(caret)
        hint.textColor = .placeholderText
        label.lineBreakMode = .byClipping
        refreshColors()
        textDidChange()
    }

    // MARK: Text

    /// The text; nil counts as none, and is answered as "". Setting it sends no event.
    open var text: String? {
        get { entry.text }
        set {
            guard newValue ?? "" != entry.text else { return }
            entry.text = newValue ?? ""
            textDidChange()
        }
    }

    /// What is shown, in a fainter colour, while there is no text.
    open var placeholder: String? {
        didSet {
            guard placeholder != oldValue else { return }
            hint.text = placeholder
            sizeDidChange()
        }
    }

    /// Whether `font` follows the preferred text size if it was made for a text style, by
    /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`; false at first.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection), adjusted != font
        else { return }
        font = adjusted
    }

    /// The font; the system font of 17 points at first. nil brings that back.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            adjustFont()
            (label.font, hint.font) = (font, font)
            if font != oldValue { sizeDidChange() }
        }
    }

    /// The colour of the text; `UIColor.label` at first. nil brings that back.
    open var textColor: UIColor? = .label {
        didSet { if textColor != oldValue { label.textColor = textColor } }
    }

    /// Where the text stands; `.natural` at first: at the side where lines begin.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { needLayout() } }
    }

    /// What is drawn around the text; nothing at first.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            refreshColors()
            sizeDidChange()
        }
    }

    /// Whether dots are shown in place of letters. False at first.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { textDidChange() } }
    }

    /// Whether beginning an entry takes the text away. False at first.
    open var clearsOnBeginEditing = false

    /// Who decides about entry, and hears of it. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text as it is shown.
    private func shown(_ text: String) -> String {
        isSecureTextEntry ? String(repeating: bullet, count: text.count) : text
    }

    private func textDidChange() {
        label.text = shown(entry.text)
        hint.isHidden = !entry.letters.isEmpty
        sizeDidChange()
    }

    private func sizeDidChange() {
        contentSizeDidChange(by: "text")
        needLayout(by: "text")
    }

    // MARK: Entry

    /// Whether the field is the first responder, so that keys go to it.
    open var isEditing: Bool { isFirstResponder }

    /// True while the field is enabled and its delegate lets it.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    /// True if the delegate lets it.
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard super.becomeFirstResponder() else { return false }
        if clearsOnBeginEditing, !entry.letters.isEmpty {
            text = ""
            sendActions(for: .editingChanged)
        }
        entry.move(.toEnd, selecting: false)
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasEditing = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if wasEditing { didEndEditing() }
        return true
    }

    private func didEndEditing() {
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
    }

    /// Whether there is any text.
    open var hasText: Bool { !entry.letters.isEmpty }

    /// Types `text` in the place of what is selected. What ends a line is left out.
    open func insertText(_ text: String) { type(text.filter { !$0.isNewline }) }

    /// Deletes what is selected, or the letter before the caret.
    open func deleteBackward() { delete(.back) }

    /// Selects all of the text.
    open func selectAll(_ sender: Any?) {
        entry.selectAll()
        selectionDidChange()
    }

    private func type(_ text: String) {
        guard !text.isEmpty, mayReplace(entry.replaced(deleting: nil), text) else { return }
        entry.insert(text)
        didEdit()
    }

    private func delete(_ move: TextEntry.Move) {
        let range = entry.replaced(deleting: move)
        guard range.length > 0, mayReplace(range, "") else { return }
        entry.delete(move)
        didEdit()
    }

    private func mayReplace(_ range: NSRange, _ text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    private func didEdit() {
        textDidChange()
        selectionDidChange()
        sendActions(for: .editingChanged)
    }

    private func selectionDidChange() {
        setNeedsLayout()
        delegate?.textFieldDidChangeSelection(self)
    }

    private func endByReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let isHeard = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if isHeard { resignFirstResponder() }
    }

    /// Takes the keys that edit; others are passed on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !take($0.key) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Does what `key` does. Answers whether it does anything.
    private func take(_ key: UIKey?) -> Bool {
        guard let key, isEditing else { return false }
        let selects = key.modifierFlags.contains(.shift)
        let isCommand = !key.modifierFlags.isDisjoint(with: [.control, .command])
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: delete(isCommand ? .toStart : .back)
        case .keyboardDeleteForward: delete(isCommand ? .toEnd : .forward)
        case .keyboardLeftArrow: move(isMirrored ? .forward : .back, selects)
        case .keyboardRightArrow: move(isMirrored ? .back : .forward, selects)
        case .keyboardHome, .keyboardUpArrow: move(.toStart, selects)
        case .keyboardEnd, .keyboardDownArrow: move(.toEnd, selects)
        case .keyboardReturnOrEnter, .keypadEnter: endByReturn()
        case .keyboardA where isCommand: selectAll(nil)
        default:
            guard !isCommand, !key.characters.isEmpty else { return false }
            insertText(key.characters)
        }
        return true
    }

    private func move(_ move: TextEntry.Move, _ selects: Bool) {
        entry.move(move, selecting: selects)
        selectionDidChange()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard becomeFirstResponder() else { return false }
        layoutIfNeeded()
        entry.moveCaret(to: place(at: touch.location(in: label).x), selecting: false)
        if touch.tapCount == 2 { entry.selectAll() }
        selectionDidChange()
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        entry.moveCaret(to: place(at: touch.location(in: label).x), selecting: true)
        selectionDidChange()
        return super.continueTracking(touch, with: event)
    }

    /// Entry ends when the field leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        if isFirstResponder {
            window?.firstResponder = nil
            didEndEditing()
        }
        super.willMove(toWindow: newWindow)
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { resignFirstResponder() }
        label.alpha = isEnabled ? 1 : selectionAlpha * 2
    }

    // MARK: Places

    /// As wide as the text or the placeholder, and as high as the border or the font asks for.
    open override var intrinsicContentSize: CGSize {
        let inset = borderStyle == .none ? 0 : padding
        let words = [label, hint].map { $0.intrinsicContentSize.width }.max() ?? 0
        let line = label.font.lineHeight.rounded(.up)
        return CGSize(
            width: (words + caretWidth + 2 * inset).rounded(.up),
            height: borderStyle == .none ? line : max(borderedHeight, line + padding))
    }

    /// The intrinsic size, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// What shows the text.
    open override var forFirstBaselineLayout: UIView { label }

    /// What shows the text.
    open override var forLastBaselineLayout: UIView { label }

    /// The room for the text in `bounds` while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        borderStyle == .none ? bounds : bounds.insetBy(dx: min(padding, bounds.width / 2), dy: 0)
    }

    /// The room for the text in `bounds` while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The room for the placeholder in `bounds`.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Points from the beginning of the text to a place in it.
    private func offset(of place: Int) -> CGFloat {
        shown(entry.text(before: place)).size(withAttributes: [.font: label.font ?? .systemFont(ofSize: 17)]).width
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The place nearest to `x` of the label's space.
    private func place(at x: CGFloat) -> Int {
        let along = isMirrored ? label.bounds.width - x : x
        let offsets = (0...entry.letters.count).map(offset)
        return offsets.indices.min { abs(offsets[$0] - along) < abs(offsets[$1] - along) } ?? 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        frameLayer.frame = bounds
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        content.frame = room
        guard room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else { return }
        let (text, caretOffset) = (label.intrinsicContentSize.width, offset(of: entry.caret))
        // What does not fit is shifted so far that the caret is seen.
        let spare = room.width - text - caretWidth
        if spare >= 0 || !isEditing {
            scroll = 0
        } else {
            scroll = min(max(scroll, caretOffset + caretWidth - room.width), caretOffset, -spare)
        }
        let lead = max(spare, 0) * leadShare - scroll
        let x = isMirrored ? room.width - lead - text : lead
        label.frame = CGRect(x: x, y: 0, width: text, height: room.height)
        let placeholder = placeholderRect(forBounds: bounds)
        hint.frame = CGRect(
            x: placeholder.minX - room.minX, y: placeholder.minY - room.minY, width: placeholder.width,
            height: placeholder.height)
        hint.textAlignment = textAlignment
        placeCaret(lead: lead, in: room)
    }

    /// Which share of the room left stands before the text.
    private var leadShare: CGFloat {
        switch textAlignment {
        case .center: 0.5
        case .left: isMirrored ? 1 : 0
        case .right: isMirrored ? 0 : 1
        case .natural, .justified: 0
        }
    }

    private func placeCaret(lead: CGFloat, in room: CGRect) {
        let height = min(label.font.lineHeight, room.height)
        func rect(_ start: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(
                x: isMirrored ? room.width - lead - start - width : lead + start, y: (room.height - height) / 2,
                width: width, height: height)
        }
        let selected = entry.selection
        caret.frame = rect(offset(of: entry.caret), caretWidth)
        caret.cornerRadius = caretWidth / 2
        caret.isHidden = !isEditing || !selected.isEmpty
        selection.isHidden = !isEditing || selected.isEmpty
        let start = offset(of: selected.lowerBound)
        selection.frame = rect(start, offset(of: selected.upperBound) - start)
        blink()
    }

    /// Has the caret begin to blink anew, from its dark half.
    private func blink() {
        caret.removeAllAnimations()
        guard !caret.isHidden, window != nil else { return }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 0]
        animation.calculationMode = .discrete
        animation.duration = 2 * blinkInterval
        animation.repeatCount = .infinity
        caret.add(animation, forKey: "blink")
    }

    // MARK: Colours

    private func refreshColors() {
        let traits = traitCollection
        let tint = (tintColor ?? .systemBlue).value(in: traits).cgColor
        caret.backgroundColor = tint
        selection.backgroundColor = tint.copy(alpha: selectionAlpha)
        let hasBackground = borderStyle == .roundedRect || borderStyle == .bezel
        frameLayer.backgroundColor = hasBackground ? UIColor.systemBackground.value(in: traits).cgColor : nil
        frameLayer.borderColor = UIColor.separator.value(in: traits).cgColor
        frameLayer.borderWidth = borderStyle == .none ? 0 : 1
        frameLayer.cornerRadius = borderStyle == .roundedRect ? cornerRadius : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        refreshColors()
    }

    // MARK: Keys

    override var focusShape: (rect: CGRect, radius: CGFloat) {
        (bounds, borderStyle == .roundedRect ? cornerRadius : layer.cornerRadius)
    }

    // MARK: Accessibility

    /// A secret is read as the dots that stand for it.
    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.role) = (true, isSecureTextEntry ? .secureTextField : .textField)
        defaults.value = hasText ? shown(entry.text) : placeholder
        return defaults
    }

    /// Begins the entry, if the field is enabled and its delegate lets it.
    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
