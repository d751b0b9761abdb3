import CoreGraphics

/// The position in a surface where text is being typed, for an input method such as one for Chinese, or dead keys.
package struct TextInput: Sendable, Hashable {
    /// The caret, in points of the surface; an input method shows what can be chosen beside it.
    package var caret: CGRect
    /// Whether what is typed must not be remembered.
    package var isSecret: Bool
    /// Counts how often the position of typing has changed by other means than typing. With another number what was
    /// being composed is given up.
    package var session: Int

    /// What is expected, for a keyboard on the screen.
    package var purpose: TextInputPurpose

    package init(
        caret: CGRect, isSecret: Bool = false, session: Int = 0, purpose: TextInputPurpose = TextInputPurpose()
    ) {
        (self.caret, self.isSecret, self.session, self.purpose) = (caret, isSecret, session, purpose)
    }
}

/// What a text that is being typed is expected to be: a hint to an input method, or a keyboard on the screen.
package struct TextInputPurpose: Sendable, Hashable {
    /// The kind of text.
    package enum Kind: Sendable {
        case any, digits, number, phone, url, email, name, pin
    }

    /// The letters that an input method may begin with a capital by itself; nil for what it does of its own.
    package enum Capitals: Sendable {
        case never, words, sentences, all
    }

    package var kind = Kind.any
    package var capitals: Capitals?
    /// Whether what is typed is checked, or completed; nil for what the method does of its own.
    package var isChecked: Bool?

    package init() {}
}

/// A report of an input method about a text that several keys compose.
package enum TextInputEvent: Sendable, Hashable {
    /// This text is being composed, with its own caret before the scalar number `caret`; an empty text is given up.
    case composing(String, caret: Int)
    /// This text is to be typed.
    case committed(String)
}

/// A button of the pointer beside the first one.
package enum PointerButton: Sendable, Hashable {
    /// The right one, for menus.
    case secondary
    /// The middle one, which pastes what was selected.
    case middle
}
