// The space that a fixed spacer adds between two items of a bar, in points. Ours.
private let fixedWidth: CGFloat = 12

/// How wide a spacer is.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// As wide as there is room.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// As wide as what is apart stands apart.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Space between items of a bar. In the bar at the top, whose items stand at its ends, it sets the items on either side
/// of it apart, however wide it may be.
public struct ToolbarSpacer: ToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Space of the width `sizing` at `placement`.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    /// The view of the space.
    @MainActor public var _views: _BarViews {
        let isWide = sizing == .flexible && placement.place == .bottom
        // In a row a spacer takes width alone.
        let view = isWide ? AnyView(HStack { Spacer() }) : AnyView(Color.clear.frame(width: fixedWidth, height: 1))
        return _BarViews(views: [BarView(place: placement.place, view: view)])
    }
}
