internal import CoreGraphics
internal import RenderServer

/// Decimals of lengths in points, of parts of lines, factors and opacities, of angles in degrees, and of seconds.
enum SVGDecimals {
    static let length = 3
    /// Of paths that turn into one another, of which there may be many.
    static let morph = 2
    static let fraction = 4
    static let angle = 3
    static let time = 4
    static let percent = 4
}

/// Values as SVG and CSS write them.
package enum SVGText {
    static func length(_ value: Double) -> String { value.shortText(SVGDecimals.length) }

    static func fraction(_ value: Double) -> String { value.shortText(SVGDecimals.fraction) }

    static func seconds(_ value: Double) -> String { value.shortText(SVGDecimals.time) + "s" }

    /// The id of a document of which all names begin with `prefix`: a dash at its end parts it from them.
    static func id(_ prefix: String) -> String { prefix.hasSuffix("-") ? String(prefix.dropLast()) : prefix }

    /// Red, green and blue, 0...1, in hexadecimal digits.
    static func color(_ parts: [Double]) -> String {
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let bytes = parts.prefix(3).map(byte)
        let digits = bytes.map { value in
            let text = String(value, radix: 16)
            return value < 16 ? "0\(text)" : text
        }
        let isShort = bytes.allSatisfy { $0 % 17 == 0 }
        return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
    }

    /// The same, in six digits always.
    package static func longColor(_ parts: [Double]) -> String {
        let text = color(parts)
        return text.count == 4 ? "#" + text.dropFirst().map { "\($0)\($0)" }.joined() : text
    }

    /// The data of a path with these steps. `joinsArcs` says whether arcs that follow one another become one.
    static func path(_ verbs: [PathVerb], _ numbers: [Double], joinsArcs: Bool = true) -> String {
        var result = ""
        var index = 0
        var current = ["", ""]
        var start = current
        // The arc that is under way, and where it has come to.
        var arc: (arc: SVGArc, end: String)?
        func finishArc() {
            if let arc { result += arc.arc.text(to: arc.end) }
            arc = nil
        }
        func place(_ offset: Int) -> CGPoint {
            CGPoint(x: numbers[index + offset * 2], y: numbers[index + offset * 2 + 1])
        }
        func point(_ offset: Int) -> [String] {
            [length(numbers[index + offset * 2]), length(numbers[index + offset * 2 + 1])]
        }
        for (position, verb) in verbs.enumerated() {
            if verb != .cubic { finishArc() }
            switch verb {
            case .move:
                // A move at the end draws nothing.
                if position + 1 == verbs.count { break }
                current = point(0)
                start = current
                result += "M" + current.joined(separator: " ")
            case .line:
                let next = point(0)
                if next == current { break }
                // A line back to the start before the path is closed says nothing.
                let closes = position + 1 < verbs.count && verbs[position + 1] == .close && next == start
                if !closes {
                    if next[1] == current[1] {
                        result += "H" + next[0]
                    } else if next[0] == current[0] {
                        result += "V" + next[1]
                    } else {
                        result += "L" + next.joined(separator: " ")
                    }
                }
                current = next
            case .quad:
                result += "Q" + (point(0) + point(1)).joined(separator: " ")
                current = point(1)
            case .cubic:
                let (end, next) = (point(2), SVGArc(place(-1), place(0), place(1), place(2)))
                if joinsArcs, let next, let last = arc?.arc, let both = last.joined(with: next) {
                    arc = (both, end.joined(separator: " "))
                } else {
                    finishArc()
                    arc = next.map { ($0, end.joined(separator: " ")) }
                    if arc == nil { result += "C" + (point(0) + point(1) + end).joined(separator: " ") }
                }
                current = end
            case .close:
                result += "Z"
                current = start
            }
            index += verb.pointCount * 2
        }
        finishArc()
        return result
    }

    /// The same path in every step, so that one can turn into another.
    static func morphingPath(_ verbs: [PathVerb], _ numbers: [Double]) -> String {
        var result = ""
        var index = 0
        for verb in verbs {
            let letter =
                switch verb {
                case .move: "M"
                case .line: "L"
                case .quad: "Q"
                case .cubic: "C"
                case .close: "Z"
                }
            let count = verb.pointCount * 2
            let texts = numbers[index..<index + count].map { $0.shortText(SVGDecimals.morph) }
            result += letter + texts.joined(separator: " ")
            index += count
        }
        return result
    }

    /// The transform of `matrix`.
    static func matrix(_ matrix: CGAffineTransform) -> String {
        let parts = [matrix.a, matrix.b, matrix.c, matrix.d].map { Double($0).shortText(5) }
        return "matrix(" + (parts + [length(matrix.tx), length(matrix.ty)]).joined(separator: " ") + ")"
    }
}
