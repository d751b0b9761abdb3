import CoreGraphics
import Foundation
import OctantDisplay
import Testing
import ViewSupport

@testable import UIKit

private let words = "The quick brown fox jumps over the lazy dog and runs into the wood. "

@Suite("Text views: lines, sizes, scrolling")
@MainActor
struct TextViewLayoutTests {
    private func onStage(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage, UITextView) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 400), scale: 2, direction: direction) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 20, width: 240, height: 120))
            view.font = .systemFont(ofSize: 17)
            stage.window.addSubview(view)
            try body(stage, view)
        }
    }

    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    @Test("the contents are 16 higher than the lines, of which an empty text and a line end at the end have one")
    func height() {
        onStage { _, view in
            for (text, lines) in [("", 1), ("one", 1), ("one\n", 2), ("one\n\nthree", 3)] {
                view.text = text
                #expect(abs(view.contentSize.height - 16 - CGFloat(lines) * line) < 0.02, "\(text)")
            }
            view.textContainerInset = .zero
            #expect(abs(view.contentSize.height - 3 * line) < 0.02 && view.contentSize.width == 240)
        }
    }

    @Test("lines are broken at the width that the insets and the padding leave")
    func wrapping() {
        onStage { _, view in
            view.text = String(repeating: words, count: 3)
            view.layoutIfNeeded()
            let lines = view.paper.column.lines
            #expect(lines.count > 4 && lines.allSatisfy { $0.rect.maxX <= 230 })
            #expect(lines.contains { $0.rect.maxX > 180 })
            #expect(abs(view.contentSize.height - 16 - CGFloat(lines.count) * line) < 0.1)
            view.textContainer.lineFragmentPadding = 0
            view.textContainerInset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 70)
            view.layoutIfNeeded()
            #expect(view.paper.column.lines.count > lines.count)
            view.textContainer.maximumNumberOfLines = 2
            view.layoutIfNeeded()
            #expect(view.paper.column.lines.count == 2)
        }
    }

    @Test("it scrolls where the text is higher than the view, and to a range")
    func scrolling() {
        onStage { stage, view in
            view.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
            view.layoutIfNeeded()
            #expect(view.contentSize.height > 1000)
            let range = (view.text as NSString).range(of: "Line 40")
            view.scrollRangeToVisible(range)
            let top = 8 + 39 * line
            #expect(abs(view.contentOffset.y + 120 - top - line) < 1)
            stage.touch(.began, 100, 100)
            for y in stride(from: 100, through: 40, by: -20) { stage.touch(.moved, 100, CGFloat(y), at: 0.1) }
            #expect(view.contentOffset.y > top + line - 120 + 30)
        }
    }

    @Test("without scrolling it asks for the size of its text, which grows with it")
    func growing() {
        onStage { _, view in
            #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
            view.isScrollEnabled = false
            view.text = "one\ntwo"
            let size = view.intrinsicContentSize
            #expect(abs(size.height - 16 - 2 * line) <= 0.5 && (size.height * 2).rounded() == size.height * 2)
            #expect(size == view.sizeThatFits(CGSize(width: 1000, height: 10)))
            view.text = String(repeating: words, count: 2)
            let (narrow, wide) = (view.sizeThatFits(CGSize(width: 120, height: 0)), view.intrinsicContentSize)
            #expect(narrow.width <= 120 && narrow.height > 200 && wide.width > 500 && wide.height < 40)
        }
    }

    @Test("constraints give a text view that does not scroll the height of its lines at the width found")
    func constraints() {
        onStage { stage, view in
            let root = UIView(frame: stage.window.bounds)
            stage.window.addSubview(root)
            root.addSubview(view)
            (view.isScrollEnabled, view.text) = (false, words)
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -60),
            ])
            root.layoutIfNeeded()
            let lines = view.paper.column.lines.count
            #expect(view.bounds.width == 200 && lines > 2)
            #expect(abs(view.bounds.height - 16 - CGFloat(lines) * line) <= 0.6)
            view.text += words
            root.layoutIfNeeded()
            #expect(view.paper.column.lines.count > lines)
            #expect(abs(view.bounds.height - 16 - CGFloat(view.paper.column.lines.count) * line) <= 0.6)
        }
    }

    @Test("a paragraph begins on the side of its letters, and one without any where the interface does")
    func directions() throws {
        try onStage(.rightToLeft) { _, view in
            view.text = "Latin\nעברית\n123\n"
            view.layoutIfNeeded()
            let lines = view.paper.column.lines
            #expect(lines.count == 4 && lines[0].rect.minX == 0)
            for line in lines.dropFirst() { #expect(abs(line.rect.maxX - 230) < 0.1) }
            view.textAlignment = .center
            view.layoutIfNeeded()
            let hebrew = try #require(view.paper.column.lines.dropFirst().first)
            #expect(abs(hebrew.rect.midX - 115) < 0.1)
        }
    }

    @Test("a changed paragraph is laid out alone, and only what is seen is drawn")
    func effort() {
        onStage { _, view in
            view.text = (1...500).map { "Line \($0)" }.joined(separator: "\n")
            view.layoutIfNeeded()
            #expect(view.paper.column.shapedCount == 500)
            view.text = (view.text ?? "").replacingOccurrences(of: "Line 77\n", with: "Line 77, changed\n")
            view.layoutIfNeeded()
            #expect(view.paper.column.shapedCount == 1)
            #expect(view.paper.subviews.first?.subviews.count == 1)
            view.contentOffset.y = 5000
            view.layoutIfNeeded()
            #expect((1...2).contains(view.paper.subviews.first?.subviews.count ?? 0))
        }
    }

    @Test("a text with attributes is shown in them; the view takes over its first font and colour")
    func attributes() throws {
        try onStage { _, view in
            let text = NSMutableAttributedString(
                string: "Large\n", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
            view.attributedText = text
            view.layoutIfNeeded()
            let heights = view.paper.column.lines.map(\.rect.height)
            #expect(heights.count == 2 && abs(heights[0] - 3 * heights[1]) < 0.1)
            #expect(view.font?.pointSize == 30 && view.textColor == .red && view.text == "Large\nsmall")
            view.font = .systemFont(ofSize: 20)
            let fonts = try #require(view.attributedText)
            #expect((fonts.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize == 20)
            view.text = "plain"
            #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        }
    }

    @Test("letters are drawn where the lines are, in dark as well")
    func drawing() throws {
        try onStage { stage, view in
            view.text = "Words that are seen\nand a second line"
            for style in [UIUserInterfaceStyle.light, .dark] {
                stage.window.overrideUserInterfaceStyle = style
                let image = try stage.image()
                func ink(_ rect: CGRect) -> Int {
                    var count = 0
                    for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
                        for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) {
                            if (style == .dark) == (parts(image.pixel(x: x, y: y))[1] > 128) { count += 1 }
                        }
                    }
                    return count
                }
                #expect(ink(CGRect(x: 25, y: 28, width: 200, height: line)) > 300)
                #expect(ink(CGRect(x: 25, y: 28 + line, width: 200, height: line)) > 300)
                #expect(ink(CGRect(x: 25, y: 30 + 2 * line, width: 200, height: line)) == 0)
            }
        }
    }

    @Test("a screen reader has the text with the place of each letter")
    func speech() throws {
        try SpokenStage.with { stage in
            let view = stage.add(UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
            (view.font, view.text) = (.systemFont(ofSize: 17), "ab\ncd")
            let content = try #require(stage.elements.first).content
            let reader = AccessibilityTextReader(try #require(content.text))
            #expect(content.role == .textField && reader.count == 5)
            let (first, third) = (try #require(reader.frame(of: 0)), try #require(reader.frame(of: 3)))
            #expect(abs(first.minX - 5) < 0.1 && abs(first.minY - 8) < 0.1)
            #expect(abs(third.minX - 5) < 0.1 && abs(third.minY - 8 - line) < 0.1)
        }
    }

    @Test("a point of room has letter below letter, none at all one line that nobody sees")
    func noRoom() {
        onStage { _, view in
            view.text = "mmm"
            // 5 points of padding on either side.
            for (width, lines) in [(11, 3), (10, 1), (4, 1)] as [(CGFloat, CGFloat)] {
                view.frame.size.width = width
                view.layoutIfNeeded()
                #expect(abs(view.contentSize.height - 16 - lines * line) < 0.1, "\(width)")
            }
        }
    }

    @Test("letters that follow the preferred size are laid out anew with it, be they plain or with attributes")
    func preferredSize() {
        onStage { stage, view in
            view.adjustsFontForContentSizeCategory = true
            for isStyled in [false, true] {
                stage.window.traitOverrides.preferredContentSizeCategory = .large
                view.font = .preferredFont(forTextStyle: .body)
                view.text = "one\ntwo"
                if isStyled {
                    view.attributedText = NSAttributedString(
                        string: "one\ntwo", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
                }
                view.layoutIfNeeded()
                let height = view.contentSize.height
                stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
                view.layoutIfNeeded()
                // Body letters have 17 points, and 53 at the largest size.
                #expect(view.contentSize.height - 16 > 2.5 * (height - 16), "\(isStyled)")
            }
            // Those that are to follow it later are as well.
            view.adjustsFontForContentSizeCategory = false
            let plain = UITraitCollection(preferredContentSizeCategory: .large)
            view.font = .preferredFont(forTextStyle: .body, compatibleWith: plain)
            view.layoutIfNeeded()
            let height = view.contentSize.height
            view.adjustsFontForContentSizeCategory = true
            view.layoutIfNeeded()
            #expect(view.contentSize.height - 16 > 2.5 * (height - 16))
        }
    }

    @Test("lines are broken anew when the width of its bounds is another one, and not when it is scrolled")
    func widths() {
        onStage { _, view in
            view.text = String(repeating: words, count: 3)
            view.layoutIfNeeded()
            let (lines, version) = (view.paper.column.lines.count, view.version)
            view.bounds.origin.y = 40
            view.layoutIfNeeded()
            #expect(view.version == version)
            view.bounds.size.width = 120
            view.layoutIfNeeded()
            #expect(view.paper.column.lines.count > lines + 3)
            view.frame.size.width = 240
            view.layoutIfNeeded()
            #expect(view.paper.column.lines.count == lines)
        }
    }

    @Test("an empty text is as high as what is typed next will be")
    func typedHeight() {
        onStage { _, view in
            view.layoutIfNeeded()
            #expect(abs(view.contentSize.height - 16 - line) < 0.1)
            view.typingAttributes = [.font: UIFont.systemFont(ofSize: 51)]
            view.layoutIfNeeded()
            #expect(view.contentSize.height - 16 > 2 * line)
            // Letters keep their height, whatever is typed after them.
            view.text = "one"
            view.layoutIfNeeded()
            let version = view.version
            view.typingAttributes = [.font: UIFont.systemFont(ofSize: 80)]
            view.layoutIfNeeded()
            #expect(view.version == version)
        }
    }

    @Test("lines are at the left, in the middle or at the right as is said")
    func alignments() {
        onStage { _, view in
            view.text = "abc"
            for (alignment, share) in [(NSTextAlignment.natural, 0), (.center, 0.5), (.right, 1), (.left, 0)]
                as [(NSTextAlignment, CGFloat)]
            {
                view.textAlignment = alignment
                view.layoutIfNeeded()
                // 230 points of room, from 5 on.
                let caret = view.caretRect(for: view.beginningOfDocument).minX
                let width = view.caretRect(for: view.endOfDocument).minX - caret
                #expect(abs(caret - 5 - share * (230 - width)) < 2, "\(alignment)")
                let style = view.typingAttributes[.paragraphStyle] as? NSParagraphStyle
                #expect((style?.alignment ?? .natural) == alignment)
            }
        }
    }

    @Test("a width that is asked for counts however small, none and the greatest do not")
    func fittingWidths() {
        onStage { _, view in
            view.text = "mmm mmm"
            let whole = view.sizeThatFits(CGSize(width: 0, height: 0))
            #expect(abs(whole.height - 16 - line) <= 0.5)
            #expect(view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)) == whole)
            #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height > whole.height + line / 2)
        }
    }

    @Test("insets that are not finite change nothing")
    func oddInsets() {
        onStage { _, view in
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.textContainerInset = insets
            for odd in [CGFloat.nan, .infinity] {
                for path in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
                    view.textContainerInset[keyPath: path] = odd
                    #expect(view.textContainerInset == insets)
                }
            }
        }
    }

    @Test("rectangles of letters lie on their lines, in the view's space, and there are none of no letters")
    func rectangles() throws {
        try onStage { _, view in
            view.text = "abc\nde"
            view.textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
            @MainActor func position(_ offset: Int) throws -> UITextPosition {
                try #require(view.position(from: view.beginningOfDocument, offset: offset))
            }
            let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
            let rects = view.selectionRects(for: all).map(\.rect)
            #expect(rects.count == 2 && rects.allSatisfy { abs($0.minX - 25) < 0.1 })
            #expect(abs(rects[0].minY - 10) < 0.1 && abs(rects[1].minY - 10 - line) < 0.6)
            let first = view.caretRect(for: try position(4))
            #expect(abs(first.midY - 10 - 1.5 * line) < 1 && abs(first.minX - 25) < 0.6 && first.width == 1)
            #expect(abs(first.height - line - 1.5) < 0.1)
            #expect(view.rects(of: 2..<2).isEmpty)
        }
    }
}
