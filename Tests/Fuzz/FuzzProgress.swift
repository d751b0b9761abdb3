import Foundation

/// How far a process that tries inputs has come: in a file that it writes and the search reads.
struct FuzzProgress {
    /// The number of the input that it tries.
    var number: UInt64
    /// The number of those before that were accepted.
    var taken: UInt64

    /// The contents of the file; nil before there are any.
    init?(in file: Int32) {
        var text: (UInt64, UInt64) = (0, 0)
        let size = MemoryLayout.size(ofValue: text)
        guard withUnsafeMutableBytes(of: &text, { pread(file, $0.baseAddress, size, 0) }) == size else { return nil }
        (number, taken) = text
    }

    /// Where it begins.
    init(number: UInt64) { (self.number, taken) = (number, 0) }

    /// Writes it down.
    func write(to file: Int32) {
        var text = (number, taken)
        _ = withUnsafeBytes(of: &text) { pwrite(file, $0.baseAddress, $0.count, 0) }
    }

    /// The seed of the input of this number of the search with `seed`.
    static func inputSeed(_ number: UInt64, of seed: UInt64) -> UInt64 { seed << 40 &+ number }
}
