/// The style of gauges: `gaugeStyle(_:)` sets one. Main actor only.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View
    /// A gauge's parts and value.
    typealias Configuration = GaugeStyleConfiguration

    /// The appearance of a gauge of these parts. Gauges in it have the style that is in force outside.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge's parts and value.
public struct GaugeStyleConfiguration {
    /// The label of the gauge.
    public struct Label: View {
        let content: AnyView

        /// The label as it was written.
        public var body: some View { content }
    }

    /// The label of the current value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        let speech: ProgressSpeech

        /// The label as it was written.
        public var body: some View { content.modifier(SpokenLabel(speech: speech, part: .currentValueLabel)) }
    }

    /// The label of the lower bound.
    public struct MinimumValueLabel: View {
        let content: AnyView

        /// The label as it was written.
        public var body: some View { content }
    }

    /// The label of the upper bound.
    public struct MaximumValueLabel: View {
        let content: AnyView

        /// The label as it was written.
        public var body: some View { content }
    }

    /// The position of the value between the bounds, 0...1.
    public var value: Double
    /// The label of the gauge.
    public var label: Label
    /// The label of the current value; nil without one.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil without one.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil without one.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of values between; nil without any.
    let marks: GaugeMarks?
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GaugeStyleConfiguration> {
        StyleBox(DefaultGaugeStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of gauges.
    var gaugeStyle: StyleBox<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges in this view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier { values in
                values.gaugeStyle = StyleBox(style, outside: values.gaugeStyle) {
                    $0.makeBody(configuration: $1)
                }
            })
    }
}
