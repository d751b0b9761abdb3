import Glibc

/// The length of a tick of `mach_absolute_time()`, as a fraction of nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The nanoseconds of so many ticks as `denom` says.
    public var numer: UInt32
    /// The ticks that take so many nanoseconds as `numer` says.
    public var denom: UInt32

    /// A fraction; by default of zeros, to be filled in.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Returns a fraction, as C's structure of this name; by default of zeros, to be filled in.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Fills in what a tick is: a nanosecond. Returns 0, as for what succeeds.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

/// Returns the machine's monotonic time in ticks: nanoseconds. It is the same clock as that of `CACurrentMediaTime()`.
public func mach_absolute_time() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
