import UIKit

/// Views in lines, as many in each as the container has tracks: elements, and rows that are made as they are seen.
@MainActor final class LazyFlow {
    private let parts: [LazyPart]
    /// The number of the first view of each part.
    private let starts: [Int]
    private let count: Int
    /// The contents of rows that are more than views: sections, or rows of their own.
    private var runs: [Int: LazyRun] = [:]
    private var lengths: LineLengths?
    /// Whether the rows are more than views, and take a line each.
    private var isNested = false
    private var hasAverage = false

    init(_ parts: [LazyPart]) {
        self.parts = parts
        var (starts, count) = ([Int](), 0)
        for part in parts {
            starts.append(count)
            count += part.count
        }
        (self.starts, self.count) = (starts, count)
    }

    /// Whether it shows these parts, with as many views.
    func hasParts(_ others: [LazyPart]) -> Bool {
        others.count == parts.count && others.reduce(0) { $0 + $1.count } == count
            && zip(parts, others).allSatisfy { $0.isSame(as: $1) }
    }

    /// The views, if all of them are elements; nil else.
    var elements: [Element]? {
        var elements: [Element] = []
        for part in parts {
            guard case .element(let element) = part else { return nil }
            elements.append(element)
        }
        return elements
    }

    func forgetLengths() {
        lengths = nil
        hasAverage = false
        for run in runs.values { run.forgetLengths() }
    }

    func adoptElements(in pass: LazyPass) {
        for case .element(let element) in parts { pass.adopt(element) }
    }

    // MARK: Views

    private func part(of view: Int) -> Int {
        var (low, high) = (0, parts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= view { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private enum Unit {
        case elements([Element])
        case run(LazyRun)
    }

    private func view(_ number: Int, in pass: LazyPass) -> Unit {
        let index = part(of: number)
        switch parts[index] {
        case .element(let element): return .elements([element])
        case .rows(let rows):
            let parts = rows.row(at: number - starts[index]).lazyParts(for: pass.host)
            if let run = runs[number] {
                run.update(parts)
                if run.elements == nil { return .run(run) }
            }
            let run = runs[number] ?? LazyRun(parts)
            guard let elements = run.elements else {
                runs[number] = run
                run.adoptElements(in: pass)
                return .run(run)
            }
            runs[number] = nil
            for element in elements { pass.adopt(element) }
            return .elements(elements)
        }
    }

    /// Makes the rows of these views.
    private func make(_ views: Range<Int>, in pass: LazyPass) {
        var isNew = false
        for number in views {
            let index = part(of: number)
            guard case .rows(let rows) = parts[index], !rows.hasRow(at: number - starts[index]) else { continue }
            _ = rows.row(at: number - starts[index])
            isNew = true
        }
        guard isNew else { return }
        pass.host.graph?.settle()
        // What was made and is not shown yet is not on screen.
        for number in views { _ = view(number, in: pass) }
    }

    // MARK: Lines

    private func views(perLine pass: LazyPass) -> Int { isNested ? 1 : max(pass.tracks?.count ?? 1, 1) }

    private func lines(in pass: LazyPass) -> LineLengths {
        let perLine = views(perLine: pass)
        let number = (count + perLine - 1) / perLine
        if let lengths, lengths.count == number, lengths.spacing == pass.setup.distance { return lengths }
        return LineLengths(count: number, spacing: pass.setup.distance)
    }

    /// The views of a line.
    private func views(ofLine line: Int, in pass: LazyPass) -> Range<Int> {
        let perLine = views(perLine: pass)
        return line * perLine..<min((line + 1) * perLine, count)
    }

    /// The length of a view, or of what one row has one below the other.
    private func length(of elements: [Element], track: GridTrack?, in pass: LazyPass) -> CGFloat {
        elements.reduce(0) { $0 + pass.length(of: $1, track: track) }
            + CGFloat(max(elements.count - 1, 0)) * pass.setup.distance
    }

    /// Measures a line, which is made where it is not yet; places it too where `position` is not nil.
    private func measure(_ line: Int, in pass: LazyPass, placing position: CGFloat?) -> CGFloat {
        let numbers = views(ofLine: line, in: pass)
        make(numbers, in: pass)
        var length: CGFloat = 0
        var contents: [(elements: [Element], track: GridTrack?)] = []
        for (column, number) in numbers.enumerated() {
            switch view(number, in: pass) {
            case .run(let run):
                isNested = true
                return position.map { run.place(in: pass, at: $0) } ?? run.length(in: pass)
            case .elements(let elements):
                let track = pass.tracks?[column]
                contents.append((elements, track))
                length = max(length, self.length(of: elements, track: track, in: pass))
            }
        }
        guard let position else { return length }
        for (elements, track) in contents {
            var start = position
            for element in elements {
                let own = elements.count == 1 ? length : pass.length(of: element, track: track)
                pass.show(element, at: start, own, track: track)
                start += own + pass.setup.distance
            }
        }
        return length
    }

    /// Makes sure that there is something to guess lengths from.
    private func prepare(_ pass: LazyPass) -> LineLengths {
        var lines = lines(in: pass)
        guard lines.count > 0, lines.guess == nil else { return lines }
        let wasNested = isNested
        let length = measure(0, in: pass, placing: nil)
        if isNested != wasNested { lines = self.lines(in: pass) }
        lines.note(length, of: 0)
        lengths = lines
        return lines
    }

    func length(in pass: LazyPass) -> CGFloat { prepare(pass).total }

    /// Places the lines that are in the pass's window, from `start` on. Returns the length of all.
    func place(in pass: LazyPass, at start: CGFloat) -> CGFloat {
        var lines = prepare(pass)
        let window = pass.window
        guard lines.count > 0, start < window.upperBound, start + lines.total > window.lowerBound else {
            return lines.total
        }
        let first = lines.line(endingAfter: window.lowerBound - start)
        guard first < lines.count else { return lines.total }
        var position = start + lines.start(of: first)
        // Made together, so that what they bring is brought in once.
        let wanted = (window.upperBound - position) / max(lines[first] + lines.spacing, 1)
        if !isNested, wanted.isFinite, wanted > 0 {
            let last = min(first + Int(min(wanted, 1000)), lines.count - 1)
            make(views(ofLine: first, in: pass).lowerBound..<views(ofLine: last, in: pass).upperBound, in: pass)
        }
        var line = first
        while line < lines.count, position < window.upperBound {
            let length = measure(line, in: pass, placing: position)
            lines.note(length, of: line)
            position += length + lines.spacing
            line += 1
        }
        if !hasAverage {
            hasAverage = true
            lines.guessAverage()
        }
        lengths = lines
        return lines.total
    }

    /// The begin and the length of the row `index` of `rows`, from `start` on; nil where they are not here.
    func span(of rows: any LazyRows, _ index: Int, in pass: LazyPass, from start: CGFloat) -> (CGFloat, CGFloat)? {
        let lines = prepare(pass)
        for (part, first) in zip(parts, starts) {
            guard case .rows(let own) = part, own === rows else { continue }
            let line = (first + index) / views(perLine: pass)
            return (start + lines.start(of: line), lines[line])
        }
        for (number, run) in runs {
            let line = number / views(perLine: pass)
            if let span = run.span(of: rows, index, in: pass, from: start + lines.start(of: line)) { return span }
        }
        return nil
    }
}
