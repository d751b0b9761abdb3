import UIKit
import ViewSupport

/// A tab bar controller that notifies when its view was laid out.
private final class ToldTabs: UITabBarController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

extension LayoutSubject {
    /// Every public class of views and controllers in UIKit, with all that can be done to it.
    static var ofUIKit: [LayoutSubject] { plain + controls + containers + controllers }

    private static let views = LayoutDeed.ofViews

    private static var plain: [LayoutSubject] {
        [
            LayoutSubject("UIView", LayoutDeed.ofResponders + views) { UIView() },
            LayoutSubject("UILabel", LayoutDeed.ofLabels + views) {
                let label = UILabel()
                label.text = "Loading"
                return label
            },
            LayoutSubject("UIImageView", LayoutDeed.ofImageViews + views) {
                UIImageView(image: LayoutDeed.picture(12))
            },
            LayoutSubject("UIActivityIndicatorView", LayoutDeed.ofActivityIndicators + views) {
                UIActivityIndicatorView(style: .medium)
            },
            LayoutSubject("UIProgressView", LayoutDeed.ofProgressViews + views) { UIProgressView() },
        ]
    }

    private static var controls: [LayoutSubject] {
        let controls = LayoutDeed.ofControls + views
        return [
            LayoutSubject("UIControl", controls) { UIControl() },
            LayoutSubject("UIButton", LayoutDeed.ofButtons + controls) {
                let button = UIButton(type: .system)
                button.setTitle("Press", for: .normal)
                return button
            },
            LayoutSubject("UITextField", LayoutDeed.ofTextFields + LayoutDeed.ofResponders + controls) {
                UITextField()
            },
            LayoutSubject("UISegmentedControl", LayoutDeed.ofSegmentedControls + controls) {
                UISegmentedControl(items: ["a", "b"])
            },
            LayoutSubject("UISlider", LayoutDeed.ofSliders + controls) { UISlider() },
            LayoutSubject("UIStepper", LayoutDeed.ofSteppers + controls) { UIStepper() },
            LayoutSubject("UISwitch", LayoutDeed.ofSwitches + controls) { UISwitch() },
            LayoutSubject("UIRefreshControl", LayoutDeed.ofRefreshControls + controls) { UIRefreshControl() },
        ]
    }

    private static var containers: [LayoutSubject] {
        [
            LayoutSubject("UIStackView", LayoutDeed.ofStacks + views) {
                UIStackView(arrangedSubviews: [UILabel(), UIActivityIndicatorView(style: .medium)])
            },
            LayoutSubject("UIScrollView", LayoutDeed.ofScrollViews + views) { UIScrollView() },
            LayoutSubject("UIVisualEffectView", LayoutDeed.ofEffectViews + views) { UIVisualEffectView(effect: nil) },
            LayoutSubject("UINavigationBar", LayoutDeed.ofNavigationBars + views) { UINavigationBar() },
            LayoutSubject("UIToolbar", LayoutDeed.ofToolbars + views) { UIToolbar() },
            LayoutSubject("UITabBar", LayoutDeed.ofTabBars + views) { UITabBar() },
            LayoutSubject("UIWindow", LayoutDeed.ofWindows + views) {
                UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            },
        ]
    }

    private static var controllers: [LayoutSubject] {
        let controllers = LayoutDeed.ofResponders + LayoutDeed.ofControllers
        return [
            LayoutSubject("UIViewController", controllers) { ToldController() },
            LayoutSubject("UITabBarController", LayoutDeed.ofTabControllers + controllers) {
                let tabs = ToldTabs()
                tabs.viewControllers = [UIViewController(), UIViewController()]
                return tabs
            },
        ]
    }
}
