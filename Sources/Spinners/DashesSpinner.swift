import SwiftUI

/// Two rings of dashes that march against each other.
public struct DashesSpinner: View {
    private static let lineWidth: CGFloat = 4

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isMarching = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ZStack {
                ring(of: 9, diameter: side - Self.lineWidth, clockwise: true)
                ring(of: 6, diameter: side - 5 * Self.lineWidth, clockwise: false)
                    .opacity(0.5)
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .onAppear {
            withAnimation(.linear(duration: 0.8).repeatForever(autoreverses: false).slowed(reduceMotion)) {
                isMarching = true
            }
        }
    }

    private func ring(of count: Int, diameter: CGFloat, clockwise: Bool) -> some View {
        let step = .pi * max(diameter, 0) / CGFloat(count)
        let style = StrokeStyle(
            lineWidth: Self.lineWidth,
            dash: [step * 0.6, step * 0.4],
            dashPhase: isMarching ? (clockwise ? -step : step) : 0
        )
        return Circle()
            .stroke(.tint, style: style)
            .frame(width: max(diameter, 0), height: max(diameter, 0))
    }
}
