/// What has patterns felt. There is none on a desktop, as there is none on an iPad: making one throws
/// `CHHapticError.Code.notSupported`.
public final class CHHapticEngine {
    /// Called with what went wrong, or nil.
    public typealias CompletionHandler = ((any Error)?) -> Void
    /// Called when an engine stops by itself.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// Called when an engine has to be started anew.
    public typealias ResetHandler = () -> Void
    /// Called when all players are done; returns what the engine is to do.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    /// Why an engine stopped.
    public enum StoppedReason: Int, Sendable {
        /// The audio session was interrupted.
        case audioSessionInterrupt = 1
        /// The program is in the background.
        case applicationSuspended = 2
        /// Nothing was played for a while.
        case idleTimeout = 3
        /// A finished handler asked for it.
        case notifyWhenFinished = 4
        /// The engine is gone.
        case engineDestroyed = 5
        /// A game controller was unplugged.
        case gameControllerDisconnect = 6
        /// The system failed.
        case systemError = -1
    }

    /// What an engine does when all players are done.
    public enum FinishedAction: Int, Sendable {
        /// It stops.
        case stopEngine = 1
        /// It runs on.
        case leaveEngineRunning = 2
    }

    /// Returns what this machine can have felt and heard: nothing.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Throws `CHHapticError.Code.notSupported`.
    public init() throws { throw CHHapticError(.notSupported) }

    // What follows can be asked of an engine alone, of which there is none.

    /// Called when the engine stops by itself.
    public var stoppedHandler: StoppedHandler = { _ in }
    /// Called when the engine has to be started anew.
    public var resetHandler: ResetHandler = {}
    /// Whether nothing but haptics is played.
    public var playsHapticsOnly = false
    /// Whether haptics are left out.
    public var isMutedForHaptics = false
    /// Whether sounds are left out.
    public var isMutedForAudio = false
    /// Whether the engine stops when nothing was played for a while.
    public var isAutoShutdownEnabled = false
    /// The engine's time, in seconds.
    public var currentTime: TimeInterval { 0 }

    /// Throws `CHHapticError.Code.notSupported`.
    public func start() throws { throw CHHapticError(.notSupported) }

    /// Calls `completionHandler` with `CHHapticError.Code.notSupported`.
    public func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }

    /// Calls `completionHandler` with `CHHapticError.Code.notSupported`.
    public func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }

    /// Calls `finishedHandler` with `CHHapticError.Code.notSupported`.
    public func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(CHHapticError(.notSupported))
    }

    /// Throws `CHHapticError.Code.notSupported`.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Throws `CHHapticError.Code.notSupported`.
    public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Throws `CHHapticError.Code.notSupported`.
    public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

    /// Throws `CHHapticError.Code.notSupported`.
    public func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
