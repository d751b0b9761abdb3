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
