internal import CoreGraphics

// How far a value may be off where a curve that SMIL cannot say is cut into straight lines, as a share of its way.
private let flatTolerance = 0.001
// The most halvings of such a curve.
private let mostHalvings = 9

/// Writes motions as elements of SMIL.
struct SMILAnimator: SVGAnimator {
    static let movesUses = true

    var head: [SVGElement] { [] }

    mutating func animate(
        _ element: inout SVGElement, _ property: SVGProperty, _ curve: Curve, place: String
    ) throws(VectorError) {
        var animation = SVGElement("animate", [("attributeName", property.attribute)])
        Self.time(&animation, curve, property.text)
        element.children.append(animation)
    }

    mutating func move(_ element: SVGElement, as node: VectorNode) throws(VectorError) -> SVGElement {
        let (x, y) = (SVGText.length(node.origin.x), SVGText.length(node.origin.y))
        var result = element
        func wrap(_ transform: String) {
            var group = SVGElement("g", transform.isEmpty ? [] : [("transform", transform)])
            group.children = [result]
            result = group
        }
        func say(_ curve: Curve, _ rest: Double, _ type: String, _ text: ([Double]) -> String) {
            if curve.stays(at: rest) { return }
            wrap("\(type)(\(text(curve.first)))")
            if curve.isStill { return }
            var animation = SVGElement("animateTransform", [("attributeName", "transform"), ("type", type)])
            Self.time(&animation, curve, text)
            result.children.append(animation)
        }
        if !node.scale.stays(at: 1) {
            wrap("translate(\(SVGText.length(-node.origin.x)) \(SVGText.length(-node.origin.y)))")
            say(node.scale, 1, "scale") { $0.map(SVGText.fraction).joined(separator: " ") }
            wrap("translate(\(x) \(y))")
        }
        say(node.turn, 0, "rotate") { "\($0[0].shortText(SVGDecimals.angle)) \(x) \(y)" }
        say(node.shift, 0, "translate") { $0.map(SVGText.length).joined(separator: " ") }
        return result
    }

    private static func time(_ animation: inout SVGElement, _ curve: Curve, _ text: ([Double]) -> String) {
        let isDiscrete = curve.keys.dropLast().allSatisfy { $0.easing == .step }
        var keys = isDiscrete ? Array(curve.keys.dropLast()) : curve.flattened
        if !isDiscrete {
            // What stays until it jumps has its value twice.
            var held: [Curve.Key] = []
            for (index, key) in keys.enumerated() {
                held.append(key)
                if key.easing == .step, index + 1 < keys.count {
                    held[held.count - 1].easing = .linear
                    held.append(Curve.Key(time: keys[index + 1].time, value: key.value))
                }
            }
            keys = held
        }
        let values = keys.map { text($0.value) }
        animation.set("values", values.joined(separator: ";"))
        let times = keys.map { ($0.time / curve.period).shortText(6) }
        let isEven = keys.count == 2 && !isDiscrete
        if !isEven { animation.set("keyTimes", times.joined(separator: ";")) }
        if isDiscrete {
            animation.set("calcMode", "discrete")
        } else if keys.dropLast().contains(where: { $0.easing != .linear }) {
            animation.set("calcMode", "spline")
            animation.set("keySplines", keys.dropLast().map(\.easing.spline).joined(separator: ";"))
        }
        animation.set("dur", SVGText.seconds(curve.period))
        if abs(curve.delay) > timeTolerance { animation.set("begin", SVGText.seconds(curve.delay)) }
        if curve.repeats { animation.set("repeatCount", "indefinite") } else { animation.set("fill", "freeze") }
    }
}

extension Easing {
    /// The four numbers of SMIL.
    fileprivate var spline: String {
        guard case .curve(let f) = self else { return "0 0 1 1" }
        return [f.c1x, f.c1y, f.c2x, f.c2y].map { Double($0).shortText(SVGDecimals.fraction) }.joined(separator: " ")
    }

    /// Whether SMIL can say it: it knows no curve that overshoots.
    fileprivate var staysWithin: Bool {
        guard case .curve(let f) = self else { return true }
        return (0...1).contains(f.c1y) && (0...1).contains(f.c2y)
    }
}

extension Curve {
    /// The keys with straight lines in place of curves that overshoot.
    fileprivate var flattened: [Key] {
        var result: [Key] = []
        for (index, key) in keys.enumerated() {
            guard index + 1 < keys.count, !key.easing.staysWithin else {
                result.append(key)
                continue
            }
            let next = keys[index + 1]
            func value(_ share: Double) -> [Double] {
                let progress = key.easing.value(at: share)
                return key.value.indices.map { key.value[$0] + (next.value[$0] - key.value[$0]) * progress }
            }
            func add(_ low: Double, _ high: Double, _ depth: Int) {
                let (a, b) = (key.easing.value(at: low), key.easing.value(at: high))
                let off = [0.25, 0.5, 0.75].map { share in
                    abs(key.easing.value(at: low + (high - low) * share) - (a + (b - a) * share))
                }
                if depth > 1, off.allSatisfy({ $0 <= flatTolerance }) || depth > mostHalvings {
                    result.append(Key(time: key.time + (next.time - key.time) * low, value: value(low)))
                } else {
                    add(low, (low + high) / 2, depth + 1)
                    add((low + high) / 2, high, depth + 1)
                }
            }
            add(0, 1, 0)
        }
        return result
    }
}
