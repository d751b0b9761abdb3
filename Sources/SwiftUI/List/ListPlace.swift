/// The part of a list that a view is.
enum ListPlace: Equatable {
    /// None.
    case none
    /// A row, or views that become rows.
    case row
    /// The header or the footer of a section.
    case edge
}

private enum ListPlaceKey: EnvironmentKey { static let defaultValue = ListPlace.none }
private enum RowLinkKey: EnvironmentKey { static let defaultValue = false }
private enum ListLookKey: EnvironmentKey { static let defaultValue = ListLook.insetGrouped }

extension EnvironmentValues {
    /// The part of a list that views here are.
    var listPlace: ListPlace {
        get { self[ListPlaceKey.self] }
        set { self[ListPlaceKey.self] = newValue }
    }

    /// The look of the list around.
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// Whether buttons here lead to another page.
    var isRowLink: Bool {
        get { self[RowLinkKey.self] }
        set { self[RowLinkKey.self] = newValue }
    }

    /// Makes what follows the header or the footer of a section where it is in a list.
    mutating func enterSectionEdge(isHeader: Bool) {
        guard listPlace == .row else { return }
        listPlace = .edge
        if isHeader, headerProminence == .increased {
            font = .title3.bold()
        } else if isHeader, listLook.isPlain {
            font = .headline
        } else {
            font = .footnote
            foreground = ForegroundLevels([AnyShapeStyle(HierarchicalShapeStyle.secondary)], outside: foreground)
            if isHeader { textCase = .uppercase }
        }
    }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ScrollBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// How much headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// The least height of rows of lists, in points. 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of headers of lists, in points; nil for the style's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    /// Whether the ground of lists is seen.
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of sections in this view stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Shows the ground of lists in this view, or not: what is behind them is seen then.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
