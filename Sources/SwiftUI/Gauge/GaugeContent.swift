internal import OctantLocalization
import UIKit

/// A gauge with its types left out: has the style in force show it, and a screen reader read it.
struct GaugeContent: View {
    let value: Double
    let label: AnyView
    let currentValueLabel: AnyView?
    let minimumValueLabel: AnyView?
    let maximumValueLabel: AnyView?
    let marks: GaugeMarks?

    @Environment(\.gaugeStyle) private var style
    @Environment(\.spokenAttributes) private var spoken
    @State private var speech = ProgressSpeech()

    var body: some View {
        style.body(
            GaugeStyleConfiguration(
                value: value, label: .init(content: label),
                currentValueLabel: currentValueLabel.map { .init(content: $0, speech: speech) },
                minimumValueLabel: minimumValueLabel.map { .init(content: $0) },
                maximumValueLabel: maximumValueLabel.map { .init(content: $0) }, marks: marks)
        )
        .environment(\.gaugeStyle, style.inside)
        // Styles may leave the label out: it is read all the same.
        .background { label.modifier(SpokenLabel(speech: speech, part: .label)).hidden().accessibilityHidden(true) }
        .modifier(SpokenGauge(value: value, spoken: spoken, speech: speech))
    }
}

/// Makes a gauge one thing to a screen reader: its label and its value.
private nonisolated struct SpokenGauge: WrappingModifier {
    let value: Double
    let spoken: SpokenAttributes
    let speech: ProgressSpeech

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<SpokenGaugeView> {
        updated(SurfaceElement(node, around: content, in: SpokenGaugeView(speech)))
    }

    @MainActor func update(_ element: SurfaceElement<SpokenGaugeView>) {
        element.surface.overrideLocale(element.environment.values.locale)
        element.surface.value = value
        element.surface.describe(spoken)
    }
}

/// The view around what a gauge's style made.
final class SpokenGaugeView: SurfaceView {
    private let speech: ProgressSpeech
    /// The value, 0...1.
    var value = 0.0

    init(_ speech: ProgressSpeech) {
        self.speech = speech
        super.init()
        isAccessibilityElement = true
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text(.label) }
        set { super.accessibilityLabel = newValue }
    }

    /// The label of the current value, and the percentage without one.
    override var accessibilityValue: String? {
        get {
            super.accessibilityValue ?? text(.currentValueLabel)
                ?? localizedStrings.percent(Int((value * 100).rounded()))
        }
        set { super.accessibilityValue = newValue }
    }

    private func text(_ part: ProgressSpeech.Part) -> String? {
        let strings = speech[part]?.stringsInside ?? []
        return strings.isEmpty ? nil : strings.joined(separator: ", ")
    }
}
