import CoreGraphics
import Foundation
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

/// What iOS 26.1 makes of text fields, where that does not depend on the font: at two pixels a point.
@Suite("Text fields as measured")
@MainActor
struct MeasuredFieldTests {
    private func onStage<Field: UITextField>(
        _ field: Field, _ border: UITextField.BorderStyle, _ body: (Field) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 200), scale: 2) { (stage: Stage) throws in
            field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
            field.borderStyle = border
            stage.window.addSubview(field)
            field.layoutIfNeeded()
            try body(field)
        }
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
    }

    @Test("without a border a field is as wide as its words and 1.5 higher than a line", arguments: [13, 17, 28])
    func bare(size: CGFloat) {
        onStage(UITextField(), .none) { field in
            let font = UIFont.systemFont(ofSize: size)
            (field.font, field.text) = (font, "Twelve chars")
            let (asked, wanted) = (field.intrinsicContentSize, font.lineHeight + 1.5)
            #expect(asked.width == width("Twelve chars", font).rounded(.up))
            #expect(
                asked.height >= wanted && asked.height - wanted < 0.5
                    && (asked.height * 2).rounded() == asked.height * 2)
            #expect(field.textRect(forBounds: field.bounds) == field.bounds)
            field.placeholder = "A placeholder that is longer"
            #expect(field.intrinsicContentSize.width == width("A placeholder that is longer", font).rounded(.up))
        }
    }

    @Test("the caret's rectangle is 1 wide and 1.5 higher than a line, from a whole point on; the bar is 2 wide")
    func caret() {
        onStage(UITextField(), .roundedRect) { field in
            let font = UIFont.systemFont(ofSize: 17)
            field.text = "ab"
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            for (offset, text) in ["", "a", "ab"].enumerated() {
                guard let location = field.position(from: field.beginningOfDocument, offset: offset) else {
                    Issue.record("there is no place \(offset)")
                    continue
                }
                let rect = field.caretRect(for: location)
                #expect(abs(rect.minX - 7 - width(text, font)) < 0.01 && rect.width == 1)
                #expect(abs(rect.height - font.lineHeight - 1.5) < 1e-9)
                // 17 is the middle of the field.
                #expect(rect.minY == (17 - rect.height / 2).rounded(.down))
            }
            let end = field.caretRect(for: field.endOfDocument)
            #expect(field.shownCaret == CGRect(x: end.minX, y: end.minY, width: 2, height: end.height))
            #expect(!field.marks.caret.isHidden)
        }
    }

    @Test("in right to left the caret grows to the left")
    func mirroredCaret() {
        Stage.shown(size: CGSize(width: 320, height: 200), scale: 2, direction: .rightToLeft) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            let rect = field.caretRect(for: field.endOfDocument)
            #expect(rect.minX == 199 && field.shownCaret.minX == 198 && field.shownCaret.maxX == 200)
        }
    }

    /// A field whose caret cannot be seen, as fields for codes have it.
    private final class CodeField: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }

    @Test("a program that answers no rectangle has no caret")
    func noCaret() {
        onStage(CodeField(), .none) { field in
            field.text = "1234"
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            #expect(field.marks.caret.isHidden && field.isEditing)
        }
    }

    @Test("a rounded border is .64935 wide, black at .2, round by 5, on white; in dark on black")
    func border() throws {
        try onStage(UITextField(), .roundedRect) { (field) throws in
            let border = try #require(field.layer.sublayers?.first)
            func color(_ color: CGColor?) -> [CGFloat] { color?.components?.map { ($0 * 1000).rounded() / 1000 } ?? [] }
            let fill = try #require(border.backgroundColor)
            #expect(border.borderWidth == 0.64935 && border.cornerRadius == 5 && border.frame == field.bounds)
            #expect(color(border.borderColor) == [0, 0.2] && color(fill).allSatisfy { $0 == 1 })
            field.overrideUserInterfaceStyle = .dark
            field.layoutIfNeeded()
            #expect(color(border.backgroundColor).dropLast().allSatisfy { $0 == 0 })
            field.borderStyle = .none
            #expect(border.borderWidth == 0 && border.backgroundColor == nil)
        }
    }

    @Test("a text with attributes gives the field its first font and colour, and that font measures all of it")
    func attributes() throws {
        try onStage(UITextField(), .roundedRect) { (field) throws in
            let (large, small) = (UIFont.systemFont(ofSize: 24), UIFont.systemFont(ofSize: 12))
            let text = NSMutableAttributedString(
                string: "Large", attributes: [.font: large, .foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: " and small", attributes: [.font: small]))
            field.attributedText = text
            #expect(field.text == "Large and small" && field.font == large && field.textColor == .red)
            let strings = width("Large and small", large)
            #expect(field.intrinsicContentSize.width == (strings + 28).rounded(.up))
            // The visible text has its own fonts, and the caret is behind it.
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            let seen = width("Large", large) + width(" and small", small)
            #expect(abs(field.caretRect(for: field.endOfDocument).minX - 7 - seen) < 0.1)
            #expect(field.attributedText?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == small)
            // What is typed is one with the first font.
            field.insertText("!")
            let typed = try #require(field.attributedText)
            #expect(typed.string == "Large and small!")
            #expect(typed.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == large)
            #expect(typed.attribute(.foregroundColor, at: 15, effectiveRange: nil) as? UIColor == .red)
            field.attributedText = nil
            #expect(field.text == "" && field.intrinsicContentSize.width == 33)
        }
    }

    @Test("a placeholder with attributes is shown and measured in them")
    func placeholder() {
        onStage(UITextField(), .none) { field in
            let small = UIFont.systemFont(ofSize: 9)
            field.attributedPlaceholder = NSAttributedString(string: "Name and place", attributes: [.font: small])
            #expect(field.placeholder == "Name and place")
            #expect(field.intrinsicContentSize.width == width("Name and place", small).rounded(.up))
            field.placeholder = "Name and place"
            #expect(field.intrinsicContentSize.width == width("Name and place", .systemFont(ofSize: 17)).rounded(.up))
            field.placeholder = nil
            #expect(field.attributedPlaceholder == nil && field.intrinsicContentSize.width == 5)
        }
    }
}
