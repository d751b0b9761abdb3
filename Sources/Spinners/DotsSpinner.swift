import SwiftUI

/// Three dots that swell and shrink one after the other.
public struct DotsSpinner: View {
    private static let delay = 0.18

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isSwollen = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(.tint)
                    .scaleEffect(isSwollen ? 1 : 0.5)
                    .opacity(isSwollen ? 1 : 0.3)
                    .animation(
                        .easeInOut(duration: 0.55)
                            .repeatForever()
                            .delay(Double(index) * Self.delay)
                            .slowed(reduceMotion),
                        value: isSwollen
                    )
            }
        }
        .onAppear { isSwollen = true }
    }
}
