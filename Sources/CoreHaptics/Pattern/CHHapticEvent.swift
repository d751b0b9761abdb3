/// The time of what is to happen at once, in seconds.
public let CHHapticTimeImmediate: TimeInterval = 0

/// One thing that is felt or heard in a pattern.
open class CHHapticEvent {
    /// The kind of an event, as files of patterns have it.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration of some duration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone of some duration.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the program's own.
        public static let audioCustom = EventType(rawValue: "AudioCustom")

        static let all: [EventType] = [.hapticTransient, .hapticContinuous, .audioContinuous, .audioCustom]
    }

    /// The kind.
    public final let type: EventType
    /// The parameters.
    public final let eventParameters: [CHHapticEventParameter]
    /// The beginning, in seconds from the pattern's beginning on.
    open var relativeTime: TimeInterval
    /// The duration, in seconds; 0 for a tap.
    open var duration: TimeInterval

    /// An event that has the duration of its kind, and begins at `time`, in seconds from the pattern's beginning on.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }

    /// An event of `duration` seconds, which begins at `time`, in seconds from the pattern's beginning on.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}
