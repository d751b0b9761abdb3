import CoreGraphics
import ObjectiveC
import OctantBase

/// What views can be in, as far as `appearance(whenContainedInInstancesOf:)` asks: views and view controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// Classes whose objects have an appearance for all of them: views. Main actor only.
///
/// `UIActivityIndicatorView.appearance().color = .red` colours every activity indicator that comes into a window from
/// then on and whose `color` was not set. What `appearance()` returns is typed as the class itself: a view of that
/// class, made with `init(frame:)` and never shown, that records what is set on it. Properties that are not the
/// appearance's (see `AppearanceProperty`; what is `@objc dynamic` in packages that `octant build` builds is one) are
/// set on it alone, without effect.
///
/// Of several values for one property of a view, the one set for the most special class counts; then the one whose
/// containers fit first when the views around are read from the window inwards, and of those the one with most
/// containers; then the one for traits before the one for any; then the one set last.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    /// The appearance of all objects of this class.
    static func appearance() -> Self
    /// The appearance of the objects of this class that are inside objects of `containerTypes`, of which the first is
    /// the innermost and the last the outermost.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The appearance of the objects of this class whose traits contain all of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The appearance of the objects of this class whose traits contain all of `trait` and that are inside objects of
    /// `containerTypes`.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceHolder {
    /// The appearance of all views of this class, which must have `init(frame:)`.
    public static func appearance() -> Self { AppearanceRegistry.shared.proxy(of: self, nil, []) }

    /// The appearance of the views of this class that are inside views or controllers of `containerTypes`, of which the
    /// first is the innermost and the last the outermost.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.shared.proxy(of: self, nil, containerTypes)
    }

    /// The appearance of the views of this class whose traits contain all of `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRegistry.shared.proxy(of: self, trait, [])
    }

    /// The appearance of the views of this class whose traits contain all of `trait` and that are inside views or
    /// controllers of `containerTypes`.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.shared.proxy(of: self, trait, containerTypes)
    }

    /// Records that `property` was set to `value`: to be called at the end of the setter of a property that
    /// `appearance()` is to know, where `@AppearanceProperty` cannot be used. A value set on a view stays, whatever the
    /// appearance is, until nil is set; on what `appearance()` returns it is kept for the class, until nil is set.
    @_semantics("optimize.sil.specialize.generic.never")  // Swift 6.3's optimiser crashes on specialised copies.
    @inline(never)
    public final func noteAppearance<Root: UIView, Value>(
        _ property: ReferenceWritableKeyPath<Root, Value>, set value: Value
    ) {
        // An optional property has a default behind nil, which reading it may hide. The nil comes from the value:
        // asking the type for it crashes the optimiser of Swift 6.3.
        let none = (value as? any Emptiable)?.none as? Value
        note(
            property, isNone: (value as? any Emptiable)?.isNone ?? false,
            apply: { view in (view as? Root)?[keyPath: property] = value },
            undoing: { view in
                let original = none ?? (view as? Root)?[keyPath: property]
                return { view in
                    if let original { (view as? Root)?[keyPath: property] = original }
                }
            })
    }

    /// The same for a property of any class of views, whose type the caller does not know; nothing off the main thread.
    nonisolated package final func keepAppearance<Object: AnyObject, Value>(
        of property: ReferenceWritableKeyPath<Object, Value>, set value: Value
    ) {
        guard MainThread.isCurrent else { return }
        // It goes nowhere: both are of the main thread.
        nonisolated(unsafe) let (property, value) = (property, value)
        MainActor.assumeIsolated {
            note(
                property, isNone: (value as? any Emptiable)?.isNone ?? false,
                apply: { view in (view as? Object)?[keyPath: property] = value },
                undoing: { view in
                    let original = (view as? Object)?[keyPath: property]
                    return { view in
                        if let original { (view as? Object)?[keyPath: property] = original }
                    }
                })
        }
    }

    /// The same for a method `name` that sets something for `argument`, a state for example; `apply` calls it with a
    /// value, or with nil to undo it.
    final func noteAppearance<View: UIView, Value>(
        _ name: String, for argument: some Hashable, set value: Value?, apply: @escaping (View, Value?) -> Void
    ) {
        note(
            AppearanceSetter(name: name, argument: argument), isNone: value == nil,
            apply: { view in if let view = view as? View { apply(view, value) } },
            undoing: { _ in { view in if let view = view as? View { apply(view, nil) } } })
    }

    private func note(
        _ property: AnyHashable, isNone: Bool, apply: @escaping (UIView) -> Void,
        undoing: @escaping (UIView) -> (UIView) -> Void
    ) {
        guard AppearanceRegistry.shared.styled !== self else { return }
        let state = appearanceState ?? AppearanceState()
        appearanceState = state
        if let record = state.record {
            record.note(property, isNone ? nil : (apply, undoing))
        } else if isNone {
            state.explicit.remove(property)
            state.applied[property] = nil
            AppearanceRegistry.shared.apply(self)
        } else {
            state.explicit.insert(property)
            state.applied[property] = nil
        }
    }
}

/// A method that sets something for an argument.
private struct AppearanceSetter: Hashable {
    var name: String
    var argument: AnyHashable
}

/// A value that may be none.
protocol Emptiable {
    var isNone: Bool { get }
    /// The optional of this type that is nil.
    var none: Any { get }
}

extension Optional: Emptiable {
    var isNone: Bool { self == nil }
    var none: Any { Self.none as Any }
}
