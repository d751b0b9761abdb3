import CoreGraphics

/// A moment of a gesture.
struct TouchEvent {
    /// How far the gesture is.
    enum Phase {
        /// It is going on.
        case changed
        /// It was seen, or is over.
        case ended
        /// It turned out to be none.
        case cancelled
    }

    var phase: Phase
    /// Where the touch is, and where it began, in points of the gesture's space.
    var location: CGPoint
    var start: CGPoint
    /// Points a second.
    var velocity = CGSize.zero
    /// Seconds of media time.
    var time = 0.0
}
