import OctantBase

/// A method of an object, which is not kept alive, to be called when something happens to a sender.
///
/// It is used where Apple's frameworks have a target and a selector. `Target.method`, a method without its object, is
/// what Swift on Linux has instead of `#selector(Target.method)`.
@MainActor
struct TargetMethod {
    private(set) weak var target: AnyObject?
    /// Whether no target was given: the first responder of the right class up the chain gets the call.
    private let seeksTarget: Bool
    /// Calls the method of the first argument; false when that is not of the right class.
    private let call: @MainActor (AnyObject, _ sender: AnyObject, UIEvent?) -> Bool

    /// Whether there can be no object to call any more.
    var isDead: Bool { target == nil && !seeksTarget }

    init<Target: AnyObject>(
        _ target: Target?, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target) { (target: Target, _, _) in method(target)() }
    }

    init<Target: AnyObject, Sender>(
        _ target: Target?, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target) { (target: Target, sender, _) in
            guard let sender = Self.fit(sender, Sender.self) else { return }
            method(target)(sender)
        }
    }

    init<Target: AnyObject, Sender, Event>(
        _ target: Target?, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(target) { (target: Target, sender, event) in
            guard let sender = Self.fit(sender, Sender.self), let event = Self.fit(event, Event.self) else { return }
            method(target)(sender, event)
        }
    }

    private init<Target: AnyObject>(
        _ target: Target?, call: @escaping @MainActor (Target, AnyObject, UIEvent?) -> Void
    ) {
        self.target = target
        seeksTarget = target == nil
        self.call = { object, sender, event in
            guard let target = object as? Target else { return false }
            call(target, sender, event)
            return true
        }
    }

    /// Calls the method for `sender`. Without a target, `first` and the responders after it are asked one after the
    /// other. Returns whether any was called.
    @discardableResult
    func send(from sender: AnyObject, event: UIEvent?, first: UIResponder?) -> Bool {
        guard seeksTarget else {
            guard let target else { return false }
            return call(target, sender, event)
        }
        var next = first
        while let responder = next {
            if call(responder, sender, event) { return true }
            next = responder.next
        }
        return false
    }

    private static func fit<Given, Wanted>(_ value: Given, _ type: Wanted.Type) -> Wanted? {
        if let value = value as? Wanted { return value }
        Log.once("target.\(type)", "an action wants a \(type) and was sent none: it is not called")
        return nil
    }
}
