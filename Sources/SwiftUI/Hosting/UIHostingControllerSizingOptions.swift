/// What of a hosting controller follows the size that its views like best.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// The options of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's `preferredContentSize`.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    /// The view's `intrinsicContentSize`, which always does.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
