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

/// The number of a key in the keyboard page of the USB HID usage tables.
public struct UIKeyboardHIDUsage: RawRepresentable, Sendable, Hashable {
    /// The number; 0 for a key that has none here.
    public let rawValue: Int

    /// The key of this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return, or enter.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// Delete backwards.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// Home.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    /// Page up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    /// Delete forwards.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    /// End.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    /// Page down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    /// The right arrow.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The left arrow.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The down arrow.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The up arrow.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
    /// Enter on the number pad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
    /// Insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    /// F10; the function keys to F12 follow one another.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
    /// The key that brings up a menu.
    public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
    /// The left control key.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xE0)
    /// The left shift key.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xE1)
    /// The left alt key.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xE2)
    /// The left Super, or logo, key.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xE3)
    /// The right control key.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xE4)
    /// The right shift key.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xE5)
    /// The right alt key.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xE6)
    /// The right Super, or logo, key.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xE7)
    /// A; the letters follow one another.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    /// C.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
    /// V.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
    /// X.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
    /// Y.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
    /// Z.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
}

/// A key of the keyboard. It never changes. Main actor only.
@preconcurrency @MainActor
public final class UIKey {
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

/// A key that is down, or just went up. Main actor only.
@preconcurrency @MainActor
public final class UIPress: Hashable {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// The key went up.
        case ended = 3
        /// The window lost the keyboard while it was down.
        case cancelled = 4
    }

    /// The phase of the press.
    public let phase: Phase
    /// The time of the phase, in media time.
    public let timestamp: TimeInterval
    /// The key.
    public let key: UIKey?
    /// The window that has the keyboard.
    public private(set) weak var window: UIWindow?

    init(_ event: KeyEvent, in window: UIWindow) {
        (phase, timestamp, key) = (event.isDown ? .began : .ended, event.time, UIKey(event))
        self.window = window
    }

    /// The end of `press`, whose key is still down.
    init(cancelling press: UIPress, time: Double) {
        (phase, timestamp, key, window) = (.cancelled, time, press.key, press.window)
    }

    /// Whether both are the same press.
    nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key that went down or up. Main actor only.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    /// The presses: one.
    public let allPresses: Set<UIPress>
    /// The window that has the keyboard.
    private(set) weak var window: UIWindow?
    /// Whether the key was down already: keyboards repeat keys that are held.
    let isRepeat: Bool

    init(_ press: UIPress, isRepeat: Bool = false) {
        (allPresses, window, self.isRepeat) = ([press], press.window, isRepeat)
        super.init([], time: press.timestamp)
    }

    /// Keys.
    public override var type: EventType { .presses }
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
