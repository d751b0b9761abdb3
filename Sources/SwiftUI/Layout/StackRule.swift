import OctantBase

/// The rule by which stacks divide their length among their children, and position them: behind `HStackLayout` and
/// `VStackLayout`.
///
/// 1. The distances between children come off the offered length.
/// 2. Children are served by layout priority, highest first; what those of lower priority need at least is kept back.
/// 3. Among equals the least flexible comes first (flexibility is the largest length less the smallest one), of those
///    that grow without end the one with the larger smallest length, else the one in front; and each is offered an
///    equal share of what is left then.
/// 4. All are lined up across the stack by the alignment guide.
///
/// Without an offered length, or with an infinite one, each child is offered just that. A single child is offered all
/// that the stack is, and asked nothing else: stacks in stacks do not ask each of their children three times as often.
struct StackRule {
    /// The direction of the stack.
    let axis: Axis
    /// The guide along which children are lined up.
    let guide: AlignmentKey
    /// The distance between children, in points; nil for what they ask for.
    let spacing: CGFloat?

    /// A stack's cache about its children.
    struct Cache {
        /// The distances that come after the children, one fewer than these.
        var distances: [CGFloat] = []
        /// The smallest and the largest length of each child, by the offer across.
        fileprivate var reaches: [CGFloat?: [(least: CGFloat, most: CGFloat)]] = [:]
        /// The results of the proposals so far.
        fileprivate var results: [ProposedViewSize: Result] = [:]
    }

    /// The result of a proposal.
    fileprivate struct Result {
        /// The offer and the size of each child.
        var offers: [ProposedViewSize]
        var sizes: [CGSize]
        /// The distance of each child from the stack's edge across, and the length and width of the stack.
        var crossPositions: [CGFloat]
        var size: CGSize
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var cache = Cache()
        for (one, next) in zip(subviews, subviews.dropFirst()) {
            cache.distances.append(Self.usable(spacing) ?? one.spacing.distance(to: next.spacing, along: axis))
        }
        return cache
    }

    /// A distance that can be computed with; nil stays nil, and what is not finite counts as nil.
    private static func usable(_ length: CGFloat?) -> CGFloat? {
        guard let length, !length.isFinite else { return length }
        Log.once("stack.spacing", "a stack's spacing is not finite: the standard is used")
        return nil
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        result(proposal.sanitised, subviews, &cache).size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        let result = result(proposal.sanitised, subviews, &cache)
        var position = bounds.origin[axis]
        for index in subviews.indices {
            var point = CGPoint.zero
            point[axis] = position
            point[axis.other] = bounds.origin[axis.other] + result.crossPositions[index]
            subviews[index].place(at: point, proposal: result.offers[index])
            position += result.sizes[index][axis]
            if index < cache.distances.count { position += cache.distances[index] }
        }
    }

    /// The distances that the stack asks for: along it those of its ends, across it the most of all.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        var result = subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
        result.replace(axis == .horizontal ? .leading : .top, with: first.spacing)
        result.replace(axis == .horizontal ? .trailing : .bottom, with: last.spacing)
        return result
    }

    // MARK: Dividing

    private func result(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Result {
        if let known = cache.results[proposal] { return known }
        if subviews.count == 1 {
            let size = subviews[0].sizeThatFits(proposal)
            let result = Result(offers: [proposal], sizes: [size], crossPositions: [0], size: size)
            cache.results[proposal] = result
            return result
        }
        let offers = offers(proposal, subviews, &cache)
        var sizes: [CGSize] = []
        var guides: [CGFloat] = []
        for (subview, offer) in zip(subviews, offers) {
            let dimensions = subview.dimensions(in: offer)
            sizes.append(dimensions.size)
            let guidePosition = dimensions[guide]
            guides.append(guidePosition.isFinite ? guidePosition : 0)
        }
        let reach = guides.max() ?? 0
        var size = CGSize.zero
        size[axis] = max(sizes.reduce(0) { $0 + $1[axis] } + cache.distances.reduce(0, +), 0)
        size[axis.other] = zip(sizes, guides).reduce(0) { max($0, reach - $1.1 + $1.0[axis.other]) }
        let result = Result(offers: offers, sizes: sizes, crossPositions: guides.map { reach - $0 }, size: size)
        cache.results[proposal] = result
        return result
    }

    /// The proposal for each child.
    private func offers(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> [ProposedViewSize] {
        var offers = Array(repeating: proposal, count: subviews.count)
        guard let length = proposal[axis], length.isFinite, !subviews.isEmpty else { return offers }
        let shares = Self.divide(
            length - cache.distances.reduce(0, +), among: reaches(across: proposal[axis.other], subviews, &cache),
            priorities: subviews.map(\.priority)
        ) { index, share in
            offers[index][axis] = share
            return subviews[index].sizeThatFits(offers[index])[axis]
        }
        for (index, share) in shares.enumerated() { offers[index][axis] = share }
        return offers
    }

    /// Returns what each of several children with these smallest and largest lengths is offered of `length` points.
    /// `take` returns the length that the child of a number has for an offer.
    static func divide(
        _ length: CGFloat, among reaches: [(least: CGFloat, most: CGFloat)], priorities: [Double],
        take: (Int, CGFloat) -> CGFloat
    ) -> [CGFloat] {
        func flexibility(_ index: Int) -> CGFloat { reaches[index].most - reaches[index].least }
        var order = Array(reaches.indices)
        order.sort { one, other in
            if priorities[one] != priorities[other] { return priorities[one] > priorities[other] }
            let (first, second) = (flexibility(one), flexibility(other))
            if first != second { return first < second }
            let (least, otherLeast) = (reaches[one].least, reaches[other].least)
            return first == .infinity && least != otherLeast ? least > otherLeast : one < other
        }
        var shares = Array(repeating: CGFloat.zero, count: reaches.count)
        var rest = length - reaches.reduce(0) { $0 + $1.least }
        var start = 0
        while start < order.count {
            let group = order[start...].prefix { priorities[$0] == priorities[order[start]] }
            rest += group.reduce(0) { $0 + reaches[$1].least }
            var waiting = group.count
            for index in group {
                shares[index] = max(rest, 0) / CGFloat(waiting)
                let taken = take(index, shares[index])
                if taken.isFinite { rest -= taken }
                waiting -= 1
            }
            start += group.count
        }
        return shares
    }

    /// The smallest and the largest length of each child.
    private func reaches(
        across: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> [(least: CGFloat, most: CGFloat)] {
        if let known = cache.reaches[across] { return known }
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = across
        let reaches = subviews.map { subview in
            offer[axis] = 0
            let least = subview.sizeThatFits(offer)[axis]
            offer[axis] = .infinity
            // One whose least is endless counts as 0, so that the sums stay finite.
            return (least: least.isFinite ? least : 0, most: subview.sizeThatFits(offer)[axis])
        }
        cache.reaches[across] = reaches
        return reaches
    }
}
