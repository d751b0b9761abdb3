extension UIApplication {
    /// Whether touches, the pointer's buttons, wheels and keys reach no view.
    public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Lets no view get what the user does from now on: touches that are down already go on, new ones, scrolling and
    /// keys are lost. Calls nest, each wants its `endIgnoringInteractionEvents()`.
    public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

    /// Ends what the last `beginIgnoringInteractionEvents()` began; without one nothing happens.
    public func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }
}
