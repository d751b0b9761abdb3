import UIKit

/// A look of lists.
enum ListLook: Equatable {
    case plain
    case grouped
    case insetGrouped
    case sidebar

    /// The style of the table.
    var tableStyle: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped, .sidebar: .insetGrouped
        }
    }

    var isPlain: Bool { self == .plain }
}

/// The style of lists: one of those here.
@MainActor @preconcurrency public protocol ListStyle {
    /// Names the look of lists of this style. Not for programs: no style of their own can be made.
    nonisolated static var _look: _ListLook { get }
}

/// The name of a look of lists. Of no use to programs.
public struct _ListLook: Sendable {
    let look: ListLook
}

/// The usual look of lists: groups with margins.
public struct DefaultListStyle: ListStyle {
    /// The usual look.
    nonisolated public init() {}
    /// Groups with margins.
    nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows from side to side, whose headers stay in sight.
public struct PlainListStyle: ListStyle {
    /// Without groups.
    nonisolated public init() {}
    /// Without groups.
    nonisolated public static var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows in groups from side to side.
public struct GroupedListStyle: ListStyle {
    /// In groups.
    nonisolated public init() {}
    /// In groups.
    nonisolated public static var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Rows in groups with margins and round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// In groups with margins.
    nonisolated public init() {}
    /// In groups with margins.
    nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows without groups: as `PlainListStyle` on this system.
public struct InsetListStyle: ListStyle {
    /// Without groups.
    nonisolated public init() {}
    /// Without groups.
    nonisolated public static var _look: _ListLook { _ListLook(look: .plain) }
}

/// The list of a column at the side: groups with margins.
public struct SidebarListStyle: ListStyle {
    /// For a column at the side.
    nonisolated public init() {}
    /// Groups with margins.
    nonisolated public static var _look: _ListLook { _ListLook(look: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The usual look: groups with margins.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups from side to side.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups with margins.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows without groups.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// For a column at the side.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// The lists in this view in the look of `style`.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, S._look.look)
    }
}
