internal import CoreGraphics
internal import OctantBase
internal import TestSupport
internal import UIKit

extension FuzzTarget {
    /// Texts of all scripts, in all sizes and spaces: laid out, drawn, and in labels.
    package static let texts = seeded("texts") { seed in
        try Log.redirected(to: { _ in }) {
            var odd = OddText(seed: seed)
            for _ in 0..<4 {
                let layout = odd.layout()
                guard layout.size.width.isFinite, layout.size.height.isFinite else {
                    throw Wrong("a text is \(layout.size.width) x \(layout.size.height) points")
                }
            }
            let label = UILabel(
                frame: CGRect(x: 0, y: 0, width: odd.numbers.oddNumber(), height: odd.numbers.oddNumber()))
            label.text = odd.string(upTo: 30)
            label.font = .systemFont(ofSize: odd.numbers.oddNumber())
            label.numberOfLines = Int.random(in: -1...4, using: &odd.numbers)
            label.lineBreakMode = NSLineBreakMode(rawValue: Int.random(in: 0...5, using: &odd.numbers)) ?? .byClipping
            label.adjustsFontSizeToFitWidth = Bool.random(using: &odd.numbers)
            let sizes = [label.intrinsicContentSize, label.sizeThatFits(label.bounds.size)]
            guard sizes.allSatisfy({ $0.width.isFinite && $0.height.isFinite && $0.width >= 0 && $0.height >= 0 })
            else {
                throw Wrong("a label asks for \(sizes)")
            }
            label.layer.displayIfNeeded()
            return true
        }
    }
}
