/// The rule by which a container of views finds its size and the positions of its children.
///
/// Layouts compute from left to right: in right-to-left surroundings all that they place is mirrored in the container.
/// The bounds they are given need not begin at (0, 0).
public protocol Layout: Animatable {
    /// The type of the layout's cache between its calls. `Void` by default.
    associatedtype Cache = Void

    /// The children.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Makes what the layout remembers. Called before the other calls.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the layout's cache after the container or its children changed. By default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container asks for from its neighbours. By default the most that its children ask for on
    /// each side.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container for `proposal`, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Positions each child in `bounds`. One that is not positioned is centred.
    ///
    /// `proposal` is the proposal for which the container returned the size of `bounds`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of `guide` that the container itself sets, in the coordinates of `bounds`; nil where it sets none.
    /// By default the mean of its children's; for text baselines the first or the last of them.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The position of `guide` that the container itself sets, in the coordinates of `bounds`; nil where it sets none.
    /// By default the mean of its children's; for text baselines the first or the last of them.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The most that the children ask for on each side; the standard without any.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    /// The mean of the children's positions.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The mean of the children's positions; for text baselines the first or the last of them.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The guide of the container from those of its children, in the coordinates of `bounds`.
    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let recorders = subviews.items.map { PlacementRecorder($0, middle: bounds) }
        let recorded = LayoutSubviews(items: recorders, layoutDirection: subviews.layoutDirection)
        placeSubviews(in: bounds, proposal: proposal, subviews: recorded, cache: &cache)
        return key.merged(recorders.compactMap { $0.guide(key) })
    }
}

extension Layout where Cache == Void {
    /// Returns an empty cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// The guide `key` of the container at `size`, in points from its top leading corner; nil where it sets none.
    func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return key.axis == .horizontal
            ? explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
