import SwiftUI

/// A tile that turns over in space, alternately sideways and upwards.
public struct FlipSpinner: View {
    private static let turn = 0.6

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isFlipped = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        RoundedRectangle(cornerRadius: 7)
            .fill(.tint)
            .padding(7)
            .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.7)
            .animation(flip(after: 0), value: isFlipped)
            .rotation3DEffect(.degrees(isFlipped ? -180 : 0), axis: (x: 1, y: 0, z: 0), perspective: 0.7)
            .animation(flip(after: Self.turn), value: isFlipped)
            .onAppear { isFlipped = true }
    }

    /// Every other turn is a pause, in which the other flip happens.
    private func flip(after delay: Double) -> Animation {
        .easeInOut(duration: Self.turn)
            .delay(Self.turn)
            .repeatForever(autoreverses: false)
            .delay(delay)
            .slowed(reduceMotion)
    }
}
