/// The range of a parameter.
public protocol CHHapticParameterAttributes {
    /// The least value.
    var minValue: Float { get }
    /// The greatest value.
    var maxValue: Float { get }
    /// The value where none is given.
    var defaultValue: Float { get }
}

/// What a machine can have felt and heard.
public protocol CHHapticDeviceCapability {
    /// Whether it has haptics.
    var supportsHaptics: Bool { get }
    /// Whether patterns' sounds are played.
    var supportsAudio: Bool { get }

    /// Returns the range of a parameter of events of a type; throws where the machine has no such events.
    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes

    /// Returns the range of a parameter that changes while a pattern plays; throws where the machine plays none.
    func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes
}

/// What a desktop can have felt and heard of patterns: nothing, as an iPad has nothing felt.
struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false

    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes {
        throw CHHapticError(.notSupported)
    }

    func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes {
        throw CHHapticError(.notSupported)
    }
}
