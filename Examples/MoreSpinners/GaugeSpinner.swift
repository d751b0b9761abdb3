import SwiftUI

/// A gauge whose value goes round and round, by the time that it is.
public struct GaugeSpinner: View {
    /// A spinner that moves while it is on screen.
    public init() {}

    /// The spinner.
    public var body: some View {
        TimelineView(.animation) { context in
            let seconds = context.date.timeIntervalSinceReferenceDate
            let value = (1 - cos(seconds * 2)) / 2
            Gauge(value: value) {
                Text("Load")
            } currentValueLabel: {
                EmptyView()
            }
            .gaugeStyle(NeedleGaugeStyle())
        }
    }
}

/// A dial with a needle.
private struct NeedleGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75).stroke(.quaternary, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            Circle().trim(from: 0, to: 0.75 * configuration.value)
                .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            Capsule().fill(.primary).frame(width: 13, height: 2.5).offset(x: 5.5)
                .rotationEffect(.degrees(270 * configuration.value))
        }
        .rotationEffect(.degrees(135))
        .padding(6)
        .accessibilityElement()
        .accessibilityLabel("Load")
    }
}
