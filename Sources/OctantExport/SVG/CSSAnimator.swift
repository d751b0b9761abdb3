// How long before a jump the value before it still stands, in percent of the period: CSS has one value an instant.
private let jumpGap = 0.001

/// Writes motions as keyframes of CSS.
struct CSSAnimator: SVGAnimator {
    static let movesUses = false

    /// What the names of keyframes and classes begin with.
    let prefix: String
    /// The variable that all durations are multiplied with.
    private var speed: String { "--\(prefix)t" }
    /// The bodies of keyframes, each once, and their names.
    private var keyframes: [(body: String, name: String)] = []
    private var words: [String: Int] = [:]
    /// The rules of classes, each once, and their names.
    private var rules: [(body: String, name: String)] = []

    init(prefix: String) { self.prefix = prefix }

    mutating func animate(
        _ element: inout SVGElement, _ property: SVGProperty, _ curve: Curve, place: String
    ) throws(VectorError) {
        guard let css = property.css else {
            throw .unsupported(layer: place, what: "a moving \(property.attribute) in CSS")
        }
        let text = property.cssText ?? property.text
        let curve = curve.canonical
        let (body, timing) = Self.body(css, curve, text)
        var name = keyframes.first { $0.body == body }?.name
        if name == nil {
            words[property.word, default: 0] += 1
            let count = words[property.word] ?? 1
            let new = prefix + property.word + (count > 1 ? "\(count)" : "")
            keyframes.append((body, new))
            name = new
        }
        add(name ?? "", timing, curve, to: &element)
    }

    /// The keyframes' body, and the easing that all have in common.
    private static func body(
        _ property: String, _ curve: Curve, _ text: ([Double]) -> String
    ) -> (String, String) {
        let easings = Set(curve.keys.dropLast().map(\.easing))
        let common = easings.count == 1 ? easings.first : nil
        var stops: [(percent: String, body: String)] = []
        for (index, key) in curve.keys.enumerated() {
            var percent = key.time / curve.period * 100
            if index + 1 < curve.keys.count, curve.keys[index + 1].time - key.time < timeTolerance {
                percent = max(percent - jumpGap, 0)
            }
            let isLast = index + 1 == curve.keys.count
            var body = "\(property):\(text(key.value))"
            if common == nil, !isLast { body += ";animation-timing-function:\(key.easing.css)" }
            let name =
                percent <= 0 ? "from" : isLast ? "to" : percent.shortText(SVGDecimals.percent) + "%"
            stops.append((name, body))
        }
        var result: [(percents: [String], body: String)] = []
        for stop in stops {
            if let index = result.firstIndex(where: { $0.body == stop.body }) {
                result[index].percents.append(stop.percent)
            } else {
                result.append(([stop.percent], stop.body))
            }
        }
        let body = result.map { "\($0.percents.joined(separator: ",")){\($0.body)}" }.joined(separator: " ")
        return (body, (common ?? .linear).css)
    }

    private mutating func add(_ name: String, _ timing: String, _ curve: Curve, to element: inout SVGElement) {
        let motion = Self.motions(element.style)
        let names =
            motion.map(\.item) + [
                "\(name) \(duration(curve.period)) \(timing)" + (curve.repeats ? " infinite" : " forwards")
            ]
        let delays = motion.map(\.delay) + [abs(curve.delay) > timeTolerance ? duration(curve.delay) : "0s"]
        element.style.removeAll { $0.hasPrefix(Self.animation) || $0.hasPrefix(Self.delay) }
        element.style.append(Self.animation + names.joined(separator: ","))
        if delays.contains(where: { $0 != "0s" }) {
            let all = Set(delays).count == 1 ? [delays[0]] : delays
            element.style.append(Self.delay + all.joined(separator: ","))
        }
    }

    private static let animation = "animation:"
    private static let delay = "animation-delay:"

    /// The motions that an element with these declarations has, each with its delay.
    private static func motions(_ style: [String]) -> [(item: String, delay: String)] {
        guard let list = style.first(where: { $0.hasPrefix(animation) }) else { return [] }
        let items = split(list.dropFirst(animation.count))
        let given = style.first { $0.hasPrefix(delay) }.map { split($0.dropFirst(delay.count)) } ?? ["0s"]
        return items.enumerated().map { ($1, given.count == 1 ? given[0] : given[$0]) }
    }

