import CoreGraphics
import Testing
import UIKit

@Suite("Drawing of strings")
struct NSStringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    /// The smallest rectangle around what is not transparent, in pixels.
    private func ink(_ image: UIImage) -> CGRect {
        guard let bitmap = image.cgImage?.bitmap else { return .null }
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.pixel(x: x, y: y) >> 24 > 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("text is as high as its font's line, and a second line doubles it")
    func size() {
        let one = "Loading".size(withAttributes: [.font: font])
        let two = "Loading\nLoading".size(withAttributes: [.font: font])
        #expect(abs(one.height - (font.ascender - font.descender)) < 0.5)
        #expect(abs(two.height - 2 * one.height) < 0.01)
        #expect(abs(two.width - one.width) < 0.01)
        #expect("".size(withAttributes: [.font: font]) == .zero)
    }

    @Test("lines break at the width given, and only with usesLineFragmentOrigin")
    func wrapping() {
        let text = "Loading the second page" as NSString
        let natural = text.size(withAttributes: [.font: font])
        let half = CGSize(width: natural.width * 0.6, height: .greatestFiniteMagnitude)
        let wrapped = text.boundingRect(
            with: half, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(wrapped.origin == .zero)
        #expect(wrapped.width <= half.width)
        #expect(abs(wrapped.height - 2 * natural.height) < 0.01)
        let single = text.boundingRect(with: half, options: [], attributes: [.font: font], context: nil)
        #expect(abs(single.width - natural.width) < 0.01)
        #expect(abs(single.minY + font.ascender) < 0.5)
    }

    @Test("text is drawn where it is put, in its colour")
    func drawing() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in
            "H".draw(at: CGPoint(x: 30, y: 10), withAttributes: [.font: font, .foregroundColor: UIColor.red])
        }
        let box = ink(image)
        #expect(box.minX >= 30 && box.maxX <= 30 + 20)
        #expect(abs(box.maxY - (10 + font.ascender)) < 1.5)
        #expect(abs(box.height - font.capHeight) < 2)
        let middle = image.cgImage?.bitmap.pixel(x: Int(box.midX), y: Int(box.midY)) ?? 0
        #expect(middle >> 16 & 0xFF > 150 && middle & 0xFFFF == 0)
    }

    @Test("without usesLineFragmentOrigin the origin is the baseline")
    func baseline() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in
            NSAttributedString(string: "H", attributes: [.font: font])
                .draw(with: CGRect(x: 10, y: 40, width: 0, height: 0), options: [], context: nil)
        }
        #expect(abs(ink(image).maxY - 40) < 1.5)
    }

    @Test("alignment moves text within the rectangle")
    func alignment() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let context = NSStringDrawingContext()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30)).image { _ in
            NSAttributedString(string: "H", attributes: [.font: font, .paragraphStyle: style]).draw(
                with: CGRect(x: 0, y: 0, width: 100, height: 30), options: .usesLineFragmentOrigin, context: context)
        }
        #expect(ink(image).minX > 70)
        #expect(context.totalBounds.height > 20)
    }

    @Test("attributes hold for their stretch, kern widens, numbers come in any box")
    func attributes() {
        let text = NSMutableAttributedString(string: "AB", attributes: [.font: font])
        let plain = text.size().width
        for kern in [5, 5.0, CGFloat(5), NSNumber(value: 5)] as [Any] {
            text.addAttributes([.kern: kern], range: NSRange(location: 0, length: 2))
            #expect(text.size().width > plain + 4)
        }
        text.addAttribute(.kern, value: CGFloat.nan, range: NSRange(location: 0, length: 2))
        #expect(abs(text.size().width - plain) < 0.01)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 1, length: 1))
        #expect(text.size().width > plain && text.size().width < 2 * plain)
    }

    @Test("a font or a colour can be replaced by addAttribute")
    func replacing() {
        let text = NSMutableAttributedString(string: "AB", attributes: [.font: font, .foregroundColor: UIColor.red])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 2))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        for kern in [1, 2] as [CGFloat] {
            text.addAttribute(.kern, value: kern, range: NSRange(location: 0, length: 2))
        }
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 40))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test("sizes that are not finite or negative do not crash")
    func oddSizes() {
        for side in [CGFloat.nan, .infinity, -5, 0] {
            let box = "Text".boundingRect(
                with: CGSize(width: side, height: side), options: .usesLineFragmentOrigin,
                attributes: [.font: font], context: nil)
            #expect(box.width > 0 && box.height > 0)
        }
    }
}
