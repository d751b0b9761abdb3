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
