import Testing
import UIKit

@Suite("Names before Swift 4.2")
@MainActor
struct OlderSpellingsTests {
    @Test("older names of members do what the newer ones do")
    func members() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        view.bringSubview(toFront: first)
        #expect(view.subviews == [second, first])
        view.sendSubview(toBack: first)
        #expect(view.subviews == [first, second])

        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child] && child.parent === parent)
        child.willMove(toParentViewController: nil)
        child.removeFromParentViewController()
        #expect(parent.childViewControllers.isEmpty)
    }

    @Test("older names of values are those values")
    func values() {
        #expect(RunLoopMode.commonModes == .common && RunLoopMode.defaultRunLoopMode == .default)
        #expect(UIWindowLevelAlert == .alert && UIScrollViewDecelerationRateFast == .fast)
        #expect(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsMake(0, 0, 0, 0), UIEdgeInsetsZero))
        #expect(UIAccessibilityTraitButton == .button && NSUnderlineStyle.styleSingle == .single)
        let state: UIGestureRecognizerState = UITapGestureRecognizer().state
        #expect(state == .possible)
        let image = UIGraphicsImageRenderer(size: CGSizeMake(2, 2)).image { $0.fill(CGRectMake(0, 0, 2, 2)) }
        #expect(UIImagePNGRepresentation(image) == image.pngData())
    }
}
