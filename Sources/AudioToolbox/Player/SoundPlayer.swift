/// What a system sound is played from.
package enum Sound: Sendable, Hashable {
    /// The sound that the desktop's theme has for an event, by its name in freedesktop.org's Sound Naming
    /// Specification.
    case event(String)
    /// The sound in the file at this path.
    case file(String)
}

/// What system sounds are heard by. Any thread.
package protocol SoundPlayer: Sendable {
    /// Plays `sound` from its beginning on, beside what plays already. `completion` is called once, on any thread: when
    /// the sound has ended or was stopped, or at once where it cannot be played.
    func play(_ sound: Sound, of id: SystemSoundID, completion: @escaping @Sendable () -> Void)

    /// Ends what plays of the sound `id`, and calls the completions of that.
    func stop(_ id: SystemSoundID)
}
