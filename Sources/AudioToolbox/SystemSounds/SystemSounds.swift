import OctantBase

// The first number for a sound of a program's own: the one after the last that is known.
private let firstOwn = kSystemSoundID_Vibrate + 1

/// The sounds of a program, and who wants to know of their ends. Any thread.
package final class SystemSounds: Sendable {
    private struct Listener: Sendable {
        let routine: AudioServicesSystemSoundCompletionProc
        // The program's own pointer, which is passed on as it is.
        nonisolated(unsafe) let data: UnsafeMutableRawPointer?
        // A run loop takes blocks from any thread.
        nonisolated(unsafe) let loop: CFRunLoop?
        let mode: CFRunLoopMode
    }

    private struct State: Sendable {
        var files: [SystemSoundID: String] = [:]
        var next = firstOwn
        var listeners: [SystemSoundID: Listener] = [:]
    }

    /// The sounds that a test hears instead of the program's.
    @TaskLocal private static var replacement: SystemSounds?
    private static let own = SystemSounds { CanberraPlayer() }

    /// The sounds that calls are for.
    static var current: SystemSounds { replacement ?? own }

    /// Runs `body`, whose calls are for `sounds`.
    package static func using<Answer>(_ sounds: SystemSounds, _ body: () async throws -> Answer) async rethrows
        -> Answer
    {
        try await $replacement.withValue(sounds, operation: body)
    }

    private let makePlayer: @Sendable () -> (any SoundPlayer)?
    private let madePlayer = Locked<(any SoundPlayer)??>(nil)
    private let state = Locked(State())

    /// Sounds that are heard by what `makePlayer` returns, which is asked when the first is played; nil for silence.
    package init(_ makePlayer: @escaping @Sendable () -> (any SoundPlayer)?) { self.makePlayer = makePlayer }

    private var player: (any SoundPlayer)? {
        madePlayer.withLock { player in
            if let player { return player }
            let made = makePlayer()
            player = .some(made)
            return made
        }
    }

    /// Returns the number of a new sound, in the file at `path`.
    func add(_ path: String) -> SystemSoundID {
        state.withLock { state in
            let id = state.next
            state.next += 1
            state.files[id] = path
            return id
        }
    }

    /// Ends the sound `id` of the program and forgets it; false where it has none of this number.
    func remove(_ id: SystemSoundID) -> Bool {
        guard state.withLock({ $0.files.removeValue(forKey: id) }) != nil else { return false }
        madePlayer.withLock { $0 ?? nil }?.stop(id)
        state.withLock { _ = $0.listeners.removeValue(forKey: id) }
        return true
    }

    /// Plays the sound `id`, and calls `completion` and the listener at its end, or at once where nothing is to be
    /// heard.
    func play(_ id: SystemSoundID, completion: (@Sendable () -> Void)?) {
        let end: @Sendable () -> Void = { [self] in
            tellListener(of: id)
            completion?()
        }
        guard let sound = sound(id), let player else { return end() }
        player.play(sound, of: id, completion: end)
    }

    private func sound(_ id: SystemSoundID) -> Sound? {
        if let path = state.withLock({ $0.files[id] }) { return .file(path) }
        if KnownSounds.vibrations.contains(id) { return nil }
        guard let event = KnownSounds.event(for: id) else {
            Log.once("sounds.\(id)", "the system sound \(id) is not played: no sound of a desktop stands for it")
            return nil
        }
        return .event(event)
    }

    /// Calls `routine` with `data` in `loop`, nil for the main one, at each end of the sound `id`.
    func listen(
        to id: SystemSoundID, _ loop: CFRunLoop?, _ mode: CFRunLoopMode,
        _ routine: @escaping AudioServicesSystemSoundCompletionProc, _ data: UnsafeMutableRawPointer?
    ) {
        let listener = Listener(routine: routine, data: data, loop: loop, mode: mode)
        state.withLock { $0.listeners[id] = listener }
    }

    /// Forgets who wants to know of ends of the sound `id`.
    func stopListening(to id: SystemSoundID) { state.withLock { _ = $0.listeners.removeValue(forKey: id) } }

    private func tellListener(of id: SystemSoundID) {
        guard let listener = state.withLock({ $0.listeners[id] }) else { return }
        guard let loop = listener.loop else {
            DispatchQueue.main.async { listener.routine(id, listener.data) }
            return
        }
        CFRunLoopPerformBlock(loop, listener.mode) { listener.routine(id, listener.data) }
        CFRunLoopWakeUp(loop)
    }
}
