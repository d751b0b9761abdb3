/// Why what a view shows is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// The reasons whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is shown is not known yet: bars stand for text and images.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// What is shown is private: bars stand for what is `privacySensitive(_:)`.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// What is shown is out of date: bars stand for text and images.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private enum SensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Why text and images are hidden; empty for not at all.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// Whether this is hidden for reasons of privacy.
    fileprivate var isPrivacySensitive: Bool {
        get { self[SensitiveKey.self] }
        set { self[SensitiveKey.self] = newValue }
    }

    /// Whether bars stand for text and images here.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return !reasons.isDisjoint(with: [.placeholder, .invalidated])
            || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// This view with bars in place of its text and images, for `reason` and those that it has already. What it is laid
    /// out for and what a screen reader reads stays; shapes and colours are shown as they are.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
    }

    /// This view as it is, whatever is hidden around it.
    nonisolated public func unredacted() -> some View {
        modifier(EnvironmentModifier { $0.redactionReasons = [] })
    }

    /// This view as private, or not: hidden where `.privacy` is a reason.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.isPrivacySensitive = sensitive })
    }
}

/// The look of what stands for hidden text and images. Octant's own choice.
enum RedactedBar {
    /// How much of the foreground's colour is left.
    static let opacity = 0.2
    /// The radius of the corners, in points.
    static let cornerRadius: CGFloat = 3
}
