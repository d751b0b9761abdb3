package import CoreGraphics
package import RenderServer

extension Stage {
    /// What a finger does at `point` of the window, at the stage's time.
    package func touch(_ phase: PointerPhase, _ x: CGFloat, _ y: CGFloat) {
        window.handle(.pointer(phase: phase, location: CGPoint(x: x, y: y), time: clock.now(), isTouch: true))
    }

    /// A finger goes down and up at the same point.
    package func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }
}
