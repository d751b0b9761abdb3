/// Reads patterns as dictionaries have them, whose keys are `CHHapticPattern.Key` or its names.
struct PatternReader {
    private(set) var events: [CHHapticEvent] = []
    private(set) var parameters: [CHHapticDynamicParameter] = []
    private(set) var curves: [CHHapticParameterCurve] = []

    /// What is in `dictionary`; throws where it lacks something, or has something else in its place.
    init(_ dictionary: [CHHapticPattern.Key: Any]) throws {
        guard let entries = dictionary[.pattern] as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        for entry in entries {
            guard let entry = Entry(entry) else { throw CHHapticError(.invalidPatternDictionary) }
            if let event = try entry.entry(.event, or: .badEventEntry) {
                events.append(try Self.event(event))
            } else if let parameter = try entry.entry(.parameter, or: .badParameterEntry) {
                parameters.append(try Self.parameter(parameter))
            } else if let curve = try entry.entry(.parameterCurve, or: .badParameterEntry) {
                curves.append(try Self.curve(curve))
            } else {
                throw CHHapticError(.invalidPatternDictionary)
            }
        }
    }

    private static func event(_ entry: Entry) throws -> CHHapticEvent {
        guard let type = entry[.eventType] as? String, let time = entry.number(.time) else {
            throw CHHapticError(.badEventEntry)
        }
        let parameters = try entry.list(.eventParameters).map { entry in
            guard let name = entry[.parameterID] as? String, let value = entry.number(.parameterValue) else {
                throw CHHapticError(.badParameterEntry)
            }
            return CHHapticEventParameter(parameterID: .init(rawValue: name), value: Float(value))
        }
        return CHHapticEvent(
            eventType: .init(rawValue: type), parameters: parameters, relativeTime: time,
            duration: entry.number(.eventDuration) ?? 0)
    }

    private static func parameter(_ entry: Entry) throws -> CHHapticDynamicParameter {
        guard let name = entry[.parameterID] as? String, let value = entry.number(.parameterValue),
            let time = entry.number(.time)
        else { throw CHHapticError(.badParameterEntry) }
        return CHHapticDynamicParameter(parameterID: .init(rawValue: name), value: Float(value), relativeTime: time)
    }

    private static func curve(_ entry: Entry) throws -> CHHapticParameterCurve {
        guard let name = entry[.parameterID] as? String, let time = entry.number(.time) else {
            throw CHHapticError(.badParameterEntry)
        }
        let points = try entry.list(.parameterCurveControlPoints).map { entry in
            guard let value = entry.number(.parameterValue), let time = entry.number(.time) else {
                throw CHHapticError(.badParameterEntry)
            }
            return CHHapticParameterCurve.ControlPoint(relativeTime: time, value: Float(value))
        }
        return CHHapticParameterCurve(parameterID: .init(rawValue: name), controlPoints: points, relativeTime: time)
    }
}

/// A dictionary in a pattern.
private struct Entry {
    private let values: [CHHapticPattern.Key: Any]

    /// The dictionary `value`; nil for anything else.
    init?(_ value: Any) {
        if let values = value as? [CHHapticPattern.Key: Any] {
            self.values = values
        } else if let values = value as? [String: Any] {
            self.values = Dictionary(
                uniqueKeysWithValues: values.map { (CHHapticPattern.Key(rawValue: $0.key), $0.value) })
        } else {
            return nil
        }
    }

    subscript(key: CHHapticPattern.Key) -> Any? { values[key] }

    /// The number at `key`; nil for anything else.
    func number(_ key: CHHapticPattern.Key) -> Double? {
        switch values[key] {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }

    /// The dictionary at `key`, nil where there is nothing; throws `code` for anything else.
    func entry(_ key: CHHapticPattern.Key, or code: CHHapticError.Code) throws -> Entry? {
        guard let value = values[key] else { return nil }
        guard let entry = Entry(value) else { throw CHHapticError(code) }
        return entry
    }

    /// The dictionaries at `key`, none where there is nothing; throws for anything else.
    func list(_ key: CHHapticPattern.Key) throws -> [Entry] {
        guard let value = values[key] else { return [] }
        guard let list = value as? [Any] else { throw CHHapticError(.badParameterEntry) }
        return try list.map { value in
            guard let entry = Entry(value) else { throw CHHapticError(.badParameterEntry) }
            return entry
        }
    }
}
