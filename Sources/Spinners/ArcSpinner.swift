import SwiftUI

/// An arc that rotates, with a tail that fades away.
public struct ArcSpinner: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isTurning = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        Circle()
            .inset(by: 3)
            .trim(from: 0.05, to: 0.94)
            .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .mask {
                AngularGradient(colors: [.clear, .black], center: .center)
            }
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false).slowed(reduceMotion)) {
                    isTurning = true
                }
            }
    }
}
