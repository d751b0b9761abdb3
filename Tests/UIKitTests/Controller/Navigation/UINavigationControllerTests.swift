import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

/// A page that notes what is called of it.
@MainActor
private final class Page: UIViewController {
    static var calls: [String] = []
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { Self.calls.append("\(name) \(call)") }

    override func viewDidLoad() { note("did load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear\(isMovingToParent ? " coming" : "")") }
    override func viewDidAppear(_ animated: Bool) { note("did appear\(isMovingToParent ? " coming" : "")") }
    override func viewWillDisappear(_ animated: Bool) {
        note("will disappear\(isMovingFromParent ? " going" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
        note("did disappear\(isMovingFromParent ? " going" : "")\(navigationController == nil ? " alone" : "")")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("did move \(parent == nil ? "out" : "in")")
    }
}

/// A page that scrolls.
@MainActor
private final class ListPage: UIViewController {
    let list = UIScrollView()

    override func loadView() { view = list }
    override func viewDidLoad() {
        list.contentSize = CGSize(width: 320, height: 2000)
        list.alwaysBounceVertical = true
    }
}

@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []
    var interaction: UIPercentDrivenInteractiveTransition?
    var isCustom = false

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { heard.append("will \(viewController.title ?? "") \(animated)") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("did \(viewController.title ?? "") \(animated)") }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isCustom ? Fade() : nil }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: to)
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@Suite("Navigation controllers")
@MainActor
struct UINavigationControllerTests {
    private let size = CGSize(width: 320, height: 480)

    private func shown<Result>(
        _ root: UIViewController, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (Stage, UINavigationController) throws -> Result
    ) rethrows -> Result {
        try Stage.shown(size: size, direction: direction) { stage in
            let navigation = UINavigationController(rootViewController: root)
            stage.window.rootViewController = navigation
            stage.window.layoutIfNeeded()
            Page.calls = []
            return try body(stage, navigation)
        }
    }

