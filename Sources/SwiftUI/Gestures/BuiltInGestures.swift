import CoreGraphics
import Foundation
import RenderServer

/// Seconds ahead that a lifted touch is thought to go on for: half a second's way, slowing down evenly, is a quarter's.
/// Ours.
private let predictedSeconds: CGFloat = 0.25

/// A number of taps in a row.
public struct TapGesture: Gesture {
    /// Nothing: a tap has no value.
    public typealias Value = Void
    /// Without a body.
    public typealias Body = Never

    /// The number of taps.
    public var count: Int

    /// `count` taps in a row; less than 1 counts as 1.
    public init(count: Int = 1) { self.count = count }

    /// Reads taps.
    public static func _reading(_ gesture: TapGesture) -> _GestureReading<Void> {
        _GestureReading(kind: .tap(count: max(gesture.count, 1))) { _ in }
    }
}

/// A number of taps in a row, and where.
public struct SpatialTapGesture: Gesture {
    /// Where it was.
    public struct Value: Equatable, Sendable {
        /// The position of the last tap, in points of the gesture's space.
        public var location: CGPoint
    }

    /// Without a body.
    public typealias Body = Never

    /// The number of taps.
    public var count: Int
    /// The space of the position.
    public var coordinateSpace: CoordinateSpace

    /// `count` taps in a row; less than 1 counts as 1.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }

    /// Reads taps.
    public static func _reading(_ gesture: SpatialTapGesture) -> _GestureReading<Value> {
        _GestureReading(kind: .tap(count: max(gesture.count, 1)), space: gesture.coordinateSpace) {
            Value(location: $0.location)
        }
    }
}

/// A touch that stays where it is for a while.
public struct LongPressGesture: Gesture {
    /// Whether it is a press or may become one.
    public typealias Value = Bool
    /// Without a body.
    public typealias Body = Never

    /// Seconds.
    public var minimumDuration: Double
    /// The distance that it may stray, in points.
    public var maximumDistance: CGFloat

    /// A touch that stays within `maximumDistance` points for `minimumDuration` seconds. What is not a number counts as
    /// the default, what is below 0 as 0.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    /// Reads presses.
    public static func _reading(_ gesture: LongPressGesture) -> _GestureReading<Bool> {
        _GestureReading(kind: .longPress(gesture.minimumDuration, gesture.maximumDistance)) { $0.phase != .cancelled }
    }
}

/// A touch that moves.
public struct DragGesture: Gesture {
    /// The values of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of this position.
        public var time: Date
        /// The position, in points of the gesture's space.
        public var location: CGPoint
        /// The position where it began.
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize

        /// From its begin to where it is, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted final position if it were lifted now, going on at its speed and slowing down.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * predictedSeconds, y: location.y + velocity.height * predictedSeconds)
        }

        /// From its begin to there, in points.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// Without a body.
    public typealias Body = Never

    /// The distance, in points, after which the drag begins.
    public var minimumDistance: CGFloat
    /// The space of the positions.
    public var coordinateSpace: CoordinateSpace

    /// A touch that moves `minimumDistance` points or more. What is not a number counts as the default.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }

    /// Reads drags.
    public static func _reading(_ gesture: DragGesture) -> _GestureReading<Value> {
        let distance = gesture.minimumDistance.isNaN ? 10 : max(gesture.minimumDistance, 0)
        return _GestureReading(kind: .drag(distance: distance), space: gesture.coordinateSpace) { event in
            Value(
                time: WallClock(clock: MediaClocks.current, epoch: nil).date(of: event.time), location: event.location,
                startLocation: event.start, velocity: event.velocity)
        }
    }
}
