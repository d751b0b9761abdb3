import Combine
import SwiftUI

/// Bars that rise and fall by what a model publishes at each beat of a timer.
public struct EqualizerSpinner: View {
    @StateObject private var levels = Levels()

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        HStack(spacing: 3) {
            ForEach(levels.heights.indices, id: \.self) { index in
                Capsule().fill(.tint).scaleEffect(y: levels.heights[index], anchor: .bottom)
            }
        }
        .padding(8)
        .animation(.easeInOut(duration: Levels.beat), value: levels.heights)
        .onAppear { levels.start() }
        .onDisappear { levels.stop() }
    }
}

/// The heights of the bars, 0...1: a walk that is the same each time.
@MainActor
private final class Levels: ObservableObject {
    static let beat = 0.25

    @Published private(set) var heights: [CGFloat] = [0.4, 0.7, 0.5, 0.9]
    private var step = 0
    private var timer: AnyCancellable?

    func start() {
        timer = Timer.publish(every: Self.beat, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in MainActor.assumeIsolated { self?.advance() } }
    }

    func stop() { timer = nil }

    func advance() {
        step += 1
        heights = heights.indices.map { 0.6 + 0.4 * CGFloat(sin(Double(step * (2 * $0 + 3)))) }
    }
}
