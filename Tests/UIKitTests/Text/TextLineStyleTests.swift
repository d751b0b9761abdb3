import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

@Suite("Attributes of letters")
@MainActor
struct TextLineStyleTests {
    /// A label of spaces, of which only the line under them is seen.
    private func rows(_ attributes: [NSAttributedString.Key: Any]) throws -> [[Bool]] {
        try Stage.shown(size: CGSize(width: 200, height: 60)) { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            var all = attributes
            all[.font] = UIFont.systemFont(ofSize: 34)
            label.attributedText = NSAttributedString(string: "nnnnnn", attributes: all)
            stage.window.addSubview(label)
            stage.pass(0.1)
            let image = try stage.image()
            return (0..<image.height).map { y in (0..<image.width).map { image.alpha($0, y) > 127 } }
        }
    }

    /// The pixels of a column that are drawn.
    private func count(_ rows: [[Bool]], x: Int) -> Int { rows.filter { $0[x] }.count }

    @Test("a line is single, thick, double, or of dashes")
    func styles() throws {
        func pixels(_ style: NSUnderlineStyle) throws -> Int {
            try rows([.underlineStyle: style.rawValue]).joined().count { $0 }
        }
        let none = try pixels([])
        let single = try pixels(.single) - none
        #expect(single > 100)
        #expect(try pixels(.thick) - none > single * 3 / 2)
        #expect(try pixels(.double) - none > single * 3 / 2)
        let dashed = try pixels([.single, .patternDash]) - none
        #expect(dashed > single / 3 && dashed < single)
        let dotted = try pixels([.single, .patternDot]) - none
        #expect(dotted > single / 6 && dotted < dashed)
    }

    @Test("slanted letters lean to the right, and tracking sets them apart in place of kern")
    func shapes() throws {
        func right(_ attributes: [NSAttributedString.Key: Any], y: Range<Int>) throws -> Int {
            try rows(attributes)[y].compactMap { $0.lastIndex(of: true) }.max() ?? 0
        }
        let upright = try right([:], y: 0..<60)
        #expect(try right([.obliqueness: 0.5], y: 0..<60) > upright + 4)
        let text = NSAttributedString(string: "abc", attributes: [.tracking: 5])
        let other = NSAttributedString(string: "abc", attributes: [.kern: 5])
        #expect(text.size() == other.size())
        let both = NSAttributedString(string: "abc", attributes: [.kern: 1, .tracking: 5])
        #expect(both.size() == other.size())
    }

    @Test("a link in a label has the colour of links and a line under it, whatever colour its letters have")
    func links() throws {
        let (url, size) = (URL(string: "https://a.b"), CGSize(width: 200, height: 60))
        func pixels(_ link: URL?, _ color: UIColor) throws -> [UInt32] {
            try Stage.shown(size: size) { stage in
                let label = UILabel(frame: CGRect(origin: .zero, size: size))
                var attributes: [NSAttributedString.Key: Any] = [
                    .font: UIFont.systemFont(ofSize: 34), .foregroundColor: color,
                ]
                attributes[.link] = link
                if link == nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
                label.attributedText = NSAttributedString(string: "nnn", attributes: attributes)
                stage.window.addSubview(label)
                stage.pass(0.1)
                let image = try stage.image()
                return (0..<image.height).flatMap { y in (0..<image.width).map { image.pixel(x: $0, y: y) } }
            }
        }
        #expect(try pixels(url, .red) == pixels(nil, .link))
        #expect(try pixels(url, .red) != pixels(nil, .red))
    }

    @Test("tabs lead to the places of their paragraph's style")
    func tabs() {
        func width(_ text: String, _ stops: [NSTextTab]?, interval: CGFloat = 0) -> CGFloat {
            let style = NSMutableParagraphStyle()
            if let stops { style.tabStops = stops }
            style.defaultTabInterval = interval
            return NSAttributedString(string: text, attributes: [.paragraphStyle: style]).size().width
        }
        let letter = width("x", nil)
        #expect(abs(width("\tx", nil) - 28 - letter) < 0.1)
        #expect(abs(width("a\tx", [NSTextTab(textAlignment: .left, location: 100)]) - 100 - letter) < 0.1)
        #expect(abs(width("a\tx", [NSTextTab(textAlignment: .right, location: 100)]) - 100) < 0.1)
        #expect(abs(width("\t\tx", [], interval: 40) - 80 - letter) < 0.1)
        #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
    }

    @Test("letters become smaller to fit where the context says how small")
    func shrinking() {
        let text = NSAttributedString(
            string: "A text of some length", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        let room = CGSize(width: 150, height: 40)
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.3
        let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.3)
        #expect(bounds.width <= 150.1 && bounds.height <= 40.5)
        context.minimumScaleFactor = 0
        _ = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
    }
}
