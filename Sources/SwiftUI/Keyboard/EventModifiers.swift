import UIKit

/// Keys that are held down beside others.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// The modifiers of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// The logo key; in shortcuts the control key, too.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the block of numbers: never set here.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    private static let flags: [(EventModifiers, UIKeyModifierFlags)] = [
        (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
    ]

    /// The modifiers `flags`, as UIKit has them.
    init(_ flags: UIKeyModifierFlags) {
        self = Self.flags.reduce(into: []) { if flags.contains($1.1) { $0.insert($1.0) } }
    }

    /// These modifiers as UIKit has them.
    var flags: UIKeyModifierFlags {
        Self.flags.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
}
