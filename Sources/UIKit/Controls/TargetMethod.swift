import ObjectiveC
import OctantBase

/// A method of an object, which is not kept alive, to be called when something happens to a sender: by a selector, or
/// by its own name, `Target.method`, a method without its object.
@MainActor
struct TargetMethod {
    /// The target; nil where none was given: the first responder of the right class up the chain gets the call.
    private let receiver: Receiver?
    /// The selector; nil for a method that was given by its own name.
    private(set) var selector: Selector?
    /// Calls the method of the first argument; false when that is not of the right class.
    private let call: @MainActor (Any, _ sender: AnyObject, UIEvent?) -> Bool

    /// The target; nil for none, or one that is gone.
    var object: Any? { receiver?.object }

    /// The target, where it is no class; nil for none, or one that is gone.
    var target: AnyObject? { receiver?.identity }

    /// Whether there can be no object to call any more.
    var isDead: Bool { receiver != nil && object == nil }

    /// Whether it is of this target and selector; nil is any.
    func isMeant(_ target: Any?, _ selector: Selector?) -> Bool {
        (selector == nil || selector == self.selector) && (target.map { receiver?.isOf($0) ?? false } ?? true)
    }

    /// The method `selector` of `target`; nil for one that is sought.
    init(_ target: Any?, _ selector: Selector) {
        (receiver, self.selector) = (target.map(Receiver.init), selector)
        let seeks = target == nil
        call = { object, sender, event in
            if seeks, !selector.isMethod(of: object) { return false }
            selector.invoke(on: object, with: [sender, event])
            return true
        }
    }

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
        (receiver, selector) = (target.map(Receiver.init), nil)
        self.call = { object, sender, event in
            guard let target = object as? Target else { return false }
            call(target, sender, event)
            return true
        }
    }

    /// Returns the method, called `selector` by those who ask for its name.
    func named(_ selector: Selector) -> TargetMethod {
        var method = self
        method.selector = selector
        return method
    }

    /// Calls the method for `sender`. Without a target, `first` and the responders after it are asked one after the
    /// other. Returns whether any was called.
    @discardableResult
    func send(from sender: AnyObject, event: UIEvent?, first: UIResponder?) -> Bool {
        if receiver != nil {
            guard let object else { return false }
            return call(object, sender, event)
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
