// As many lines that are the same stand around those that differ.
private let context = 3

/// The lines in which two texts differ.
enum LineDifference {
    /// Lines of `old` with "-" before them, lines of `new` with "+", and with a space the lines around them that both
    /// have; "@@ line N" where some are left out. Empty for the same lines.
    static func text(from old: String, to new: String) -> String {
        let lines = merged(split(old), split(new))
        let changes = lines.indices.filter { lines[$0].sign != " " }
        var (result, last) = ([String](), -1)
        // The number of the line in the new text.
        var numbers = [Int]()
        for line in lines { numbers.append((numbers.last ?? 0) + (line.sign == "-" ? 0 : 1)) }
        for change in changes {
            let start = max(change - context, last + 1)
            if start > last + 1 { result.append("@@ line \(numbers[start])") }
            for index in start..<min(change + context + 1, lines.count) where index > last {
                result.append("\(lines[index].sign)\(lines[index].text)")
                last = index
            }
        }
        return result.joined(separator: "\n")
    }

    private static func split(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func merged(_ old: [Substring], _ new: [Substring]) -> [(sign: Character, text: Substring)] {
        let difference = new.difference(from: old)
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (result, oldIndex, newIndex) = ([(sign: Character, text: Substring)](), 0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                result.append(("-", old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                result.append(("+", new[newIndex]))
                newIndex += 1
            } else {
                result.append((" ", new[newIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return result
    }
}
