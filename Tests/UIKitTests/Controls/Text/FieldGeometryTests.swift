import CoreGraphics
import Foundation
import RenderServer
import Testing
import ViewSupport

@testable import UIKit

@Suite("Sizes and places in a text field")
@MainActor
struct FieldGeometryTests {
    private func field(_ stage: Stage, _ text: String = "abc") -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        stage.window.addSubview(field)
        return field
    }

    private func onStage(_ text: String = "abc", _ body: (UITextField, Stage) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 300, height: 100)) { stage in try body(field(stage, text), stage) }
    }

    @Test("views beside the text are as much wider as they are and the 7 points between, the button that clears 29")
    func sideWidths() {
        onStage { field, _ in
            let width = field.intrinsicContentSize.width
            (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20)), .always)
            #expect(field.intrinsicContentSize.width == width + 31)
            (field.rightView, field.rightViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), .always)
            #expect(field.intrinsicContentSize.width == width + 68)
            field.clearButtonMode = .always
            #expect(field.intrinsicContentSize.width == width + 60)
        }
    }

    @Test("a field with a border is 34 points high, or as high as its line and 7 more")
    func height() {
        onStage { field, _ in
            #expect(field.intrinsicContentSize.height == 34)
            field.font = .systemFont(ofSize: 40)
            let line = UIFont.systemFont(ofSize: 40).lineHeight.rounded(.up)
            #expect(line > 40 && field.intrinsicContentSize.height == line + 7)
        }
    }

    @Test("the button that clears is a disc of 15 points, the same on all sides")
    func clearButton() throws {
        try onStage { (field, stage) throws in
            field.clearButtonMode = .always
            stage.pass(0.1)
            let image = try stage.image(on: .white)
            // In 176...195 by 7...26: the disc is 2 points further in, its middle at 185.5 and 16.5.
            let plain = image.pixel(x: 177, y: 8)
            func isDisc(_ x: Int, _ y: Int) -> Bool { image.pixel(x: x, y: y) != plain }
            #expect(isDisc(178, 16) && isDisc(192, 16) && isDisc(185, 9) && isDisc(185, 23))
            #expect(!isDisc(176, 16) && !isDisc(194, 16) && !isDisc(185, 7) && !isDisc(185, 25))
            for (x, y) in [(179, 11), (191, 11), (179, 21), (191, 21)] { #expect(isDisc(x, y), "\(x), \(y)") }
            // The cross on it lies from corner to corner: lighter than the disc, and the same upside down.
            func light(_ x: Int, _ y: Int) -> Int { parts(image.pixel(x: x, y: y))[1] }
            let grey = light(180, 16)
            for (x, y) in [(185, 16), (183, 14), (187, 14), (183, 18), (187, 18)] {
                #expect(light(x, y) > grey + 20, "\(x), \(y)")
            }
            for (x, y) in [(185, 13), (185, 19), (182, 16), (188, 16)] {
                #expect(abs(light(x, y) - grey) < 10, "\(x), \(y)")
            }
        }
    }

    @Test("in a text with attributes the caret is before its first letter too, and each letter's width further on")
    func styledCaret() throws {
        try onStage { (field, _) throws in
            let font = UIFont.systemFont(ofSize: 17)
            field.attributedText = NSAttributedString(string: "mmm", attributes: [.font: font])
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            let letter = "m".size(withAttributes: [.font: font]).width
            let carets = try (0...3).map { offset in
                field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: offset))).minX
            }
            // 7 points from the border.
            #expect(carets[0] == 7)
            for (index, caret) in carets.enumerated() { #expect(abs(caret - 7 - CGFloat(index) * letter) < 0.5) }
        }
    }

    @Test("the position nearest to a point is the one after a letter from its middle on")
    func nearest() throws {
        try onStage("mmm") { (field, _) throws in
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            let letter = "m".size(withAttributes: [.font: try #require(field.font)]).width
            for (letters, index) in [(-1, 0), (0.4, 0), (0.6, 1), (1.4, 1), (1.6, 2), (2.6, 3), (9, 3)]
                as [(CGFloat, Int)]
            {
                let point = CGPoint(x: 7 + letters * letter, y: 17)
                let position = try #require(field.closestPosition(to: point))
                #expect(field.offset(from: field.beginningOfDocument, to: position) == index, "\(letters)")
            }
        }
    }

    @Test("a distance between two positions is counted from the first one")
    func distances() throws {
        try onStage("abcde") { (field, _) throws in
            let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
            #expect(field.offset(from: second, to: field.endOfDocument) == 3)
            #expect(field.offset(from: second, to: field.beginningOfDocument) == -2)
        }
    }

    @Test("attributes that set nothing but the colour set that")
    func colorOnly() {
        onStage { field, _ in
            field.defaultTextAttributes = [.foregroundColor: UIColor.red]
            #expect(field.textColor == .red)
            field.defaultTextAttributes = [.foregroundColor: UIColor.green]
            #expect(field.textColor == .green)
        }
    }

    @Test("a field that clears as it is begun says so if there was anything to clear")
    func clearing() {
        onStage { field, _ in
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            field.clearsOnBeginEditing = true
            field.becomeFirstResponder()
            #expect(field.text == "" && changes == 1)
            field.resignFirstResponder()
            field.becomeFirstResponder()
            #expect(changes == 1)
            field.resignFirstResponder()
            (field.text, field.clearsOnBeginEditing) = ("kept", false)
            field.becomeFirstResponder()
            #expect(field.text == "kept" && changes == 1)
        }
    }

    @Test("the letters of a field that is not enabled are at .4 of their strength")
    func disabled() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "abc"
        #expect(field.label.alpha == 1)
        field.isEnabled = false
        #expect(abs(field.label.alpha - 0.4) < 1e-6)
        field.isEnabled = true
        #expect(field.label.alpha == 1)
    }

    @Test("letters stand at the side where lines begin: at the right end of the room from right to left")
    func sides() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            Stage.shown(size: CGSize(width: 300, height: 100), direction: direction) { stage in
                let field = field(stage, direction == .leftToRight ? "abc" : "אבג")
                field.layoutIfNeeded()
                let (letters, room) = (field.label.frame, field.content.bounds)
                #expect(letters.width > 10 && letters.width < 60)
                #expect(letters.minY == 0 && letters.height == room.height)
                #expect(direction == .leftToRight ? letters.minX == 0 : abs(letters.maxX - room.width) < 0.01)
            }
        }
    }

    @Test("a touch anywhere on a field is the field's own, on its letters too")
    func hits() {
        onStage { field, stage in
            field.layoutIfNeeded()
            for x in [2, 12, 100, 198] as [CGFloat] {
                #expect(stage.window.hitTest(CGPoint(x: x, y: 17), with: nil) === field, "\(x)")
            }
        }
    }

    @Test("the room for the text is 7 points inside a border at the sides and 2 above and below, all of it without one")
    func room() {
        let (field, bounds) = (UITextField(), CGRect(x: 3, y: 4, width: 100, height: 40))
        #expect(field.textRect(forBounds: bounds) == bounds && field.borderRect(forBounds: bounds) == bounds)
        for style in [UITextField.BorderStyle.roundedRect, .line, .bezel] {
            field.borderStyle = style
            let room = CGRect(x: 10, y: 6, width: 86, height: 36)
            #expect(field.textRect(forBounds: bounds) == room && field.editingRect(forBounds: bounds) == room)
            #expect(field.placeholderRect(forBounds: bounds) == room)
        }
        let none = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 6, height: 2))
        #expect(none == CGRect(x: 3, y: 1, width: 0, height: 0))
    }

    @Test("what is selected lies over its letters, from the side where lines begin, as high as a line")
    func selection() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.shown(size: CGSize(width: 300, height: 100), direction: direction) { stage in
                let field = field(stage, direction == .leftToRight ? "abcd" : "אבגד")
                field.becomeFirstResponder()
                field.layoutIfNeeded()
                @MainActor func position(_ offset: Int) throws -> UITextPosition {
                    try #require(field.position(from: field.beginningOfDocument, offset: offset))
                }
                let (from, to) = (try position(1), try position(3))
                let part = try #require(field.textRange(from: from, to: to))
                let rects = field.selectionRects(for: part).map(\.rect)
                let (start, end) = (field.caretRect(for: from), field.caretRect(for: to))
                let rect = try #require(rects.first)
                #expect(rects.count == 1)
                let (left, right) = direction == .leftToRight ? (start.minX, end.minX) : (end.maxX, start.maxX)
                #expect(abs(rect.minX - left) < 0.1 && abs(rect.maxX - right) < 0.1)
                #expect(abs(rect.height - (field.font?.lineHeight ?? 0)) < 0.1 && abs(rect.midY - 17) < 0.1)
                #expect(field.selectionRects(for: try #require(field.textRange(from: to, to: to))).isEmpty)
            }
        }
    }

    @Test("rectangles are those of the text as it is now, laid out or not")
    func fresh() throws {
        try onStage("a") { (field, _) throws in
            let first = field.caretRect(for: field.endOfDocument)
            field.layoutIfNeeded()
            #expect(first.minX > 7 && first == field.caretRect(for: field.endOfDocument))
            field.text = "abcdefgh"
            let end = field.endOfDocument
            let caret = field.caretRect(for: end)
            field.textAlignment = .right
            let right = field.caretRect(for: end)
            field.layoutIfNeeded()
            #expect(caret.minX > 50 && right.minX > 180 && field.caretRect(for: end) == right)
        }
    }

    @Test("from right to left, too, the position at a caret is its own")
    func mirroredPositions() throws {
        try Stage.shown(size: CGSize(width: 300, height: 100), direction: .rightToLeft) { stage in
            let field = field(stage, "אבגד")
            for offset in 0...4 {
                let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
                let caret = field.caretRect(for: position)
                let found = try #require(field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
                #expect(field.compare(found, to: position) == .orderedSame, "\(offset)")
            }
        }
    }

    @Test("the colour of the text is that of its letters at once")
    func color() {
        let field = UITextField()
        field.text = "abc"
        for color in [UIColor.red, .blue] {
            field.textColor = color
            #expect(field.label.textColor == color)
        }
        field.attributedText = NSAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.green])
        field.textColor = .brown
        #expect(field.label.textColor == .brown)
    }

    @Test("a long text is shifted as far as its caret asks for, and no farther when that moves within what is seen")
    func scrolling() {
        onStage(String(repeating: "m", count: 60)) { field, stage in
            @MainActor func shift() -> CGFloat {
                field.layoutIfNeeded()
                return field.lead
            }
            field.becomeFirstResponder()
            let end = shift()
            let caret = field.shownCaret
            #expect(end < -500 && abs(caret.maxX - field.content.frame.maxX) < 1)
            stage.press(.left)
            #expect(shift() == end)
            stage.press(.home)
            #expect(shift() == 0)
            stage.press(.right)
            stage.press(.right)
            #expect(shift() == 0 && field.shownCaret.minX > 20)
            stage.press(.end)
            #expect(shift() == end)
            field.resignFirstResponder()
            #expect(shift() == 0)
        }
    }

    @Test("a single letter with attributes has them")
    func singleLetter() {
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        #expect(field.text == "a" && field.textColor == .red)
        field.attributedText = NSAttributedString(string: "")
        #expect(field.text == "" && !field.hasText)
    }

    @Test("a rounded border is black at .2, in dark 545458 at .6, and .64935 wide; others are a point wide")
    func borders() {
        for (style, alpha) in [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.6)] as [(UIUserInterfaceStyle, CGFloat)] {
            let field = UITextField()
            field.overrideUserInterfaceStyle = style
            field.borderStyle = .roundedRect
            #expect(abs((field.border.borderColor?.alpha ?? 0) - alpha) < 1e-6)
            #expect(abs(field.border.borderWidth - 0.64935) < 1e-6 && field.border.cornerRadius == 5)
            field.borderStyle = .line
            #expect(field.border.borderWidth == 1 && field.border.cornerRadius == 0)
        }
    }

    @Test("a view beside the text that has no size is asked for one, one that has keeps it")
    func askedSides() {
        onStage { field, _ in
            let label = UILabel()
            label.text = "www."
            let size = label.sizeThatFits(field.bounds.size)
            (field.leftView, field.leftViewMode) = (label, .always)
            #expect(size.width > 20 && abs(field.leftViewRect(forBounds: field.bounds).width - size.width) < 0.01)
            label.bounds.size = CGSize(width: 9, height: 9)
            #expect(field.leftViewRect(forBounds: field.bounds).width == 9)
            #expect(field.rightViewRect(forBounds: field.bounds) == .zero)
        }
    }

    @Test("a colour that is set is that of all letters, be it the first one's already")
    func oneColor() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let field = UITextField()
        field.attributedText = text
        #expect(field.textColor == .red)
        field.textColor = .red
        let colors = (0..<2).map { field.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) }
        #expect(colors.allSatisfy { $0 as? UIColor == .red || $0 == nil } && field.label.textColor == .red)
    }

    @Test("letters are at the left, in the middle or at the right as is said, and by nature where lines begin")
    func alignments() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            Stage.shown(size: CGSize(width: 300, height: 100), direction: direction) { stage in
                let field = field(stage, direction == .leftToRight ? "abc" : "אבג")
                let begin: CGFloat = direction == .leftToRight ? 0 : 1
                for (alignment, share) in [
                    (NSTextAlignment.left, 0), (.center, 0.5), (.right, 1), (.natural, begin), (.justified, begin),
                ] as [(NSTextAlignment, CGFloat)] {
                    field.textAlignment = alignment
                    field.layoutIfNeeded()
                    let (letters, room) = (field.label.frame, field.content.bounds.width)
                    // But for the room of a caret.
                    #expect(abs(letters.minX - share * (room - letters.width)) <= 2, "\(alignment), \(direction)")
                }
            }
        }
    }

    @Test("the focus ring is as round as a rounded border, else as the field's own corners")
    func focusShape() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.layer.cornerRadius = 3
        for (style, radius) in [(UITextField.BorderStyle.roundedRect, 5), (.none, 3), (.line, 3)]
            as [(UITextField.BorderStyle, CGFloat)]
        {
            field.borderStyle = style
            #expect(field.focusShape.rect == field.bounds && field.focusShape.radius == radius)
        }
    }

    @Test("a text of as many letters as are drawn at once keeps its attributes, and is as wide as these make it")
    func drawnLetters() {
        FieldStage.with { all in
            let text = NSMutableAttributedString(
                string: String(repeating: "i", count: 200), attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 100, length: 100))
            all.field.attributedText = text
            all.field.layoutIfNeeded()
            let second = all.field.attributedText?.attribute(.font, at: 150, effectiveRange: nil) as? UIFont
            #expect(second?.pointSize == 34)
            #expect(abs(all.field.label.frame.width - text.size().width) <= 1)
        }
    }

    @Test("letters that are to follow the preferred size do at once, and no other letters do")
    func preferredSize() throws {
        try Stage.with(size: CGSize(width: 300, height: 100)) { (stage: Stage) throws in
            stage.window.traitOverrides.preferredContentSizeCategory = .large
            let (body, plain) = (UITextField(), UITextField())
            body.font = .preferredFont(forTextStyle: .body)
            for field in [body, plain] { stage.window.addSubview(field) }
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            #expect(body.font?.pointSize == 17 && plain.font?.pointSize == 17)
            for field in [body, plain] { field.adjustsFontForContentSizeCategory = true }
            let size = try #require(body.font).pointSize
            #expect(size > 30 && plain.font?.pointSize == 17)
        }
    }

    @Test("the letters of a long text are where they would be if all of it was drawn", arguments: [0, 300, 600])
    func longText(caret: Int) {
        FieldStage.with(String((0..<600).map { Character(UnicodeScalar(97 + UInt8($0 % 26))) })) { all in
            let field = all.field
            field.selectedTextRange = field.places.range(caret..<caret)
            field.layoutIfNeeded()
            let shown = field.label.text ?? ""
            #expect(shown.count < 600 && Array(field.text ?? "")[field.firstShown...].starts(with: shown))
            #expect(abs(field.label.frame.minX - field.lead - field.offset(of: field.firstShown)) < 1e-6)
            let end = field.offset(of: field.firstShown + shown.count)
            #expect(abs(field.label.frame.width - end + field.offset(of: field.firstShown)) < 1e-6)
            let seen = min(field.content.bounds.width, field.lead + end)
            #expect(field.label.frame.minX <= 0 && field.label.frame.maxX >= seen)
            #expect(field.content.frame.contains(field.caretRect(for: field.places.position(caret))))
        }
    }
}
