/// The style of progress views: `progressViewStyle(_:)` sets one. Main actor only.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of a progress view's body.
    associatedtype Body: View
    /// The properties passed to a style.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The views that show `configuration`. Progress views among them have the style that is in force outside.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
public nonisolated struct ProgressViewStyleConfiguration {
    /// The label of the work.
    public struct Label: View {
        let content: AnyView
        let speech: ProgressSpeech

        /// The label as it was written.
        public var body: some View { content.modifier(SpokenLabel(speech: speech, part: .label)) }
    }

    /// The value label.
    public struct CurrentValueLabel: View {
        let content: AnyView
        let speech: ProgressSpeech

        /// The label as it was written.
        public var body: some View { content.modifier(SpokenLabel(speech: speech, part: .currentValueLabel)) }
    }

    let filling: ProgressFilling?

    /// The fraction done, 0...1; nil while it is not known, and where time makes the progress.
    public var fractionCompleted: Double? { if case .fraction(let fraction) = filling { fraction } else { nil } }

    /// The label of the work; nil without one.
    public var label: Label?

    /// The value label; nil where there is none.
    public var currentValueLabel: CurrentValueLabel?

    init(filling: ProgressFilling?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        (self.filling, self.label, self.currentValueLabel) = (filling, label, currentValueLabel)
    }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ProgressViewStyleConfiguration> {
        StyleBox(DefaultProgressViewStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of progress views.
    var progressViewStyle: StyleBox<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of progress views in this view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier { values in
                values.progressViewStyle = StyleBox(style, outside: values.progressViewStyle) {
                    $0.makeBody(configuration: $1)
                }
            })
    }
}
