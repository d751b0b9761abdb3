import CoreGraphics
import Foundation
import RenderServer

/// Two fingers that move towards each other or apart; on a touchpad, too, or a wheel with the control key.
public struct MagnifyGesture: Gesture {
    /// The values of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time of this moment.
        public var time: Date
        /// The distance of the fingers, as a multiple of that at the begin.
        public var magnification: CGFloat
        /// The change of the magnification, a second.
        public var velocity: CGFloat
        /// The middle of the fingers at the begin, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the begin, in points of the view.
        public var startLocation: CGPoint
    }

    /// Without a body.
    public typealias Body = Never

    /// The change of the magnification with which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A magnification by `minimumScaleDelta` or more. What is not a number counts as the default.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Reads magnifications.
    public static func _reading(_ gesture: MagnifyGesture) -> _GestureReading<Value> {
        _GestureReading(kind: .magnify(least(gesture.minimumScaleDelta, else: 0.01))) { event in
            Value(
                time: WallClock(clock: MediaClocks.current, epoch: nil).date(of: event.time),
                magnification: event.amount, velocity: event.speed, startAnchor: event.startAnchor,
                startLocation: event.start)
        }
    }
}

/// The same with the magnification alone. `MagnifyGesture` knows more of it.
@available(iOS, deprecated: 17, message: "Use MagnifyGesture.")
public struct MagnificationGesture: Gesture {
    /// The magnification.
    public typealias Value = CGFloat
    /// Without a body.
    public typealias Body = Never

    /// The change of the magnification with which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A magnification by `minimumScaleDelta` or more. What is not a number counts as the default.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Reads magnifications.
    public static func _reading(_ gesture: MagnificationGesture) -> _GestureReading<CGFloat> {
        _GestureReading(kind: .magnify(least(gesture.minimumScaleDelta, else: 0.01))) { $0.amount }
    }
}

/// Two fingers that turn around each other, on a touchpad too.
public struct RotateGesture: Gesture {
    /// The values of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of this moment.
        public var time: Date
        /// The angle since the begin, clockwise.
        public var rotation: Angle
        /// The change of the angle, a second.
        public var velocity: Angle
        /// The middle of the fingers at the begin, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the begin, in points of the view.
        public var startLocation: CGPoint
    }

    /// Without a body.
    public typealias Body = Never

    /// The angle with which the gesture begins.
    public var minimumAngleDelta: Angle

    /// A rotation by `minimumAngleDelta` or more. What is not a number counts as the default.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Reads rotations.
    public static func _reading(_ gesture: RotateGesture) -> _GestureReading<Value> {
        _GestureReading(kind: .rotate(least(gesture.minimumAngleDelta.radians, else: .pi / 180))) { event in
            Value(
                time: WallClock(clock: MediaClocks.current, epoch: nil).date(of: event.time),
                rotation: .radians(Double(event.amount)), velocity: .radians(Double(event.speed)),
                startAnchor: event.startAnchor, startLocation: event.start)
        }
    }
}

/// The same with the angle alone. `RotateGesture` knows more of it.
@available(iOS, deprecated: 17, message: "Use RotateGesture.")
public struct RotationGesture: Gesture {
    /// The angle since the begin, clockwise.
    public typealias Value = Angle
    /// Without a body.
    public typealias Body = Never

    /// The angle with which the gesture begins.
    public var minimumAngleDelta: Angle

    /// A rotation by `minimumAngleDelta` or more. What is not a number counts as the default.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Reads rotations.
    public static func _reading(_ gesture: RotationGesture) -> _GestureReading<Angle> {
        _GestureReading(kind: .rotate(least(gesture.minimumAngleDelta.radians, else: .pi / 180))) {
            .radians(Double($0.amount))
        }
    }
}

/// The size of `amount`, or `standard` for what is not a number.
private func least(_ amount: CGFloat, else standard: CGFloat) -> CGFloat { amount.isNaN ? standard : abs(amount) }
