/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the contents that is to be visible, in points of the contents.
    public var rect: CGRect
    /// The point of `rect` that is to be at the same point of the view; nil for its corner.
    public var anchor: UnitPoint?

    /// Equal parts and points.
    public static func == (one: ScrollTarget, other: ScrollTarget) -> Bool {
        one.rect == other.rect && one.anchor == other.anchor
    }

    /// Hashes the part.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
    }
}

/// What a scroll view is like as the user lets go.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the contents were as the user began.
    public let originalTarget: ScrollTarget
    /// The speed of the finger, in points a second.
    public let velocity: CGVector
    /// The size of the contents, in points.
    public let contentSize: CGSize
    /// The size of the scroll view within its insets, in points.
    public let containerSize: CGSize
    /// The scrolled directions.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The views of layouts of targets, in points of the contents.
    let targets: [CGRect]

    /// The value at `keyPath` in the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A rule where scroll views come to rest.
public protocol ScrollTargetBehavior {
    /// What the scroll view is like.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes `target`, where the contents would come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at pages as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The rule.
    public init() {}

    /// Moves `target` to the page that the user turned to: the next one at most.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let begin = (context.originalTarget.rect.origin[axis] / page).rounded()
            let wanted = (target.rect.origin[axis] / page).rounded()
            target.rect.origin[axis] = min(max(wanted, begin - 1), begin + 1) * page
        }
    }
}

/// Comes to rest at the views of a layout that `scrollTargetLayout(isEnabled:)` marks.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one drag goes on by.
    public struct LimitBehavior: Sendable {
        fileprivate let isLimited: Bool

        /// As many as the speed makes.
        public static let automatic = LimitBehavior(isLimited: false)
        /// As many as are visible at once, at most.
        public static let always = LimitBehavior(isLimited: true)
        /// As many as the speed makes.
        public static let never = LimitBehavior(isLimited: false)
    }

    private let limit: LimitBehavior

    /// The rule, with as many views a drag as `limitBehavior` says.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves `target` to the nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let axis: Axis = context.axes.contains(.vertical) ? .vertical : .horizontal
        var wanted = target.rect.origin[axis]
        if limit.isLimited {
            let (begin, page) = (context.originalTarget.rect.origin[axis], context.containerSize[axis])
            wanted = min(max(wanted, begin - page), begin + page)
        }
        let last = max(context.contentSize[axis] - context.containerSize[axis], 0)
        // At the end the last views need not reach the beginning of the view.
        let places = context.targets.map { min($0.origin[axis], last) }
        guard let nearest = places.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return }
        target.rect.origin[axis] = nearest
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at pages as large as the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest at views, as many a drag as `limitBehavior` says.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

private enum ScrollBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    /// The rule where scroll views come to rest; nil for none.
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Lets scroll views in this view come to rest where `behavior` says.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EnvironmentModifier { $0.scrollTargetBehavior = behavior })
    }
}
