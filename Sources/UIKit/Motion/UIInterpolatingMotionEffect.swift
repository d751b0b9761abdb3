import CoreGraphics

/// A value that goes from one to another as the device is tilted along an axis. Main actor only.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Sendable {
        /// To the sides.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the value.
    public final let keyPath: String
    /// The axis.
    public final let type: EffectType
    /// The value at the tilt -1.
    open var minimumRelativeValue: Any?
    /// The value at the tilt 1.
    open var maximumRelativeValue: Any?

    /// An effect on the value `keyPath`.
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }

    /// The value at the tilt `viewerOffset`: between both where they are numbers, else nil.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = Self.number(minimumRelativeValue), let most = Self.number(maximumRelativeValue) else {
            return nil
        }
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = Double(tilt.isFinite ? min(max(tilt, -1), 1) + 1 : 1) / 2
        return [keyPath: least + (most - least) * share]
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        default: nil
        }
    }
}
