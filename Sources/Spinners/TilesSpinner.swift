import SwiftUI

/// Four tiles that swing through half a turn, again and again, on a spring.
public struct TilesSpinner: View {
    private static let spacing: CGFloat = 5

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isTurned = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        VStack(spacing: Self.spacing) {
            HStack(spacing: Self.spacing) {
                tile
                tile.opacity(0.4)
            }
            HStack(spacing: Self.spacing) {
                tile.opacity(0.4)
                tile
            }
        }
        .padding(6)
        .rotationEffect(.degrees(isTurned ? 180 : 0))
        .onAppear {
            withAnimation(
                .bouncy(duration: 0.8, extraBounce: 0.1).repeatForever(autoreverses: false).slowed(reduceMotion)
            ) {
                isTurned = true
            }
        }
    }

    private var tile: some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(.tint)
            .rotationEffect(.degrees(isTurned ? -180 : 0))
    }
}
