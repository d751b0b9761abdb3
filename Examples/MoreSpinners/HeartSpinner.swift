import SwiftUI

/// A heart that beats twice and rests: two tracks of keyframes, which layers run.
public struct HeartSpinner: View {
    private struct Beat {
        var scale = 1.0
        var angle = Angle.zero
    }

    /// A spinner that beats from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        KeyframeAnimator(initialValue: Beat()) { beat in
            HeartShape().fill(.tint).padding(7).scaleEffect(beat.scale).rotationEffect(beat.angle)
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                CubicKeyframe(1.22, duration: 0.14)
                CubicKeyframe(1, duration: 0.14)
                CubicKeyframe(1.3, duration: 0.16)
                SpringKeyframe(1, duration: 0.66, spring: .bouncy)
            }
            KeyframeTrack(\.angle) {
                LinearKeyframe(.degrees(-6), duration: 0.28, timingCurve: .easeInOut)
                LinearKeyframe(.degrees(6), duration: 0.3, timingCurve: .easeInOut)
                LinearKeyframe(.zero, duration: 0.52, timingCurve: .easeOut)
            }
        }
    }
}

/// A heart as large as its frame.
private struct HeartShape: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            path.move(to: point(0.5, 0.95))
            path.addCurve(to: point(0, 0.32), control1: point(0.3, 0.78), control2: point(0, 0.58))
            path.addCurve(to: point(0.5, 0.22), control1: point(0, 0.02), control2: point(0.38, -0.02))
            path.addCurve(to: point(1, 0.32), control1: point(0.62, -0.02), control2: point(1, 0.02))
            path.addCurve(to: point(0.5, 0.95), control1: point(1, 0.58), control2: point(0.7, 0.78))
            path.closeSubpath()
        }
    }
}
