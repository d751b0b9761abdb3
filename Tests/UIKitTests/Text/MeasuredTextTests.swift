import CoreGraphics
import Foundation
import Testing
import ViewSupport

@testable import UIKit

/// What iOS 26.1 makes of labels, fields and buttons, where that does not depend on the font.
/// Source: docs/sources/views.md, Fonts and text; docs/sources/indicators.md, Buttons;
/// docs/sources/indicators.md, Text fields.
@Suite("Text as measured")
@MainActor
struct MeasuredTextTests {
    /// Runs `body` with a view in a window of `scale` pixels a point.
    private func onStage(scale: CGFloat = 2, _ body: (UIView) throws -> Void) rethrows {
        try Stage.with(size: CGSize(width: 400, height: 300), scale: scale) { (stage: Stage) throws in
            try body(stage.window)
        }
    }

    private func label(_ text: String, _ size: CGFloat = 17, in view: UIView) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        view.addSubview(label)
        return label
    }

    @Test(
        "a label of one line is as wide as its text, up to the next pixel, whatever it is offered",
        arguments: [
            1, 2, 3,
        ] as [CGFloat])
    func widths(scale: CGFloat) {
        onStage(scale: scale) { root in
            let label = label("Wide enough for most", in: root)
            let exact = ("Wide enough for most" as NSString).size(withAttributes: [.font: label.font as Any]).width
            let width = label.intrinsicContentSize.width
            #expect(width >= exact && width - exact < 1 / scale && (width * scale).rounded() == width * scale)
            #expect(label.sizeThatFits(CGSize(width: 30, height: 30)) == label.intrinsicContentSize)
            let height = label.intrinsicContentSize.height
            #expect((height * scale).rounded() == height * scale && height - label.font.lineHeight < 1 / scale)
        }
    }

    private func attributed(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }

    @Test("line spacing goes below a line: the first one stays where it is")
    func lineSpacing() throws {
        try onStage { root in
            let label = label("one\ntwo", in: root)
            label.numberOfLines = 0
            let (plain, lines) = (label.intrinsicContentSize, try #require(label.textBaselines(forWidth: nil)))
            label.attributedText = attributed("one\ntwo") { $0.lineSpacing = 9 }
            let spaced = try #require(label.textBaselines(forWidth: nil))
            #expect(abs(spaced.first - lines.first) < 0.01 && abs(spaced.last - lines.last - 9) < 0.01)
            #expect(abs(label.intrinsicContentSize.height - plain.height - 9) <= 0.5)
        }
    }

    @Test("a label takes over alignment and line break of an attributed text, and keeps them")
    func takenOver() {
        onStage { root in
            let label = label("", in: root)
            label.attributedText = NSAttributedString(string: "plain")
            #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
            label.attributedText = attributed("styled") {
                ($0.alignment, $0.lineBreakMode) = (.center, .byTruncatingMiddle)
            }
            #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
            label.text = "plain again"
            #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
        }
    }

    @Test("kerning comes after each character, the last one too")
    func kern() {
        func width(_ kern: CGFloat?) -> CGFloat {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
            if let kern { attributes[.kern] = kern }
            return ("nnnn" as NSString).size(withAttributes: attributes).width
        }
        #expect(abs(width(5) - width(nil) - 20) < 0.1)
    }

    @Test(
        "a field with a border is 34 high, 28 wider than its words, and has its text 7 and 2 points inside",
        arguments: [
            UITextField.BorderStyle.roundedRect, .none,
        ])
    func fields(border: UITextField.BorderStyle) {
        onStage { root in
            let field = UITextField(frame: CGRect(x: 16, y: 16, width: 288, height: 34))
            field.borderStyle = border
            field.text = "Twelve chars"
            root.addSubview(field)
            guard border == .roundedRect else {
                return #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 288, height: 34))
            }
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 274, height: 30))
            #expect(
                field.textRect(forBounds: CGRect(x: 0, y: 0, width: 160, height: 34))
                    == CGRect(x: 7, y: 2, width: 146, height: 30))
            let strings = label("Twelve chars", in: root).intrinsicContentSize.width
            #expect(field.intrinsicContentSize == CGSize(width: (strings + 28).rounded(.up), height: 34))
            field.placeholder = "A placeholder that is longer"
            let hint = label("A placeholder that is longer", in: root).intrinsicContentSize.width
            #expect(field.intrinsicContentSize.width == (hint + 28).rounded(.up))
            (field.text, field.placeholder) = (nil, nil)
            #expect(field.intrinsicContentSize == CGSize(width: 33, height: 34))
            field.font = .systemFont(ofSize: 13)
            #expect(field.intrinsicContentSize.height == 34)
        }
    }

    @Test(
        "a button without a configuration is its title in whole points, and 6 points above and below",
        arguments: [
            (nil, 15), (UIFont.systemFont(ofSize: 17, weight: .semibold), 17),
        ] as [(UIFont?, CGFloat)])
    func buttons(font: UIFont?, size: CGFloat) {
        onStage { root in
            let button = UIButton(type: .system)
            root.addSubview(button)
            button.setTitle("Plain Button", for: .normal)
            if let font { button.titleLabel?.font = font }
            #expect(button.titleLabel?.font.pointSize == size)
            let title = label("Plain Button", in: root)
            title.font = button.titleLabel?.font
            let strings = title.intrinsicContentSize
            #expect(
                button.intrinsicContentSize == CGSize(width: strings.width.rounded(.up), height: strings.height + 12))
            #expect(button.sizeThatFits(CGSize(width: 10, height: 10)) == button.intrinsicContentSize)
            button.frame.origin = CGPoint(x: 20, y: 70)
            button.sizeToFit()
            #expect(button.frame == CGRect(origin: CGPoint(x: 20, y: 70), size: button.intrinsicContentSize))
            button.isEnabled = false
            #expect(button.intrinsicContentSize.height == strings.height + 12)
            #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        }
    }
}
