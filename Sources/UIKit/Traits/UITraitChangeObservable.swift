/// The closure that a change of traits calls, on the main actor: with the view or controller that registered, and its
/// former traits.
public typealias UITraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

/// A registration for changes of traits, to be ended with `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that reports changes of its traits: views, view controllers, window scenes. Main actor only.
///
/// A handler runs when one of the traits it was registered for has another value than before, with the new traits as
/// `UITraitCollection.current`. It exists as long as the view or controller, or until it is unregistered. It gets that
/// view or controller as an argument, so that it need not retain it; what else it retains stays alive with it.
///
/// `#selector` does not exist on Linux. A method's own name, `action: Badge.update`, takes its place.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UIResponder {}

extension UITraitChangeObservable {
    /// Calls `handler` when one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { observed, previous in
            if let observed = observed as? Self { handler(observed, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }

    /// The same for a handler that spells its first parameter `Self`, or as a class above.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UIResponder>(
        _ traits: [UITrait], handler: @escaping UITraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (observed: Self, previous) in
            if let observed = observed as? TraitEnvironment { handler(observed, previous) }
        }
    }

    /// Calls a method of `target`, which is not retained, with this view or controller and its former traits.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (observed: Self, previous) in
            if let target { action(target)(observed, previous) }
        }
    }

    /// Calls a method of `target`, which is not retained, with this view or controller.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (observed: Self, _) in
            if let target { action(target)(observed) }
        }
    }

    /// Calls a method of `target`, which is not retained.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (_: Self, _) in
            if let target { action(target)() }
        }
    }

    /// Calls a method of this view or controller with its former traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (observed: Self, previous) in action(observed)(previous) }
    }

    /// Calls a method of this view or controller.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (observed: Self, _) in action(observed)() }
    }

    /// Calls the method `action` of `target`, which is not retained, with this view or controller and its former
    /// traits, as far as the method takes them.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let receiver = Receiver(target)
        return registerForTraitChanges(traits) { (observed: Self, previous) in
            if let target = receiver.object { action.invoke(on: target, with: [observed, previous]) }
        }
    }

    /// Calls the method `action` of this view or controller with itself and its former traits, as far as the method
    /// takes them.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (observed: Self, previous) in
            action.invoke(on: observed, with: [observed, previous])
        }
    }

    /// Ends `registration`, which this view or controller made; another one's is left alone.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}

/// An observer of changes of certain traits.
final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UIResponder, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func tell(_ observed: UIResponder, old: UITraitCollection, new: UITraitCollection) {
        if traits.contains(where: { new.values.differs(from: old.values, in: $0) }) { handler(observed, old) }
    }
}

extension UIResponder {
    /// Notifies the observers that the traits `old` became `new`.
    final func tellOfTraits(old: UITraitCollection, new: UITraitCollection) {
        for registration in traitRegistrations where traitRegistrations.contains(where: { $0 === registration }) {
            registration.tell(self, old: old, new: new)
        }
    }
}
