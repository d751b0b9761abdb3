import CoreGraphics

/// The points that a swipe goes at least, the seconds in which it does, and how far it may stray to a side, as a part
/// of its way. Ours: UIKit publishes none of them (docs/sources/views.md, Gestures).
private let leastWay: CGFloat = 50
private let longestTime = 0.5
private let farthestPart: CGFloat = 0.5

/// Recognises fingers that move quickly one way. The gesture does not last: it goes from possible to ended, while the
/// fingers are still down. Main thread.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The ways that swipes go.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt

        /// The directions of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The ways that are recognised. `.right` by default.
    open var direction = Direction.right
    /// The number of fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime = 0.0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
        if numberOfTouches == 1 { startTime = event.timestamp }
        // The middle of the fingers begins where the last of them went down.
        start = location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return }
        guard event.timestamp - startTime <= longestTime else { return state = .failed }
        let position = location(in: nil)
        let (across, down) = (position.x - start.x, position.y - start.y)
        let isAcross = abs(across) >= abs(down)
        let (way, stray) = isAcross ? (abs(across), abs(down)) : (abs(down), abs(across))
        // What has hardly moved says nothing yet.
        guard way >= leastTravel else { return }
        let seen: Direction = isAcross ? (across > 0 ? .right : .left) : (down > 0 ? .down : .up)
        guard direction.contains(seen), stray <= way * farthestPart else { return state = .failed }
        if way >= leastWay, numberOfTouches == numberOfTouchesRequired { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .possible { state = .failed }
    }
}
