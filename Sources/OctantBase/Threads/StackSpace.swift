internal import CStack
internal import Glibc

/// Space on the stack for walks down trees of any depth.
///
/// A function that calls itself for what is inside something asks first whether its thread's stack is nearly used up,
/// and goes on elsewhere if so:
///
///     if StackSpace.isLow { return StackSpace.extend { visit(layer) } }
///
/// What runs there runs on the same thread, so that main actors, locks and thread variables notice nothing. The memory
/// is mapped when it is needed, costs what is touched of it, and is given back.
package enum StackSpace {
    /// Bytes that are left for what asks nobody: drawing, and the program's own code. A quarter of smaller stacks.
    private static let reserve: UInt = 1 << 20
    /// Bytes of one more stack.
    private static let segment = 64 << 20

    /// The record of one thread.
    private struct Bounds {
        /// The stack in use ends here: addresses below are used up.
        var limit: UInt
        /// A stack that was used and may be again: walks that go up and down where one ends need no new one each time.
        var spare: UnsafeMutableRawPointer?
    }

    /// Holds each thread's `Bounds`.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            let bounds = pointer?.assumingMemoryBound(to: Bounds.self)
            if let spare = bounds?.pointee.spare { munmap(spare, StackSpace.segment) }
            bounds?.deallocate()
        }
        return key
    }()

    /// Whether the calling thread's stack is nearly used up. Any thread.
    package static var isLow: Bool { octant_stack_place() < bounds.pointee.limit }

    /// Runs `body` on a stack with space, on the calling thread; where there is no memory for one, on the present
    /// stack.
    package static func extend<Result>(_ body: () -> Result) -> Result {
        let bounds = bounds
        let (limit, size) = (bounds.pointee.limit, segment)
        let base = bounds.pointee.spare ?? map(size)
        bounds.pointee.spare = nil
        defer { bounds.pointee.limit = limit }
        guard let base else {
            // As good as it gets: who runs out of both memory and stack is ended by the system.
            bounds.pointee.limit = 0
            return body()
        }
        bounds.pointee.limit = UInt(bitPattern: base) + reserve
        defer { giveBack(base, to: bounds) }
        return withoutActuallyEscaping(body) { body in
            let result = UnsafeMutablePointer<Result>.allocate(capacity: 1)
            defer { result.deallocate() }
            var job = { result.initialize(to: body()) }
            let hasRun = withUnsafeMutablePointer(to: &job) { job in
                octant_run_on_stack(
                    base, size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, job) == 0
            }
            if !hasRun { job() }
            return result.move()
        }
    }

    /// Releases what is in `list`, however deeply nested: for `deinit`, which takes it out of the object first, because
    /// Swift goes through all accesses to objects under way at each new one.
    package static func release<Element>(_ list: inout [Element]) {
        if list.isEmpty { return }
        if isLow { extend { list.removeAll() } } else { list.removeAll() }
    }

    /// Releases one value in the same way.
    package static func release<Value>(_ value: inout Value?) {
        if value == nil { return }
        if isLow { extend { value = nil } } else { value = nil }
    }

    private static var bounds: UnsafeMutablePointer<Bounds> {
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Bounds.self) }
        let bounds = UnsafeMutablePointer<Bounds>.allocate(capacity: 1)
        bounds.initialize(to: Bounds(limit: ownLimit(), spare: nil))
        pthread_setspecific(key, bounds)
        return bounds
    }

    /// The address at which the stack that the system gave the calling thread is nearly used up; 0 where the system
    /// does not tell.
    private static func ownLimit() -> UInt {
        var base: UnsafeMutableRawPointer?
        let size = UInt(octant_own_stack(&base))
        guard size > 0, let base else { return 0 }
        return UInt(bitPattern: base) + min(reserve, size / 4)
    }

    /// Memory for a stack, with a page before it that nobody may touch.
    private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
        guard let base = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), base != MAP_FAILED else { return nil }
        mprotect(base, Int(getpagesize()), PROT_NONE)
        return base
    }

    /// Keeps the stack at `base` for the next time, without what was touched of it, or lets go of it.
    private static func giveBack(_ base: UnsafeMutableRawPointer, to bounds: UnsafeMutablePointer<Bounds>) {
        if bounds.pointee.spare == nil {
            madvise(base, segment, MADV_DONTNEED)
            bounds.pointee.spare = base
        } else {
            munmap(base, segment)
        }
    }
}
