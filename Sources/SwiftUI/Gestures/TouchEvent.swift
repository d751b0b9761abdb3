import CoreGraphics

/// A moment of a gesture.
struct TouchEvent {
    /// The phase of the gesture.
    enum Phase {
        /// The gesture continues.
        case changed
        /// The gesture was recognised, or is over.
        case ended
        /// The gesture was not recognised after all.
        case cancelled
        /// The touches are over, and were nothing of the kind.
        case failed
    }

    var phase: Phase
    /// The position of the touch, and where it began, in points of the gesture's space.
    var location: CGPoint
    var start: CGPoint
    /// Points a second.
    var velocity = CGSize.zero
    /// Seconds of media time.
    var time = 0.0
    /// The magnification, or the angle in radians, and its change a second.
    var amount: CGFloat = 0
    var speed: CGFloat = 0
    /// Where it began, as a part of the view's size.
    var startAnchor = UnitPoint.center
    /// Whether a finger is still down.
    var isTouching = true
}
