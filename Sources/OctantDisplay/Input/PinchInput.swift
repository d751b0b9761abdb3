import CoreGraphics

/// One report of two fingers that spread or turn on a touchpad.
package struct PinchInput: Sendable, Hashable {
    /// The kind of report.
    package enum Phase: Sendable, Hashable {
        case began, changed, ended, cancelled
    }

    package var phase: Phase
    /// The distance of the fingers, as a multiple of that at the beginning.
    package var scale: CGFloat
    /// The angle by which they turned clockwise since the beginning, in radians.
    package var rotation: CGFloat
    /// The position of the pointer, in points from the surface's top left.
    package var location: CGPoint
    /// Media time, in seconds.
    package var time: Double

    package init(_ phase: Phase, scale: CGFloat, rotation: CGFloat, location: CGPoint, time: Double) {
        (self.phase, self.scale, self.rotation) = (phase, scale, rotation)
        (self.location, self.time) = (location, time)
    }
}
