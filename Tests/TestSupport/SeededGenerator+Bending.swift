extension SeededGenerator {
    /// `file` with one to four things wrong: cut short, bytes changed, left out, doubled, or one of `text` put in.
    package mutating func bend(_ file: [UInt8], text: [String] = []) -> [UInt8] {
        var file = file
        for _ in 0..<Int.random(in: 1...4, using: &self) where !file.isEmpty {
            let position = Int.random(in: file.indices, using: &self)
            let end = min(file.count, position + Int.random(in: 1...16, using: &self))
            switch Int.random(in: 0..<8, using: &self) {
            case 0: file.removeLast(file.count - position)
            case 1: file.removeSubrange(position..<end)
            case 2: file.insert(contentsOf: file[position..<end], at: position)
            case 3, 4: file.insert(contentsOf: Array((text.randomElement(using: &self) ?? "").utf8), at: position)
            default: file[position] = .random(in: 0...255, using: &self)
            }
        }
        return file
    }
}
