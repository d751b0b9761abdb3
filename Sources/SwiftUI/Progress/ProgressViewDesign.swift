/// How the built-in styles of progress views put things together.
///
/// `reference` is Octant's own; with `device` progress views are put together as on an iPhone. What the indicators
/// themselves look like is said by `ActivityIndicatorDesign` and `ProgressBarDesign`.
public enum ProgressViewDesign: Sendable, Hashable {
    /// `circular` shows a value as a ring that fills up; the labels stand beside a ring or spinner.
    case reference
    /// `circular` is a spinner also where a value is known; the labels stand beneath it, in the middle.
    case device

    /// The design of every progress view that `progressViewDesign(_:)` says nothing for. `reference` at first. Progress
    /// views take it when they are next made anew.
    @MainActor public static var `default` = ProgressViewDesign.reference
}

private enum ProgressViewDesignKey: EnvironmentKey {
    static var defaultValue: ProgressViewDesign? { nil }
}

extension EnvironmentValues {
    /// What `progressViewDesign(_:)` says; nil for `ProgressViewDesign.default`.
    var progressViewDesign: ProgressViewDesign? {
        get { self[ProgressViewDesignKey.self] }
        set { self[ProgressViewDesignKey.self] = newValue }
    }
}

extension View {
    /// Progress views of the built-in styles in this view are put together by `design`. Octant's addition.
    nonisolated public func progressViewDesign(_ design: ProgressViewDesign) -> some View {
        modifier(EnvironmentModifier { $0.progressViewDesign = design })
    }
}
