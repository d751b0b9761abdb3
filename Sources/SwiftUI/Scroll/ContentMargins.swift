/// What margins are for.
public struct ContentMarginPlacement: Sendable {
    fileprivate let isForContent: Bool
    fileprivate let isForIndicators: Bool

    /// What scrolls and its bars.
    public static let automatic = ContentMarginPlacement(isForContent: true, isForIndicators: true)
    /// What scrolls; bars stay where they are.
    public static let scrollContent = ContentMarginPlacement(isForContent: true, isForIndicators: false)
    /// The bars alone.
    public static let scrollIndicators = ContentMarginPlacement(isForContent: false, isForIndicators: true)
}

/// The distances, in points, between the edges of scroll views and what scrolls, and their bars.
struct ContentMargins: Equatable {
    var content = EdgeInsets()
    var indicators = EdgeInsets()
}

private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = ContentMargins() }

extension EnvironmentValues {
    /// The margins of scroll views.
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension EdgeInsets {
    /// Replaces the insets on `edges` by those of `other`.
    fileprivate mutating func replace(_ edges: Edge.Set, with other: EdgeInsets) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}

extension View {
    /// Lets what scrolls in this view keep a distance of `insets` from the edges `edges` of its scroll view; it scrolls
    /// on in them.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            EnvironmentModifier {
                if placement.isForContent { $0.contentMargins.content.replace(edges, with: insets) }
                if placement.isForIndicators { $0.contentMargins.indicators.replace(edges, with: insets) }
            })
    }

    /// Lets what scrolls in this view keep a distance of `length` points, nil for none, from the edges `edges` of its
    /// scroll view; it scrolls on in that.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 0, on: .all), for: placement)
    }

    /// Lets what scrolls in this view keep a distance of `length` points from all edges of its scroll view; it scrolls
    /// on in that.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length, on: .all), for: placement)
    }
}
