extension UIButton {
    /// What a button is for.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// What the user most likely wants. Looks like any other.
        case primary = 1
        /// Leaves everything as it is. Looks like any other.
        case cancel = 2
        /// Deletes something: red.
        case destructive = 3
    }

    /// The colour that stands for the tint.
    final var shownTint: UIColor { role == .destructive ? .systemRed : tintColor ?? .systemBlue }
}
