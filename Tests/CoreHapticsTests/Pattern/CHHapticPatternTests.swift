import CoreHaptics
import Testing

@Suite("CHHapticPattern")
struct CHHapticPatternTests {
    private func event(
        _ type: CHHapticEvent.EventType = .hapticTransient, at time: TimeInterval = 0, duration: TimeInterval = 0
    ) -> CHHapticEvent {
        let strength = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
        return CHHapticEvent(eventType: type, parameters: [strength], relativeTime: time, duration: duration)
    }

    @Test("a pattern lasts until what ends last")
    func duration() throws {
        let events = [event(), event(.hapticContinuous, at: 0.5, duration: 1.25)]
        #expect(try CHHapticPattern(events: events, parameters: []).duration == 1.75)
        let late = CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 1, relativeTime: 3)
        #expect(try CHHapticPattern(events: events, parameters: [late]).duration == 3)
        let points = [0, 2].map { CHHapticParameterCurve.ControlPoint(relativeTime: $0, value: 1) }
        let curve = CHHapticParameterCurve(
            parameterID: .hapticSharpnessControl, controlPoints: points, relativeTime: 0.25)
        #expect(try CHHapticPattern(events: events, parameterCurves: [curve]).duration == 2.25)
        #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
    }

    @Test("an event whose type, time or duration makes no sense makes no pattern")
    func validation() {
        func code(_ event: CHHapticEvent) -> CHHapticError.Code? {
            do {
                _ = try CHHapticPattern(events: [event], parameters: [])
                return nil
            } catch { return (error as? CHHapticError)?.code }
        }
        #expect(code(event(.init(rawValue: "Smell"))) == .invalidEventType)
        #expect(code(event(at: -1)) == .invalidEventTime && code(event(at: .nan)) == .invalidEventTime)
        #expect(code(event(.hapticContinuous, duration: -1)) == .invalidEventDuration)
        let early = CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 1, relativeTime: -1)
        #expect(throws: CHHapticError(.invalidTime)) { try CHHapticPattern(events: [], parameters: [early]) }
    }

    @Test("a file of a pattern is read, and is the same dictionary again")
    func file() throws {
        let text = """
            {"Version": 1.0, "Pattern": [
              {"Event": {"Time": 0.0, "EventType": "HapticTransient", "EventParameters": [
                {"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
              {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 0.25}},
              {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 0.3, "Time": 0.1}},
              {"ParameterCurve": {"ParameterID": "HapticSharpnessControl", "Time": 0, "ParameterCurveControlPoints": [
                {"Time": 0, "ParameterValue": 0}, {"Time": 1.5, "ParameterValue": 1}]}}
            ]}
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let pattern = try CHHapticPattern(contentsOf: url)
        #expect(pattern.duration == 1.5)
        let dictionary = try pattern.exportDictionary()
        let entries = try #require(dictionary[.pattern] as? [[CHHapticPattern.Key: Any]])
        #expect(entries.compactMap(\.keys.first) == [.event, .event, .parameter, .parameterCurve])
        let first = try #require(entries[0][.event] as? [CHHapticPattern.Key: Any])
        let parameter = try #require((first[.eventParameters] as? [[CHHapticPattern.Key: Any]])?.first)
        #expect(parameter[.parameterID] as? String == "HapticIntensity" && parameter[.parameterValue] as? Float == 0.8)
        #expect(try CHHapticPattern(dictionary: dictionary).duration == 1.5)
    }

    @Test(
        "a dictionary that lacks something makes no pattern",
        arguments: [
            ([:], CHHapticError.Code.invalidPatternDictionary),
            ([.pattern: [[CHHapticPattern.Key: Int]()]], .invalidPatternDictionary),
            ([.pattern: [[CHHapticPattern.Key.event: [CHHapticPattern.Key.time: 0]]]], .badEventEntry),
            ([.pattern: [[CHHapticPattern.Key.event: 3]]], .badEventEntry),
            ([.pattern: [[CHHapticPattern.Key.parameter: [CHHapticPattern.Key.time: 0]]]], .badParameterEntry),
        ] as [([CHHapticPattern.Key: any Sendable], CHHapticError.Code)])
    func damage(dictionary: [CHHapticPattern.Key: any Sendable], code: CHHapticError.Code) {
        #expect(throws: CHHapticError(code)) { try CHHapticPattern(dictionary: dictionary) }
    }

    @Test("a file that is not there, or holds no pattern, makes none")
    func files() throws {
        #expect(throws: CHHapticError(.fileNotFound)) {
            try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/none/of/this.ahap"))
        }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
        try Data("[".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: CHHapticError(.invalidPatternData)) { try CHHapticPattern(contentsOf: url) }
    }
}
