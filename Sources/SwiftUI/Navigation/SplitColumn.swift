import UIKit

/// What a column of a split view does for the views in it. Main actor only.
struct SplitColumn: Equatable {
    /// Shows or hides the first column; nil where there is no button for that.
    var toggle: (@MainActor () -> Void)?
    /// Shows a view in the last column, nil for the program's own; nil where links push pages.
    var show: (@MainActor (AnyView?) -> Void)?

    /// Two that do the same kinds of things are the same.
    static func == (one: SplitColumn, other: SplitColumn) -> Bool {
        (one.toggle == nil) == (other.toggle == nil) && (one.show == nil) == (other.show == nil)
    }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
    /// The column of a split view that the view is in; nil inside a stack of the program's own.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

/// Puts the button that shows and hides the first column into the bar.
struct ColumnBar: ViewModifier {
    let toggle: (@MainActor () -> Void)?

    func body(content: Content) -> some View {
        content.toolbar {
            if let toggle {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        withAnimation { toggle() }
                    } label: {
                        Image(systemName: SplitMeasures.sidebarSymbol)
                    }
                }
            }
        }
    }
}

/// The look of split views: one of SwiftUI's.
public protocol NavigationSplitViewStyle {}

/// The usual style: columns beside each other.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

/// Columns beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

/// Columns beside each other: windows of a desktop have room for all.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Columns beside each other.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns beside each other.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Columns beside each other: windows of a desktop have room for all.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// The split views in this view in the style `style`: all of them put columns beside each other.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
