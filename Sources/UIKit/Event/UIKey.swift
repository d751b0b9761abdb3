import OctantDisplay

/// The modifiers held down with a key. The numbers are Apple's.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    /// The raw bits, one for each modifier.
    public let rawValue: Int

    /// The modifiers whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The key between control and alt: Super, the logo key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

    init(_ modifiers: KeyEvent.Modifiers) { self.init(rawValue: modifiers.rawValue << 16) }
}

/// A key of the keyboard. It never changes. Main actor only.
@preconcurrency @MainActor
public final class UIKey: _PlainObject {
    /// The key.
    public let keyCode: UIKeyboardHIDUsage
    /// The characters that it types with the modifiers held down; empty for keys that type nothing.
    public let characters: String
    /// The characters that it types with no modifier but shift, in small letters.
    public let charactersIgnoringModifiers: String
    /// The modifiers held down with it.
    public let modifierFlags: UIKeyModifierFlags

    init(_ event: KeyEvent) {
        keyCode = UIKeyboardHIDUsage(rawValue: event.usage)
        characters = event.characters
        charactersIgnoringModifiers = event.characters.lowercased()
        modifierFlags = UIKeyModifierFlags(event.modifiers)
    }

    /// Whether the key is one of those that are held down beside others.
    var isModifier: Bool {
        let first = UIKeyboardHIDUsage.keyboardLeftControl, last = UIKeyboardHIDUsage.keyboardRightGUI
        return first.rawValue...last.rawValue ~= keyCode.rawValue
    }

    /// Whether something is held down that makes a command of the key.
    var isCommand: Bool { !modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
}

extension UIView {
    /// Ends editing as `endEditing(_:)` does.
    func endEditing(in window: UIWindow?, force: Bool) -> Bool {
        guard let responder = window?.firstResponder else { return true }
        var next: UIResponder? = responder
        while let current = next, current !== self { next = current.next }
        guard next != nil else { return true }
        if responder.resignFirstResponder() { return true }
        if force { window?.firstResponder = nil }
        return force
    }
}
