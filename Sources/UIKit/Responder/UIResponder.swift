import CoreGraphics
import Foundation
import ObjectiveC
import OctantBase
import OctantDisplay

/// An object in the chain that events are passed along: views, view controllers, the application.
///
/// It is a root class: on Linux, main-actor classes cannot inherit from NSObject. Equality is identity.
@preconcurrency @MainActor
open class UIResponder: Hashable, UndefinedKeyObject, UIResponderStandardEditActions, AssociationHolder {
    /// The observers of changes of the traits, of a responder that has any.
    final var traitRegistrations: [TraitRegistration] = []
    /// The accessibility values that the program set; nil while there are none.
    final var accessibilityStore: AccessibilityStore?

    /// The values associated with the responder.
    package nonisolated(unsafe) final var associatedValues: AssociatedValues?

    /// A responder.
    public init() {}

    /// Writes nothing: responders are not archived, which a line of the log says. Views and controllers override it.
    open func encode(with coder: NSCoder) {
        Log.once("responder.encode", "responders are not archived: \(type(of: self)) writes what is its own at most")
    }

    /// The responder that gets an event that this one does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Fingers or the pointer's button went down here. Passes on to `next` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Touches that began here moved. Passes on to `next` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Touches that began here were lifted. Passes on to `next` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Called when touches that began here were cancelled by the system. Passes on to `next` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// The device is shaken. Passes on to `next` unless overridden. A desktop's is not: never called.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The device was shaken. Passes on to `next` unless overridden. A desktop's is not: never called.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The device was shaken for too long. Passes on to `next` unless overridden. Never called.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Keys went down while this was the first responder. Passes on to `next` unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys went up while this was the first responder. Passes on to `next` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when keys that went down were cancelled: the window lost the keyboard. Passes on to `next` unless
    /// overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands while this is the first responder, has focus, or comes after the one that does. Nil unless
    /// overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether this can be the first responder, the one that gets the keys first. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may cease to be the first responder. True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is its window's first responder.
    open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

