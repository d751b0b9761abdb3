internal import Glibc

/// The machine's processors.
package enum Processors {
    /// The number of those that are at work; at least 1.
    package static let count = max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
}
