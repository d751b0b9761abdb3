/// A key of the keyboard that went down or up, as a surface reports it.
package struct KeyEvent: Sendable, Hashable {
    /// The modifiers held down with the key.
    package struct Modifiers: OptionSet, Sendable, Hashable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let capsLock = Modifiers(rawValue: 1 << 0)
        package static let shift = Modifiers(rawValue: 1 << 1)
        package static let control = Modifiers(rawValue: 1 << 2)
        package static let alternate = Modifiers(rawValue: 1 << 3)
        package static let command = Modifiers(rawValue: 1 << 4)
    }

    /// False when it went up.
    package var isDown: Bool
    /// The key's number in the keyboard page of the USB HID usage tables; 0 for one that has none here.
    package var usage: Int
    /// The characters that the key types with the modifiers held down; empty for keys that type nothing.
    package var characters: String
    package var modifiers: Modifiers
    /// Media time, in seconds.
    package var time: Double

    package init(isDown: Bool, usage: Int, characters: String, modifiers: Modifiers = [], time: Double) {
        (self.isDown, self.usage, self.characters) = (isDown, usage, characters)
        (self.modifiers, self.time) = (modifiers, time)
    }
}
