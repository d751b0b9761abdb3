import UIKit

/// Points between the label, the bar and the value label. Source: docs/sources.md, Requirements 33.
private let barSpacing: CGFloat = 4
/// Points between a spinner or a ring and its label: the standard spacing. Source: docs/sources/views.md, Auto Layout.
private let labelSpacing: CGFloat = 8

/// A bar where the progress is known, and a spinner elsewhere: the style of progress views by default.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The usual style.
    public init() {}

    /// A bar or a spinner.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration, tint: nil)
    }
}

/// A bar with its label above and its value label below; a spinner where the progress is not known.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A bar in the tint of its surroundings.
    public init() { tint = nil }

    /// A bar in the colour `tint`.
    public init(tint: Color) { self.tint = tint }

    /// A bar, or a spinner.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration, tint: tint)
    }
}

/// A ring that fills up clockwise from the top, or a spinner where the progress is not known; the labels beside it.
/// With `progressViewDesign(.device)` it is always a spinner, the labels beneath it.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A ring or spinner in the tint of its surroundings.
    public init() { tint = nil }

    /// A ring or spinner in the colour `tint`.
    public init(tint: Color) { self.tint = tint }

    /// A ring or a spinner.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how much is done, and a spinner elsewhere.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar; a spinner where the progress is not known.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring; a spinner where the progress is not known.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A label, a bar below it, and below that the value label.
private struct LinearProgress: View {
    private let configuration: ProgressViewStyleConfiguration
    private let tint: Color?

    init(_ configuration: ProgressViewStyleConfiguration, tint: Color?) {
        (self.configuration, self.tint) = (configuration, tint)
    }

    var body: some View {
        if let filling = configuration.filling {
            VStack(alignment: .leading, spacing: barSpacing) {
                configuration.label
                ProgressBar(filling: filling, tint: tint)
                ValueLabel(configuration)
            }
        } else {
            CircularProgress(configuration, tint: tint)
        }
    }
}

/// A ring or spinner, and the labels beside it; or a spinner and the labels beneath it.
private struct CircularProgress: View {
    private let configuration: ProgressViewStyleConfiguration
    private let tint: Color?
    @Environment(\.progressViewDesign) private var design

    init(_ configuration: ProgressViewStyleConfiguration, tint: Color?) {
        (self.configuration, self.tint) = (configuration, tint)
    }

    var body: some View {
        switch design ?? .default {
        case .reference: beside
        case .device:
            VStack(spacing: labelSpacing) {
                Spinner(tint: tint)
                configuration.label
                ValueLabel(configuration)
            }
        }
    }

    private var beside: some View {
        HStack(spacing: labelSpacing) {
            if let filling = configuration.filling {
                ProgressRing(filling: filling, tint: tint)
            } else {
                Spinner(tint: tint)
            }
            if configuration.label != nil || configuration.currentValueLabel != nil {
                VStack(alignment: .leading, spacing: 0) {
                    configuration.label
                    ValueLabel(configuration)
                }
            }
        }
    }
}

/// The value label: footnote, 13 points, in secondaryLabel. Source: docs/sources.md, Requirements 33.
private struct ValueLabel: View {
    private let configuration: ProgressViewStyleConfiguration

    init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }

    var body: some View { configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary) }
}
