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
