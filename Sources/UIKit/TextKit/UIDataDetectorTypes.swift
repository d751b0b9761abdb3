/// What a text view finds in its text by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// The types of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers: seven to fifteen digits, grouped or not.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of the Web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Everything that is found: links and telephone numbers.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
