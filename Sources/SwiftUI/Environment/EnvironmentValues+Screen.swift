import UIKit

extension EnvironmentValues {
    /// Whether a screen reader, or what else reads the interface, is running.
    public var accessibilityEnabled: Bool { UIAccessibility.isVoiceOverRunning }

    /// Whether a screen reader is running.
    public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
}

private enum LuminanceKey: EnvironmentKey { static let defaultValue = false }
private enum SceneCaptureKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the screen is dark and always on, and shows little. Screens of desktops are not; a view may say so for
    /// what is in it.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// Whether what the screen shows is recorded, as far as that is told: never. A view may say so for what is in it.
    public var isSceneCaptured: Bool {
        get { self[SceneCaptureKey.self] }
        set { self[SceneCaptureKey.self] = newValue }
    }
}

private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// What `.background` paints with; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// What `.background` paints with in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Shows the labels of controls in this view, or not.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsAreHidden, visibility == .hidden)
    }

    /// This view with the distance of a window's contents from its edges around it.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
