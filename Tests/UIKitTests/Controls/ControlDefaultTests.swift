import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@Suite("What controls are like before anything is set")
@MainActor
struct ControlDefaultTests {
    @Test("a control is enabled, and neither chosen nor touched; none that UIKit draws is opaque")
    func controls() {
        let controls: [UIControl] = [
            UITextField(), UIButton(), UISegmentedControl(), UIPageControl(), UISlider(), UIStepper(), UISwitch(),
        ]
        for control in controls + [UIControl()] {
            #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
            #expect(!control.isTracking && !control.isTouchInside && control.allTargets.isEmpty)
            #expect(control.contentVerticalAlignment == .center && control.contentHorizontalAlignment == .center)
            #expect(control.allControlEvents == [])
        }
        #expect(controls.allSatisfy { !$0.isOpaque })
    }

    @Test("layers that a control draws itself with are where they belong at once: none of them glides by itself")
    func layers() {
        func own(_ layer: CALayer) -> [CALayer] {
            (layer.delegate == nil ? [layer] : []) + (layer.sublayers ?? []).flatMap(own)
        }
        let (field, segments, pages, button) = (
            UITextField(), UISegmentedControl(items: ["A", "B"]), UIPageControl(), UIButton(configuration: .filled())
        )
        (field.clearButtonMode, field.text, pages.numberOfPages) = (.always, "a", 3)
        button.showsTouchWhenHighlighted = true
        let controls: [(UIView, Int)] = [
            (field, 5), (UITextView(), 2), (segments, 4), (pages, 7), (UISlider(), 3), (UIStepper(), 5),
            (UISwitch(), 2), (button, 2),
        ]
        for (control, count) in controls {
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            control.layoutIfNeeded()
            let layers = own(control.layer)
            #expect(layers.count >= count && layers.allSatisfy { !$0.hasActions }, "\(type(of: control))")
        }
    }

    @Test("a text field has no text, no border, nothing beside it, and 17 points")
    func textField() {
        let field = UITextField()
        #expect(field.text == "" && field.placeholder == nil && !field.hasText && !field.isEditing)
        #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
        #expect(field.textAlignment == .natural && field.borderStyle == .none)
        #expect(!field.isSecureTextEntry && !field.clearsOnBeginEditing)
        #expect(!field.adjustsFontForContentSizeCategory && !field.adjustsFontSizeToFitWidth)
        #expect(field.minimumFontSize == 0)
        #expect(field.leftView == nil && field.rightView == nil && field.background == nil)
        #expect(field.leftViewMode == .never && field.rightViewMode == .never && field.clearButtonMode == .never)
        #expect(field.delegate == nil && field.inputView == nil && field.inputAccessoryView == nil)
        #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
        #expect(field.keyboardType == .default && field.returnKeyType == .default)
        #expect(!field.enablesReturnKeyAutomatically && field.textContentType == nil)
    }

    @Test("a text view can be edited, selected and scrolled, and has 12 points and 8 above and below")
    func textView() {
        let view = UITextView()
        #expect(view.text == "" && view.attributedText.length == 0 && !view.hasText)
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && !view.clearsOnInsertion)
        #expect(view.font?.pointSize == 12 && view.textColor == .label && view.textAlignment == .natural)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
        #expect(!view.adjustsFontForContentSizeCategory)
        #expect(view.selectedRange == NSRange(location: 0, length: 0) && view.delegate == nil)
        #expect(view.autocapitalizationType == .sentences && !view.enablesReturnKeyAutomatically)
    }

    @Test("a button shows nothing, and looks touched and disabled by itself")
    func button() {
        let button = UIButton()
        #expect(button.configuration == nil && button.currentTitle == nil && button.currentImage == nil)
        #expect(button.automaticallyUpdatesConfiguration && button.role == .normal && button.menu == nil)
        #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
        #expect(!button.showsTouchWhenHighlighted && !button.showsMenuAsPrimaryAction)
        #expect(!button.changesSelectionAsPrimaryAction && button.currentTitleColor == .white)
        let insets = [button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets]
        #expect(insets == [.zero, .zero, .zero])
    }

    @Test("choices, pages and numbers are at their beginning")
    func values() {
        let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
        #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1] && slider.isContinuous)
        #expect([stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == [0, 0, 100, 1])
        #expect(!stepper.wraps && stepper.autorepeat && stepper.isContinuous && !toggle.isOn)
        let (segments, pages) = (UISegmentedControl(items: ["A"]), UIPageControl())
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && !segments.isMomentary)
        #expect(!segments.apportionsSegmentWidthsByContent && segments.isEnabledForSegment(at: 0))
        #expect(segments.widthForSegment(at: 0) == 0 && segments.contentOffsetForSegment(at: 0) == .zero)
        #expect(UISegmentedControl.noSegment == -1)
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
        #expect(pages.allowsContinuousInteraction && pages.interactionState == .none && pages.direction == .natural)
        #expect(pages.backgroundStyle == .automatic && pages.progress == nil && !pages.defersCurrentPageDisplay)
    }

    @Test("the ring of the keyboard's focus is as round as what it runs around, by 8 points around a slider")
    func focusShapes() {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        let (slider, stepper, toggle, button) = (UISlider(), UIStepper(), UISwitch(), UIButton())
        let (segments, pages) = (UISegmentedControl(items: ["A", "B"]), UIPageControl())
        pages.numberOfPages = 3
        for control in [slider, stepper, toggle, button, segments, pages] {
            control.frame = frame
            control.layoutIfNeeded()
        }
        #expect(slider.focusShape.rect == frame && slider.focusShape.radius == 8)
        #expect(stepper.focusShape.rect == stepper.bounds && stepper.focusShape.radius == 8)
        #expect(button.focusShape.rect == frame && button.focusShape.radius == 6)
        button.layer.cornerRadius = 9
        #expect(button.focusShape.radius == 9)
        #expect(segments.focusShape.rect == frame && segments.focusShape.radius == 9)
        // 74 by 26 points in the middle.
        #expect(pages.focusShape.rect == CGRect(x: 63, y: 3, width: 74, height: 26) && pages.focusShape.radius == 13)
    }

    @Test("what cannot be used is fainter: sliders and segments by half, one segment alone at .35")
    func faint() {
        let (slider, segments) = (UISlider(), UISegmentedControl(items: ["A", "B"]))
        segments.setEnabled(false, forSegmentAt: 1)
        #expect(zip(segments.segments.map(\.label.alpha), [1, 0.35]).allSatisfy { abs($0 - $1) < 1e-6 })
        for control in [slider, segments] { control.isEnabled = false }
        #expect(segments.segments.map(\.label.alpha) == [0.5, 0.5] && segments.segments[0].line.opacity == 0.5)
        #expect(slider.layer.sublayers?.filter { $0.delegate == nil }.map(\.opacity) == [0.5, 0.5, 0.5])
        slider.isEnabled = true
        #expect(slider.layer.sublayers?.filter { $0.delegate == nil }.map(\.opacity) == [1, 1, 1])
    }

    @Test("a background of nothing has no corners, no frame, no insets and no colour but a clear one")
    func clearBackground() {
        let clear = UIBackgroundConfiguration.clear()
        #expect(clear.backgroundColor == .clear && clear.cornerRadius == 0 && clear.backgroundInsets == .zero)
        #expect(clear.strokeWidth == 0 && clear.strokeOutset == 0 && clear.strokeColor == nil)
        #expect(clear.image == nil && clear.imageContentMode == .scaleToFill && clear.customView == nil)
    }
}
