import CoreGraphics

/// The notation of the drawings: marks with `|` between them, each a letter, what goes with it, a colon and a path.
///
/// | letter | what the mark is | in the form `fill` |
/// |---|---|---|
/// | `s` | a stroke | a stroke |
/// | `f` | an area | an area |
/// | `b` | the body, in outline | an area |
/// | `d` | a stroke on the body | a gap in it |
/// | `h` | a closed line on the body | a hole in it |
/// | `x` | a gap along a line in all before | the same |
/// | `X` | a hole in all before | the same |
///
/// Behind the letter may stand the pen's width (`s1.4`), the place in a palette (`@1`) and the place among the parts of
/// a variable symbol (`~2`). Paths have SVG's commands `M L H V C Q Z`, and
///
/// | command | what it adds |
/// |---|---|
/// | `P x y` | a point |
/// | `A x y r from to` | an arc in degrees, to the right first, clockwise where they grow |
/// | `O x y r`, `E x y rx ry` | a circle, an ellipse |
/// | `R x y width height r` | a rectangle with round corners |
/// | `G r x y …`, `W r x y …` | a closed and an open line with round corners |
/// | `* n outer inner from r` | a star of n points |
/// | `J n outer inner r` | a wheel of n teeth |
/// | `+ x y r` | a sparkle |
/// | `D n` | all so far, n times round the origin |
/// | `^ angle` | turns all so far |
/// | `T dx dy factor` | scales all so far, then moves it |
/// | `Y` | mirrors all so far top to bottom |
/// | `N` | adds all so far, mirrored left to right |
struct SymbolNotation {
    /// A mark before its form is known.
    struct Entry {
        /// The letter.
        var letter: Character
        /// The pen's width.
        var pen: CGFloat
        /// The place in a palette.
        var level: Int?
        /// The place in the order of a variable symbol.
        var order: Int?
        /// The path.
        var path: PathGeometry
    }

    /// The marks in order.
    let entries: [Entry]

    /// The marks of `text`; nil where it breaks the rules.
    init?(_ text: String) {
        var entries: [Entry] = []
        for part in text.split(separator: "|") {
            let halves = part.split(separator: ":", maxSplits: 1)
            guard halves.count == 2, let entry = Self.entry(halves[0], path: halves[1]) else { return nil }
            entries.append(entry)
        }
        self.entries = entries
    }

    private static func entry(_ head: Substring, path: Substring) -> Entry? {
        let head = head.filter { $0 != " " }
        guard let letter = head.first, "sfbdhxX".contains(letter) else { return nil }
        var numbers: [Character: Substring] = [:]
        var key: Character = "w"
        var start = head.index(after: head.startIndex)
        for index in head.indices.dropFirst() where head[index] == "@" || head[index] == "~" {
            numbers[key] = head[start..<index]
            (key, start) = (head[index], head.index(after: index))
        }
        numbers[key] = head[start...]
        var pen: CGFloat = 1
        if let width = numbers["w"], !width.isEmpty {
            guard let number = Double(width) else { return nil }
            pen = CGFloat(number)
        }
        var reader = SymbolPathReader(path)
        guard let path = reader.read() else { return nil }
        return Entry(
            letter: letter, pen: pen, level: numbers["@"].flatMap { Int($0) }, order: numbers["~"].flatMap { Int($0) },
            path: path)
    }

    /// The layers of the drawing, in outline or filled. Bodies come last in a palette where there is more.
    func layers(isFilled: Bool) -> [SymbolLayer] {
        let hasParts = entries.contains { "sdhf".contains($0.letter) }
        var layers: [SymbolLayer] = []
        var cuts: [SymbolMark] = []
        for entry in entries {
            let isBody = entry.letter == "b"
            var layer = SymbolLayer(marks: [], level: entry.level ?? (isBody && hasParts ? 1 : 0), order: entry.order)
            var mark = SymbolMark(path: entry.path, kind: .stroke, pen: entry.pen)
            mark.isDetail = "dh".contains(entry.letter)
            switch entry.letter {
            case "f": mark.kind = .fill
            case "b": mark.kind = isFilled ? .fill : .stroke
            case "d": layer.isHole = isFilled
            case "h":
                layer.isHole = isFilled
                mark.kind = isFilled ? .fill : .stroke
                // A hole's edge is that of the line it is in outline, on the inside.
                if isFilled { mark.pen = 0 }
            case "x", "X":
                mark.kind = entry.letter == "X" ? .fill : .stroke
                cuts.append(mark)
                continue
            default: break
            }
            layer.marks = [mark]
            layer.cuts = cuts
            if cuts.isEmpty, let last = layers.last, last.isHole == layer.isHole, last.level == layer.level,
                last.order == layer.order
            {
                layers[layers.count - 1].marks.append(mark)
            } else {
                layers.append(layer)
            }
            cuts = []
        }
        return layers
    }
}
