import UIKit

/// A key with modifiers that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Return, for what is done by default.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for what leaves everything as it is.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The modifiers that have to be held down with it: these and no others.
    public var modifiers: EventModifiers

    /// `key` with `modifiers`.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The shortcut of controls here; nil for none.
    public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }

    fileprivate mutating func setShortcut(_ shortcut: KeyboardShortcut?) { self[KeyboardShortcutKey.self] = shortcut }
}

extension View {
    /// Makes `key` with `modifiers` press the first button, or turn over the first toggle, in this view. On Linux the
    /// control key does for `command`.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

    /// Makes `shortcut` press the first button, or turn over the first toggle, in this view.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(EnvironmentModifier { $0.setShortcut(shortcut) })
    }

    /// Makes `shortcut` press the first button, or turn over the first toggle, in this view; none for nil.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(EnvironmentModifier { $0.setShortcut(shortcut) })
    }
}

/// A control that a shortcut may stand for. Main actor only.
@MainActor protocol ShortcutTarget: UIControl {
    /// The shortcut; nil for none.
    var shortcut: KeyboardShortcut? { get }
    /// Does what the control does when it is used.
    func performShortcut()
}

extension UIView {
    /// The commands of controls in the view that can be used, those in front of others first.
    var shortcutCommands: [UIKeyCommand] {
        guard !isHidden, isUserInteractionEnabled else { return [] }
        var commands: [UIKeyCommand] = []
        if let target = self as? any ShortcutTarget, target.isEnabled, let shortcut = target.shortcut {
            commands.append(
                UIKeyCommand(
                    input: shortcut.key.input, modifierFlags: shortcut.modifiers.flags,
                    action: { [weak target] (_: UIResponder) in { target?.performShortcut() } }))
        }
        return commands + subviews.flatMap(\.shortcutCommands)
    }
}
