import UIKit

/// The kinds of tab views that there are.
enum TabViewKind: Equatable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The style of tab views: `.automatic` or `.page`.
public protocol TabViewStyle {
    /// What the style is. Of no use to programs.
    var _kind: _TabViewKind { get }
}

/// What a style of tab views is. Of no use to programs.
public struct _TabViewKind {
    let kind: TabViewKind
}

/// The usual style: a bar at the bottom with an item for each view.
public struct DefaultTabViewStyle: TabViewStyle {
    /// A bar.
    public init() {}
    /// A bar.
    public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// Pages side by side, which the user swipes through, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable, Equatable {
        private enum Mode {
            case automatic, always, never
        }

        private let mode: Mode

        /// With more than one page.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let mode: IndexDisplayMode

    /// Pages, whose dots are shown as `indexDisplayMode` says.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    /// Pages.
    public var _kind: _TabViewKind { _TabViewKind(kind: .pages(mode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the bottom with an item for each view.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar with an item for each view, whatever the room: there is no sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// A bar.
    public init() {}
    /// A bar.
    public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar with an item for each view.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A bar with an item for each view, which on wider screens may become a sidebar. Here it stays a bar, as on a
/// telephone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// A bar.
    public init() {}
    /// A bar.
    public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar with an item for each view.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, with dots where there are several.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages side by side, whose dots are shown as `indexDisplayMode` says.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The dots of pages: whether there is a ground behind them.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        /// The ground of a page control.
        let style: UIPageControl.BackgroundStyle

        /// While the user touches them.
        public static let automatic = BackgroundDisplayMode(style: .automatic)
        /// While the user touches them.
        public static let interactive = BackgroundDisplayMode(style: .automatic)
        /// Always.
        public static let always = BackgroundDisplayMode(style: .prominent)
        /// Never.
        public static let never = BackgroundDisplayMode(style: .minimal)
    }

    private let mode: BackgroundDisplayMode

    /// Dots with a ground as `backgroundDisplayMode` says.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    /// The ground behind the dots.
    public var _background: _IndexBackground { _IndexBackground(style: mode.style) }
}

/// The style of the dots of pages: `.page`.
public protocol IndexViewStyle {
    /// The ground behind the dots. Of no use to programs.
    var _background: _IndexBackground { get }
}

/// The ground behind the dots of pages. Of no use to programs.
public struct _IndexBackground {
    let style: UIPageControl.BackgroundStyle
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots whose ground is there while the user touches them.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots with a ground as `backgroundDisplayMode` says.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum TabViewKindKey: EnvironmentKey { static var defaultValue: TabViewKind { .bar } }

private enum IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: UIPageControl.BackgroundStyle { .automatic }
}

extension EnvironmentValues {
    /// The style of tab views.
    var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }

    /// The ground behind the dots of pages.
    var indexBackground: UIPageControl.BackgroundStyle {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// The tab views in this view in the style `style`.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, style._kind.kind)
    }

    /// The dots of pages in this view in the style `style`.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background.style)
    }
}
