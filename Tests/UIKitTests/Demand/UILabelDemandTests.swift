import Testing
import UIKit

/// Every name that public sources use of UILabel, spelt as they spell it; each must show. Source: docs/sources.md,
/// Names in use.
@Suite("Demand: UILabel")
@MainActor
struct UILabelDemandTests {
    private func shown(
        _ text: String? = "HHH", _ size: CGSize = CGSize(width: 120, height: 60), change: (UILabel) -> Void
    ) throws -> Pixels {
        let label = UILabel(frame: CGRect(origin: .zero, size: size))
        label.text = text
        label.textColor = .black
        change(label)
        return try Pixels.drawing(size.width, size.height) { label.layer.render(in: $0) }
    }

    @Test("text, font, colour and alignment")
    func basics() throws {
        let plain = try shown { _ in }
        #expect(plain.area > 50 && plain[Int(plain.ink.minX) + 1, Int(plain.ink.midY)][0] == 0)
        #expect(try shown { $0.text = nil }.area == 0)
        #expect(try shown { $0.font = .systemFont(ofSize: 34) }.ink.height > plain.ink.height * 1.8)
        let colored = try shown { $0.textColor = .red }
        #expect(colored.ink == plain.ink && colored[Int(plain.ink.minX) + 1, Int(plain.ink.midY)][0] > 100)
        #expect(abs(try shown { $0.textAlignment = .center }.ink.midX - 60) <= 1)
        let attributed = try shown {
            $0.attributedText = NSAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        }
        #expect(attributed.ink.height > plain.ink.height * 2)
        let high = try shown {
            $0.highlightedTextColor = .blue
            $0.isHighlighted = true
        }
        #expect(high[Int(plain.ink.minX) + 1, Int(plain.ink.midY)][2] > 100)
        let shadow = try shown {
            $0.shadowColor = .red
            $0.shadowOffset = CGSize(width: 60, height: 0)
        }
        #expect(abs(shadow.area - 2 * plain.area) < 2 && shadow.ink.maxX == plain.ink.maxX + 60)
    }

    @Test("lines break, or lose an end, as the line break mode says")
    func lines() throws {
        let long = "HHHH HHHH HHHH HHHH"
        let one = try shown(long) { $0.lineBreakMode = .byTruncatingTail }
        #expect(one.ink.height < 20 && one.ink.maxX <= 120)
        let two = try shown(long) {
            $0.numberOfLines = 2
            $0.lineBreakMode = .byWordWrapping
        }
        #expect(two.ink.height > 25 && two.ink.height < 45)
        let all = try shown(long, CGSize(width: 60, height: 100)) { $0.numberOfLines = 0 }
        #expect(all.ink.height > 60)
        let cut = try shown(long) { $0.lineBreakMode = .byClipping }
        #expect(cut.ink.maxX == 120)
        let (head, middle) = (
            try shown(long) { $0.lineBreakMode = .byTruncatingHead },
            try shown(long) { $0.lineBreakMode = .byTruncatingMiddle }
        )
        // An ellipsis is low: where it is, nothing is high.
        func isHigh(_ shown: Pixels, _ columns: Range<Int>) -> Bool {
            columns.contains { shown.alpha($0, Int(one.ink.minY) + 1) > 0 }
        }
        #expect(!isHigh(head, 0..<8) && isHigh(middle, 0..<8) && isHigh(one, 0..<8))
        #expect(isHigh(head, 108..<118) && isHigh(middle, 108..<118))
        let chars = try shown("HHHHHHHHHHHHHHHH") {
            ($0.numberOfLines, $0.lineBreakMode) = (0, .byCharWrapping)
        }
        #expect(chars.ink.height > 25)
    }

    @Test("a line that is too long is set smaller, and stands where it is told to")
    func shrinking() throws {
        let text = "HHHHHHHHHHHHHHHHHHHH"
        let whole = try shown("H") { _ in }
        let truncated = try shown(text) { _ in }
        let small = try shown(text) { $0.adjustsFontSizeToFitWidth = true }
        #expect(small.ink.height < truncated.ink.height * 0.8 && small.ink.maxX > 115)
        let limited = try shown(text) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.9
        }
        #expect(limited.ink.height > small.ink.height && limited.ink.height < truncated.ink.height)
        func adjusted(_ adjustment: UIBaselineAdjustment) throws -> CGRect {
            try shown(text) {
                $0.adjustsFontSizeToFitWidth = true
                $0.baselineAdjustment = adjustment
            }.ink
        }
        // On the baseline, in the middle, at the top.
        let (baseline, middle, top) = (
            try adjusted(.alignBaselines), try adjusted(.alignCenters), try adjusted(.none)
        )
        #expect(abs(baseline.maxY - whole.ink.maxY) <= 1)
        #expect(abs(middle.midY - whole.ink.midY) <= 2 && middle.maxY < baseline.maxY && top.minY < middle.minY)
        #expect(UILabel().baselineAdjustment == .alignBaselines)
    }

    @Test("the width that lines break at decides the intrinsic size")
    func preferredWidth() {
        let label = UILabel()
        label.text = "HHHH HHHH HHHH HHHH"
        label.numberOfLines = 0
        let line = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = line.width / 2
        #expect(label.intrinsicContentSize.width <= line.width / 2 + 1)
        #expect(label.intrinsicContentSize.height > line.height * 1.8)
    }
}
