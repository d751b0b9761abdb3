import CoreGraphics
import Foundation
import ObjectiveC
import OctantDisplay
import QuartzCore
internal import TextLayout

/// The space around the text above and below, in points, and the size of its letters where no font was set.
/// Source: docs/sources/indicators.md, Text views.
private let standardInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
private let standardFontSize: CGFloat = 12

/// Text of any number of lines that scrolls, and that the user may select and edit. Main thread.
///
/// It is edited as a text field is, by keys, the pointer, the desktop's input method, menus and screen readers; arrows,
/// home and end lead along its lines, return begins another one, and tab types a tab. A finger scrolls it, a tap puts
/// the caret. Changes by the user can be undone by `undoManager`, until the program sets another text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
    final let editor = TextEditor()
    /// The text with attributes; nil while all of it has the view's own.
    final var rich: NSMutableAttributedString?
    final let paper = TextPaper()
    final let container: NSTextContainer
    final var ownFont = UIFont.systemFont(ofSize: standardFontSize)
    final var ownColor = UIColor.label
    /// The attributes that the program set for what is typed next.
    final var ownTyping: [NSAttributedString.Key: Any]?
    /// The letter before which the caret is at the end of a line that goes on in the next one.
    final var lineEnd: Int?
    /// The x that the caret keeps on its way up and down, from this letter on.
    final var column: (letter: Int, x: CGFloat)?
    /// Whether the next layout scrolls to the caret, and whether the user edits the text.
    final var wantsCaretSeen = false
    final var isBeingEdited = false
    /// The pointer that selects.
    private weak var selectingTouch: UITouch?
    /// Whether the text is to be laid out anew, and is being laid out.
    final var isStale = true, isPlacing = false
    /// Counts the layouts.
    final var version = 0
    /// The layout for another width than the view's, which was asked for last.
    final var trial: (width: CGFloat?, column: TextColumn)?

    /// What of TextKit there is of the text, the attributes of links, and the views at the window's bottom.
    final let kit = TextViewKit()

    // MARK: Making

    /// A text view of this frame; with `textContainer` its lines are laid out as that says.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        setUp()
    }

    /// An empty text view of this frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A text view from an interface file.
    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        insertSubview(paper, at: 0)
        addGestureRecognizer(
            FieldPressGestureRecognizer { [weak self] press in
                guard let self, press.state == .began, allowsSelecting else { return }
                wasHeld(press.location(in: self))
            })
        container.view = self
        container.changed = { [weak self] in self?.layoutDidChange() }
        paper.manager = { [weak self] in self?.ownDrawing }
        if let storage = container.layoutManager?.textStorage { adopt(storage) }
        if backgroundColor == nil { backgroundColor = .systemBackground }
        refreshColors()
    }

    /// The object that decides about the entry, and is notified of it and of scrolling. Not retained.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { heldTextDelegate }
        set { heldDelegate = newValue }
    }

    // MARK: Text

    /// The text; setting it gives all of it the view's own font, colour and alignment. nil counts as none, and is
    /// returned as "". Earlier changes can no longer be undone.
    open var text: String! {
        get { entry.text }
        set {
            let old = entry.text
            guard newValue ?? "" != old || rich != nil else { return }
            setText(newValue ?? "", rich: nil)
            KeyValueObserving.noteChange("text", of: self, from: old)
        }
    }

    /// The text with attributes. Setting one gives the view the font, the colour and the alignment of its first
    /// character.
    open var attributedText: NSAttributedString! {
        get {
            rich.map { NSAttributedString(attributedString: $0) }
                ?? NSAttributedString(string: entry.text, attributes: ownAttributes)
        }
        set {
            guard newValue.map(StyledText.rich) != rich.map(StyledText.rich) || newValue == nil else { return }
            guard let newValue, newValue.length > 0 else { return setText("", rich: nil) }
            let first = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { ownFont = font }
            if let color = first[.foregroundColor] as? UIColor { ownColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
            setText(newValue.string, rich: NSMutableAttributedString(attributedString: newValue))
        }
    }

    /// The attributes of what is typed next: those of the letter before the caret, or of the first one selected, until
    /// others are set. These count until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typingAttributes(in: entry) }
        set {
            guard !areSame(newValue, typingAttributes) else { return }
            ownTyping = newValue
            if entry.letters.isEmpty { textDidChange() }
        }
    }

    /// The font of all of the text; the system font of 12 points at first. nil brings that back.
    open var font: UIFont? {
        get { ownFont }
        set {
            let font = newValue ?? .systemFont(ofSize: standardFontSize)
            let old = ownFont
            use(font)
            let hasOverridden = override(.font, ownFont)
            if ownFont != old || hasOverridden { textDidChange() }
            noteAppearance(\UITextView.font, set: newValue)
        }
    }

    /// The colour of all of the text; `UIColor.label` at first. nil brings that back.
    open var textColor: UIColor? {
        get { ownColor }
        set {
            let old = ownColor
            ownColor = newValue ?? .label
            let hasOverridden = override(.foregroundColor, ownColor)
            if ownColor != old || hasOverridden { textDidChange() }
            noteAppearance(\UITextView.textColor, set: newValue)
        }
    }

    final var alignment = NSTextAlignment.natural

    /// The alignment of all lines; `.natural` by default: where each paragraph begins.
    open var textAlignment: NSTextAlignment {
        get { alignment }
        set {
            let old = alignment
            alignment = newValue
            let hasOverridden = overrideParagraphs { $0.alignment = newValue }
            if newValue != old || hasOverridden { textDidChange() }
        }
    }

    /// Whether fonts made for a text style, by `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`, follow the
    /// preferred text size; false by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFonts() } }
    }

    // MARK: Where it is

    /// The region that the lines are in: its padding and the greatest number of lines may be set.
    open var textContainer: NSTextContainer { container }

    /// The text, of which changes are shown at once.
    open var textStorage: NSTextStorage { ownStorage }

    /// What knows where the letters are.
    open var layoutManager: NSLayoutManager { ownManager }

    /// The attributes of what leads to a `URL`, beside its own; the tint's colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { kit.link ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set { useLinkAttributes(newValue) }
    }

    /// The space around the region of the lines, in points; 8 above and below by default. What is not finite changes
    /// nothing.
    open var textContainerInset = standardInset {
        didSet {
            let insets = textContainerInset
            guard [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) else {
                textContainerInset = oldValue
                return
            }
            if insets != oldValue { layoutDidChange() }
        }
    }

    /// The size of the text with the space around it, in points. It is found when the text is laid out.
    open override var contentSize: CGSize {
        get {
            placeText()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// The size of the text in lines no wider than `size`, with the space around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : nil)
    }

    /// The size of the text in one line for each paragraph, or where that is broken by layout; without scrolling only.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fittingSize(nil)
    }

    final func setContentSize(_ size: CGSize) { super.contentSize = size }

    override var wrapsText: Bool { !isScrollEnabled }

    override func intrinsicSize(forWidth width: CGFloat?) -> CGSize {
        guard wrapsText, let width else { return intrinsicContentSize }
        return fittingSize(width)
    }

    /// Whether the user can scroll. True by default. Without scrolling the view asks layout for the size of its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { contentSizeDidChange() } }
    }

    open override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { widthDidChange() } }
    }

    open override var frame: CGRect {
        didSet { if frame.width != oldValue.width { widthDidChange() } }
    }

    /// Lays out the text, and draws what can be seen of it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeText()
        let size = CGSize(width: bounds.width, height: max(contentSize.height, 0))
        paper.place(size, visible: bounds)
        placeMarks()
        if wantsCaretSeen {
            wantsCaretSeen = false
            showCaret()
        }
    }

    // MARK: Places

    /// The frame of a caret before `position`, in the view's space: 1 point wide, and 1.5 higher than a line. The
    /// visible bar is a point wider, and is absent where this has no size.
    open func caretRect(for position: UITextPosition) -> CGRect {
        placeText()
        let letter = places.letter(position)
        let line = paper.column.caret(at: scalars(before: letter), atEnd: letter == lineEnd && letter == entry.caret)
            .offsetBy(dx: letterOrigin.x, dy: letterOrigin.y)
        let height = line.height + overLine
        return CGRect(
            x: isRightToLeft(at: letter) ? line.minX - caretRectWidth : line.minX,
            y: (line.midY - height / 2).rounded(.down), width: caretRectWidth, height: height)
    }

    /// The rectangles of a part of the text, in the view's space.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let letters = places.letters(range)
        return places.selectionRects(rects(of: letters), at: letters.lowerBound)
    }

    /// The position nearest to `point` of the view: where a press puts the caret.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        places.position(letter(atScalar: place(at: point).scalar))
    }

    /// Scrolls the UTF-16 units `range` into view, at once.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard range.location >= 0, range.location != NSNotFound else { return }
        let letters = entry.range(ofUnits: range)
        let start = caretRect(for: places.position(letters.lowerBound))
        scrollRectToVisible(rects(of: letters).reduce(start) { $0.union($1) }, animated: false)
    }

    // MARK: Entry

    /// Whether the user may change the text; true by default.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable { resignFirstResponder() }
            if !kit.detectors.isEmpty { layoutDidChange() }
            accessibilityDidChange()
        }
    }

    /// Whether the user may select in the text, and copy of it; true by default.
    open var isSelectable = true {
        didSet {
            guard isSelectable != oldValue else { return }
            if !isSelectable, !isEditable { resignFirstResponder() }
            accessibilityDidChange()
        }
    }

    /// The selection, or the position of the caret, in UTF-16 units. Setting it notifies the delegate; what is beyond
    /// the text counts as its end.
    open var selectedRange: NSRange {
        get { entry.units(of: entry.selection) }
        set {
            guard newValue.location != NSNotFound, newValue.location >= 0, newValue.length >= 0 else { return }
            endComposition()
            lineEnd = nil
            select(entry.range(ofUnits: newValue))
        }
    }

    /// Whether what is typed next replaces all of the text. False by default, and again once something was typed or
    /// the selection changed.
    open var clearsOnInsertion = false

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

    /// The view at the window's bottom while the text is edited; nil, the default, for none: what is typed comes from
    /// the desktop's keyboard. What is set while it is edited is seen after `reloadInputViews()`.
    open override var inputView: UIView? {
        get { kit.inputView }
        set { kit.inputView = newValue }
    }

    /// The view above `inputView` while the text is edited, or alone at the window's bottom. Nil by default.
    open override var inputAccessoryView: UIView? {
        get { kit.inputAccessoryView }
        set { kit.inputAccessoryView = newValue }
    }

    /// Whether the delegate allows entry; of a text that cannot be edited, whether it can be selected.
    open override var canBecomeFirstResponder: Bool {
        isEditable ? heldTextDelegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
    }

    /// Whether the delegate allows the entry to end.
    open override var canResignFirstResponder: Bool {
        isBeingEdited ? heldTextDelegate?.textViewShouldEndEditing(self) ?? true : true
    }

    open override var canBecomeFocused: Bool { allowsSelecting }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard super.becomeFirstResponder() else { return false }
        history.pause()
        (wantsCaretSeen, isBeingEdited) = (isEditable, isEditable)
        setNeedsLayout()
        if isEditable {
            heldTextDelegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let was = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if was { didEndEditing() }
        return true
    }

    /// Entry ends when the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        if isFirstResponder {
            window?.firstResponder = nil
            didEndEditing()
        }
        super.willMove(toWindow: newWindow)
    }

    /// Whether there is any text.
    open var hasText: Bool { !entry.letters.isEmpty }

    /// Types `text` in place of the selection, or of everything where `clearsOnInsertion` is true.
    open func insertText(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            entry.selectAll()
        }
        type(text)
    }

    /// Deletes what is selected, or the letter before the caret.
    open func deleteBackward() { erase(.back) }

    /// Handles the keys that edit; others are passed on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !handle($0.key) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// The undo manager of what was typed here, for each run of letters at once.
    open override var undoManager: UndoManager? { history.manager }

    // MARK: Edit actions

    /// Moves the selected text to the general pasteboard, if the delegate allows it.
    open override func cut(_ sender: Any?) {
        if canPerformAction("cut:", withSender: sender) { cutSelection() }
    }

    /// Copies the selected text to the general pasteboard.
    open override func copy(_ sender: Any?) {
        guard canPerformAction("copy:", withSender: sender) else { return }
        UIPasteboard.general.string = entry.text(in: entry.selection)
    }

    /// Replaces the selection by the text on the general pasteboard, if the delegate allows it.
    open override func paste(_ sender: Any?) {
        guard allowsChanges, let text = UIPasteboard.general.string else { return }
        paste(text: text)
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { selectEverything(sender) }

    /// Deletes what is selected, if the delegate lets it.
    open override func delete(_ sender: Any?) {
        if allowsChanges, !entry.selection.isEmpty { erase(.back) }
    }

    /// Whether `action` would do anything: copying with something selected, and where the text can be edited cutting
    /// and, with text on the pasteboard, pasting.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Touches

    /// The pointer selects; a finger's tap counts when it is lifted.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelecting, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        guard touch.type == .indirectPointer else { return }
        let extends = isFirstResponder && window?.holdsShift == true
        guard becomeFirstResponder() else { return }
        selectingTouch = touch
        beginSelecting(at: touch.location(in: self), tapCount: extends ? 1 : touch.tapCount, extends: extends)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelecting else { return super.touchesMoved(touches, with: event) }
        guard let touch = selectingTouch, touches.contains(touch) else { return }
        goOnSelecting(to: touch.location(in: self))
        seeCaret()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelecting, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
        if touch === selectingTouch {
            selectingTouch = nil
            if follow(at: touch.location(in: self)) { return }
            offerSelection()
        } else if touch.type == .direct, follow(at: touch.location(in: self)) {
            return
        } else if touch.type == .direct, becomeFirstResponder() {
            beginSelecting(at: touch.location(in: self), tapCount: touch.tapCount, extends: false)
            offerSelection()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        selectingTouch = nil
        if !allowsSelecting { super.touchesCancelled(touches, with: event) }
    }

    /// Whether a recognizer may begin: a pointer selects, and does not drag the contents.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, allowsSelecting,
            gestureRecognizer.touches.first?.type == .indirectPointer
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
        if kit.link == nil, hasLinks { layoutDidChange() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        refreshColors()
        layoutDidChange()
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.isMultiline) = (true, true)
        if isEditable {
            (defaults.role, defaults.value) = (.textField, entry.text)
        } else {
            (defaults.role, defaults.label) = (.text, entry.text)
        }
        return defaults
    }

    override var accessibilityText: AccessibilityText? { spokenText }

    /// Begins the entry, if the delegate lets it.
    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
