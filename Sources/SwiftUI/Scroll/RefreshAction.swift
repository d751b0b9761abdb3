/// Refreshes what is shown: `@Environment(\.refresh)` has it where `refreshable(action:)` set it.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Refreshes, and returns once that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// The action that refreshes the views here; nil for none.
    public var refresh: RefreshAction? { self[RefreshKey.self] }

    fileprivate mutating func setRefresh(_ action: RefreshAction) { self[RefreshKey.self] = action }
}

extension View {
    /// Runs `action` when the user pulls down the contents of a scroll view in this view. A refresh control runs above
    /// the contents until it is done. When the scroll view goes, the action is cancelled.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        let action = RefreshAction(action)
        return modifier(EnvironmentModifier { $0.setRefresh(action) })
    }
}
