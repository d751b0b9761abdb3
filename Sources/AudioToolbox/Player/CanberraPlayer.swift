import OctantBase

/// Plays sounds by libcanberra, the library of freedesktop.org's event sounds. It knows the desktop's sound theme, and
/// reads WAV and Ogg Vorbis files.
final class CanberraPlayer: SoundPlayer, @unchecked Sendable {
    // `@unchecked Sendable`: nothing changes after `init`; the library's contexts are for any thread.
    private typealias Finish = @convention(c) (OpaquePointer?, UInt32, Int32, UnsafeMutableRawPointer?) -> Void
    private typealias Create = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    private typealias Set = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    private typealias Destroy = @convention(c) (OpaquePointer) -> Int32
    private typealias Play =
        @convention(c) (OpaquePointer, UInt32, OpaquePointer, Finish?, UnsafeMutableRawPointer?) -> Int32
    private typealias Cancel = @convention(c) (OpaquePointer, UInt32) -> Int32
    private typealias Describe = @convention(c) (Int32) -> UnsafePointer<CChar>?

    private let context: OpaquePointer
    private let createList: Create
    private let set: Set
    private let destroyList: Destroy
    private let playList: Play
    private let cancel: Cancel
    private let describe: Describe

    /// The player; nil, with one line on standard error, where the library is not installed.
    init?() {
        guard
            let library = LateLibrary(
                "libcanberra.so.0", package: "libcanberra0", for: "system sounds", loss: "are not played"),
            let create = library.function("ca_context_create", as: Create.self),
            let createList = library.function("ca_proplist_create", as: Create.self),
            let set = library.function("ca_proplist_sets", as: Set.self),
            let destroyList = library.function("ca_proplist_destroy", as: Destroy.self),
            let playList = library.function("ca_context_play_full", as: Play.self),
            let cancel = library.function("ca_context_cancel", as: Cancel.self),
            let describe = library.function("ca_strerror", as: Describe.self)
        else { return nil }
        var made: OpaquePointer?
        guard create(&made) == 0, let made else {
            Log.once("sounds.context", "system sounds are not played: libcanberra cannot be set up")
            return nil
        }
        (context, self.createList, self.set, self.destroyList) = (made, createList, set, destroyList)
        (self.playList, self.cancel, self.describe) = (playList, cancel, describe)
    }

    func play(_ sound: Sound, of id: SystemSoundID, completion: @escaping @Sendable () -> Void) {
        var made: OpaquePointer?
        guard createList(&made) == 0, let list = made else { return completion() }
        defer { _ = destroyList(list) }
        let name: String
        switch sound {
        case .event(let event):
            name = event
            _ = set(list, "event.id", event)
        case .file(let path):
            name = path
            _ = set(list, "media.filename", path)
        }
        _ = set(list, "media.role", "event")
        let box = Unmanaged.passRetained(Completion(completion))
        // The library calls this once for a sound that began, from a thread of its own.
        let finish: Finish = { _, _, _, data in
            guard let data else { return }
            Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().call()
        }
        let result = playList(context, id, list, finish, box.toOpaque())
        guard result != 0 else { return }
        let reason = describe(result).map { String(cString: $0) } ?? "error \(result)"
        Log.once("sounds.\(name)", "the sound \(name) is not played: \(reason)")
        box.takeRetainedValue().call()
    }

    func stop(_ id: SystemSoundID) { _ = cancel(context, id) }

    /// What is called at a sound's end, as the library keeps it.
    private final class Completion: Sendable {
        let call: @Sendable () -> Void

        init(_ call: @escaping @Sendable () -> Void) { self.call = call }
    }
}
