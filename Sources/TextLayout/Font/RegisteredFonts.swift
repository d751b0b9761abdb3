internal import CPango
internal import OctantBase

/// Fonts that the program brings along. Any thread.
package enum RegisteredFonts {
    /// Why a file's fonts are not registered, or not taken back.
    package enum Failure: Error, Sendable {
        /// Its fonts are registered already.
        case registered
        /// Its fonts are not registered.
        case notRegistered
        /// There is no memory for fontconfig's lists.
        case noMemory
    }

    private struct State {
        var files: [FontFile] = []
        var generation = 0
    }

    private static let state = Locked(State())

    /// The number of changes so far.
    package static var generation: Int { state.withLock { $0.generation } }

    /// Makes the fonts of `files` known; those that are known already stay so. All at once, as each change reads the
    /// list of all fonts anew (some milliseconds).
    package static func register(_ files: [FontFile]) throws(Failure) {
        try change { (all) throws(Failure) in
            let new = files.filter { file in !all.contains { $0.path == file.path } }
            guard files.isEmpty || !new.isEmpty else { throw .registered }
            all += new
        }
    }

    /// Takes the fonts of the file at `path` back. Text that is laid out already stays as it is.
    package static func unregister(_ path: String) throws(Failure) {
        try change { (all) throws(Failure) in
            guard let index = all.firstIndex(where: { $0.path == path }) else { throw .notRegistered }
            all.remove(at: index)
        }
    }

    private static func change(_ body: (inout [FontFile]) throws(Failure) -> Void) throws(Failure) {
        try state.withLock { (state) throws(Failure) in
            var files = state.files
            try body(&files)
            // A list of its own, not a change of that which other threads read just now.
            guard let config = FcInitLoadConfigAndFonts() else { throw .noMemory }
            for file in files { FcConfigAppFontAddFile(config, file.path) }
            FcConfigSetCurrent(config)
            FcConfigDestroy(config)
            (state.files, state.generation) = (files, state.generation + 1)
        }
        FontLibrary.forget()
    }

    /// The registered face called `name`: its PostScript name, or its full one, capitals or not.
    package static func face(named name: String) -> FontFace? {
        let wanted = name.lowercased()
        return all.first { $0.postScriptName.lowercased() == wanted }
            ?? all.first { $0.fullName.lowercased() == wanted }
    }

    /// The registered face that `font` is of.
    static func face(of font: FontDescription) -> FontFace? { all.first { $0.isFace(of: font) } }

    private static var all: [FontFace] { state.withLock { $0.files.flatMap(\.faces) } }
}
