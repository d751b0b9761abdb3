import CoreGraphics
import Foundation
import Testing
import ViewSupport

@testable import UIKit

/// The positions of the lines of labels in iOS 26.1, by rules that hold for any font: at two pixels a point, unless
/// noted.
@Suite("Lines as measured")
@MainActor
struct MeasuredLineTests {
    private func label(_ text: String, _ font: UIFont, in view: UIView) -> UILabel {
        let label = UILabel()
        (label.font, label.text) = (font, text)
        view.addSubview(label)
        return label
    }

    private func halfUp(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-6).rounded(.down) }

    // MARK: Baselines

    @Test("the baseline of a label is its font's ascender below its top, to whole points, halves up")
    func baselines() throws {
        try Stage.with(size: CGSize(width: 400, height: 100), scale: 2) { (stage: Stage) throws in
            for size in 8...40 {
                for weight in [UIFont.Weight.regular, .bold] {
                    let font = UIFont.systemFont(ofSize: CGFloat(size), weight: weight)
                    let label = label("Line", font, in: stage.window)
                    let lines = try #require(label.textBaselines(forWidth: nil))
                    #expect(abs(lines.first - halfUp(font.ascender)) < 1e-9 && lines.first == lines.last, "\(size)")
                    label.removeFromSuperview()
                }
            }
        }
    }

    @Test("baselines that are one: a large and a small line by their first, two more by their last")
    func constraints() {
        MeasuredScene(name: "baselines", size: CGSize(width: 320, height: 160), frames: [:]) { root in
            let texts: [(String, CGFloat)] = [("Big 28pt", 28), ("small 13", 13), ("Title 22", 22), ("tiny 11", 11)]
            let labels = texts.map { label($0, .systemFont(ofSize: $1), in: root) }
            for label in labels { label.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
                labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor),
                labels[2].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                labels[2].topAnchor.constraint(equalTo: root.topAnchor, constant: 96),
                labels[3].leadingAnchor.constraint(equalTo: labels[2].trailingAnchor, constant: 8),
                labels[3].lastBaselineAnchor.constraint(equalTo: labels[2].lastBaselineAnchor),
            ])
        }.show { root in
            let labels = root.subviews.compactMap { $0 as? UILabel }
            let ascenders = labels.map { halfUp($0.font.ascender) }
            for (large, small, top) in [(0, 1, 24), (2, 3, 96)] as [(Int, Int, CGFloat)] {
                #expect(labels[large].frame.origin == CGPoint(x: 16, y: top))
                #expect(labels[small].frame.minY == top + ascenders[large] - ascenders[small])
                // Where the first one ends to whole pixels, 8 on, to whole points.
                #expect(labels[small].frame.minX == halfUp(24 + labels[large].intrinsicContentSize.width))
                for label in [labels[large], labels[small]] {
                    #expect(label.frame.size == label.intrinsicContentSize)
                }
            }
        }
    }

    /// Rows and columns of pixels that `text` leaves its mark on, at least half.
    private func ink(of rendered: Bitmap) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
        var (rows, columns): ([Int], [Int]) = ([], [])
        for y in 0..<rendered.height {
            for x in 0..<rendered.width where rendered.pixel(x: x, y: y) >> 24 >= 128 {
                rows.append(y)
                columns.append(x)
            }
        }
        guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(), let right = columns.max()
        else { return nil }
        return (top...bottom, left...right)
    }

    @Test(
        "in a taller label the text is in the middle, to whole points, halves up, and its letters stand on pixels",
        arguments: [0, 20, 21, 22, 23, 7.5] as [CGFloat])
    func tallerLabel(free: CGFloat) throws {
        try Stage.with(size: CGSize(width: 60, height: 80), scale: 2) { (stage: Stage) throws in
            let label = label("HEH", .systemFont(ofSize: 17), in: stage.window)
            let size = label.intrinsicContentSize
            label.frame = CGRect(x: 0, y: 5, width: 60, height: size.height + free)
            let baseline = 5 + halfUp(free / 2) + halfUp(label.font.ascender)
            let rows = try #require(ink(of: try stage.image())).rows
            #expect(rows.upperBound == Int(baseline * 2) - 1)
        }
    }

    @Test("on a telephone the baseline and the room above are on whole pixels", arguments: [1, 3] as [CGFloat])
    func pixels(scale: CGFloat) throws {
        try Stage.with(size: CGSize(width: 60, height: 80), scale: scale) { (stage: Stage) throws in
            let label = label("H", .systemFont(ofSize: 17), in: stage.window)
            let size = label.intrinsicContentSize
            for free in [0, 1 / scale, 5, 5 + 1 / scale] {
                label.frame = CGRect(x: 0, y: 0, width: 60, height: size.height + free)
                let baseline = halfUp(free / 2 * scale) + halfUp(label.font.ascender * scale)
                let rows = try #require(ink(of: try stage.image())).rows
                #expect(rows.upperBound == Int(baseline) - 1, "\(free)")
            }
        }
    }

    // MARK: Across

    @Test("a line in the middle is not moved to pixels: a label half a point wider has it a quarter of one farther")
    func middle() throws {
        try Stage.with(size: CGSize(width: 80, height: 40), scale: 2) { (stage: Stage) throws in
            let label = label("H", .systemFont(ofSize: 17), in: stage.window)
            label.textAlignment = .center
            /// The middle of what is drawn, in points.
            @MainActor func center(_ width: CGFloat) throws -> CGFloat {
                label.frame = CGRect(x: 4, y: 4, width: width, height: 30)
                let rendered = try stage.image()
                var (sum, weight) = (0.0, 0.0)
                for y in 0..<rendered.height {
                    for x in 0..<rendered.width {
                        let alpha = Double(rendered.pixel(x: x, y: y) >> 24)
                        (sum, weight) = (sum + alpha * (Double(x) + 0.5) / 2, weight + alpha)
                    }
                }
                return CGFloat(sum / weight)
            }
            let first = try center(60)
            for wider in [0.5, 1, 1.5] as [CGFloat] {
                let moved = try center(60 + wider) - first
                #expect(abs(moved - wider / 2) < 0.02, "\(wider)")
            }
        }
    }

    @Test("a label cuts off what leans out of it, whether it clips or not")
    func overhang() throws {
        let font = UIFont.italicSystemFont(ofSize: 40)
        let size = CGSize(width: 120, height: 80)
        // Without a label the letter leans out of its space.
        let room = ("f" as NSString).size(withAttributes: [.font: font]).width
        let free = UIGraphicsImageRenderer(size: size).image { _ in
            ("f" as NSString).draw(at: CGPoint(x: 40, y: 10), withAttributes: [.font: font])
        }
        let scale = free.scale
        let drawn = try #require(free.cgImage?.bitmap)
        let columns = try #require(ink(of: drawn)).columns
        #expect(columns.lowerBound < Int(40 * scale) || columns.upperBound > Int((40 + room) * scale))
        try Stage.with(size: size, scale: 2) { (stage: Stage) throws in
            let label = label("f", font, in: stage.window)
            label.frame = CGRect(origin: CGPoint(x: 40, y: 10), size: label.intrinsicContentSize)
            for clips in [false, true] {
                label.clipsToBounds = clips
                let rendered = try stage.image()
                let (left, right) = (80, Int(label.frame.maxX * 2))
                for y in 0..<rendered.height {
                    for x in 0..<rendered.width where x < left || x >= right {
                        #expect(rendered.pixel(x: x, y: y) == 0, "\(x), \(y)")
                    }
                }
                #expect(ink(of: rendered) != nil)
            }
        }
    }

    // MARK: Pairs of letters

    private func width(_ string: NSAttributedString) -> CGFloat { string.size().width }

    private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        width(
            NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 40)].merging(attributes) { $1 }))
    }

    @Test("pairs of letters move together, but not where kerning is said to be nothing; other kerning adds to it")
    func pairs() {
        let apart = width("A") + width("V")
        #expect(width("AV") < apart - 1)
        #expect(abs(width("AV", [.kern: 0]) - apart) < 0.1 && abs(width("AV", [.kern: 0.0 as CGFloat]) - apart) < 0.1)
        #expect(abs(width("AV", [.kern: 3]) - width("AV") - 6) < 0.1)
        // What is no number sets nothing.
        #expect(width("AV", [.kern: "0"]) == width("AV"))
    }

    @Test("a pair moves together across attributes, but not across fonts")
    func pairsAcross() {
        func pair(_ change: [NSAttributedString.Key: Any]) -> CGFloat {
            let font = UIFont.systemFont(ofSize: 40)
            let text = NSMutableAttributedString(string: "AV", attributes: [.font: font])
            text.addAttributes(change, range: NSRange(location: 1, length: 1))
            return width(text)
        }
        #expect(abs(pair([.foregroundColor: UIColor.red]) - width("AV")) < 0.1)
        #expect(abs(pair([.underlineStyle: 1]) - width("AV")) < 0.1)
        let bold = UIFont.systemFont(ofSize: 40, weight: .bold)
        #expect(abs(pair([.font: bold]) - width("A") - width("V", [.font: bold])) < 0.1)
    }

    // MARK: Lines that are too long

    @Test(
        "a line a little too long is squeezed where the label says so; a longer one is cut off",
        arguments: [(0.97, true), (0.955, true), (0.94, false), (0.6, false)] as [(CGFloat, Bool)])
    func squeezing(share: CGFloat, isSqueezed: Bool) throws {
        try Stage.with(size: CGSize(width: 300, height: 40), scale: 2) { (stage: Stage) throws in
            let label = label("Words that nearly fit", .systemFont(ofSize: 17), in: stage.window)
            let natural = label.intrinsicContentSize
            @MainActor func starts() throws -> [CGFloat] {
                try #require(label.shownLetters.lines.first).letters.map(\.lowerBound)
            }
            label.frame = CGRect(origin: .zero, size: natural)
            let whole = try starts()
            label.frame.size.width = natural.width * share
            label.allowsDefaultTighteningForTruncation = true
            let line = try #require(label.shownLetters.lines.first)
            // The space that is removed is removed from all letters alike, half on either side, but at the line's ends.
            let moved = zip(whole, line.letters.map(\.lowerBound)).map { $0 - $1 }
            let steps = zip(moved, moved.dropFirst()).map { $1 - $0 }.dropFirst()
            let isEven = moved.count == whole.count && steps.allSatisfy { abs($0 - steps[1]) < 0.02 && $0 > 0.1 }
            #expect(isEven == isSqueezed, "\(steps)")
            if isSqueezed { #expect(line.letters.allSatisfy { $0.upperBound <= natural.width * share + 0.5 }) }
            #expect(label.intrinsicContentSize == natural)
            label.allowsDefaultTighteningForTruncation = false
            #expect(try starts().prefix(3).elementsEqual(whole.prefix(3)))
        }
    }
}
