import RenderServer

/// The timing of a layer or an animation in its parent's time.
///
/// Own time = (parent's time - `beginTime`) × `speed` + `timeOffset`. All times are seconds.
public protocol CAMediaTiming: AnyObject {
    /// The begin time, in the parent's time. 0 by default; 0 on an animation means "when its transaction commits".
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in own seconds. 0 by default for an animation, infinite for a layer.
    var duration: CFTimeInterval { get set }
    /// Own seconds a second of the parent's; may be negative; 0 freezes at `timeOffset`. 1 by default.
    var speed: Float { get set }
    /// Seconds added to own time. 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles; fractions are allowed, 0 (the default) means one, and infinity never ends.
    var repeatCount: Float { get set }
    /// For how many own seconds to repeat; beats `repeatCount` when above 0. 0 by default.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle plays backwards after it played forwards. False by default.
    var autoreverses: Bool { get set }
    /// The values shown before the begin and after the end. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the four acts as `removed`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Shows nothing before the begin and after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value after the end, while the animation is attached.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both `forwards` and `backwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

extension MediaTiming {
    /// The fill mode under Core Animation's name.
    var publicFillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(rawValue: fillMode.rawValue) }
        set { fillMode = FillMode(rawValue: newValue.rawValue) ?? .removed }
    }
}
