/// The arrangement of the built-in styles of progress views.
///
/// `reference` is Octant's own; with `device` progress views are arranged as on an iPhone. The appearance of the
/// indicators themselves is set by `ActivityIndicatorDesign` and `ProgressBarDesign`.
public enum ProgressViewDesign: Sendable, Hashable {
    /// `circular` shows a value as a ring that fills up; the labels are beside a ring or spinner.
    case reference
    /// `circular` is a spinner also where a value is known; the labels are beneath it, in the middle.
    case device

    /// The design of every progress view without one from `progressViewDesign(_:)`. `reference` by default. Progress
    /// views use it when they are next made anew.
    @MainActor public static var `default` = ProgressViewDesign.reference
}

private enum ProgressViewDesignKey: EnvironmentKey {
    static var defaultValue: ProgressViewDesign? { nil }
}

extension EnvironmentValues {
    /// The design set by `progressViewDesign(_:)`; nil for `ProgressViewDesign.default`.
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
