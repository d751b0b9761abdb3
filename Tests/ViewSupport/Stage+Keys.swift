package import OctantDisplay

/// Keys by their numbers in the keyboard page of the USB HID usage tables.
package enum Key: Int {
    case other = 0x00
    case letterA = 0x04
    case letterC = 0x06
    case letterV = 0x19
    case letterX = 0x1B
    case letterY = 0x1C
    case letterZ = 0x1D
    case enter = 0x28
    case escape = 0x29
    case backspace = 0x2A
    case tab = 0x2B
    case space = 0x2C
    case f10 = 0x43
    case insert = 0x49
    case home = 0x4A
    case pageUp = 0x4B
    case forwardDelete = 0x4C
    case end = 0x4D
    case pageDown = 0x4E
    case right = 0x4F
    case left = 0x50
    case down = 0x51
    case up = 0x52
    case menu = 0x65
    case leftShift = 0xE1
}

extension Stage {
    /// A key goes down, or up.
    package func key(
        _ key: Key, isDown: Bool, _ characters: String = "", _ modifiers: KeyEvent.Modifiers = []
    ) {
        window.handle(
            .key(
                KeyEvent(
                    isDown: isDown, usage: key.rawValue, characters: characters, modifiers: modifiers,
                    time: clock.now())))
    }

    /// A key goes down and up, typing `characters`.
    package func press(_ key: Key, _ characters: String = "", _ modifiers: KeyEvent.Modifiers = []) {
        for isDown in [true, false] { self.key(key, isDown: isDown, characters, modifiers) }
    }

    /// A key that types `letter` goes down and up.
    package func type(_ text: String, _ modifiers: KeyEvent.Modifiers = []) {
        for letter in text { press(.other, String(letter), modifiers) }
    }
}
