import SwiftUI

/// Rings that spread like those around a drop in water, thinner and weaker on the way.
public struct RippleSpinner: View {
    private static let count = 3
    private static let duration = 2.1

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isSpread = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        ZStack {
            ForEach(0..<Self.count, id: \.self) { index in
                Circle()
                    .inset(by: 1)
                    .stroke(.tint, lineWidth: isSpread ? 1 : 14)
                    .scaleEffect(isSpread ? 1 : 0.1)
                    .opacity(isSpread ? 0 : 1)
                    .animation(
                        .easeOut(duration: Self.duration)
                            .repeatForever(autoreverses: false)
                            .delay(Double(index) * Self.duration / Double(Self.count))
                            .slowed(reduceMotion),
                        value: isSpread
                    )
            }
        }
        .onAppear { isSpread = true }
    }
}
