import UIKit

/// A key, by the character that it types or stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character. Keys that type none have one of Unicode's private ones, as on Apple's systems.
    public var character: Character

    /// The key of `character`.
    public init(_ character: Character) { self.character = character }

    /// The key of `extendedGraphemeClusterLiteral`.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// The keys that type no letter, and what UIKit calls them.
    private static let named: [(key: KeyEquivalent, input: String, codes: [UIKeyboardHIDUsage])] = [
        (.upArrow, UIKeyCommand.inputUpArrow, [.keyboardUpArrow]),
        (.downArrow, UIKeyCommand.inputDownArrow, [.keyboardDownArrow]),
        (.leftArrow, UIKeyCommand.inputLeftArrow, [.keyboardLeftArrow]),
        (.rightArrow, UIKeyCommand.inputRightArrow, [.keyboardRightArrow]),
        (.escape, UIKeyCommand.inputEscape, [.keyboardEscape]),
        (.delete, "\u{8}", [.keyboardDeleteOrBackspace]),
        (.deleteForward, UIKeyCommand.inputDelete, [.keyboardDeleteForward]),
        (.home, UIKeyCommand.inputHome, [.keyboardHome]), (.end, UIKeyCommand.inputEnd, [.keyboardEnd]),
        (.pageUp, UIKeyCommand.inputPageUp, [.keyboardPageUp]),
        (.pageDown, UIKeyCommand.inputPageDown, [.keyboardPageDown]),
        (.tab, "\t", [.keyboardTab]), (.space, " ", [.keyboardSpacebar]),
        (.return, "\r", [.keyboardReturnOrEnter, .keypadEnter]),
    ]

    /// The key as key commands of UIKit name it.
    var input: String { Self.named.first { $0.key == self }?.input ?? String(character).lowercased() }

    /// The key that `key` is; nil for one that types nothing and has no name.
    @MainActor init?(_ key: UIKey) {
        if let known = Self.named.first(where: { $0.codes.contains(key.keyCode) }) {
            self = known.key
        } else if let character = key.charactersIgnoringModifiers.first {
            self.init(character)
        } else {
            return nil
        }
    }
}
