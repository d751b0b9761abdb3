import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("UILabel")
@MainActor
struct UILabelTests {
    private let size = CGSize(width: 200, height: 60)

    /// The smallest rectangle around what is drawn, in pixels.
    private func ink(_ stage: Stage) throws -> CGRect {
        let image = try stage.image()
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y) >> 24 > 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func label(_ text: String, on stage: Stage) -> UILabel {
        let label = UILabel(frame: stage.window.bounds)
        label.text = text
        stage.window.addSubview(label)
        return label
    }

    @Test("a new label has Apple's defaults")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural && !label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    }

    @Test("the intrinsic size is that of the text, grown to whole pixels")
    func intrinsicSize() {
        Stage.with(size: size, scale: 2) { stage in
            let label = label("Loading…", on: stage)
            let text = "Loading…".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
            let asked = label.intrinsicContentSize
            #expect(asked.width >= text.width - 0.01 && asked.width < text.width + 0.5)
            #expect(asked.height >= text.height - 0.01 && asked.height < text.height + 0.5)
            #expect((asked.width * 2).rounded() == asked.width * 2)
            label.font = .systemFont(ofSize: 34)
            #expect(abs(label.intrinsicContentSize.width - 2 * text.width) < 1)
        }
    }

    @Test("one line asks for all its width, several break at the width given")
    func fitting() {
        let label = UILabel()
        label.text = "Loading the second page"
        let line = label.intrinsicContentSize
        #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == line)
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: line.width * 0.6, height: 0))
        #expect(wrapped.width <= line.width * 0.6 + 1 && wrapped.height > line.height * 1.9)
        label.preferredMaxLayoutWidth = line.width * 0.6
        #expect(label.intrinsicContentSize == wrapped)
        label.numberOfLines = -1
        #expect(label.intrinsicContentSize == wrapped)
        label.frame.size.width = line.width * 0.6
        label.sizeToFit()
        #expect(label.frame.size == wrapped)
        #expect(
            label.textRect(forBounds: CGRect(x: 5, y: 6, width: 500, height: 500), limitedToNumberOfLines: 1).origin
                == CGPoint(x: 5, y: 6))
    }

    @Test("text is drawn in the middle from top to bottom, aligned as asked")
    func alignment() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let label = label("HHH", on: stage)
            let left = try ink(stage)
            #expect(left.minX < 4)
            // Between the capitals' top and the line's bottom the middle of the line is a little lower.
            #expect(abs(left.midY - 30) < 4)
            label.textAlignment = .center
            #expect(abs(try ink(stage).midX - 100) <= 1)
            label.textAlignment = .right
            #expect(try ink(stage).maxX > 196)
        }
    }

    @Test("natural alignment follows the interface's direction")
    func rightToLeft() throws {
        try Stage.with(size: size, direction: .rightToLeft) { (stage: Stage) throws in
            let label = label("HHH", on: stage)
            #expect(try ink(stage).maxX > 196)
            label.textAlignment = .left
            #expect(try ink(stage).minX < 4)
            label.textAlignment = .natural
            label.semanticContentAttribute = .forceLeftToRight
            #expect(try ink(stage).minX < 4)
        }
    }

    @Test(
        "another size draws the text anew, whatever the content mode",
        arguments: [UIView.ContentMode.left, .scaleToFill])
    func resizing(mode: UIView.ContentMode) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let label = label("HHH", on: stage)
            label.contentMode = mode
            let before = try ink(stage)
            label.textAlignment = .right
            _ = try ink(stage)
            label.frame.size.width = 150
            let after = try ink(stage)
            #expect(after.width == before.width && after.maxX > 146 && after.maxX <= 150)
        }
    }

    @Test("the text's colour follows light and dark")
    func darkMode() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            _ = label("HHHH", on: stage)
            @MainActor func brightest() throws -> Int {
                let image = try stage.image()
                return (0..<60).flatMap { y in (0..<200).map { parts(image.pixel(x: $0, y: y))[1] } }.max() ?? 0
            }
            #expect(try brightest() == 0)
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(try brightest() > 200)
        }
    }

    @Test("a long line is truncated, or set smaller when that is allowed")
    func tooLong() throws {
        try Stage.with(size: CGSize(width: 80, height: 40)) { (stage: Stage) throws in
            let label = label("HHHHHHHHHHHH", on: stage)
            let truncated = try ink(stage)
            #expect(truncated.maxX <= 80)
            label.adjustsFontSizeToFitWidth = true
            let smaller = try ink(stage)
            #expect(smaller.height < truncated.height && smaller.maxX > 74)
            label.minimumScaleFactor = 0.95
            #expect(try ink(stage).height > smaller.height)
        }
    }

    @Test("attributes win over the label's own, until the label is given others")
    func attributes() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let label = UILabel(frame: stage.window.bounds)
            label.attributedText = NSAttributedString(
                string: "HHH", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)])
            stage.window.addSubview(label)
            let large = try ink(stage)
            let middle = parts(try stage.image().pixel(x: Int(large.minX) + 4, y: Int(large.midY)))
            #expect(middle[1] > 100 && middle[2] == 0)
            label.font = .systemFont(ofSize: 10)
            label.textColor = .blue
            let small = try ink(stage)
            #expect(small.height < large.height / 2)
            #expect(label.text == "HHH")
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            label.attributedText = NSAttributedString(string: "HHH", attributes: [.paragraphStyle: style])
            #expect(try ink(stage).minX > 100)
            label.textAlignment = .left
            #expect(try ink(stage).minX < 4)
        }
    }

    @Test("a label that is emptied and fitted to that shows nothing of its old words")
    func emptied() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let label = label("HHH", on: stage)
            #expect(try ink(stage).width > 10)
            label.text = ""
            label.sizeToFit()
            #expect(try stage.image().isEmpty)
            label.text = "H"
            label.sizeToFit()
            #expect(try ink(stage).width > 3)
        }
    }

    @Test(
        "after odd frames and limits it looks as before, and of what is not finite a line tells",
        arguments: Stage.oddNumbers)
    func oddGeometry(number: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let label = label("Text", on: stage)
            let font = label.font
            try stage.withstands(number, label) {
                label.preferredMaxLayoutWidth = number
                label.minimumScaleFactor = number
                label.adjustsFontSizeToFitWidth = true
                label.font = .systemFont(ofSize: number)
                label.frame = CGRect(x: 0, y: 0, width: number, height: number)
                _ = label.sizeThatFits(CGSize(width: number, height: number))
                _ = label.intrinsicContentSize
            } mend: {
                (label.preferredMaxLayoutWidth, label.minimumScaleFactor, label.font) = (0, 0, font)
                label.adjustsFontSizeToFitWidth = false
            }
        }
    }

    /// A label with space around its text, as programs write it.
    private final class PaddedLabel: UILabel {
        private let insets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return rect.inset(
                by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        }

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }

    @Test("a subclass's rectangle of the text is the size that the label asks for, in one line and in several")
    func padding() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let (padded, plain) = (PaddedLabel(), UILabel())
            for label in [padded, plain] { label.text = "A text of several words" }
            @MainActor func difference() -> CGSize {
                let sizes = [padded.intrinsicContentSize, plain.intrinsicContentSize]
                return CGSize(width: sizes[0].width - sizes[1].width, height: sizes[0].height - sizes[1].height)
            }
            #expect(difference() == CGSize(width: 30, height: 8))
            (padded.numberOfLines, plain.numberOfLines) = (0, 0)
            (padded.preferredMaxLayoutWidth, plain.preferredMaxLayoutWidth) = (110, 80)
            #expect(difference() == CGSize(width: 30, height: 8) && plain.intrinsicContentSize.height > 40)
            let fitting = padded.sizeThatFits(CGSize(width: 110, height: 0))
            #expect(fitting == padded.intrinsicContentSize)
            // So a stack gives it the space.
            let stack = UIStackView(arrangedSubviews: [padded])
            (stack.axis, stack.alignment) = (.vertical, .leading)
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: padded.intrinsicContentSize.height)
            stage.window.addSubview(stack)
            stack.layoutIfNeeded()
            #expect(padded.frame.size == padded.intrinsicContentSize)
        }
    }
}
