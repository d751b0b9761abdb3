import Foundation

/// The sanitizer that `Scripts/sanitize` runs the tests under.
public enum Sanitizer: String, Sendable {
    case thread, address

    /// The one of this run; nil where there is none.
    public static let current = ProcessInfo.processInfo.environment["OCTANT_SANITIZER"].flatMap(Sanitizer.init)

    /// The most calls within each other, up to `count`, that a test may make, of functions that put as many as
    /// `frames` frames on the stack for each. The thread sanitizer lists the functions that a thread is in, up to
    /// 65,536 (`kShadowStackSize` in LLVM's compiler-rt/lib/tsan/rtl/tsan_defs.h), does not look whether there is room,
    /// and ends the program where there is none. Another list for each stack would be a fiber to it, which would not be
    /// the thread any more that holds a recursive mutex.
    public static func depth(_ count: Int, frames: Int) -> Int {
        current == .thread ? min(count, 60_000 / frames) : count
    }
}
