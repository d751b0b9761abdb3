/// The least distance between a row's view and its badge, in points. Ours.
private let badgeDistance: CGFloat = 8

extension View {
    /// Shows `count` at the end of the row that this view becomes in a list, or on its tab; nothing for 0.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)))
    }

    /// Shows `label` at the end of the row that this view becomes in a list, or on its tab; nil for nothing.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

    /// Shows the text of `key` at the end of the row that this view becomes in a list, or on its tab; nil for nothing.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(badge: key.map { Text($0) }))
    }

    /// Shows `label` at the end of the row that this view becomes in a list, or on its tab; nil for nothing.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(badge: label.map { Text($0) }))
    }
}

private struct BadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.listPlace) private var place

    func body(content: Content) -> some View {
        if place == .row, let badge {
            HStack(spacing: badgeDistance) {
                content
                Spacer(minLength: 0)
                badge.foregroundStyle(Color.secondary)
            }
        } else {
            content.preference(key: TabBadgeKey.self, value: place == .none ? badge : nil)
        }
    }
}
