/// Where a view is while it scrolls into a scroll view, or out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// At the top or the leading edge.
    case topLeading
    /// Visible.
    case identity
    /// At the bottom or the trailing edge.
    case bottomTrailing

    /// Whether it is visible.
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1, from the top to the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view goes from one phase of scrolling to the next.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view is visible where it is in the phase `identity`.
    public struct Threshold: Sendable {
        /// 0...1; nil for a view in the middle of the scroll view.
        fileprivate let share: Double?

        /// All of it.
        public static let visible = Threshold(share: 1)
        /// Any of it.
        public static let hidden = Threshold(share: 0)
        /// Its middle is in the middle of the scroll view.
        public static var centered: Threshold { Threshold(share: nil) }
        /// `amount` of it, 0...1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }
    }

    fileprivate enum Kind: Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    fileprivate let kind: Kind
    fileprivate var limit = Threshold.visible

    /// Follows the scrolling.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
    /// Changes at once, animated, as a view comes or goes.
    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
    /// Changes nothing.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Follows the scrolling, on the way `timingCurve`.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// Changes at once by `animation` as a view comes or goes.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Returns the same with the phase `identity` from `threshold` on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.limit = threshold
        return result
    }
}

extension View {
    /// This view with the looks that `transition` makes of its phase while it scrolls into its scroll view or out of
    /// it, along `axis`, nil for the scroll view's.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// This view with the looks that `transition` makes of its phase while it scrolls over the top or leading edge, and
    /// over the bottom or trailing one, along `axis`, nil for the scroll view's.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect(), $0)._parts
            })
    }
}

private nonisolated struct ScrollTransitionModifier: WrappingModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let parts: @MainActor (ScrollTransitionPhase) -> [_VisualEffectPart]

    @MainActor func makeElement(_ node: _Node, around content: Element) -> PlacedEffectElement {
        let element = PlacedEffectElement(node, around: content)
        update(element)
        return element
    }

    @MainActor func update(_ element: PlacedEffectElement) {
        element.parts = { looks(of: $0) }
        element.animation = { former, new in
            guard former.isEmpty == false || new.isEmpty == false else { return nil }
            for configuration in [topLeading, bottomTrailing] {
                if case .animated(let animation) = configuration.kind { return animation }
            }
            return nil
        }
        element.setNeedsAppearance()
    }

    /// The phase that `element` is in or goes to, and how far it is on its way there: 0...1.
    @MainActor private func phase(of element: Element) -> (phase: ScrollTransitionPhase, amount: Double) {
        guard let scroll = element.space(named: ScrollSpace(axes: axis.map { Axis.Set($0) } ?? [])) as? ScrollElement
        else { return (.identity, 0) }
        let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        let own = element.convertedFrame(to: .named(ScrollSpace(axes: Axis.Set(axis))))
        let (start, length, whole) = (own.origin[axis], own.size[axis], scroll.frame.size[axis])
        guard length > 0 else { return (.identity, 0) }
        let isFirst = start + length / 2 < whole / 2
        // How much of it is beyond the edge that it is nearer to: 1 is all.
        let beyond = isFirst ? -start / length : (start + length - whole) / length
        let limit = (isFirst ? topLeading : bottomTrailing).limit
        let begin: CGFloat
        if let share = limit.share {
            begin = 1 - CGFloat(share)
        } else {
            begin = (length - whole) / 2 / length
        }
        let way = 1 - begin
        let amount = way > 0 ? (beyond - begin) / way : beyond >= 1 ? 1 : 0
        return (
            isFirst != isMirroredSide(element, axis) ? .topLeading : .bottomTrailing, Double(min(max(amount, 0), 1))
        )
    }

    @MainActor private func isMirroredSide(_ element: Element, _ axis: Axis) -> Bool {
        axis == .horizontal && element.isMirrored
    }

    @MainActor private func looks(of element: Element) -> [_VisualEffectPart] {
        let (phase, amount) = phase(of: element)
        let rest = parts(.identity)
        switch (phase == .topLeading ? topLeading : bottomTrailing).kind {
        case .identity: return rest
        case .animated: return amount > 0 ? parts(phase) : rest
        case .interactive(let curve):
            let end = parts(phase)
            guard amount > 0, end.count == rest.count else { return amount > 0.5 ? end : rest }
            let fraction = curve.value(at: amount)
            return zip(end, rest).map { $0.mixed(from: $1, at: fraction) }
        }
    }
}
