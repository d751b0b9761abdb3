import SwiftUI

/// A ring that breathes: larger, thicker and aglow, then thin and pale again.
public struct GlowSpinner: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isGlowing = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        Circle()
            .inset(by: 9)
            .stroke(isGlowing ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.4)), lineWidth: isGlowing ? 5 : 2)
            .background {
                Circle()
                    .inset(by: 9)
                    .stroke(.tint, lineWidth: 7)
                    .blur(radius: 3)
                    .opacity(isGlowing ? 0.8 : 0)
            }
            .scaleEffect(isGlowing ? 1 : 0.7)
            .animation(.easeInOut(duration: 1.1).repeatForever().slowed(reduceMotion), value: isGlowing)
            .onAppear { isGlowing = true }
    }
}
