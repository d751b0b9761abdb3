import UIKit

/// What a screen reader's user does with an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Purpose: Equatable {
        case activate, escape
        /// One of those that are chosen by name.
        case named(Text)
    }

    let purpose: Purpose

    private init(_ purpose: Purpose) { self.purpose = purpose }

    /// The action called `name`.
    public init(named name: Text) { purpose = .named(name) }

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(.activate)
    /// Leaves what is in front.
    public static let escape = AccessibilityActionKind(.escape)
    /// What is done most: on a desktop, an action of this name.
    public static let magicTap = AccessibilityActionKind(.named(Text(verbatim: "Magic Tap")))
    /// Removes the element: an action of this name.
    public static let delete = AccessibilityActionKind(.named(Text(verbatim: "Delete")))
    /// Brings up a menu: an action of this name.
    public static let showMenu = AccessibilityActionKind(.named(Text(verbatim: "Show Menu")))
}

/// To which side a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// It becomes greater.
    case increment
    /// It becomes smaller.
    case decrement
}

/// The actions that a program adds to views. Two are the same if they are one object.
final class AccessibilityActions: Equatable, @unchecked Sendable {
    // `@unchecked Sendable`: made and called on the main thread; nothing in it changes.
    enum Action {
        case kind(AccessibilityActionKind, () -> Void)
        case adjust((AccessibilityAdjustmentDirection) -> Void)
    }

    private let action: Action
    /// Those that were added further out; nil for none.
    private let outside: AccessibilityActions?

    init(_ action: Action, outside: AccessibilityActions?) { (self.action, self.outside) = (action, outside) }

    static func == (one: AccessibilityActions, other: AccessibilityActions) -> Bool { one === other }

    /// All of them, the innermost first.
    private var all: [Action] { [action] + (outside?.all ?? []) }

    /// What is done for `purpose`; nil for nothing.
    func body(for purpose: AccessibilityActionKind.Purpose) -> (() -> Void)? {
        for case .kind(let kind, let body) in all where kind.purpose == purpose { return body }
        return nil
    }

    /// What changes the value; nil for nothing.
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)? {
        for case .adjust(let body) in all { return body }
        return nil
    }

    /// Those with names.
    @MainActor func named(_ string: (Text) -> String) -> [UIAccessibilityCustomAction] {
        all.compactMap { action in
            guard case .kind(let kind, let body) = action, case .named(let name) = kind.purpose else { return nil }
            return UIAccessibilityCustomAction(name: string(name)) { _ in
                body()
                return true
            }
        }
    }
}

extension View {
    nonisolated private func adding(_ action: @escaping () -> AccessibilityActions.Action) -> some View {
        modifier(AccessibilityModifier(children: .act)).modifier(
            EnvironmentModifier {
                $0.accessibility.actions = AccessibilityActions(action(), outside: $0.accessibility.actions)
            })
    }

    /// Lets screen readers do `handler` with this view.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        adding { .kind(actionKind, handler) }
    }

    /// Lets screen readers do `handler`, called `name`, with this view.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        adding { .kind(AccessibilityActionKind(named: name), handler) }
    }

    /// Lets screen readers do `handler`, called by the text of `nameKey`, with this view.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

    /// Lets screen readers do `handler`, called `name`, with this view.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }

    /// Lets screen readers do `action`, called by the texts of `label`, with this view.
    public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        return modifier(LabelledActionsModifier(content: AnyView(Button(action: action) { label })))
    }

    /// Lets screen readers do what the buttons of `content` do with this view.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(LabelledActionsModifier(content: AnyView(content())))
    }

    /// Lets screen readers change this view's value by `handler`.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { adding { .adjust(handler) } }
}

/// Adds what buttons do to the actions of a view. They are read, and never seen.
private struct LabelledActionsModifier: ViewModifier {
    let buttons: AnyView
    @Environment private var surroundings: EnvironmentValues
    @State private var contents = MenuContents()

    init(content: AnyView) {
        buttons = content
        _surroundings = Environment(\.self)
    }

    func body(content: Content) -> some View {
        contents.show(buttons, in: surroundings)
        let entries = contents.buttons()
        return content.modifier(AccessibilityModifier(children: .act)).transformEnvironment(\.accessibility) { values in
            for entry in entries.reversed() {
                let kind = AccessibilityActionKind(named: Text(verbatim: entry.title))
                values.actions = AccessibilityActions(.kind(kind, entry.action), outside: values.actions)
            }
        }
    }
}
