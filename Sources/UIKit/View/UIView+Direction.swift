extension UIView {
    /// Whether what is in this view reads from right to left.
    package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
