/// Values of a parameter over time, between which it changes evenly.
open class CHHapticParameterCurve {
    /// A value at a time.
    open class ControlPoint {
        /// The time, in seconds from the curve's beginning on.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float

        /// The value `value` at `time`, in seconds from the curve's beginning on.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }

    /// The parameter.
    public final let parameterID: CHHapticDynamicParameter.ID
    /// The values.
    public final let controlPoints: [ControlPoint]
    /// When the curve begins, in seconds from the pattern's beginning on.
    open var relativeTime: TimeInterval

    /// A curve of `parameterID` through `controlPoints`, which begins at `relativeTime`, in seconds from the pattern's
    /// beginning on.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