    @Test("a push and its way back call what iOS calls, in its order, and take .35 s")
    func order() {
        let (first, second) = (Page("one"), Page("two"))
        shown(first) { stage, navigation in
            let listener = Listener()
            navigation.delegate = listener
            navigation.pushViewController(second, animated: true)
            #expect(
                Page.calls == [
                    "two will move in", "two did load", "one will disappear", "two will appear coming",
                ])
            #expect(navigation.topViewController === second && second.navigationController === navigation)
            #expect(listener.heard == ["will two true"])
            #expect(second.transitionCoordinator?.isAnimated == true)
            stage.pass(0.3)
            #expect(listener.heard.count == 1)
            stage.pass(0.06)
            #expect(
                Page.calls[4...] == ["one did disappear", "two did appear coming", "two did move in"])
            #expect(listener.heard == ["will two true", "did two true"])
            #expect(second.transitionCoordinator == nil && first.view.superview == nil)
            Page.calls = []
            #expect(navigation.popViewController(animated: true) === second)
            #expect(navigation.viewControllers == [first])
            stage.pass(0.4)
            #expect(
                Page.calls == [
                    "two will move out", "two will disappear going", "one will appear", "two did disappear going alone",
                    "one did appear", "two did move out",
                ])
            #expect(second.parent == nil && navigation.popViewController(animated: true) == nil)
            #expect(stage.nextChange == .never)
        }
    }

    @Test("what is pushed comes from the trailing side while what was there goes a third of the way")
    func movement() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let (first, second) = (UIViewController(), UIViewController())
            (first.view.backgroundColor, second.view.backgroundColor) = (.red, .blue)
            try shown(first, direction: direction) { (stage: Stage, navigation) throws in
                navigation.pushViewController(second, animated: true)
                stage.pass(0.175)
                let image = try stage.image()
                let (left, right) = (image.pixel(x: 40, y: 300), image.pixel(x: 280, y: 300))
                let (new, old) = direction == .leftToRight ? (right, left) : (left, right)
                #expect(new == 0xFF00_00FF)
                // Red under some black.
                #expect(parts(old)[1] > 230 && parts(old)[1] < 255 && parts(old)[3] == 0)
                stage.pass(0.2)
                #expect(try stage.image().pixel(x: 160, y: 300) == 0xFF00_00FF)
            }
        }
    }

    @Test("a drag from the edge goes back, or comes back where it is let go too early")
    func swipe() {
        let (first, second) = (Page("one"), Page("two"))
        shown(first) { stage, navigation in
            navigation.pushViewController(second, animated: false)
            stage.window.layoutIfNeeded()
            @MainActor func drag(to end: CGFloat) {
                let now = stage.clock.now() - 1
                stage.touch(.began, 2, 300, at: now + 1)
                for step in 1...10 {
                    let x = 2 + (end - 2) * CGFloat(step) / 10
                    stage.touch(.moved, x, 300, at: now + 1 + Double(step) / 10)
                }
                stage.touch(.moved, end, 300, at: now + 2.5)
                stage.touch(.ended, end, 300, at: now + 2.6)
                for _ in 0..<10 { stage.pass(0.1) }
            }
            Page.calls = []
            drag(to: 120)
            #expect(navigation.viewControllers == [first, second])
            #expect(second.view.superview != nil && second.view.frame.minX == 0 && first.view.superview == nil)
            #expect(Page.calls.last == "two did move in" && Page.calls.contains("one did disappear"))
            #expect(navigation.navigationBar.topItem === second.navigationItem)
            drag(to: 300)
            #expect(navigation.viewControllers == [first])
            #expect(first.view.superview != nil && second.parent == nil)
            #expect(stage.nextChange == .never)
        }
    }

    @Test("changes that are asked for in a transition follow it")
    func nested() {
        let (first, second, third) = (Page("one"), Page("two"), Page("three"))
        shown(first) { stage, navigation in
            navigation.pushViewController(second, animated: true)
            navigation.pushViewController(third, animated: true)
            #expect(navigation.viewControllers == [first, second, third])
            stage.pass(0.4)
            stage.pass(0.4)
            #expect(third.view.superview != nil && second.view.superview == nil)
            #expect(Page.calls.suffix(3) == ["two did disappear", "three did appear coming", "three did move in"])
            #expect(navigation.popToRootViewController(animated: true) == [second, third])
            navigation.pushViewController(second, animated: false)
            stage.pass(0.4)
            stage.pass(0.4)
            #expect(navigation.viewControllers == [first, second] && second.view.superview != nil)
            #expect(third.parent == nil && second.parent === navigation)
        }
    }

    @Test("what cannot be pushed is refused, and what is set replaces the stack")
    func setting() {
        let pages = ["a", "b", "c"].map { Page($0) }
        shown(pages[0]) { stage, navigation in
            navigation.pushViewController(pages[0], animated: false)
            navigation.pushViewController(UINavigationController(), animated: false)
            #expect(navigation.viewControllers == [pages[0]])
            navigation.setViewControllers([pages[1], pages[2]], animated: true)
            stage.pass(0.4)
            #expect(pages[0].parent == nil && pages[2].view.superview != nil)
            #expect(navigation.popToViewController(pages[0], animated: false) == nil)
            #expect(navigation.popToViewController(pages[1], animated: false) == [pages[2]])
            #expect(pages[1].view.superview != nil && pages[2].parent == nil)
            navigation.viewControllers = []
            #expect(navigation.topViewController == nil && pages[1].view.superview == nil)
        }
    }

    @Test("a delegate's movement runs in place of the ordinary one, and can be moved and taken back")
    func custom() {
        let (first, second) = (Page("one"), Page("two"))
        shown(first) { stage, navigation in
            let listener = Listener()
            navigation.delegate = listener
            listener.isCustom = true
            navigation.pushViewController(second, animated: true)
            stage.pass(0.9)
            #expect(listener.heard == ["will two true"])
            stage.pass(0.2)
            #expect(listener.heard == ["will two true", "did two true"])
            let interaction = UIPercentDrivenInteractiveTransition()
            listener.interaction = interaction
            navigation.popViewController(animated: true)
            #expect(first.transitionCoordinator?.isInteractive == true)
            interaction.update(0.5)
            interaction.cancel()
            stage.pass(1)
            #expect(navigation.viewControllers == [first, second] && second.view.superview != nil)
            #expect(second.parent === navigation && second.isMovingFromParent == false)
            navigation.popViewController(animated: true)
            interaction.update(0.5)
            interaction.finish()
            stage.pass(1)
            #expect(navigation.viewControllers == [first] && second.parent == nil)
        }
    }

    @Test("content is under the bar, and its safe area and scroll view's contents begin below it")
    func safeArea() {
        let page = ListPage()
        shown(page) { stage, navigation in
            #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
            #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            #expect(page.list.adjustedContentInset.top == 44 && page.list.contentOffset.y == -44)
            navigation.isToolbarHidden = false
            #expect(page.view.safeAreaInsets.bottom == 44)
            navigation.navigationBar.isTranslucent = false
            stage.window.layoutIfNeeded()
            #expect(page.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
            #expect(page.view.safeAreaInsets.top == 0 && page.list.contentOffset.y == 0)
            page.extendedLayoutIncludesOpaqueBars = true
            #expect(page.view.frame.minY == 0 && page.list.contentOffset.y == -44)
            navigation.setNavigationBarHidden(true, animated: true)
            stage.pass(0.3)
            #expect(page.view.safeAreaInsets.top == 0 && navigation.navigationBar.isHidden)
            navigation.isNavigationBarHidden = false
            #expect(page.view.safeAreaInsets.top == 44 && page.topLayoutGuide.length == 44)
        }
    }

    @Test("a large title goes with the contents one to one, and the bar rests with all of it or none")
    func largeTitle() {
        let page = ListPage()
        page.title = "Library"
        shown(page) { stage, navigation in
            let bar = navigation.navigationBar
            bar.prefersLargeTitles = true
            stage.window.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 96))
            #expect(page.list.adjustedContentInset.top == 96 && page.list.contentOffset.y == -96)
            page.list.contentOffset.y = -76
            #expect(bar.frame.height == 76 && page.list.adjustedContentInset.top == 76)
            page.list.contentOffset.y = 10
            #expect(bar.frame.height == 44 && page.list.adjustedContentInset.top == 44)
            page.list.contentOffset.y = -96
            #expect(bar.frame.height == 96 && page.list.contentOffset.y == -96)
            page.list.contentOffset.y = -116
            #expect(bar.frame.height == 116 && page.list.adjustedContentInset.top == 96)
            page.list.contentOffset.y = -96
            stage.touch(.began, 100, 300, at: 1)
            for step in 1...10 { stage.touch(.moved, 100, 300 - CGFloat(step) * 3, at: 1 + Double(step) / 10) }
            stage.touch(.moved, 100, 270, at: 2.5)
            stage.touch(.ended, 100, 270, at: 2.6)
            for _ in 0..<80 { stage.pass(1.0 / 60) }
            #expect(page.list.contentOffset.y == -96 && bar.frame.height == 96)
            let next = ListPage()
            next.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(next, animated: true)
            stage.pass(0.4)
            #expect(bar.frame.height == 44 && next.list.contentOffset.y == -44)
        }
    }

    @Test("bars at the bottom give way to controllers that hide them, and the toolbar shows the topmost one's items")
    func bottomBars() {
        let (first, second) = (Page("one"), Page("two"))
        second.hidesBottomBarWhenPushed = true
        first.toolbarItems = [UIBarButtonItem(title: "Do", primaryAction: nil)]
        Stage.shown(size: size) { stage in
            let navigation = UINavigationController(rootViewController: first)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.window.rootViewController = tabs
            stage.window.layoutIfNeeded()
            navigation.isToolbarHidden = false
            #expect(navigation.toolbar.items == first.toolbarItems)
            #expect(first.view.safeAreaInsets.bottom == 93)
            navigation.pushViewController(second, animated: true)
            stage.pass(0.4)
            #expect(tabs.tabBar.frame.maxX <= 0 && second.view.safeAreaInsets.bottom == 44)
            #expect(navigation.toolbar.items == nil)
            navigation.popViewController(animated: true)
            stage.pass(0.4)
            #expect(tabs.tabBar.frame.minX == 0 && first.view.safeAreaInsets.bottom == 93)
        }
    }

    @Test("controllers answer where they are, and show what they are asked to by a push")
    func tree() {
        let (first, second) = (Page("one"), Page("two"))
        shown(first) { stage, navigation in
            let child = UIViewController()
            first.addChild(child)
            #expect(child.navigationController === navigation && navigation.navigationController == nil)
            #expect(navigation.visibleViewController === first)
            child.show(second, sender: nil)
            stage.pass(0.4)
            #expect(navigation.topViewController === second)
            let alert = UIViewController()
            second.present(alert, animated: false)
            #expect(navigation.visibleViewController === alert)
            second.dismiss(animated: false)
            #expect(navigation.preferredStatusBarStyle == .default)
            navigation.navigationBar.barStyle = .black
            #expect(navigation.preferredStatusBarStyle == .lightContent)
            navigation.isNavigationBarHidden = true
            #expect(navigation.childForStatusBarStyle === second && navigation.childForStatusBarHidden === second)
        }
    }

    @Test("controllers that are no longer needed go, and a navigation controller keeps nobody alive")
    func lifetime() {
        weak var gone: UINavigationController?
        weak var page: UIViewController?
        shown(Page("one")) { stage, navigation in
            gone = navigation
            let second = Page("two")
            page = second
            navigation.pushViewController(second, animated: true)
            stage.pass(0.4)
            navigation.popViewController(animated: true)
            stage.pass(0.4)
            stage.window.rootViewController = nil
        }
        Stage.shown(size: size) { $0.pass(0.1) }
        #expect(page == nil && gone == nil)
    }
}
