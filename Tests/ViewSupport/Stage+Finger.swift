package import CoreGraphics
package import OctantDisplay
internal import QuartzCore

extension Stage {
    /// Lets time come to `time`, seconds after the stage was set, and delivers what is due.
    package func go(to time: Double) {
        clock.advance(to: 1 + time)
        CATransaction.flush()
    }

    /// What a finger does at `point` of the window, at the stage's time; `finger` tells several apart.
    package func touch(_ phase: PointerPhase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        let point = CGPoint(x: x, y: y)
        window.handle(
            .pointer(phase: phase, location: point, time: clock.now(), isTouch: true, finger: finger))
    }

    /// What a finger does when time has come to `time`, seconds after the stage was set.
    package func touch(_ phase: PointerPhase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0, at time: Double) {
        go(to: time)
        touch(phase, x, y, finger: finger)
    }

    /// A finger goes down and up at the same point.
    package func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }

    /// Down and up at one position, when time has come to `time`.
    package func tap(_ x: CGFloat, _ y: CGFloat, at time: Double) {
        go(to: time)
        tap(x, y)
    }
}
