/// What a default anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }

    private let kind: Kind

    /// Where the contents are at first.
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    /// Where they stay as they or the view change their size.
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    /// Where contents smaller than the view are in it.
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

private enum ScrollAnchorsKey: EnvironmentKey { static let defaultValue: [ScrollAnchorRole: UnitPoint] = [:] }

extension EnvironmentValues {
    /// The default anchors of scroll views.
    var scrollAnchors: [ScrollAnchorRole: UnitPoint] {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Shows the point `anchor` of the contents of scroll views in this view at first, as long as the user has not
    /// scrolled away from it, and of contents smaller than the view.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(
            EnvironmentModifier {
                for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] {
                    $0.scrollAnchors[role] = anchor
                }
            })
    }

    /// Shows the point `anchor` of the contents of scroll views in this view, as far as `role` says.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(EnvironmentModifier { $0.scrollAnchors[role] = anchor })
    }
}
