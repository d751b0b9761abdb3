internal import CoreGraphics
internal import OctantBase
package import TestSupport
internal import UIKit

extension FuzzTarget {
    /// Visual formats of Auto Layout, as near to good ones as not.
    package static let visualFormats = seeded("visual-formats") { seed in
        var numbers = SeededGenerator(seed: seed)
        return try Log.redirected(to: { _ in }) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            let views = (0..<3).map { _ in UIView() }
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            var made = 0
            for _ in 0..<5 {
                let constraints = NSLayoutConstraint.constraints(
                    withVisualFormat: VisualFormatInputs.format(&numbers),
                    options: NSLayoutConstraint.FormatOptions(rawValue: UInt.random(in: 0...0x7FFFF, using: &numbers)),
                    metrics: [
                        "gap": numbers.oddNumber(), "a": 3, "weight": UILayoutPriority(Float(numbers.oddNumber())),
                    ],
                    views: ["a": views[0], "b": views[1], "é": views[2]])
                NSLayoutConstraint.activate(constraints)
                made += constraints.count
            }
            root.layoutIfNeeded()
            let frames = views.map(\.frame)
            guard frames.allSatisfy(\.isFinite) else { throw Wrong("views are in no places: \(frames)") }
            root.setNeedsLayout()
            root.layoutIfNeeded()
            guard views.map(\.frame) == frames else { throw Wrong("views move when all is laid out again") }
            return made > 0
        }
    }
}

/// Visual formats of pieces.
package enum VisualFormatInputs {
    private static let parts = [
        "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", "gap", "weight", "==", ">=", "<=", "@", "8", ".5", ",",
        "-3",
        "é", "👩‍🚀", "", " ", "[a]", "-[b]-", "|-", "-|", "99999999999999999999", "1e308", "[a(==b)]", "[b(>=20@250)]",
    ]
    private static let views = [
        "[a]", "[b]", "[é]", "[a(40)]", "[b(==a)]", "[a(>=20@250,<=90)]", "[b(gap@weight)]", "[a(99999999999)]",
        "[b(-5)]",
    ]
    private static let gaps = ["", "-", "-8-", "-(gap)-", "-(>=5@20)-", "-(gap@weight)-", "-(-3)-", "-(99999999999)-"]

    /// A format: one that can be read, or of up to nine pieces of any kind.
    package static func format(_ numbers: inout SeededGenerator) -> String {
        if numbers.happens(oneIn: 2) {
            return (0..<Int.random(in: 0...9, using: &numbers)).map { _ in numbers.pick(parts) }.joined()
        }
        var format = numbers.pick(["", "H:", "V:"])
        if numbers.happens(oneIn: 2) { format += "|" + numbers.pick(gaps) }
        format += numbers.pick(views)
        for _ in 0..<Int.random(in: 0...3, using: &numbers) { format += numbers.pick(gaps) + numbers.pick(views) }
        if numbers.happens(oneIn: 2) { format += numbers.pick(gaps) + "|" }
        return format
    }
}
