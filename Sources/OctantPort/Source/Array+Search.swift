import Foundation

extension [UInt8] {
    /// Returns the index at which `word` first stands at or after `start`; nil where it does not. It takes a fraction
    /// of the time of the library's search, which is for all kinds of collections.
    package func firstPlace(of word: [UInt8], from start: Int = 0) -> Int? {
        guard let first = word.first else { return start }
        return withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var place = start
            while bytes.count - place >= word.count,
                let found = memchr(base + place, Int32(first), bytes.count - place - word.count + 1)
            {
                if memcmp(found, word, word.count) == 0 { return UnsafeRawPointer(found) - base }
                place = UnsafeRawPointer(found) - base + 1
            }
            return nil
        }
    }

    /// Returns how often `word`, which is not empty, stands in it.
    package func count(of word: [UInt8]) -> Int {
        guard !word.isEmpty else { return 0 }
        var (count, start) = (0, 0)
        while let place = firstPlace(of: word, from: start) { (count, start) = (count + 1, place + word.count) }
        return count
    }
}
