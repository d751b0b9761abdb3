extension UIWindow {
    /// Moves the keyboard's focus into the window from what is before it in another program's window, or from what is
    /// behind: focus goes to the first view, or to the last. Returns whether there is one.
    package func enterFocus(fromBehind: Bool) -> Bool { focus.enter(fromBehind ? .previous : .next) }

    /// Moves focus on or back. Returns whether it stays in the window.
    package func moveFocus(back: Bool) -> Bool { focus.moveAlong(back ? .previous : .next) }
}
