import Foundation
internal import OctantLocalization
import UIKit

/// A progress view with its types left out: finds what is to be shown, and has the style in force show it.
struct ProgressContent: View {
    let source: ProgressSource
    let label: AnyView?
    let currentValueLabel: AnyView?

    @Environment(\.progressViewStyle) private var style
    @Environment(\.locale) private var locale
    @Environment(\.mediaEpoch) private var epoch
    @LocalClock private var clock
    /// Counts changes of time and of Foundation's progress, so that the body runs again.
    @State private var changes = 0
    @State private var speech = ProgressSpeech()

    var body: some View {
        let _ = changes
        let configuration = configuration
        style.body(configuration)
            .environment(\.progressViewStyle, style.inside)
            .modifier(SpokenProgress(progress: spoken(configuration), speech: speech))
            .modifier(ScreenWorkModifier(id: source, make: makeWork))
    }

    private var configuration: ProgressViewStyleConfiguration {
        var filling: ProgressFilling?
        var (label, currentValueLabel) = (label, currentValueLabel)
        switch source {
        case .fraction(let fraction): filling = fraction.map { .fraction($0) }
        case .interval(let interval): filling = .interval(interval)
        case .styled(let styled): filling = styled
        case .observed(let progress):
            let reading = ProgressReading(progress)
            filling = reading.fraction.map { .fraction($0) }
            let text = LocalizedStrings(locale)
            label = Self.label(reading.description(in: text))
            currentValueLabel = Self.label(reading.additionalDescription(in: text))
        }
        return ProgressViewStyleConfiguration(
            filling: filling,
            label: label.map { .init(content: $0, speech: speech) },
            currentValueLabel: currentValueLabel.map { .init(content: $0, speech: speech) })
    }

    private static func label(_ text: String) -> AnyView? { text.isEmpty ? nil : AnyView(Text(verbatim: text)) }

    private func spoken(_ configuration: ProgressViewStyleConfiguration) -> AccessibilityProgress {
        switch configuration.filling {
        case nil: return .indeterminate(isRunning: true)
        case .fraction(let fraction): return .fraction(fraction)
        case .interval(let interval):
            let wall = WallClock(clock: clock, epoch: epoch)
            return .fraction(interval.fraction(at: wall.now, by: wall))
        }
    }

    private func makeWork() -> (any ScreenWork)? {
        let onChange: @MainActor () -> Void = { changes += 1 }
        switch source {
        case .interval(let interval), .styled(.interval(let interval)):
            return IntervalTicker(interval, epoch: epoch, onChange)
        case .observed(let progress): return ProgressWatch(progress, onChange)
        default: return nil
        }
    }
}

/// The time that is left of a progress view's interval, or that has gone by, once a second.
public struct DefaultDateProgressLabel: View {
    let interval: ProgressInterval

    @Environment(\.locale) private var locale
    @Environment(\.mediaEpoch) private var epoch
    @LocalClock private var clock
    @State private var ticks = 0

    nonisolated init(interval: ProgressInterval) { self.interval = interval }

    /// The time, as the surroundings' locale writes it.
    public var body: some View {
        let _ = ticks
        let now = WallClock(clock: clock, epoch: epoch).now
        Text(verbatim: LocalizedStrings(locale).time(interval.seconds(at: now)))
            .monospacedDigit()
            .modifier(
                ScreenWorkModifier(id: interval) { IntervalTicker(interval, epoch: epoch) { ticks += 1 } })
    }
}
