import CoreGraphics

/// One report of a wheel or a touchpad.
package struct ScrollInput: Sendable, Hashable {
    /// The kind of report.
    package enum Phase: Sendable, Hashable {
        /// A wheel turned by so much: there is no begin and no end.
        case wheel
        /// Fingers lie on the touchpad: movement is to stop.
        case held
        /// Fingers moved on the touchpad.
        case moved
        /// The fingers left the touchpad; what they moved may move on.
        case lifted
    }

    package var phase: Phase
    /// The distance to scroll in the contents, in points; positive is down and to the right.
    package var delta: CGVector
    /// The position of the pointer, in points from the surface's top left.
    package var location: CGPoint
    /// Media time, in seconds.
    package var time: Double
    /// Whether a wheel turned with the control key down: it zooms what can be zoomed.
    package var isZoom = false

    package init(_ phase: Phase, delta: CGVector = .zero, location: CGPoint, time: Double) {
        (self.phase, self.delta, self.location, self.time) = (phase, delta, location, time)
    }
}
