import Foundation

/// The sanitizer that `Scripts/sanitize` runs the tests under, "thread" or "address"; nil where it does not.
let sanitizer = ProcessInfo.processInfo.environment["OCTANT_SANITIZER"]
