import CoreGraphics
import Foundation
import OctantDisplay
import QuartzCore

/// The height of a field with a border, and the space beside its text, in points. Source: docs/sources/indicators.md,
/// Text fields.
private let borderedHeight: CGFloat = 34
private let padding: CGFloat = 7
/// Points between a border and the space for the text above and below it, and of width that a field asks for beside its
/// text, or for no text. Source: docs/sources/indicators.md, Text fields.
private let topPadding: CGFloat = 2
private let (borderedWidth, emptyWidth): (CGFloat, CGFloat) = (28, 5)
/// The opacity of the text of a field that is not enabled. Ours.
private let disabledAlpha: CGFloat = 0.4
/// A line of text that the user can edit. Main thread.
///
/// A press makes it the first responder of its window, and from then on it gets the keys: letters, what dead keys and
/// the desktop's input method compose of several, delete, the arrows (by words with control, with shift they select),
/// home, end, return, and those of the edit actions. A double click selects a word, a third click everything; the
/// middle button pastes what was selected last, the right one and the menu key show a menu, and so does a finger that
/// stays.
///
/// Changes of the text can be undone by `undoManager`, until the program sets another text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    final let editor = TextEditor()
    let border = CALayer(hasActions: false)
    let content = UIView()
    let label = UILabel()
    let hint = UILabel()
    let sides = FieldSides()
    let marks = FieldMarks()
    let measure = FieldMeasure()
    /// The text with attributes, as the program gave it; nil since another one was set or typed.
    var styled: NSAttributedString?
    private var hasStyledPlaceholder = false
    private var isPlacing = false
    /// The distance that the text is shifted to keep the caret in view, in points.
    private var scroll: CGFloat = 0
    /// The first letter of those that the label shows.
    final var firstShown = 0
    /// The begin of the text in its space, from the side where lines begin, in points.
    private(set) final var lead: CGFloat = 0

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
        layer.addSublayer(border)
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

    /// The text, with what is being composed; nil counts as none, and is returned as "". Setting it sends no event, and
    /// earlier changes can no longer be undone.
    open var text: String? {
        get { entry.text }
        set {
            let old = entry.text
            guard newValue ?? "" != old || styled != nil else { return }
            setText(newValue ?? "", styled: nil)
            KeyValueObserving.noteChange("text", of: self, from: old)
        }
    }

    /// The text with attributes. Setting one gives the field the font and the colour of its first character, in which
    /// the field's width is found and what is typed later is shown; its paragraph styles count for nothing. It is shown
    /// until the text changes.
    open var attributedText: NSAttributedString? {
        get {
            styled
                ?? NSAttributedString(
                    string: entry.text,
                    attributes: [.font: label.font as Any, .foregroundColor: label.textColor as Any])
        }
        set {
            let isSame =
                newValue.map(StyledText.rich) == styled.map(StyledText.rich) && newValue?.string ?? "" == entry.text
            guard !isSame else { return }
            guard let newValue, newValue.length > 0 else { return setText("", styled: nil) }
            let first = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { self.font = font }
            if let color = first[.foregroundColor] as? UIColor { textColor = color }
            setText(newValue.string, styled: NSAttributedString(attributedString: newValue))
        }
    }

    private func setText(_ text: String, styled: NSAttributedString?) {
        endComposition()
        self.styled = styled
        entry.text = text
        history.forget()
        textDidChange()
    }

    /// The text shown, in a fainter colour, while the field is empty.
    open var placeholder: String? {
        get { hint.text }
        set {
            guard newValue != hint.text || hasStyledPlaceholder else { return }
            hasStyledPlaceholder = false
            hint.text = newValue
            sizeDidChange()
        }
    }

    /// `placeholder` with attributes; where it has no font or colour, those of the field's placeholders count.
    open var attributedPlaceholder: NSAttributedString? {
        get { hint.attributedText }
        set {
            guard newValue.map(StyledText.rich) != hint.attributedText.map(StyledText.rich) else { return }
            hasStyledPlaceholder = true
            hint.attributedText = newValue
            sizeDidChange()
        }
    }

    /// Whether `font` follows the preferred text size if it was made for a text style, by
    /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`; false by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    /// The font; the system font of 17 points by default. nil brings that back.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            adjustFont()
            (label.font, hint.font) = (font, font)
            if styled != nil { styled = label.attributedText }
            guard font != oldValue else { return }
            measureText()
            sizeDidChange()
        }
    }

    /// The colour of the text; `UIColor.label` at first. nil brings that back.
    open var textColor: UIColor? = .label {
        didSet {
            guard textColor != oldValue || styled != nil else { return }
            label.textColor = textColor
            if styled != nil { styled = label.attributedText }
            refreshColors()
        }
    }

    /// The alignment of the text; `.natural` by default: at the side where lines begin.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { needLayout() } }
    }

    /// The border around the text; none by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            refreshColors()
            sizeDidChange()
        }
    }

    /// Whether dots are shown in place of letters, which then cannot be copied. False by default.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            entry.isSecret = isSecureTextEntry
            textDidChange()
        }
    }

    /// The letters that a keyboard on the screen makes capital. `.sentences` by default.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { editor.traits.autocapitalizationType }
        set { editor.traits.autocapitalizationType = newValue }
    }

    /// Whether an input method corrects words. `.default` by default.
    open var autocorrectionType: UITextAutocorrectionType {
        get { editor.traits.autocorrectionType }
        set { editor.traits.autocorrectionType = newValue }
    }

    /// Whether an input method checks the spelling. `.default` by default.
    open var spellCheckingType: UITextSpellCheckingType {
        get { editor.traits.spellCheckingType }
        set { editor.traits.spellCheckingType = newValue }
    }

    /// The keys that a keyboard on the screen should have. `.default` by default.
    open var keyboardType: UIKeyboardType {
        get { editor.traits.keyboardType }
        set { editor.traits.keyboardType = newValue }
    }

    /// The colours of a keyboard on the screen. It has no effect on a desktop.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { editor.traits.keyboardAppearance }
        set { editor.traits.keyboardAppearance = newValue }
    }

    /// The word on a keyboard's return key. It has no effect on a desktop.
    open var returnKeyType: UIReturnKeyType {
        get { editor.traits.returnKeyType }
        set { editor.traits.returnKeyType = newValue }
    }

    /// Whether the return key on the screen waits for a text. It has no effect on a desktop.
    open var enablesReturnKeyAutomatically: Bool {
        get { editor.traits.enablesReturnKeyAutomatically }
        set { editor.traits.enablesReturnKeyAutomatically = newValue }
    }

    /// What the text means, for an input method; nil, the default, for nothing in particular.
    open var textContentType: UITextContentType! {
        get { editor.traits.textContentType }
        set { editor.traits.textContentType = newValue }
    }

    /// Whether beginning an entry removes the text. False by default.
    open var clearsOnBeginEditing = false

    /// The object that decides about entry, and is notified of it. Not retained.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { heldDelegate }
        set { heldDelegate = newValue }
    }

    /// The delegate that is asked: what was set here, whatever a subclass's `delegate` returns.
    final weak var heldDelegate: (any UITextFieldDelegate)?

    /// The attributes of all of the text. The field takes font, colour and alignment, all of its text the others.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { allAttributes }
        set { useAttributes(newValue) }
    }

    /// Whether letters become smaller where the text is too wide, but not smaller than `minimumFontSize`. False by
    /// default.
    open var adjustsFontSizeToFitWidth: Bool {
        get { sides.shrinks }
        set { if newValue != sides.shrinks { changeSides { $0.shrinks = newValue } } }
    }

    /// The size in points below which letters do not become smaller; 0, the default, for none.
    open var minimumFontSize: CGFloat {
        get { sides.minimumFontSize }
        set {
            if newValue != sides.minimumFontSize, newValue.isFinite { changeSides { $0.minimumFontSize = newValue } }
        }
    }

    // MARK: Beside the text

    /// The view before the text, seen as `leftViewMode` says. On the right where lines begin there. Nil by default.
    open var leftView: UIView? {
        get { sides.left }
        set { if newValue !== sides.left { changeSides { $0.left = newValue } } }
    }

    /// When `leftView` is seen; never by default.
    open var leftViewMode: ViewMode {
        get { sides.leftMode }
        set { if newValue != sides.leftMode { changeSides { $0.leftMode = newValue } } }
    }

    /// The view after the text, seen as `rightViewMode` says while the button that clears is not. Nil by default.
    open var rightView: UIView? {
        get { sides.right }
        set { if newValue !== sides.right { changeSides { $0.right = newValue } } }
    }

    /// When `rightView` is seen; never by default.
    open var rightViewMode: ViewMode {
        get { sides.rightMode }
        set { if newValue != sides.rightMode { changeSides { $0.rightMode = newValue } } }
    }

    /// When there is a button that clears the text; never by default.
    open var clearButtonMode: ViewMode {
        get { sides.clearMode }
        set { if newValue != sides.clearMode { changeSides { $0.clearMode = newValue } } }
    }

    /// The image behind the text, of a field without a rounded border; nil, the default, for none.
    open var background: UIImage? {
        get { sides.background }
        set { if newValue !== sides.background { changeSides { $0.background = newValue } } }
    }

    /// The image in place of `background` while the field is not enabled; nil, the default, for the same.
    open var disabledBackground: UIImage? {
        get { sides.disabledBackground }
        set { if newValue !== sides.disabledBackground { changeSides { $0.disabledBackground = newValue } } }
    }

    /// The rectangle of the border and of the background.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of `leftView`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(sides.left, in: bounds, atStart: true) }

    /// The rectangle of `rightView`.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(sides.right, in: bounds, atStart: false) }

    /// The rectangle of the button that clears.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { sides.clearFrame(in: bounds, of: self) }

    // MARK: Entry

    /// The view at the window's bottom while the text is edited; nil, the default, for none: what is typed comes from
    /// the desktop's keyboard. What is set while it is edited is seen after `reloadInputViews()`.
    open override var inputView: UIView? {
        get { sides.inputView }
        set { sides.inputView = newValue }
    }

    /// The view above `inputView` while the text is edited, or alone at the window's bottom. Nil by default.
    open override var inputAccessoryView: UIView? {
        get { sides.inputAccessoryView }
        set { sides.inputAccessoryView = newValue }
    }

    /// Whether the field is the first responder, so that keys go to it.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the field is enabled and its delegate allows it.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (heldDelegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    /// Whether the delegate allows it.
    open override var canResignFirstResponder: Bool { heldDelegate?.textFieldShouldEndEditing(self) ?? true }

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
        heldDelegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasEditing = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if wasEditing { didEndEditing() }
        return true
    }

    /// Whether there is any text.
    open var hasText: Bool { !entry.letters.isEmpty }

    /// Types `text` in place of the selection. Line ends are left out.
    open func insertText(_ text: String) { type(text.filter { !$0.isNewline }) }

    /// Deletes what is selected, or the letter before the caret.
    open func deleteBackward() { erase(.back) }

    /// Handles the keys that edit; others are passed on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !handle($0.key) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: Edit actions

    /// Moves the selected text to the general pasteboard, if the delegate allows it; a secret stays.
    open override func cut(_ sender: Any?) {
        guard canPerformAction("cut:", withSender: sender) else { return }
        cutSelection()
    }

    /// Copies the selected text to the general pasteboard, unless it is a secret.
    open override func copy(_ sender: Any?) {
        guard canPerformAction("copy:", withSender: sender) else { return }
        UIPasteboard.general.string = entry.text(in: entry.selection)
    }

    /// Replaces the selection by the general pasteboard's text, if the delegate allows it. Line ends become spaces.
    open override func paste(_ sender: Any?) {
        guard isEnabled, let text = UIPasteboard.general.string else { return }
        paste(text: text)
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { selectEverything(sender) }

    /// Deletes what is selected, if the delegate lets it.
    open override func delete(_ sender: Any?) {
        if !entry.selection.isEmpty { erase(.back) }
    }

    /// Whether `action` would do anything: cutting and copying with something selected that is no secret, pasting with
    /// text on the pasteboard, selecting what is not selected.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// The undo manager of what was typed here, for each run of letters at once.
    open override var undoManager: UndoManager? { history.manager }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let extends = isEditing && window?.holdsShift == true
        guard becomeFirstResponder() else { return false }
        beginSelecting(at: touch.location(in: self), tapCount: extends ? 1 : touch.tapCount, extends: extends)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        goOnSelecting(to: touch.location(in: self))
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

    // MARK: Positions

    /// The size of the field: as wide as the text or the placeholder and the border; as high as the border, or as a
    /// caret without one.
    open override var intrinsicContentSize: CGSize {
        // A text in several fonts counts as if it was in its first one.
        let text = sides.shrinks ? unshrunkWidth : styled == nil ? textWidth : measure.width
        let contentWidth = max(text, hint.intrinsicContentSize.width, emptyWidth) + sides.width(in: self)
        let line = ((sides.shrinks ? font : nil) ?? label.font).lineHeight
        guard borderStyle == .none else {
            return CGSize(
                width: (contentWidth + borderedWidth).rounded(.up),
                height: max(borderedHeight, line.rounded(.up) + padding))
        }
        let scale = resolvedScale(traitCollection.displayScale)
        return CGSize(width: contentWidth.rounded(.up), height: line + overLine).grown(toPixelsAt: scale)
    }

    /// The intrinsic size, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The view of the text.
    open override var forFirstBaselineLayout: UIView { label }

    /// The view of the text.
    open override var forLastBaselineLayout: UIView { label }

    /// The space for the text in `bounds` while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let room =
            borderStyle == .none
            ? bounds : bounds.insetBy(dx: min(padding, bounds.width / 2), dy: min(topPadding, bounds.height / 2))
        return sides.room(room, in: bounds, of: self)
    }

    /// The space for the text in `bounds` while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The space for the placeholder in `bounds`.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The frame of a caret before `position`, in the field's space: 1 point wide, and 1.5 higher than a line. The
    /// visible bar is a point wider, and is absent where this has no size.
    open func caretRect(for position: UITextPosition) -> CGRect {
        if !isPlacing { layoutIfNeeded() }
        let (room, line) = (content.frame, label.font.lineHeight)
        let index = entry.range(ofUnits: NSRange(location: position.unit, length: 0)).lowerBound
        let along = lead + offset(of: index)
        return CGRect(
            x: room.minX + (isRightToLeft ? room.width - along - caretRectWidth : along),
            y: (room.midY - (line + overLine) / 2).rounded(.down), width: caretRectWidth, height: line + overLine)
    }

    /// The rectangle of a part of the text, in the field's space.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let letters = places.letters(range)
        return letters.isEmpty ? [] : places.selectionRects([rect(of: letters)], at: letters.lowerBound)
    }

    /// The position nearest to `point` of the field: where a press puts the caret.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        places.position(index(at: convert(point, to: content).x))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        isPlacing = true
        defer { isPlacing = false }
        border.frame = borderRect(forBounds: bounds)
        sides.place(in: self)
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        content.frame = room
        guard room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else { return }
        fitFont(to: room.width)
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

    // MARK: Colours

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
        (bounds, borderStyle == .roundedRect ? border.cornerRadius : layer.cornerRadius)
    }

    // MARK: Accessibility

    /// A secret is read as its dots.
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
