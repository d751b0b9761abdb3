import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

/// A property of a control, with two values to set.
@MainActor
private struct Setting<Control: UIView> {
    let name: String
    /// Sets the first value, or the other one.
    let set: (Control, Bool) -> Void

    init<Value>(_ path: ReferenceWritableKeyPath<Control, Value>, _ first: Value, _ other: Value) {
        name = "\(path)"
        set = { control, isFirst in control[keyPath: path] = isFirst ? first : other }
    }

    init<Value>(_ name: String, _ first: Value, _ other: Value, _ set: @escaping (Control, Value) -> Void) {
        (self.name, self.set) = (name, { control, isFirst in set(control, isFirst ? first : other) })
    }
}

@Suite("A control is laid out anew for another value, and not for the same one")
@MainActor
struct ControlSettingTests {
    /// Sets both values of each property in turn, each of them twice.
    private func check<Control: UIView>(_ control: Control, _ settings: [Setting<Control>]) {
        Stage.shown(size: CGSize(width: 320, height: 200)) { stage in
            control.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
            stage.window.addSubview(control)
            for setting in settings {
                setting.set(control, true)
                for isFirst in [false, true, false] {
                    let asked = (0..<2).map { _ in
                        stage.pass(0)
                        control.layoutIfNeeded()
                        setting.set(control, isFirst)
                        return control.layer.needsLayout()
                    }
                    #expect(asked == [true, false], "\(setting.name), \(isFirst ? "the first" : "the other") value")
                }
            }
        }
    }

    private func views() -> (UIView, UIView) {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return (UIView(frame: frame), UIView(frame: frame))
    }

    @Test("a text field")
    func textField() {
        let field = UITextField()
        field.text = "abc"
        let ((left, otherLeft), (right, otherRight)) = (views(), views())
        check(
            field,
            [
                Setting(\.text, "abc", "abcd"), Setting(\.placeholder, "a", "ab"),
                Setting(\.font, .systemFont(ofSize: 17), .systemFont(ofSize: 20)),
                Setting(\.textAlignment, .natural, .right), Setting(\.borderStyle, .none, .roundedRect),
                Setting(\.isSecureTextEntry, false, true), Setting(\.adjustsFontSizeToFitWidth, false, true),
                Setting(\.minimumFontSize, 10, 12), Setting(\.leftView, left, otherLeft),
                Setting(\.leftViewMode, .never, .always), Setting(\.rightView, right, otherRight),
                Setting(\.rightViewMode, .never, .always), Setting(\.clearButtonMode, .never, .always),
                Setting(\.background, square(4), square(5)), Setting(\.disabledBackground, square(4), square(5)),
            ])
    }

    @Test("a text view")
    func textView() {
        let view = UITextView()
        check(
            view,
            [
                Setting("text", "abc", "abcd") { if $0.text != $1 { $0.text = $1 } },
                Setting(\.font, .systemFont(ofSize: 17), .systemFont(ofSize: 20)),
                Setting(\.textColor, .red, .blue), Setting(\.textAlignment, .natural, .right),
                Setting(\.textContainerInset, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                Setting("maximumNumberOfLines", 1, 2) { $0.textContainer.maximumNumberOfLines = $1 },
                Setting("lineFragmentPadding", 1, 2) { $0.textContainer.lineFragmentPadding = $1 },
            ])
    }

    @Test("a segmented control")
    func segments() {
        let control = UISegmentedControl(items: ["A", "B"])
        check(
            control,
            [
                Setting("title", "A", "AB") { $0.setTitle($1, forSegmentAt: 0) },
                Setting("image", square(4), square(5)) { $0.setImage($1, forSegmentAt: 0) },
                Setting("width", 0, 50) { $0.setWidth($1, forSegmentAt: 1) },
                Setting("isEnabled", true, false) { $0.setEnabled($1, forSegmentAt: 1) },
                Setting("offset", CGSize.zero, CGSize(width: 1, height: 2)) {
                    $0.setContentOffset($1, forSegmentAt: 1)
                },
                Setting(\.apportionsSegmentWidthsByContent, false, true),
                Setting("attributes", [.foregroundColor: UIColor.red], [.foregroundColor: UIColor.blue]) {
                    $0.setTitleTextAttributes($1, for: .normal)
                },
            ])
    }

    @Test("a page control")
    func pages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        check(
            control,
            [
                Setting(\.numberOfPages, 3, 4), Setting(\.currentPage, 0, 1),
                Setting(\.hidesForSinglePage, false, true),
                Setting(\.pageIndicatorTintColor, nil, .red), Setting(\.currentPageIndicatorTintColor, nil, .red),
                Setting(\.backgroundStyle, .automatic, .prominent), Setting(\.direction, .natural, .topToBottom),
                Setting(\.preferredIndicatorImage, nil, square(5)),
                Setting(\.preferredCurrentPageIndicatorImage, nil, square(5)),
                Setting("image", nil, square(5)) { $0.setIndicatorImage($1, forPage: 0) },
                Setting("current image", nil, square(5)) { $0.setCurrentPageIndicatorImage($1, forPage: 0) },
                Setting(\.progress, nil, UIPageControlProgress()),
            ])
    }

    @Test("a slider, for its images")
    func slider() {
        check(
            UISlider(),
            [
                Setting(\.minimumValueImage, nil, square(5)), Setting(\.maximumValueImage, nil, square(5)),
                Setting("thumb", nil, square(5)) { $0.setThumbImage($1, for: .normal) },
                Setting("low", nil, square(5)) { $0.setMinimumTrackImage($1, for: .normal) },
                Setting("high", nil, square(5)) { $0.setMaximumTrackImage($1, for: .normal) },
            ])
    }

    @Test("a stepper")
    func stepper() {
        check(
            UIStepper(),
            [
                Setting(\.value, 0, 1), Setting(\.minimumValue, 0, -1), Setting(\.maximumValue, 100, 50),
                Setting(\.wraps, false, true),
                Setting("less", nil, square(5)) { $0.setDecrementImage($1, for: .normal) },
                Setting("more", nil, square(5)) { $0.setIncrementImage($1, for: .normal) },
            ])
    }

    @Test("a button")
    func button() {
        let button = UIButton(type: .custom)
        check(
            button,
            [
                Setting("title", "A", "AB") { $0.setTitle($1, for: .normal) },
                Setting("image", square(4), square(5)) { $0.setImage($1, for: .normal) },
                Setting("background", nil, square(5)) { $0.setBackgroundImage($1, for: .normal) },
                Setting(\.contentEdgeInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                Setting(\.titleEdgeInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                Setting(\.imageEdgeInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                Setting(\.contentHorizontalAlignment, .center, .left),
                Setting(\.contentVerticalAlignment, .center, .top),
                Setting(\.isEnabled, true, false), Setting(\.isHighlighted, true, false),
                Setting(\.isSelected, true, false),
            ])
    }
}
