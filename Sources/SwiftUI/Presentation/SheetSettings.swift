import UIKit

/// What presented views ask of their presentation.
struct SheetSettings {
    /// The heights at which a sheet rests; nil for the usual one.
    var detents: Set<PresentationDetent>?
    /// The height at which it rests now, where the program keeps that.
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    /// The view behind all of the presentation.
    var background: AnyView?
    var interaction: PresentationBackgroundInteraction?
    /// Whether the user cannot end the presentation.
    var isLocked: Bool?
    /// What becomes of a popover in a narrow window.
    var adaptation: PresentationAdaptation?

    /// Adds what views after these ask for.
    mutating func add(_ next: SheetSettings) {
        detents = next.detents ?? detents
        selection = next.selection ?? selection
        dragIndicator = next.dragIndicator ?? dragIndicator
        cornerRadius = next.cornerRadius ?? cornerRadius
        background = next.background ?? background
        interaction = next.interaction ?? interaction
        isLocked = next.isLocked ?? isLocked
        adaptation = next.adaptation ?? adaptation
    }
}

/// The preference by which views reach their presentation.
enum SheetKey: PreferenceKey {
    static var defaultValue: SheetSettings { SheetSettings() }
    static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) { value.add(nextValue()) }
}

extension View {
    /// Changes what the views ask of their presentation.
    nonisolated func sheet(_ change: @escaping (inout SheetSettings) -> Void) -> some View {
        transformPreference(SheetKey.self, change)
    }

    /// Sets the heights at which the sheet rests that this view is on.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheet { $0.detents = detents }
    }

    /// Sets the heights at which the sheet rests that this view is on; it is at `selection`, which follows the user.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let current = selection.wrappedValue
        return sheet { settings in
            settings.detents = detents.union([current])
            settings.selection = selection
        }
    }

    /// Shows or hides the bar at the top of the sheet by which it is dragged. By default it is there where there are
    /// several heights.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheet { $0.dragIndicator = visibility }
    }

    /// Sets the radius of the corners of the sheet, in points; nil for the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheet { $0.cornerRadius = cornerRadius }
    }

    /// Fills the presentation with `style`, behind its views.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheet { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Puts `content` behind all of the presentation.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = content()
        return sheet {
            $0.background = AnyView(
                view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }

    /// Whether the views behind the sheet can be used while it is there.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        sheet { $0.interaction = interaction }
    }

    /// Sets what becomes of a popover in a narrow window.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        sheet { $0.adaptation = adaptation }
    }

    /// Whether the user cannot end the presentation that this view is in.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheet { $0.isLocked = isDisabled }
    }
}
