import CoreGraphics
import QuartzCore
import RenderServer

/// The height of a field with a border, and the room beside its text, in points. Source: docs/sources/indicators.md,
/// Text fields.
private let borderedHeight: CGFloat = 34
private let padding: CGFloat = 7
/// Points between a border and the room for the text above and below it, and of width that a field asks for beside its
/// words, or for no words; and its corners' radius. Source: docs/sources/indicators.md, Text fields.
private let topPadding: CGFloat = 2
private let (borderedWidth, emptyWidth): (CGFloat, CGFloat) = (28, 5)
private let cornerRadius: CGFloat = 5
/// The opacity of the text of a field that is not enabled. Ours.
private let disabledAlpha: CGFloat = 0.4
/// How many letters are drawn at once whether or not they are seen. Of a longer text only what is seen is drawn: what
/// is as wide as that text would be too large for a picture.
private let drawnLetters = 200
/// What stands for each letter of a secret.
private let bullet: Character = "•"

/// A line of text to be typed in. Main thread.
///
/// A press makes it the first responder of its window, and from then on it takes the keys: letters, what dead keys and
/// the desktop's input method compose of several, delete, the arrows (by words with control, with shift they select),
/// home, end, return, and those of the edit actions. A double click selects a word, a third click everything; the
/// middle button pastes what was selected last, the right one and the menu key bring up a menu, and so does a finger
/// that stays.
///
/// What is done to the text can be undone by `undoManager`, until the program sets another text.
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

    /// The text, the caret, and what is selected.
    var entry = TextEntry()
    let history = FieldHistory()
    /// The entry before what is being composed began to be; nil while nothing is.
    var uncomposed: TextEntry?
    /// Counts how often a composition was ended by anything but its input method.
    var session = 0
    /// The word that the pointer went down on twice: a drag selects whole words from there.
    var draggedWord: Range<Int>?
    private let frameLayer = QuietLayer()
    let content = UIView()
    let label = UILabel()
    private let hint = UILabel()
    let marks = FieldMarks()
    private let measure = FieldMeasure()
    /// How far the text is shifted to keep the caret in sight, in points.
    private var scroll: CGFloat = 0
    /// The first letter of those that the label shows.
    private(set) var firstShown = 0
    /// Where the text begins in its room, from the side where lines begin, in points.
    private var lead: CGFloat = 0

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
        content.layer.addSublayer(marks.selection)
        for view in [hint, label] { content.addSubview(view) }
        for mark in [marks.underline, marks.caret] { content.layer.addSublayer(mark) }
        hint.textColor = .placeholderText
        label.lineBreakMode = .byClipping
        addGestureRecognizer(
            FieldPressGestureRecognizer { [weak self] press in
                if press.state == .began { self?.wasHeld(press.location(in: self)) }
            })
        refreshColors()
        textDidChange()
    }

    // MARK: Text

    /// The text, with what is being composed; nil counts as none, and is answered as "". Setting it sends no event, and
    /// what was done before can be undone no more.
    open var text: String? {
        get { entry.text }
        set {
            guard newValue ?? "" != entry.text else { return }
            endComposition()
            entry.text = newValue ?? ""
            history.forget()
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
            guard font != oldValue else { return }
            measureText()
            sizeDidChange()
        }
    }

    /// The colour of the text; `UIColor.label` at first. nil brings that back.
    open var textColor: UIColor? = .label {
        didSet {
            guard textColor != oldValue else { return }
            label.textColor = textColor
            refreshColors()
        }
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

    /// Whether dots are shown in place of letters, which then cannot be copied. False at first.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            entry.isSecret = isSecureTextEntry
            textDidChange()
        }
    }

    /// Whether beginning an entry takes the text away. False at first.
    open var clearsOnBeginEditing = false

    /// Who decides about entry, and hears of it. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text as it is shown.
    func shown(_ text: String) -> String {
        isSecureTextEntry ? String(repeating: bullet, count: text.count) : text
    }

    func textDidChange() {
        if entry.letters.count <= drawnLetters {
            label.text = shown(entry.text)
            firstShown = 0
        }
        measureText()
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
        history.pause()
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
        endComposition()
        history.pause()
        EditMenuView.close(of: self)
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
    }

    /// Whether there is any text.
    open var hasText: Bool { !entry.letters.isEmpty }

    /// Types `text` in the place of what is selected. What ends a line is left out.
    open func insertText(_ text: String) { type(text.filter { !$0.isNewline }) }

    /// Deletes what is selected, or the letter before the caret.
    open func deleteBackward() { erase(.back) }

    /// Takes the keys that edit; others are passed on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !take($0.key) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: Edit actions

    /// Puts the text that is selected on the general pasteboard and takes it away, if the delegate lets it; a secret
    /// stays.
    open override func cut(_ sender: Any?) {
        guard canPerformAction("cut:", withSender: sender) else { return }
        let text = entry.text(in: entry.selection)
        guard change(entry.selection, to: "", .cutting) else { return }
        UIPasteboard.general.string = text
    }

    /// Puts the text that is selected on the general pasteboard, unless it is a secret.
    open override func copy(_ sender: Any?) {
        guard canPerformAction("copy:", withSender: sender) else { return }
        UIPasteboard.general.string = entry.text(in: entry.selection)
    }

    /// Puts the text on the general pasteboard in the place of what is selected, if the delegate lets it. Ends of lines
    /// become spaces.
    open override func paste(_ sender: Any?) {
        guard isEnabled, let text = UIPasteboard.general.string else { return }
        paste(text: text)
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) {
        endComposition()
        entry.select(entry.word(at: entry.caret))
        selectionDidChange()
    }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) {
        endComposition()
        entry.selectAll()
        selectionDidChange()
        // What a program selects is no offer of its user's.
        if sender != nil { offerSelection() }
    }

    /// Deletes what is selected, if the delegate lets it.
    open override func delete(_ sender: Any?) {
        if !entry.selection.isEmpty { erase(.back) }
    }

    /// Whether `action` would do anything: cutting and copying with something selected that is no secret, pasting with
    /// text on the pasteboard, selecting what is not selected.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard isEnabled else { return false }
        let hasSelection = !entry.selection.isEmpty
        return switch action {
        case "cut:", "copy:": hasSelection && !isSecureTextEntry
        case "paste:": UIPasteboard.general.hasStrings
        case "select:": hasText && !hasSelection
        case "selectAll:": hasText && entry.selection.count < entry.letters.count
        case "delete:": hasSelection
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    /// What remembers how to undo what was typed here, for each run of letters at once.
    open override var undoManager: UndoManager? { history.manager }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let extends = isEditing && window?.holdsShift == true
        guard becomeFirstResponder() else { return false }
        beginSelecting(at: touch.location(in: content).x, tapCount: extends ? 1 : touch.tapCount, extends: extends)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        goOnSelecting(to: touch.location(in: content).x)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        offerSelection()
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
        label.alpha = isEnabled ? 1 : disabledAlpha
    }

    // MARK: Places

    /// As wide as the text or the placeholder, and as high as the border or the font asks for.
    open override var intrinsicContentSize: CGSize {
        let words = max(textWidth, hint.intrinsicContentSize.width)
        let line = label.font.lineHeight.rounded(.up)
        return CGSize(
            width: (borderStyle == .none ? words + caretWidth : max(words, emptyWidth) + borderedWidth).rounded(.up),
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
        borderStyle == .none
            ? bounds : bounds.insetBy(dx: min(padding, bounds.width / 2), dy: min(topPadding, bounds.height / 2))
    }

    /// The room for the text in `bounds` while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The room for the placeholder in `bounds`.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// How wide the text is, in points.
    private var textWidth: CGFloat {
        entry.letters.count <= drawnLetters ? label.intrinsicContentSize.width : measure.width
    }

    /// Points from the beginning of the text to a place in it.
    func offset(of place: Int) -> CGFloat { measure.offset(of: place) }

    private func measureText() {
        let letters = isSecureTextEntry ? Array(repeating: bullet, count: entry.letters.count) : entry.letters
        measure.set(letters, label.font)
    }

    /// Points from the beginning of the text to `x` of its room.
    func along(_ x: CGFloat) -> CGFloat { (isRightToLeft ? content.bounds.width - x : x) - lead }

    /// The place nearest to `x` of the text's room.
    func place(at x: CGFloat) -> Int {
        let along = along(x)
        // Offsets grow with the places: the first that is not before `x` is found by halves.
        var places = 0..<entry.letters.count
        while let last = places.last {
            let middle = (places.lowerBound + last) / 2
            places = offset(of: middle) < along ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        let place = places.lowerBound
        guard place > 0 else { return 0 }
        return along - offset(of: place - 1) <= offset(of: place) - along ? place - 1 : place
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        frameLayer.frame = bounds
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        content.frame = room
        guard room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else { return }
        let (text, caretOffset) = (textWidth, offset(of: entry.caret))
        // What does not fit is shifted so far that the caret is seen.
        let spare = room.width - text - caretWidth
        if spare >= 0 || !isEditing {
            scroll = 0
        } else {
            scroll = min(max(scroll, caretOffset + caretWidth - room.width), caretOffset, -spare)
        }
        lead = max(spare, 0) * leadShare - scroll
        placeLabel(width: text, in: room)
        let placeholder = placeholderRect(forBounds: bounds)
        hint.frame = CGRect(
            x: placeholder.minX - room.minX, y: placeholder.minY - room.minY, width: placeholder.width,
            height: placeholder.height)
        hint.textAlignment = textAlignment
        placeMarks(in: room)
    }

    /// Puts the letters that are seen, at least, where they belong of a text of this width.
    private func placeLabel(width: CGFloat, in room: CGRect) {
        var (start, length) = (lead, width)
        if entry.letters.count > drawnLetters {
            let seen = [-room.width, 2 * room.width].map { place(at: $0) }
            let range = (seen.min() ?? 0)..<(seen.max() ?? 0)
            let text = shown(entry.text(in: range))
            if label.text != text { label.text = text }
            firstShown = range.lowerBound
            let before = offset(of: range.lowerBound)
            (start, length) = (lead + before, offset(of: range.upperBound) - before)
        }
        let x = isRightToLeft ? room.width - start - length : start
        label.frame = CGRect(x: x, y: 0, width: length, height: room.height)
    }

    /// Which share of the room left stands before the text.
    private var leadShare: CGFloat {
        switch textAlignment {
        case .center: 0.5
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        case .natural, .justified: 0
        }
    }

    private func placeMarks(in room: CGRect) {
        guard isEditing else { return marks.hide() }
        let height = min(label.font.lineHeight, room.height)
        marks.show(entry, isInWindow: window != nil) { range in
            let start = offset(of: range.lowerBound)
            let width = range.isEmpty ? caretWidth : offset(of: range.upperBound) - start
            return CGRect(
                x: isRightToLeft ? room.width - lead - start - width : lead + start, y: (room.height - height) / 2,
                width: width, height: height)
        }
        window?.textInputMayHaveChanged()
    }

    /// Where the caret stands, in the field's space.
    var caretRect: CGRect { marks.caret.frame.offsetBy(dx: content.frame.minX, dy: content.frame.minY) }

    // MARK: Colours

    private func refreshColors() {
        let traits = traitCollection
        let tint = (tintColor ?? .systemBlue).value(in: traits).cgColor
        let text = (textColor ?? .label).value(in: traits).cgColor
        marks.color(tint: tint, text: text, isDark: traits.userInterfaceStyle == .dark)
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

    override var accessibilityText: AccessibilityText? { spokenText }

    /// Begins the entry, if the field is enabled and its delegate lets it.
    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
