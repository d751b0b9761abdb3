/// A path as text: numbers, each row of them followed by the letter of its step.
enum PathText {
    private static let letters: [(verb: PathVerb, letter: String)] = [
        (.move, "m"), (.line, "l"), (.quad, "q"), (.cubic, "c"), (.close, "h"),
    ]

    static func text(of geometry: PathGeometry) -> String {
        var tokens: [String] = []
        var index = 0
        for verb in geometry.verbs {
            for point in geometry.points[index..<index + verb.pointCount] {
                tokens += [word(point.x), word(point.y)]
            }
            tokens += letters.filter { $0.verb == verb }.map(\.letter)
            index += verb.pointCount
        }
        return tokens.joined(separator: " ")
    }

    /// The shortest text that reads as the same number, a whole one without its ".0".
    private static func word(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func geometry(of text: String) -> PathGeometry? {
        var geometry = PathGeometry()
        var numbers: [CGFloat] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            guard let verb = letters.first(where: { $0.letter == word })?.verb,
                numbers.count == 2 * verb.pointCount, verb == .move || !geometry.isEmpty
            else { return nil }
            let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            numbers = []
            switch verb {
            case .move: geometry.move(to: points[0])
            case .line: geometry.line(to: points[0])
            case .quad: geometry.quad(to: points[1], control: points[0])
            case .cubic: geometry.cubic(to: points[2], control1: points[0], control2: points[1])
            case .close: geometry.close()
            }
        }
        return numbers.isEmpty ? geometry : nil
    }
}
