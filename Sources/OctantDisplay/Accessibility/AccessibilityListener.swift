/// An object that reports to the desktop's screen readers for one surface: ATK, or an in-memory twin. Render thread
/// only.
package protocol AccessibilityListener: AnyObject {
    /// `tree` holds from now on, which `events` lead to, in this order.
    func receive(_ events: [AccessibilityEvent], of tree: AccessibilityTree)
    /// The surface became the one that has the keyboard, or ceased to be.
    func activate(_ isActive: Bool)
    /// The surface became visible to the user, or ceased to be.
    func show(_ isVisible: Bool)
}