    /// Becomes the first responder of its window, if it can be and the present one may resign. Returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        window.keyboard.isWaiting = true
        let isFree = window.firstResponder?.resignFirstResponder() ?? true
        window.keyboard.isWaiting = false
        guard isFree else { return false }
        window.firstResponder = self
        return true
    }

    /// Ceases to be the first responder, if it may. Returns whether it is it no more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        hostWindow?.firstResponder = nil
        return true
    }

    /// The view at the window's bottom while this, or what this comes after, is the first responder: a picker, or keys
    /// of a program's own. Nil unless overridden.
    open var inputView: UIView? { nil }

    /// The view above `inputView`, or alone at the window's bottom. Nil unless overridden.
    open var inputAccessoryView: UIView? { nil }

    /// Shows what `inputView` and `inputAccessoryView` are now, if this is the first responder or comes after it.
    open func reloadInputViews() {
        var responder = hostWindow?.firstResponder
        while let current = responder, current !== self { responder = current.next }
        if let hostWindow, responder != nil { hostWindow.keyboard.reload(in: hostWindow) }
    }

    /// The window that this is in.
    var hostWindow: UIWindow? { nil }

    // MARK: Editing

    /// Moves the selection to the pasteboard. Passes on to `next` unless overridden.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Copies the selection to the pasteboard. Passes on to `next` unless overridden.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Replaces the selection by what is on the pasteboard. Passes on to `next` unless overridden.
    open func paste(_ sender: Any?) { next?.paste(sender) }

    /// Selects what is near. Passes on to `next` unless overridden.
    open func select(_ sender: Any?) { next?.select(sender) }

    /// Selects everything. Passes on to `next` unless overridden.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// Deletes the selection. Passes on to `next` unless overridden.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// Whether the action `action` can be done here now: keys and menus offer it where that is so. Unless overridden,
    /// whether the responder has such a method; every responder has the edit actions, and passes them on, so they do
    /// not count.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !EditAction.selectors.contains(action) && responds(to: action)
    }

    /// The responder for the action `action`: this or the next one that can perform it; nil for none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The undo manager: that of `next` unless overridden, and a window's own at last.
    open var undoManager: UndoManager? { next?.undoManager }

    /// The object came out of an interface file, and all outlets of all objects there are set.
    open func awakeFromNib() {}

    /// Returns what takes the object's place as it comes out of an interface file, before anything is connected to it:
    /// itself, unless overridden. What is not of the kind that belongs there counts as nothing.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Returns the value for a key that no property is found by: nil, which a line of the log says, unless overridden.
    nonisolated open func value(forUndefinedKey key: String) -> Any? {
        logUndefinedKey(key)
        return nil
    }

    /// Sets the value for a key that no property is found by: nothing but a line of the log, unless overridden.
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) { logUndefinedKey(key) }

    /// An interface builder is about to show the object. Octant has none, so only programs call it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility: what it is

    /// Whether a screen reader reads this as one thing. What is inside an element is not read by itself. True by
    /// default for labels, standard controls, indicators and `UIAccessibilityElement`, false for all else.
    open var isAccessibilityElement: Bool {
        get { accessibilityStore?.isElement ?? accessibilityDefaults.isElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The name that is read. Standard controls and labels know theirs; nil brings that back.
    open var accessibilityLabel: String? {
        get { accessibilityStore?.label?.string ?? accessibilityDefaults.label }
        set { setAccessibility(\.label, newValue.map { .plain($0) }) }
    }

    /// `accessibilityLabel` with attributes; setting one sets the other.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityStore?.label?.attributed ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { setAccessibility(\.label, newValue.map { .rich($0) }) }
    }

    /// The value that is read after the name: "50%". Standard controls and indicators know theirs; nil brings that
    /// back.
    open var accessibilityValue: String? {
        get { accessibilityStore?.value?.string ?? accessibilityDefaults.value }
        set { setAccessibility(\.value, newValue.map { .plain($0) }) }
    }

    /// `accessibilityValue` with attributes; setting one sets the other.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityStore?.value?.attributed ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { setAccessibility(\.value, newValue.map { .rich($0) }) }
    }

    /// A description of the result of using it, read last. Nil by default.
    open var accessibilityHint: String? {
        get { accessibilityStore?.hint?.string }
        set { setAccessibility(\.hint, newValue.map { .plain($0) }) }
    }

    /// `accessibilityHint` with attributes; setting one sets the other.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityStore?.hint?.attributed ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { setAccessibility(\.hint, newValue.map { .rich($0) }) }
    }

    /// The accessibility traits. A control's `notEnabled` and `selected` are always among them while they are true.
    open var accessibilityTraits: UIAccessibilityTraits {
        get {
            let defaults = accessibilityDefaults
            return (accessibilityStore?.traits ?? defaults.traits).union(defaults.state)
        }
        set { setAccessibility(\.traits, newValue) }
    }

    /// A name for tests, never read aloud. Nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibilityStore?.identifier }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// The language that the texts are in, as BCP 47 names it; nil, the default, for the reader's own.
    open var accessibilityLanguage: String? {
        get { accessibilityStore?.language }
        set { setAccessibility(\.language, newValue) }
    }

    /// What users may call it by when they speak to it; none by default. It is kept: no desktop asks for it.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityStore?.inputLabels ?? [] }
        set { setAccessibility(\.inputLabels, newValue) }
    }

    /// Whether users can do something with it; by default, whether its traits say so. It is kept: no desktop asks for
    /// it.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            let traits: [UIAccessibilityTraits] = [.button, .link, .adjustable, .searchField, .keyboardKey]
            return accessibilityStore?.respondsToInteraction
                ?? traits.contains { !accessibilityTraits.isDisjoint(with: $0) }
        }
        set { setAccessibility(\.respondsToInteraction, newValue) }
    }

    /// The progress that it shows: an addition of Octant's for custom indicators. Nil unless overridden.
    open var accessibilityProgress: AccessibilityProgress? { nil }

    // MARK: Accessibility: where it is

    /// The rectangle on the screen, in points. A view's own is that of its bounds, wherever it goes.
    open var accessibilityFrame: CGRect {
        get { accessibilityStore?.frame ?? defaultAccessibilityFrame }
        set { setAccessibility(\.frame, newValue) }
    }

    /// The point on the screen for a touch of it; the middle of `accessibilityFrame` by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityStore?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    // MARK: Accessibility: what is in it

    /// Whether nothing in here is read. False by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStore?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, newValue) }
    }

    /// Whether nothing in the views beside this one is read, while this one can be seen. False by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStore?.isModal ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// Whether all in here is read before what is beside it, wherever on the screen that is. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStore?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// The kind of container that it is for a screen reader; its contents are then read together. `.none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStore?.containerType ?? .none }
        set { setAccessibility(\.containerType, newValue) }
    }

    /// The elements that are read in place of the subviews, in this order: views and `UIAccessibilityElement`s. Nil,
    /// the default, for the subviews, from top to bottom and from the leading to the trailing side.
    open var accessibilityElements: [Any]? {
        get { accessibilityStore?.elements ?? accessibilityDefaults.elements }
        set {
            if !areSame(accessibilityStore?.elements, newValue) { changeAccessibility { $0.elements = newValue } }
        }
    }

    /// The number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// One of the `accessibilityElements`; nil for an index out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The index of `element` among the `accessibilityElements`; `NSNotFound` when it is none of them.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    // MARK: Accessibility: what can be done with it

    /// Activates the element as a tap would. Returns whether anything was done; false unless overridden. Standard
    /// controls perform their action.
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value of an adjustable element. Does nothing unless overridden.
    open func accessibilityIncrement() {}

    /// Decrements the value of an adjustable element. Does nothing unless overridden.
    open func accessibilityDecrement() {}

    /// Leaves what is in front: a dialog, for example. Returns whether anything was left; false unless overridden.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The custom actions, by name. Nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStore?.customActions }
        set {
            if !areSame(accessibilityStore?.customActions, newValue) {
                changeAccessibility { $0.customActions = newValue }
            }
        }
    }

    // MARK: Accessibility: for UIKit's own classes

    /// The accessibility values of the class where the program set none, but for its progress.
    var defaultAccessibility: AccessibilityDefaults { AccessibilityDefaults() }

    /// The text that it shows, letter by letter; nil for what shows none, or none that could be gone through.
    var accessibilityText: AccessibilityText? { (self as? any TextReading)?.spokenText }

    /// The rectangle on the screen while none was set.
    var defaultAccessibilityFrame: CGRect { .zero }

    /// The locale of the texts that are made for it.
    var spokenLocale: Locale { UITraitCollection.default.values.locale }

    /// Called when something that a screen reader reads changed without a change of a layer.
    func accessibilityDidChange() {}

    /// The view that this is, or is a part of; nil when there is none.
    var accessibilityView: UIView? { next?.accessibilityView }

    // MARK: Observing

    /// A property changed that this observes by key path. Does nothing unless overridden.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: As an object

    /// Whether `object` is this very responder.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as? UIResponder) === self }

    /// A number that is the same for equal objects.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

    /// The responder.
    nonisolated public final func `self`() -> Self { self }

    /// Whether this only stands for another object: never.
    nonisolated public final func isProxy() -> Bool { false }

    /// The class and the address.
    nonisolated open var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
    }

    /// The description.
    nonisolated open var debugDescription: String { description }

    /// Whether both are the same responder.
    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
