import ObjectiveC
import Testing
import UIKit

@Suite("AnyObjectMembers of UIKit")
@MainActor
struct AnyObjectMembersTests {
    @Test("points, sizes and rectangles are found in boxes, and as they are")
    func boxes() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        for box in [rect, NSValue(cgRect: rect)] as [Any] {
            let frame: CGRect = AnyObjectMembers(box as AnyObject).cgRectValue
            #expect(frame == rect)
        }
        #expect(AnyObjectMembers(CGPoint(x: 1, y: 2) as AnyObject).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(AnyObjectMembers(NSObject()).cgSizeValue == nil)
    }

    @Test("views, layers, controls and items of bars have their own members, and no others'")
    func views() {
        let (control, window) = (UISwitch(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        control.tag = 3
        window.addSubview(control)
        let members = AnyObjectMembers(control)
        #expect(members.tag == 3 && members.isOn == false && members.superview === window && members.title == nil)
        #expect(AnyObjectMembers(window.layer).frame == window.frame && AnyObjectMembers(window.layer).alpha == nil)
        members.removeFromSuperview?()
        #expect(control.superview == nil)
        #expect(AnyObjectMembers(NSObject()).removeFromSuperview == nil)
    }

    @Test("indicators begin and end, buttons say their titles, and fields take the keyboard's input")
    func actions() {
        let (indicator, button, field) = (UIActivityIndicatorView(), UIButton(type: .system), UITextField())
        let members = AnyObjectMembers(indicator)
        members.startAnimating?()
        #expect(members.isAnimating == true && indicator.isAnimating)
        members.stopAnimating?()
        #expect(members.isAnimating == false)
        button.setTitle("Go", for: .normal)
        let asked = AnyObjectMembers(button)
        #expect(asked.currentTitle == "Go" && asked.titleLabel === button.titleLabel && asked.image == nil)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(field)
        window.isHidden = false
        #expect(AnyObjectMembers(field).becomeFirstResponder?() == true && field.isFirstResponder)
        #expect(AnyObjectMembers(field).resignFirstResponder?() == true && !field.isFirstResponder)
        #expect(AnyObjectMembers(NSObject()).resignFirstResponder == nil)
        window.isHidden = true
    }

    @Test("the values of controls are found and set by their keys, as numbers of any kind")
    func values() {
        let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
        slider.value = 0.25
        let members = AnyObjectMembers(slider)
        #expect(members.value(forKey: "value") as? CGFloat == 0.25 && members.value(forKey: "value") as? Float == 0.25)
        members.setValue(0.5, forKey: "value")
        #expect(slider.value == 0.5)
        stepper.setValue(3, forKey: "value")
        #expect(stepper.value == 3 && stepper.value(forKey: "value") as? Int == 3)
        toggle.setValue(true, forKey: "on")
        #expect(toggle.isOn && toggle.value(forKey: "isOn") as? Bool == true)
        toggle.setValue(false, forKeyPath: "enabled")
        #expect(!toggle.isEnabled && toggle.value(forKey: "enabled") as? Bool == false)
        let (bar, segments) = (UIProgressView(), UISegmentedControl(items: ["a", "b"]))
        bar.setValue(0.75, forKey: "progress")
        segments.setValue(1, forKey: "selectedSegmentIndex")
        #expect(AnyObjectMembers(bar).progress == 0.75 && segments.selectedSegmentIndex == 1)
        #expect(AnyObjectMembers(segments).value(forKeyPath: "selectedSegmentIndex") as? Int == 1)
    }

    @Test("methods of UIKit's own are found by name, and a subclass's is called")
    func names() {
        final class Own: UIView {
            var laidOut = 0
            override func setNeedsLayout() { laidOut += 1 }
        }
        let (own, parent) = (Own(), UIView())
        let before = own.laidOut
        own.perform(Selector("setNeedsLayout"))
        #expect(own.laidOut == before + 1)
        parent.addSubview(own)
        own.perform(NSSelectorFromString("removeFromSuperview"))
        #expect(own.superview == nil)
        own.perform(Selector("setHidden:"), with: true)
        #expect(own.isHidden)
        #expect(own.responds(to: Selector("safeAreaInsets")) && !own.responds(to: Selector("separatorInset")))
        #expect(UIImageView().responds(to: Selector("startAnimating")))
        #expect(UIView.description() == "UIKit.UIView" && own.classForCoder == Own.self)
        #expect(String(cString: class_getName(UIView.self)) == "UIKit.UIView")
        #expect(class_getName(Own.self) == class_getName(Own.self) && String(cString: class_getName(nil)) == "")
    }
}
