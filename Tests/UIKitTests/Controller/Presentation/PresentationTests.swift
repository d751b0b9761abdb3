import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

/// A controller that writes down when it comes and goes.
@MainActor
private final class Page: UIViewController {
    let name: String
    let log: Log

    final class Log {
        var lines: [String] = []
    }

    init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func note(_ what: String, _ animated: Bool) {
        log.lines.append("\(name) \(what)\(animated ? "" : " at once")")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear", animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("is appearing", animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear", animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear", animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear", animated)
    }
}

@Suite("Controllers present others")
@MainActor
struct PresentationTests {
    /// A window with a root controller, and one to be presented full screen.
    private func with(_ body: (Stage, Page, Page, Page.Log) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 400)) { stage in
            let log = Page.Log()
            let (root, page) = (Page("root", log), Page("page", log))
            root.view.backgroundColor = .white
            page.view.backgroundColor = .red
            page.modalPresentationStyle = .fullScreen
            stage.window.rootViewController = root
            log.lines = []
            try body(stage, root, page, log)
        }
    }

    @Test(
        "a full screen comes and goes with Apple's callbacks in Apple's order, and the view beneath leaves the window")
    func order() {
        with { stage, root, page, log in
            root.present(page, animated: true) { log.lines.append("completed") }
            #expect(log.lines == ["root will disappear", "page will appear", "page is appearing"])
            #expect(page.isBeingPresented && root.presentedViewController === page)
            #expect(page.presentingViewController === root && page.transitionCoordinator?.isAnimated == true)
            log.lines = []
            stage.pass(1)
            #expect(log.lines == ["page did appear", "root did disappear", "completed"])
            #expect(root.view.window == nil && page.view.frame == stage.window.bounds && !page.isBeingPresented)
            #expect(page.transitionCoordinator == nil)
            log.lines = []
            page.dismiss(animated: true) { log.lines.append("completed") }
            #expect(log.lines == ["page will disappear", "root will appear", "root is appearing"])
            #expect(page.isBeingDismissed && root.view.window != nil)
            log.lines = []
            stage.pass(1)
            #expect(log.lines == ["root did appear", "page did disappear", "completed"])
            #expect(root.presentedViewController == nil && page.view.window == nil && !page.isBeingDismissed)
            #expect(stage.window.subviews == [root.view])
        }
    }

    @Test("over the full screen the view beneath stays, and is not notified")
    func over() {
        with { stage, root, page, log in
            page.modalPresentationStyle = .overFullScreen
            root.present(page, animated: false) { log.lines.append("completed") }
            #expect(
                log.lines == [
                    "page will appear at once", "page is appearing at once", "page did appear at once", "completed",
                ])
            #expect(root.view.window != nil)
            #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === page.view)
            #expect(stage.window.subviews.last?.accessibilityViewIsModal == true)
            root.dismiss(animated: false)
            #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === root.view)
        }
    }

    @Test("what slides up is on its way in the middle of the time, and there at its end")
    func slides() throws {
        try with { stage, root, page, _ in
            root.present(page, animated: true)
            stage.pass(0.05)
            let early = try stage.image(on: .black)
            #expect(early.pixel(x: 100, y: 20) == 0xFFFF_FFFF && early.pixel(x: 100, y: 395) == 0xFFFF_0000)
            stage.pass(1)
            #expect(try stage.image(on: .black).pixelsOther(than: 0xFFFF_0000) == 0)
        }
    }

    @Test("the movement is in the tree: it goes on while the main thread does nothing")
    func movesByItself() throws {
        try with { stage, root, page, _ in
            root.present(page, animated: true)
            let tree = try #require(stage.window.renderTree)
            func red(after seconds: Double) throws -> Int {
                let time = stage.clock.now() + seconds
                let image = try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: 1, background: .black))
                return 200 * 400 - image.pixelsOther(than: 0xFFFF_0000)
            }
            let seen = try [0, 0.05, 0.1, 0.2, 0.6].map(red)
            #expect(seen == seen.sorted() && Set(seen).count == 5)
            #expect(seen.first == 0 && seen.last == 200 * 400)
        }
    }

    @Test("a controller is presented once, by one that is in a window and presents no other")
    func refused() {
        with { stage, root, page, log in
            let loose = UIViewController()
            loose.present(page, animated: false)
            #expect(page.presentingViewController == nil)
            root.present(root, animated: false)
            root.present(page, animated: false)
            let other = UIViewController()
            root.present(other, animated: false)
            #expect(root.presentedViewController === page && other.presentingViewController == nil)
            page.present(page, animated: false)
            #expect(page.presentedViewController == nil)
        }
    }

    @Test("a child presents by the outermost controller, and is told who is presented")
    func child() {
        with { stage, root, page, log in
            let child = UIViewController()
            root.addChild(child)
            #expect(child.isMovingToParent)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            #expect(!child.isMovingToParent)
            child.present(page, animated: false)
            #expect(page.presentingViewController === root && child.presentedViewController === page)
            child.dismiss(animated: false)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("a context keeps the presentation in its own room")
    func context() {
        with { stage, root, page, log in
            let child = UIViewController()
            root.addChild(child)
            child.view.frame = CGRect(x: 20, y: 30, width: 50, height: 60)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.definesPresentationContext = true
            page.modalPresentationStyle = .currentContext
            child.present(page, animated: false)
            #expect(page.presentingViewController === child && child.view.window == nil)
            #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 20, y: 30, width: 50, height: 60))
            child.dismiss(animated: false)
            #expect(child.view.superview === root.view)
        }
    }

    @Test("dismissing the lowest of several takes all of them, the highest of them moving")
    func several() {
        with { stage, root, page, log in
            let top = Page("top", log)
            top.modalPresentationStyle = .fullScreen
            root.present(page, animated: false)
            page.present(top, animated: false)
            log.lines = []
            root.dismiss(animated: true) { log.lines.append("completed") }
            stage.pass(1)
            #expect(
                log.lines == [
                    "top will disappear", "root will appear", "root is appearing", "root did appear",
                    "top did disappear", "completed",
                ])
            #expect(stage.window.subviews == [root.view] && page.presentedViewController == nil)
        }
    }

    @Test("a dismissal during the coming waits for its end, and a presentation during the going, too")
    func waits() {
        with { stage, root, page, log in
            root.present(page, animated: true)
            root.dismiss(animated: true) { log.lines.append("gone") }
            stage.pass(1)
            let next = UIViewController()
            root.present(next, animated: false)
            #expect(root.presentedViewController === page)
            stage.pass(1)
            #expect(log.lines.contains("gone") && root.presentedViewController === next)
        }
    }

    @Test("another root controller takes away what the former one presented")
    func root() {
        with { stage, root, page, log in
            root.present(page, animated: true)
            let other = UIViewController()
            stage.window.rootViewController = other
            stage.pass(1)
            #expect(stage.window.subviews == [other.view] && root.presentedViewController == nil)
        }
    }

    @Test("a window of another size asks the controllers before, and what is presented follows")
    func resize() {
        with { stage, root, page, log in
            final class Asked: UIViewController {
                var size = CGSize.zero
                var widthThen: CGFloat = 0
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    self.size = size
                    coordinator.animate { _ in self.widthThen = self.view.bounds.width }
                }
            }
            let asked = Asked()
            asked.modalPresentationStyle = .overFullScreen
            root.present(asked, animated: false)
            stage.window.frame.size = CGSize(width: 300, height: 500)
            #expect(asked.size == CGSize(width: 300, height: 500))
            #expect(asked.widthThen == 300 && asked.view.frame.size == asked.size)
        }
    }

    @Test("a controller that is let go of during its presentation takes nothing with it")
    func letGo() {
        with { stage, root, page, log in
            weak var gone: UIViewController?
            do {
                let other = UIViewController()
                gone = other
                root.present(other, animated: false)
                root.dismiss(animated: false)
            }
            stage.pass(0.1)
            #expect(gone == nil)
        }
    }
}
