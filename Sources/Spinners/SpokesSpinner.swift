import SwiftUI

/// Eight spokes, around which a light goes without a step.
public struct SpokesSpinner: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var turns = 0.0

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        Spokes(turns: turns)
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false).slowed(reduceMotion)) {
                    turns = 1
                }
            }
    }
}

/// The spokes when the light has made so many turns.
private struct Spokes: View, Animatable {
    private static let count = 8

    var turns: Double

    nonisolated var animatableData: Double {
        get { turns }
        set { turns = newValue }
    }

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ZStack {
                ForEach(0..<Self.count, id: \.self) { index in
                    Capsule()
                        .fill(.tint)
                        .frame(width: side * 0.1, height: side * 0.28)
                        .offset(y: -side * 0.34)
                        .rotationEffect(.degrees(Double(index) / Double(Self.count) * 360))
                        .opacity(opacity(of: index))
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
    }

    /// The further the light is past a spoke, the weaker it glows.
    private func opacity(of index: Int) -> Double {
        let behind = turns - Double(index) / Double(Self.count)
        return 1 - 0.85 * (behind - behind.rounded(.down))
    }
}
