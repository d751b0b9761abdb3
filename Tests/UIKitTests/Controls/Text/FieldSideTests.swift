import CoreGraphics
import Testing
import UIKit
import ViewSupport

/// Lets a field be cleared or not.
private final class Guard: NSObject, UITextFieldDelegate {
    var allows = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
}

@Suite("Views beside the text of a field")
@MainActor
struct FieldSideTests {
    private func field(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage, UITextField) -> Void
    ) {
        Stage.shown(size: CGSize(width: 300, height: 100), direction: direction) { stage in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.borderStyle = .roundedRect
            field.text = "abc"
            stage.window.addSubview(field)
            body(stage, field)
        }
    }

    @Test("a view before the text is in its middle and moves the text, on the side where lines begin")
    func left() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            field(direction) { stage, field in
                let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
                field.leftView = icon
                stage.pass(0.1)
                #expect(icon.superview == nil)
                let before = field.textRect(forBounds: field.bounds)
                field.leftViewMode = .always
                stage.pass(0.1)
                let isRight = direction == .rightToLeft
                #expect(icon.frame == CGRect(x: isRight ? 176 : 0, y: 7, width: 24, height: 20))
                let after = field.textRect(forBounds: field.bounds)
                #expect(after.width == before.width - 24)
                #expect(isRight ? after.maxX == 169 : after.minX == 31)
                field.leftView = nil
                stage.pass(0.1)
                #expect(icon.superview == nil && field.textRect(forBounds: field.bounds) == before)
            }
        }
    }

    @Test("a view after the text is seen while it is edited, or while it is not")
    func right() {
        field { stage, field in
            let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            (field.rightView, field.rightViewMode) = (icon, .whileEditing)
            stage.pass(0.1)
            #expect(icon.superview == nil)
            field.becomeFirstResponder()
            stage.pass(0.1)
            #expect(icon.frame == CGRect(x: 170, y: 2, width: 30, height: 30))
            field.rightViewMode = .unlessEditing
            stage.pass(0.1)
            #expect(icon.superview == nil)
        }
    }

    @Test("a button clears the text where there is any, if the delegate lets it, and says so")
    func clear() {
        field { stage, field in
            let delegate = Guard()
            var changes = 0
            field.delegate = delegate
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            field.clearButtonMode = .always
            stage.pass(0.1)
            let place = field.clearButtonRect(forBounds: field.bounds)
            #expect(place == CGRect(x: 176, y: 7, width: 19, height: 19))
            delegate.allows = false
            stage.tap(place.midX, place.midY)
            #expect(field.text == "abc" && changes == 0)
            delegate.allows = true
            stage.tap(place.midX, place.midY)
            #expect(field.text == "" && changes == 1)
            stage.pass(0.1)
            #expect(field.textRect(forBounds: field.bounds).maxX == 193)
        }
    }

    @Test("letters become smaller where the text is too wide, down to a size")
    func shrinking() throws {
        try Stage.shown(size: CGSize(width: 300, height: 100)) { stage in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            field.text = "A text of some length"
            stage.window.addSubview(field)
            let asked = field.intrinsicContentSize
            @MainActor func widthOfText() throws -> CGFloat {
                stage.pass(0.1)
                let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
                return field.selectionRects(for: range).map { $0.rect.width }.reduce(0, +)
            }
            let whole = try widthOfText()
            field.adjustsFontSizeToFitWidth = true
            let fitting = try widthOfText()
            #expect(whole > 150 && fitting <= 100 && fitting > 85)
            #expect(field.intrinsicContentSize == asked)
            field.minimumFontSize = 14
            #expect(abs(try widthOfText() - whole * 14 / 17) < 2)
        }
    }

    @Test("attributes of all of the text count for what is set and typed later")
    func attributes() {
        field { stage, field in
            field.defaultTextAttributes = [
                .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 5,
            ]
            #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red)
            stage.pass(0.1)
            field.becomeFirstResponder()
            field.insertText("d")
            #expect(field.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 5)
            #expect(field.defaultTextAttributes[.kern] as? Int == 5)
        }
    }

    @Test("an image is drawn behind the text, in its place where the field is not enabled")
    func background() throws {
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        try Stage.shown(size: CGSize(width: 100, height: 40)) { stage in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            (field.background, field.disabledBackground) = (image(.red), image(.green))
            stage.window.addSubview(field)
            stage.pass(0.1)
            let shown = try stage.image()
            #expect(shown.pixel(x: 50, y: 20) == 0xFFFF_0000)
            field.isEnabled = false
            stage.pass(0.1)
            let disabled = try stage.image()
            #expect(disabled.pixel(x: 50, y: 20) == 0xFF00_FF00)
        }
    }

    @Test("the image behind the text is behind all else of the field")
    func order() {
        field { stage, field in
            (field.borderStyle, field.background) = (.none, square(4))
            stage.pass(0.1)
            #expect(field.subviews.count > 1 && (field.subviews.first as? UIImageView)?.image != nil)
            field.background = nil
            stage.pass(0.1)
            #expect((field.subviews.first as? UIImageView)?.image == nil)
        }
    }

    @Test("attributes that are added to the font and the colour that a field has count")
    func addedAttributes() {
        field { _, field in
            for kern in [5.0, 7.0] {
                field.defaultTextAttributes = [.font: field.font as Any, .foregroundColor: UIColor.label, .kern: kern]
                #expect(field.defaultTextAttributes[.kern] as? Double == kern)
            }
            field.defaultTextAttributes[.foregroundColor] = UIColor.red
            #expect(field.textColor == .red && field.defaultTextAttributes[.kern] as? Double == 7)
        }
    }

    @Test("views beside the text stay where they are while others are set")
    func staying() {
        field { stage, field in
            let (left, right) = (UIView(), UIView())
            for view in [left, right] { view.bounds.size = CGSize(width: 10, height: 10) }
            (field.leftView, field.leftViewMode, field.rightView, field.rightViewMode) = (left, .always, right, .always)
            stage.pass(0.1)
            field.minimumFontSize = 9
            #expect(left.superview === field && right.superview === field)
            field.rightView = UIView()
            #expect(left.superview === field && right.superview == nil)
            field.leftView = nil
            #expect(left.superview == nil)
        }
    }

    @Test("what stands beside the text takes its room, in both directions, and no more than there is")
    func rooms() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            field(direction) { stage, field in
                field.bounds.size.width = 200
                let (left, right) = (UIView(), UIView())
                left.bounds.size = CGSize(width: 20, height: 10)
                right.bounds.size = CGSize(width: 30, height: 11)
                (field.leftView, field.rightView) = (left, right)
                (field.leftViewMode, field.rightViewMode) = (.always, .always)
                let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
                /// The same from the side where lines begin.
                @MainActor func span(_ rect: CGRect) -> [CGFloat] {
                    direction == .leftToRight ? [rect.minX, rect.maxX] : [200 - rect.maxX, 200 - rect.minX]
                }
                #expect(span(field.leftViewRect(forBounds: bounds)) == [0, 20])
                #expect(span(field.rightViewRect(forBounds: bounds)) == [170, 200])
                #expect(field.leftViewRect(forBounds: bounds).minY == 12)
                #expect(field.rightViewRect(forBounds: bounds).minY == 11)
                #expect(span(field.textRect(forBounds: bounds)) == [27, 163])
                #expect(span(field.clearButtonRect(forBounds: bounds)) == [176, 195])
                #expect(field.clearButtonRect(forBounds: bounds).minY == 7)
                field.clearButtonMode = .always
                #expect(span(field.textRect(forBounds: bounds)) == [27, 171])
                field.borderStyle = .none
                #expect(span(field.textRect(forBounds: bounds)) == [20, 171])
                let none = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 30, height: 34))
                #expect(none.width == 0)
            }
        }
    }

    @Test("views are seen while the text is edited, while it is not, always or never; the button where there is a text")
    func modes() {
        field { stage, field in
            let (left, right) = (UIView(), UIView())
            for view in [left, right] { view.bounds.size = CGSize(width: 10, height: 10) }
            (field.leftView, field.rightView) = (left, right)
            for isEdited in [false, true] {
                if isEdited { field.becomeFirstResponder() }
                for (mode, isSeen) in [
                    (UITextField.ViewMode.never, false), (.always, true), (.whileEditing, isEdited),
                    (.unlessEditing, !isEdited),
                ] {
                    (field.leftViewMode, field.rightViewMode, field.clearButtonMode) = (mode, mode, .never)
                    stage.pass(0)
                    field.layoutIfNeeded()
                    #expect((left.superview === field) == isSeen && (right.superview === field) == isSeen)
                    field.clearButtonMode = mode
                    for (text, isEnabled) in [("abc", true), ("", true), ("abc", false)] where isEnabled || !isEdited {
                        (field.text, field.isEnabled) = (text, isEnabled)
                        field.setNeedsLayout()
                        field.layoutIfNeeded()
                        let clears = isSeen && text == "abc" && isEnabled
                        #expect(field.subviews.contains { $0 is UIControl } == clears)
                        #expect((right.superview === field) == (isSeen && !clears))
                    }
                    (field.text, field.isEnabled) = ("abc", true)
                }
            }
        }
    }
}
