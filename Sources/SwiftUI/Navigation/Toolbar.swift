/// The place of an item of the bars around a page.
public struct ToolbarItemPlacement: Sendable {
    let place: BarPlace

    /// At the end of the bar at the top.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle of the bar at the top, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .title)
    /// At the beginning of the bar at the top.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar at the top: what the page is for.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the end of the bar at the top: ends the page, keeping what was done.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    /// At the beginning of the bar at the top: ends the page, keeping nothing.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar at the top: takes something away.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// At the beginning of the bar at the top.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar at the top.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the beginning of the bar at the top.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// In the middle of the bar at the bottom: how the page is doing. Other items stand before and after it, in their
    /// order.
    public static let status = ToolbarItemPlacement(place: .status)
    /// At the end of the bar at the top: what is needed less.
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// In the bar at the bottom while something is entered into a field of the page, in place of the others.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// Items of the bars around a page.
public protocol ToolbarContent {
    /// The type of the items that these are made of.
    associatedtype Body: ToolbarContent = Never
    /// The items that these are made of.
    @ToolbarContentBuilder @MainActor var body: Body { get }
    /// The views of the items.
    @MainActor var _views: _BarViews { get }
}

/// The views of items of bars. Of no use to programs.
public struct _BarViews {
    let views: [BarView]
}

extension ToolbarContent {
    /// The views of the items.
    @MainActor public var _views: _BarViews { body._views }
}

extension ToolbarContent where Body == Never {
    /// Items that are SwiftUI's own have no body.
    public var body: Never { noBody(Self.self) }
}

extension Never: ToolbarContent {}

/// Builds the items of bars.
@resultBuilder
public enum ToolbarContentBuilder {
    /// The views that stand alone are items at the usual place.
    @_disfavoredOverload
    public static func buildExpression<V: View>(_ view: V) -> ToolbarItem<V> { ToolbarItem { view } }
    /// The items of an expression.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    /// One item.
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    /// Several items.
    @MainActor public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> ToolbarItems {
        var items = ToolbarItems()
        repeat items.views += (each content)._views.views
        return items
    }
    /// Items that are there or not.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    /// Items that are there if a condition holds.
    public static func buildEither<C: ToolbarContent, D: ToolbarContent>(first: C) -> _ConditionalContent<C, D> {
        _ConditionalContent(.first(first))
    }
    /// Items that are there if a condition does not hold.
    public static func buildEither<C: ToolbarContent, D: ToolbarContent>(second: D) -> _ConditionalContent<C, D> {
        _ConditionalContent(.second(second))
    }
    /// The items of an availability.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// The views of the items, if they are there.
    @MainActor public var _views: _BarViews { self?._views ?? _BarViews(views: []) }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// The views of the items of the branch that holds.
    @MainActor public var _views: _BarViews {
        switch storage {
        case .first(let content): content._views
        case .second(let content): content._views
        }
    }
}

/// Several items of bars, or none.
public struct ToolbarItems: ToolbarContent {
    fileprivate(set) var views: [BarView] = []
    /// The views of the items.
    @MainActor public var _views: _BarViews { _BarViews(views: views) }
}

/// One item of a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// The views of `content` at `placement`.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    /// The views of the item.
    @MainActor public var _views: _BarViews {
        // In a row a spacer takes width alone.
        let view = Content.self == Spacer.self ? AnyView(HStack { content }) : AnyView(content)
        return _BarViews(views: [BarView(place: placement.place, view: view)])
    }
}

/// Several views at one place of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// The views of `content` at `placement`.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    /// The views of the group.
    @MainActor public var _views: _BarViews {
        _BarViews(views: [BarView(place: placement.place, view: AnyView(HStack(spacing: 20) { content }))])
    }
}
