import UIKit

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// That of a device.
    case device
    /// The view's own.
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of an interface.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// On its head.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its other side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The size and the name that views have as previews.
package struct PreviewSettings: Equatable {
    /// The size that is asked for; nil where nothing is said.
    package var size: PreviewTrait<Preview.ViewTraits>.Size?
    /// The name of the preview; nil where nothing is said.
    package var name: String?
}

/// A view that may hold what is said of a preview. Main actor only.
@MainActor package protocol PreviewedView: UIView {
    /// The settings of its views as a preview.
    var previewSettings: PreviewSettings { get }
}

extension _UIHostingView: PreviewedView {
    package var previewSettings: PreviewSettings {
        flush()
        return rootNode.map { TypedPreferenceReader<PreviewSettingsKey>.value(of: $0) } ?? PreviewSettings()
    }
}

private enum PreviewSettingsKey: PreferenceKey {
    static let defaultValue = PreviewSettings()

    /// The first of several views has its say.
    static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
        let next = nextValue()
        value.size = value.size ?? next.size
        value.name = value.name ?? next.name
    }
}

extension View {
    /// The size of this view as a preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        transformPreference(PreviewSettingsKey.self) { settings in
            settings.size =
                switch value {
                case .device: .device
                case .sizeThatFits: .fitting
                case .fixed(let width, let height): .fixed(width: width, height: height)
                }
        }
    }

    /// The name of this view as a preview; nil for its type's name.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.name = value }
    }

    /// The orientation of the device that this view is previewed on.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.size = value.isLandscape ? .landscape : .device }
    }

    /// The device whose size this view is previewed in; nil for the usual one.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        transformPreference(PreviewSettingsKey.self) { settings in
            settings.size = value?.size.map { .fixed(width: $0.width, height: $0.height) } ?? .device
        }
    }

    /// The colours of this view: light or dark.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
