import SwiftUI

/// A line that runs along a figure eight.
public struct InfinitySpinner: View {
    private static let length = 0.17
    private static let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var start = 0.0

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        ZStack {
            FigureEight()
                .stroke(.tint.opacity(0.2), style: Self.style)
            FigureEight()
                .trim(from: start, to: start + Self.length)
                .stroke(.tint, style: Self.style)
        }
        .onAppear {
            withAnimation(.linear(duration: 1.6).repeatForever(autoreverses: false).slowed(reduceMotion)) {
                start = 0.5
            }
        }
    }
}

/// Bernoulli's lemniscate, gone through twice, so that a line along it can run across its start.
private struct FigureEight: Shape {
    private static let pointCount = 96

    func path(in rect: CGRect) -> Path {
        let half = rect.width / 2 - 2
        return Path { path in
            for index in 0...(2 * Self.pointCount) {
                let angle = 2 * .pi * Double(index) / Double(Self.pointCount)
                let scale = half / (1 + sin(angle) * sin(angle))
                let point = CGPoint(
                    x: rect.midX + scale * cos(angle),
                    y: rect.midY + 1.25 * scale * cos(angle) * sin(angle)
                )
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
    }
}
