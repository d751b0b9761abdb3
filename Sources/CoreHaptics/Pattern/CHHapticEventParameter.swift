extension CHHapticEvent {
    /// The name of a parameter of events, as files of patterns have it.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The parameter of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The strength, 0...1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// From dull to crisp, 0...1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How slowly it begins, -1...1.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How slowly it weakens, -1...1.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How slowly it ends, 0...1.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// 1 for one that stays for its duration, 0 for one that weakens.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud, 0...1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high, -1...1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// From left to right, -1...1.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How much of the high tones, 0...1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
}

/// A parameter of an event, and its value.
open class CHHapticEventParameter {
    /// The parameter.
    public final let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float

    /// The parameter `parameterID` at `value`.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
