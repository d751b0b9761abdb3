/// The domain of errors of this module.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// What went wrong with haptics.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors. The numbers are those of Apple's public header.
    public enum Code: Int, Sendable {
        /// The engine does not run.
        case engineNotRunning = -4805
        /// Not possible now.
        case operationNotPermitted = -4806
        /// The engine did not start in time.
        case engineStartTimeout = -4808
        /// The machine has no haptics.
        case notSupported = -4809
        /// The server could not be set up.
        case serverInitFailed = -4810
        /// The server is gone.
        case serverInterrupted = -4811
        /// The player is of a server that is gone.
        case invalidPatternPlayer = -4812
        /// A pattern's data cannot be read.
        case invalidPatternData = -4813
        /// A pattern's dictionary lacks something, or has something else in its place.
        case invalidPatternDictionary = -4814
        /// The audio session ended.
        case invalidAudioSession = -4815
        /// An engine's parameter makes no sense.
        case invalidEngineParameter = -4816
        /// There is no such parameter.
        case invalidParameterType = -4820
        /// There is no such event.
        case invalidEventType = -4821
        /// An event's time is below 0, or no number.
        case invalidEventTime = -4822
        /// An event's duration is below 0, or no number.
        case invalidEventDuration = -4823
        /// There is no such sound.
        case invalidAudioResource = -4824
        /// A resource is not there.
        case resourceNotAvailable = -4825
        /// An event of a pattern lacks something.
        case badEventEntry = -4830
        /// A parameter of a pattern lacks something.
        case badParameterEntry = -4831
        /// A time is below 0, or no number.
        case invalidTime = -4840
        /// A file is not there.
        case fileNotFound = -4851
        /// There is too little power.
        case insufficientPower = -4897
        /// Something else.
        case unknownError = -4898
        /// There is no memory.
        case memoryError = -4899
    }

    /// The kind.
    public let code: Code

    /// An error of this kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of errors of this module.
    public static var errorDomain: String { CoreHapticsErrorDomain }

    /// The number of the kind.
    public var errorCode: Int { code.rawValue }

    /// `Code.engineNotRunning`.
    public static var engineNotRunning: Code { .engineNotRunning }
    /// `Code.operationNotPermitted`.
    public static var operationNotPermitted: Code { .operationNotPermitted }
    /// `Code.engineStartTimeout`.
    public static var engineStartTimeout: Code { .engineStartTimeout }
    /// `Code.notSupported`.
    public static var notSupported: Code { .notSupported }
    /// `Code.serverInitFailed`.
    public static var serverInitFailed: Code { .serverInitFailed }
    /// `Code.serverInterrupted`.
    public static var serverInterrupted: Code { .serverInterrupted }
    /// `Code.invalidPatternPlayer`.
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
    /// `Code.invalidPatternData`.
    public static var invalidPatternData: Code { .invalidPatternData }
    /// `Code.invalidPatternDictionary`.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
    /// `Code.invalidAudioSession`.
    public static var invalidAudioSession: Code { .invalidAudioSession }
    /// `Code.invalidEngineParameter`.
    public static var invalidEngineParameter: Code { .invalidEngineParameter }
    /// `Code.invalidParameterType`.
    public static var invalidParameterType: Code { .invalidParameterType }
    /// `Code.invalidEventType`.
    public static var invalidEventType: Code { .invalidEventType }
    /// `Code.invalidEventTime`.
    public static var invalidEventTime: Code { .invalidEventTime }
    /// `Code.invalidEventDuration`.
    public static var invalidEventDuration: Code { .invalidEventDuration }
    /// `Code.invalidAudioResource`.
    public static var invalidAudioResource: Code { .invalidAudioResource }
    /// `Code.resourceNotAvailable`.
    public static var resourceNotAvailable: Code { .resourceNotAvailable }
    /// `Code.badEventEntry`.
    public static var badEventEntry: Code { .badEventEntry }
    /// `Code.badParameterEntry`.
    public static var badParameterEntry: Code { .badParameterEntry }
    /// `Code.invalidTime`.
    public static var invalidTime: Code { .invalidTime }
    /// `Code.fileNotFound`.
    public static var fileNotFound: Code { .fileNotFound }
    /// `Code.insufficientPower`.
    public static var insufficientPower: Code { .insufficientPower }
    /// `Code.unknownError`.
    public static var unknownError: Code { .unknownError }
    /// `Code.memoryError`.
    public static var memoryError: Code { .memoryError }
}

extension CHHapticError.Code {
    /// Whether `error`, which was caught, is of this kind.
    public static func ~= (code: CHHapticError.Code, error: any Error) -> Bool {
        (error as? CHHapticError)?.code == code
    }
}
