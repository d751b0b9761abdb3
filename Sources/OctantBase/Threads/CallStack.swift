internal import Runtime

/// The calls that led to the current function. For fatal errors only: it is slow.
enum CallStack {
    /// The most calls that are examined.
    private static let depth = 64
    /// The library that checks where code of actors runs.
    private static let runtime = "libswift_Concurrency.so"
    /// How the linker's names begin of what Octant's drop-in rooms declare, and of the standard library's.
    private static let rooms = ["$s5UIKit", "$s10QuartzCore", "$s7SwiftUI", "$s6Octant"], library = ["$sS", "$ss"]

    /// The last caller of the runtime, as it is declared; of calls within Octant the program's. Nil if that cannot be
    /// found.
    static var callerOfRuntime: String? {
        guard let frames = try? Backtrace.capture(limit: depth).symbolicated()?.frames,
            let last = frames.lastIndex(where: { $0.symbol?.imageName == runtime })
        else { return nil }
        var found: String?
        for frame in frames[(last + 1)...] {
            guard let symbol = frame.symbol else { break }
            // The standard library may lie between: what of it is compiled into programs.
            if library.contains(where: { symbol.rawName.hasPrefix($0) }) { continue }
            let isOurs = rooms.contains { symbol.rawName.hasPrefix($0) }
            if found == nil || isOurs { found = symbol.name }
            if !isOurs { break }
        }
        return found
    }
}
