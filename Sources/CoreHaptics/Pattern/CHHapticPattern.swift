/// Events, and how parameters change meanwhile.
public final class CHHapticPattern {
    /// A key of patterns as dictionaries, as files of patterns have it:
    /// https://developer.apple.com/documentation/corehaptics/representing-haptic-patterns-in-ahap-files.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The version of the format.
        public static let version = Key(rawValue: "Version")
        /// The list of events, parameters and curves.
        public static let pattern = Key(rawValue: "Pattern")
        /// An event.
        public static let event = Key(rawValue: "Event")
        /// The kind of an event.
        public static let eventType = Key(rawValue: "EventType")
        /// The beginning, in seconds.
        public static let time = Key(rawValue: "Time")
        /// The duration of an event, in seconds.
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// The parameters of an event.
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// A parameter that changes.
        public static let parameter = Key(rawValue: "Parameter")
        /// The name of a parameter.
        public static let parameterID = Key(rawValue: "ParameterID")
        /// The value of a parameter.
        public static let parameterValue = Key(rawValue: "ParameterValue")
        /// A curve of a parameter.
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        /// The values of a curve.
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    }

    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]

    private init(
        events: [CHHapticEvent], parameters: [CHHapticDynamicParameter], curves: [CHHapticParameterCurve]
    ) throws {
        (self.events, self.parameters, self.curves) = (events, parameters, curves)
        func isTime(_ time: TimeInterval) -> Bool { time >= 0 && time.isFinite }
        for event in events {
            guard CHHapticEvent.EventType.all.contains(event.type) else { throw CHHapticError(.invalidEventType) }
            guard isTime(event.relativeTime) else { throw CHHapticError(.invalidEventTime) }
            guard isTime(event.duration) else { throw CHHapticError(.invalidEventDuration) }
        }
        let times =
            parameters.map(\.relativeTime) + curves.flatMap { [$0.relativeTime] + $0.controlPoints.map(\.relativeTime) }
        guard times.allSatisfy(isTime) else { throw CHHapticError(.invalidTime) }
    }

    /// The pattern of `events`, during which `parameters` change. Throws where an event's type, time or duration, or a
    /// parameter's time makes no sense.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events: events, parameters: parameters, curves: [])
    }

    /// The pattern of `events`, during which parameters follow curves. Throws where an event's type, time or duration,
    /// or a curve's time makes no sense.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events: events, parameters: [], curves: parameterCurves)
    }

    /// The pattern that `patternDict` is of. Throws where it lacks something, or has something else in its place.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        let reader = try PatternReader(patternDict)
        try self.init(events: reader.events, parameters: reader.parameters, curves: reader.curves)
    }

    /// The pattern in the file at `ahapURL`. Throws where there is none.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw CHHapticError(.invalidPatternData)
        }
        try self.init(dictionary: Dictionary(uniqueKeysWithValues: file.map { (Key(rawValue: $0.key), $0.value) }))
    }

    /// From the beginning to the end of what ends last, in seconds.
    public var duration: TimeInterval {
        let ends = events.map { $0.relativeTime + $0.duration } + parameters.map(\.relativeTime)
        let curveEnds = curves.map { $0.relativeTime + ($0.controlPoints.map(\.relativeTime).max() ?? 0) }
        return (ends + curveEnds).max() ?? 0
    }

    /// Returns the pattern as a dictionary, of which `init(dictionary:)` makes it again.
    public func exportDictionary() throws -> [Key: Any] {
        let entries: [[Key: Any]] =
            events.map { [.event: $0.dictionary] } + parameters.map { [.parameter: $0.dictionary] }
            + curves.map { [.parameterCurve: $0.dictionary] }
        return [.version: 1.0, .pattern: entries]
    }
}

extension CHHapticEvent {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        let parameters = eventParameters.map { parameter in
            [CHHapticPattern.Key.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value]
                as [CHHapticPattern.Key: Any]
        }
        var dictionary: [CHHapticPattern.Key: Any] = [
            .eventType: type.rawValue, .time: relativeTime, .eventParameters: parameters,
        ]
        if duration > 0 { dictionary[.eventDuration] = duration }
        return dictionary
    }
}

extension CHHapticDynamicParameter {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        [.parameterID: parameterID.rawValue, .parameterValue: value, .time: relativeTime]
    }
}

extension CHHapticParameterCurve {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        let points = controlPoints.map { point in
            [CHHapticPattern.Key.time: point.relativeTime, .parameterValue: point.value] as [CHHapticPattern.Key: Any]
        }
        return [.parameterID: parameterID.rawValue, .time: relativeTime, .parameterCurveControlPoints: points]
    }
}