    /// The items of a list, whose commas are those outside of brackets.
    private static func split(_ text: Substring) -> [String] {
        var (items, depth) = ([""], 0)
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 {
                items.append("")
            } else {
                items[items.count - 1].append(character)
            }
        }
        return items
    }

    /// A time that follows the variable of speed.
    private func duration(_ seconds: Double) -> String { "calc(\(SVGText.seconds(seconds))*var(\(speed)))" }

    mutating func move(_ element: SVGElement, as node: VectorNode) throws(VectorError) -> SVGElement {
        var result = element
        if !node.turn.stays(at: 0) || !node.scale.stays(at: 1) {
            let (x, y) = (SVGText.length(node.origin.x), SVGText.length(node.origin.y))
            result.style.append("transform-origin:\(x)px \(y)px")
        }
        func say(_ curve: Curve, _ rest: Double, _ property: SVGProperty) throws(VectorError) {
            if curve.stays(at: rest) { return }
            if curve.isStill {
                result.style.append("\(property.attribute):\(property.text(curve.first))")
            } else {
                try animate(&result, property, curve, place: node.place)
            }
        }
        func points(_ values: [Double]) -> String {
            let texts = values.map(SVGText.length).map { $0 == "0" ? $0 : $0 + "px" }
            return texts.last == "0" ? texts[0] : texts.joined(separator: " ")
        }
        try say(node.shift, 0, SVGProperty("translate", css: "translate", word: "move", text: points))
        try say(
            node.turn, 0,
            SVGProperty("rotate", css: "rotate", word: "turn") { $0[0].shortText(SVGDecimals.angle) + "deg" })
        try say(
            node.scale, 1,
            SVGProperty("scale", css: "scale", word: "scale") { values in
                let texts = values.map(SVGText.fraction)
                return texts[0] == texts[1] ? texts[0] : texts.joined(separator: " ")
            })
        return result
    }

    /// Moves the motions of all elements into classes, each once. The delays stay where they are, so that what moves
    /// alike at other times is of one class.
    mutating func classify(_ element: inout SVGElement) {
        for index in element.children.indices { classify(&element.children[index]) }
        guard element.style.contains(where: { $0.hasPrefix(Self.animation) }) else { return }
        let body = element.style.filter { !$0.hasPrefix(Self.delay) }.joined(separator: ";")
        var name = rules.first { $0.body == body }?.name
        if name == nil {
            let new = prefix + Self.letters(rules.count)
            rules.append((body, new))
            name = new
        }
        element.style = element.style.filter { $0.hasPrefix(Self.delay) }
        element.attributes.insert(("class", name ?? ""), at: 0)
    }

    /// a…z, then aa…
    static func letters(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
        return number < 26 ? letter : letters(number / 26 - 1) + letter
    }

    /// The rules, for the root's class.
    func sheet(root: String) -> String {
        guard !keyframes.isEmpty else { return "" }
        var text = "\n\(root){\(speed):1}\n"
        // As slow as Octant's indicators for people who ask for less motion.
        text += "@media(prefers-reduced-motion:reduce){\(root){\(speed):2}}\n"
        for rule in rules { text += ".\(rule.name){\(rule.body)}\n" }
        for keyframe in keyframes { text += "@keyframes \(keyframe.name){\(keyframe.body)}\n" }
        return text
    }

    var head: [SVGElement] { [] }
}

extension Easing {
    /// The text of CSS.
    var css: String {
        switch self {
        case .linear: return "linear"
        case .step: return "step-end"
        case .curve(let f):
            let parts = [f.c1x, f.c1y, f.c2x, f.c2y]
            switch parts {
            case [0.42, 0, 1, 1]: return "ease-in"
            case [0, 0, 0.58, 1]: return "ease-out"
            case [0.42, 0, 0.58, 1]: return "ease-in-out"
            case [0.25, 0.1, 0.25, 1]: return "ease"
            default:
                let text = parts.map { Double($0).shortText(SVGDecimals.fraction) }.joined(separator: ",")
                return "cubic-bezier(\(text))"
            }
        }
    }
}
