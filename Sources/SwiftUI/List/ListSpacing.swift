import UIKit

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    /// In points; nil for the usual one.
    let points: CGFloat?

    /// The usual distance.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than usual.
    public static let compact = ListSectionSpacing(points: compactSpacing)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// The distance between sections that stand close together, in points. Ours.
private let compactSpacing: CGFloat = 17

private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The distance between the sections of lists that are in groups, in points; nil for the usual one.
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The distance between rows of lists, in points; nil for none.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
}

extension View {
    /// `spacing` points between the rows of lists in this view, each of which then has a ground of its own; nil for the
    /// usual rows.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { max($0, 0) })
    }

    /// The distance between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points.map { max($0, 0) })
    }

    /// `spacing` points between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
