/// A parameter that changes what is played, its value, and when it has it.
open class CHHapticDynamicParameter {
    /// The name of such a parameter, as files of patterns have it.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The parameter of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A factor of the strength.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// What is added to the sharpness.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// What is added to the attack time.
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        /// What is added to the decay time.
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        /// What is added to the release time.
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        /// A factor of the volume.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// What is added to the pan.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// What is added to the brightness.
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
        /// What is added to the pitch.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        /// What is added to a sound's attack time.
        public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
        /// What is added to a sound's decay time.
        public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
        /// What is added to a sound's release time.
        public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")
    }

    /// The parameter.
    public final let parameterID: ID
    /// The value.
    open var value: Float
    /// When it has the value, in seconds from the pattern's beginning on.
    open var relativeTime: TimeInterval

    /// The parameter `parameterID` at `value` from `time` on, in seconds from the pattern's beginning on.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}
