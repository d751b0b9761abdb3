/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
    /// What stands for a hidden value.
    public enum Mask: Sendable {
        /// A number that is the same for the same value during a run of the program.
        case hash
        /// A word that says nothing of the value.
        case none
    }

    private let hides: Bool
    private let mask: Mask

    /// Whoever reads the log: the one who runs the program. The log goes to standard error and nowhere else.
    public static var auto: OSLogPrivacy { OSLogPrivacy(hides: false, mask: .none) }
    /// Whoever reads the log.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(hides: false, mask: .none) }
    /// Nobody: `<private>` stands for the value.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(hides: true, mask: .none) }
    /// Nobody: `<private>` stands for the value.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(hides: true, mask: .none) }

    /// As without a mask: nothing is hidden.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: false, mask: mask) }
    /// Nobody: a mask stands for the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: true, mask: mask) }
    /// Nobody: a mask stands for the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: true, mask: mask) }

    /// What the log shows of `value`.
    func shown(_ value: String) -> String {
        guard hides else { return value }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
        }
    }
}
