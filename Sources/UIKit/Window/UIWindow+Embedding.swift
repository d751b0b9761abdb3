extension UIWindow {
    /// The keyboard comes to the window from what stands before it in another program's, or from what stands behind:
    /// focus goes to the first place, or to the last. Answers whether there is one.
    package func enterFocus(fromBehind: Bool) -> Bool { focus.enter(fromBehind ? .previous : .next) }

    /// Leads focus on or back. Answers whether it stays in the window.
    package func moveFocus(back: Bool) -> Bool { focus.moveAlong(back ? .previous : .next) }
}
