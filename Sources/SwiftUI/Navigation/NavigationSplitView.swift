import UIKit

/// Two or three columns: what is chosen in one decides what the next one shows. Where there is little room they are
/// pages on top of one another.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var own = NavigationSplitViewVisibility.automatic
    @State private var columns = SplitColumns()
    /// What a link shows in the last column; nil for the program's view.
    @State private var linked: AnyView?
    @Environment(\.horizontalSizeClass) private var sizeClass

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ column: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        (self.visibility, compactColumn) = (visibility, column)
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, nil, sidebar(), content(), detail()) }

    /// Three columns, of which `columnVisibility` says which are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

    /// Three columns, of which, where there is little room, `preferredCompactColumn` is seen.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

    private var hasContent: Bool { Content.self != EmptyView.self }

    /// The columns.
    public var body: some View {
        if sizeClass == .compact {
            let step = compactColumn?.wrappedValue ?? columns.column
            NavigationStack {
                sidebar.environment(\.splitStep, next(.sidebar)).environment(\.splitColumn, SplitColumn())
                    .navigationDestination(isPresented: shows(.content, of: step)) {
                        second.environment(\.splitStep, next(.content)).environment(\.splitColumn, SplitColumn())
                            .navigationDestination(isPresented: shows(.detail, of: step)) {
                                detail.environment(\.splitColumn, SplitColumn())
                            }
                    }
            }
        } else {
            wide
        }
    }

    @ViewBuilder private var second: some View { if hasContent { content } else { detail } }

    private var shown: NavigationSplitViewVisibility { (visibility ?? $own).wrappedValue }

    @ViewBuilder private var wide: some View {
        HStack(spacing: 0) {
            if shown != .detailOnly, shown != .doubleColumn || !hasContent {
                column(SplitMeasures.primaryWidth) { sidebar }
            }
            if hasContent, shown != .detailOnly { column(SplitMeasures.supplementaryWidth) { content } }
            NavigationStack {
                Group { if let linked { linked } else { detail } }
                    .modifier(ColumnBar(toggle: toggle))
                    .environment(\.splitColumn, SplitColumn(toggle: toggle))
            }
            .frame(maxWidth: .infinity)
        }
    }

    private var toggle: @MainActor () -> Void {
        let (binding, isAlone) = (visibility ?? $own, shown == .detailOnly)
        return { binding.wrappedValue = isAlone ? .all : .detailOnly }
    }

    private func column<C: View>(_ width: CGFloat, @ViewBuilder _ view: () -> C) -> some View {
        HStack(spacing: 0) {
            NavigationStack { view().environment(\.splitColumn, SplitColumn(show: { linked = $0 })) }.modifier(
                ColumnWidthModifier(usual: width))
            Divider().ignoresSafeArea()
        }
        .transition(.move(edge: .leading))
    }

    // MARK: Little room

    /// The column that is seen.
    private var seen: Binding<NavigationSplitViewColumn> { compactColumn ?? $columns.column }

    /// What choosing in a column does: it shows the next one.
    private func next(_ column: NavigationSplitViewColumn) -> SplitStep {
        let (seen, isLast) = (seen, column == .content || !hasContent)
        return SplitStep { seen.wrappedValue = isLast ? .detail : .content }
    }

    /// Whether the page of `page`, the second or the third, is shown while `step` is.
    private func shows(_ page: NavigationSplitViewColumn, of step: NavigationSplitViewColumn) -> Binding<Bool> {
        let isShown = page == .content ? step != .sidebar : step == .detail && hasContent
        return seen[dynamicMember: \.[isPast: isShown, to: page == .content ? .sidebar : .content]]
    }
}

extension NavigationSplitViewColumn {
    /// Whether a page over `column` is shown; without it that one is seen.
    fileprivate subscript(isPast isShown: Bool, to column: NavigationSplitViewColumn) -> Bool {
        get { isShown }
        set { if !newValue { self = column } }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Two columns, of which `columnVisibility` says which are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), EmptyView(), detail()) }

    /// Two columns, of which, where there is little room, `preferredCompactColumn` is seen.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail()) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    /// The second of three.
    public static let content = NavigationSplitViewColumn(number: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(number: 2)
}

/// The columns of a split view that are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let number: Int

    /// All of them.
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    /// All of them.
    public static let all = NavigationSplitViewVisibility(number: 1)
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    /// The last one.
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// The column that a split view shows by itself where there is little room.
private struct SplitColumns {
    var column = NavigationSplitViewColumn.sidebar
}

/// What choosing a row of a list does besides. Two are the same.
struct SplitStep: Equatable {
    let go: () -> Void

    static func == (one: SplitStep, other: SplitStep) -> Bool { true }
}

private enum SplitStepKey: EnvironmentKey { static var defaultValue: SplitStep? { nil } }
private enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
    /// What choosing a row of a list does besides; nil for nothing.
    var splitStep: SplitStep? {
        get { self[SplitStepKey.self] }
        set { self[SplitStepKey.self] = newValue }
    }
}

private struct ColumnWidthModifier: ViewModifier {
    let usual: CGFloat
    @State private var width: CGFloat?

    func body(content: Content) -> some View {
        content.frame(width: width ?? usual).onPreferenceChange(ColumnWidthKey.self) { width = $0 }
    }
}

extension View {
    /// The width of the column of a split view that this view is in, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width.isFinite ? max(width, 0) : nil)
    }

    /// The width of the column of a split view that this view is in, in points. Columns have their ideal width: there
    /// is nothing to change it by.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { navigationSplitViewColumnWidth(ideal) }
}
