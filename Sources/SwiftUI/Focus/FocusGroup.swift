import OctantBase
import UIKit

/// An element that can have the keyboard. Main actor only.
@MainActor protocol FocusTarget: Element {
    /// The view that becomes the first responder; nil while the target cannot.
    var focusView: UIView? { get }
}

/// What is inside one `focused(_:)`: the fields that have the keyboard for the same value of a focus state. Main actor
/// only.
@MainActor final class FocusGroup {
    private var targets: [Weak<Element>] = []
    /// Called when the keyboard came into the group, and when it left it.
    var changed: (Bool) -> Void = { _ in }

    /// Counts `target` among those in the group.
    func add(_ target: any FocusTarget) {
        targets.removeAll { $0.object == nil }
        if !targets.contains(where: { $0.object === target }) { targets.append(Weak(target)) }
    }

    private var views: [UIView] { targets.compactMap { ($0.object as? any FocusTarget)?.focusView } }

    /// Whether something in the group has the keyboard.
    var isFocused: Bool { views.contains(where: \.isFirstResponder) }

    /// Gives the keyboard to the first that can have it, unless one has; or takes it away.
    func setFocused(_ focused: Bool) {
        guard focused != isFocused else { return }
        if focused {
            _ = views.first { $0.becomeFirstResponder() }
        } else {
            for view in views { view.resignFirstResponder() }
        }
    }

    /// One of the targets got the keyboard, or lost it.
    func targetDidChange() { changed(isFocused) }
}

private enum FocusGroupsKey: EnvironmentKey { static var defaultValue: [FocusGroup] { [] } }

extension EnvironmentValues {
    /// The groups that fields here belong to, from the outside in.
    var focusGroups: [FocusGroup] {
        get { self[FocusGroupsKey.self] }
        set { self[FocusGroupsKey.self] = newValue }
    }
}
