/// Whatever takes part in the chain that events are passed along: views, view controllers, the application.
///
/// It is a root class: on Linux, main-actor classes cannot inherit from NSObject. Equality is identity.
@preconcurrency @MainActor
open class UIResponder: Hashable, CustomStringConvertible {
    /// Who is to hear of changes of the traits, of a responder that has any.
    final var traitRegistrations: [TraitRegistration] = []

    /// A responder.
    public init() {}

    /// Who gets an event that this responder does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Fingers or the pointer's button went down here. Passes on to `next` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Touches that began here moved. Passes on to `next` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Touches that began here were lifted. Passes on to `next` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Touches that began here were taken away by the system. Passes on to `next` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Keys went down while this was the first responder. Passes on to `next` unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys went up while this was the first responder. Passes on to `next` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Whether this can be the first responder, the one that gets the keys first. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may cease to be the first responder. True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is its window's first responder.
    open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

    /// Becomes the first responder of its window, if it can be and the present one may resign. Answers whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else { return false }
        window.firstResponder = self
        return true
    }

    /// Ceases to be the first responder, if it may. Answers whether it is it no more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        hostWindow?.firstResponder = nil
        return true
    }

    /// The window that this is in.
    var hostWindow: UIWindow? { nil }

    /// A view or other object came out of an interface file. Octant reads none yet, so nobody calls it but programs.
    open func awakeFromNib() {}

    /// An interface builder is about to show the object. Octant has none, so nobody calls it but programs.
    open func prepareForInterfaceBuilder() {}

    /// Whether `object` is this very responder.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as? UIResponder) === self }

    /// The class and the address.
    nonisolated open var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
    }

    /// Whether both are the same responder.
    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
