extension SeededGenerator {
    /// `file` with one to four things wrong: cut short, bytes changed, left out, doubled, or one of `words` put in.
    package mutating func bend(_ file: [UInt8], words: [String] = []) -> [UInt8] {
        var file = file
        for _ in 0..<Int.random(in: 1...4, using: &self) where !file.isEmpty {
            let place = Int.random(in: file.indices, using: &self)
            let end = min(file.count, place + Int.random(in: 1...16, using: &self))
            switch Int.random(in: 0..<8, using: &self) {
            case 0: file.removeLast(file.count - place)
            case 1: file.removeSubrange(place..<end)
            case 2: file.insert(contentsOf: file[place..<end], at: place)
            case 3, 4: file.insert(contentsOf: Array((words.randomElement(using: &self) ?? "").utf8), at: place)
            default: file[place] = .random(in: 0...255, using: &self)
            }
        }
        return file
    }
}
