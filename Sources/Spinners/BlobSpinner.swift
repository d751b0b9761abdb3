import SwiftUI

/// A drop that never stops moving.
public struct BlobSpinner: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var phase = 0.0

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        Blob(phase: phase)
            .fill(.tint.opacity(0.25))
            .overlay {
                Blob(phase: phase)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
            }
            .onAppear {
                withAnimation(.linear(duration: 2).repeatForever(autoreverses: false).slowed(reduceMotion)) {
                    phase = 2 * .pi
                }
            }
    }
}

/// A circle with two waves around it that run against each other; all is as before after a phase of 2π.
private struct Blob: Shape {
    private static let pointCount = 72

    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            for index in 0..<Self.pointCount {
                let angle = 2 * .pi * Double(index) / Double(Self.pointCount)
                let height = 0.8 + 0.08 * sin(3 * angle + phase) + 0.06 * sin(2 * angle - 2 * phase)
                let point = CGPoint(
                    x: rect.midX + radius * height * cos(angle),
                    y: rect.midY + radius * height * sin(angle)
                )
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.closeSubpath()
        }
    }
}
