import CoreGraphics

/// Where in a surface text is being typed: what an input method has to know, such as one for Chinese, or dead keys.
package struct TextInput: Sendable, Hashable {
    /// The caret, in points of the surface; an input method shows what can be chosen beside it.
    package var caret: CGRect
    /// Whether what is typed is to be remembered by nobody.
    package var isSecret: Bool
    /// Counts how often the place of typing has changed by other means than typing. With another number what was being
    /// composed is given up.
    package var session: Int

    package init(caret: CGRect, isSecret: Bool = false, session: Int = 0) {
        (self.caret, self.isSecret, self.session) = (caret, isSecret, session)
    }
}

/// What an input method says of a text that several keys compose.
package enum TextInputEvent: Sendable, Hashable {
    /// This text is on its way, and its own caret stands before its scalar number `caret`; an empty text is given up.
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
