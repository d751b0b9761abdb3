import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("UIPageViewController")
@MainActor
struct UIPageViewControllerTests {
    private let size = CGSize(width: 300, height: 200)

    @MainActor
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { index in
            let page = UIViewController()
            page.title = "\(index)"
            return page
        }
        var hasControl = false
        var told: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int {
            hasControl ? 3 : -1
        }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            told.append("to " + (pendingViewControllers.first?.title ?? ""))
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            told.append((completed ? "from " : "still ") + (previousViewControllers.first?.title ?? ""))
        }
    }

    private func with(
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, hasControl: Bool = false,
        _ body: (Stage, UIPageViewController, Book) throws -> Void
    ) rethrows {
        try Stage.shown(size: size, direction: direction) { stage in
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            let book = Book()
            book.hasControl = hasControl
            (controller.dataSource, controller.delegate) = (book, book)
            controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            stage.window.rootViewController = controller
            stage.pass(0.1)
            try body(stage, controller, book)
        }
    }

    private func swipe(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
        stage.touch(.began, start, 100)
        for step in 1...5 {
            stage.pass(0.02)
            stage.touch(.moved, start + (end - start) * CGFloat(step) / 5, 100)
        }
        stage.touch(.ended, end, 100)
        for _ in 0..<40 { stage.pass(0.05) }
    }

    private func shown(_ controller: UIPageViewController) -> String {
        controller.viewControllers?.first?.title ?? ""
    }

    @Test("a swipe leads to the page after, back and not beyond the ends")
    func swipes() {
        with { stage, controller, book in
            #expect(controller.children == [book.pages[0]] && book.pages[0].view.bounds.size == size)
            swipe(stage, from: 250, to: 50)
            #expect(shown(controller) == "1" && book.told == ["to 1", "from 0"])
            #expect(controller.children == [book.pages[1]])
            #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil).origin == .zero)
            swipe(stage, from: 250, to: 50)
            swipe(stage, from: 250, to: 50)
            #expect(shown(controller) == "2")
            swipe(stage, from: 50, to: 250)
            #expect(shown(controller) == "1")
        }
    }

    @Test("a swipe that is too short leads back, and the delegate hears of it")
    func shortSwipe() {
        with { stage, controller, book in
            stage.touch(.began, 250, 100)
            for x in [235, 220, 200] as [CGFloat] {
                stage.pass(0.05)
                stage.touch(.moved, x, 100)
            }
            stage.pass(1)
            stage.touch(.ended, 200, 100)
            for _ in 0..<40 { stage.pass(0.05) }
            #expect(shown(controller) == "0" && book.told == ["to 1", "still 0"])
            #expect(controller.children == [book.pages[0]])
        }
    }

    @Test("from right to left the page after is on the left")
    func mirrored() {
        with(direction: .rightToLeft) { stage, controller, _ in
            swipe(stage, from: 250, to: 50)
            #expect(shown(controller) == "0")
            swipe(stage, from: 50, to: 250)
            #expect(shown(controller) == "1")
        }
    }

    @Test("a program's page comes from its side, and the delegate does not hear of it")
    func program() {
        with { stage, controller, book in
            var ended: [Bool] = []
            controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
                ended.append($0)
            }
            #expect(ended.isEmpty)
            for _ in 0..<20 { stage.pass(0.05) }
            #expect(ended == [true] && shown(controller) == "2" && book.told.isEmpty)
            swipe(stage, from: 50, to: 250)
            #expect(shown(controller) == "1")
        }
    }

    @Test("the page control follows, and leads to pages")
    func control() throws {
        try with(hasControl: true) { stage, controller, book in
            let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
            #expect(control.numberOfPages == 3 && control.frame.maxY == 200)
            #expect(book.pages[0].view.bounds.height == 200 - control.frame.height)
            swipe(stage, from: 250, to: 50)
            #expect(control.currentPage == 1)
            stage.tap(280, control.frame.midY)
            for _ in 0..<20 { stage.pass(0.05) }
            #expect(control.currentPage == 2 && shown(controller) == "2" && book.told.last == "from 1")
        }
    }
}
