internal import Runtime

/// The calls that led to where the program is. For its last words only: it takes its time.
enum CallStack {
    /// How many calls are looked at, at most.
    private static let depth = 64
    /// The library that checks where code of actors runs.
    private static let runtime = "libswift_Concurrency.so"
    /// How the linker's names begin of what Octant's drop-in rooms declare, and of the standard library's.
    private static let rooms = ["$s5UIKit", "$s10QuartzCore", "$s7SwiftUI", "$s6Octant"], library = ["$sS", "$ss"]

    /// What called the runtime last, as it is declared; of calls within Octant that of the program. Nil if that cannot
    /// be told.
    static var callerOfRuntime: String? {
        guard let frames = try? Backtrace.capture(limit: depth).symbolicated()?.frames,
            let last = frames.lastIndex(where: { $0.symbol?.imageName == runtime })
        else { return nil }
        var found: String?
        for frame in frames[(last + 1)...] {
            guard let symbol = frame.symbol else { break }
            let isOurs = rooms.contains { symbol.rawName.hasPrefix($0) }
            if found == nil || isOurs { found = symbol.name }
            // The standard library may lie between, made for our types.
            if !isOurs, !library.contains(where: { symbol.rawName.hasPrefix($0) }) { break }
        }
        return found
    }
}
