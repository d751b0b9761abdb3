/// Plays a pattern. There is no engine on a desktop to make one.
public protocol CHHapticPatternPlayer {
    /// Begins at `time`, in seconds of the engine's time; 0 for now.
    func start(atTime time: TimeInterval) throws

    /// Ends at `time`, in seconds of the engine's time; 0 for now.
    func stop(atTime time: TimeInterval) throws

    /// Changes parameters at `time`, in seconds of the engine's time; 0 for now.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws

    /// Lets a parameter follow a curve from `time` on, in seconds of the engine's time; 0 for now.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws

    /// Drops what is to come.
    func cancel() throws

    /// Whether it is silent.
    var isMuted: Bool { get set }
}

/// Plays a pattern, in part or over and over. There is no engine on a desktop to make one.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Waits at `time`, in seconds of the engine's time; 0 for now.
    func pause(atTime time: TimeInterval) throws

    /// Goes on at `time`, in seconds of the engine's time; 0 for now.
    func resume(atTime time: TimeInterval) throws

    /// Goes to `offsetTime`, in seconds of the pattern.
    func seek(toOffset offsetTime: TimeInterval) throws

    /// Whether it begins anew at the end.
    var loopEnabled: Bool { get set }
    /// The end of a loop, in seconds of the pattern.
    var loopEnd: TimeInterval { get set }
    /// The speed.
    var playbackRate: Float { get set }
    /// Called at the end.
    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }
}

/// Called at the end of a pattern, with what went wrong.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void
