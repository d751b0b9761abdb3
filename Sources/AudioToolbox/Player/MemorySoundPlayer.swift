import OctantBase

/// A player in memory: it makes no sound, and notes what it would play until it is told that it has ended.
package final class MemorySoundPlayer: SoundPlayer {
    private struct Playing: Sendable {
        let id: SystemSoundID
        let sound: Sound
        let completion: @Sendable () -> Void
    }

    private let list = Locked<[Playing]>([])

    /// A player that plays nothing yet.
    package init() {}

    /// What plays, in the order in which it began.
    package var sounds: [Sound] { list.withLock { $0.map(\.sound) } }

    package func play(_ sound: Sound, of id: SystemSoundID, completion: @escaping @Sendable () -> Void) {
        list.withLock { $0.append(Playing(id: id, sound: sound, completion: completion)) }
    }

    package func stop(_ id: SystemSoundID) { end { $0.id == id } }

    /// Lets everything that plays reach its end.
    package func finish() { end { _ in true } }

    private func end(_ ends: (Playing) -> Bool) {
        let ended = list.withLock { list in
            let ended = list.filter(ends)
            list.removeAll(where: ends)
            return ended
        }
        for one in ended { one.completion() }
    }
}
