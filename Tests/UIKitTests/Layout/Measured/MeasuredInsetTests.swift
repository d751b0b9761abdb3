import CoreGraphics
import Testing
import ViewSupport

@testable import UIKit

/// Safe areas, margins and the readable width as iOS 26.1 has them. Source: docs/sources/views.md, Margins;
/// docs/sources/views.md, Safe areas.
@Suite("Insets as measured")
@MainActor
struct MeasuredInsetTests {
    nonisolated private static let bars = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

    /// Frames in a view of 320 x 480 whose safe area is 44, 10, 34, 12, and the safe areas of those: top, left, bottom,
    /// right.
    nonisolated static let safeAreas: [(frame: [CGFloat], insets: [CGFloat])] = [
        ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
        ([0, 100, 320, 200], [0, 10, 0, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
        // By the rule: in a band, or beyond the parent, all of its inset and no more.
        ([0, 0, 320, 20], [44, 10, 0, 12]), ([0, -200, 320, 100], [44, 10, 0, 12]),
        ([0, 460, 320, 20], [0, 10, 34, 12]),
        ([0, 600, 320, 20], [0, 10, 34, 12]), ([-50, -50, 500, 700], [44, 10, 34, 12]),
        ([-100, 100, 20, 20], [0, 10, 0, 0]), ([400, 100, 20, 20], [0, 0, 0, 12]), ([100, 43, 50, 404], [1, 0, 1, 0]),
    ]

    private func insets(_ values: [CGFloat]) -> UIEdgeInsets {
        UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    private func rect(_ values: [CGFloat]) -> CGRect {
        CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// Runs `body` with a view of 320 x 480 with that safe area.
    private func onPage(_ body: (UIView, UIViewController) throws -> Void) rethrows {
        try Stage.with(size: CGSize(width: 320, height: 480), scale: 2) { (stage: Stage) throws in
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = Self.bars
            stage.window.rootViewController = controller
            controller.view.frame = stage.window.bounds
            try body(controller.view, controller)
            stage.window.rootViewController = nil
        }
    }

    @Test("a view has what its superview's safe area covers of it, and never more than that", arguments: safeAreas)
    func safeArea(frame: [CGFloat], expected: [CGFloat]) {
        onPage { page, _ in
            let view = UIView(frame: rect(frame))
            page.addSubview(view)
            #expect(view.safeAreaInsets == insets(expected))
            #expect(view.safeAreaLayoutGuide.layoutFrame.origin == CGPoint(x: expected[1], y: expected[0]))
            // A view inside it follows it.
            let inner = UIView(frame: view.bounds)
            view.addSubview(inner)
            #expect(inner.safeAreaInsets == view.safeAreaInsets)
        }
    }

    @Test("additional insets add to the inherited ones")
    func additional() {
        let (outer, inner) = (UIViewController(), UIViewController())
        Stage.with(size: CGSize(width: 320, height: 480)) { stage in
            stage.window.rootViewController = outer
            outer.view.frame = stage.window.bounds
            outer.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            outer.addChild(inner)
            inner.view.frame = outer.view.bounds
            outer.view.addSubview(inner.view)
            inner.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
            #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
            stage.window.rootViewController = nil
        }
    }

    @Test("margins are their base and the safe area, edge by edge")
    func margins() {
        onPage { page, _ in
            let (view, plain) = (UIView(frame: page.bounds), UIView(frame: page.bounds))
            plain.insetsLayoutMarginsFromSafeArea = false
            for view in [view, plain] { page.addSubview(view) }
            #expect(view.layoutMargins == insets([52, 18, 42, 20]))
            #expect(view.layoutMarginsGuide.layoutFrame == rect([18, 52, 282, 386]))
            #expect(plain.layoutMargins == insets([8, 8, 8, 8]))
            #expect(plain.layoutMarginsGuide.layoutFrame == rect([8, 8, 304, 464]))
            let inner = UIView(frame: CGRect(x: 4, y: 30, width: 312, height: 300))
            inner.insetsLayoutMarginsFromSafeArea = false
            inner.preservesSuperviewLayoutMargins = true
            view.addSubview(inner)
            // Where the superview's margin reaches farther in than the view's own.
            #expect(inner.layoutMargins == insets([22, 14, 8, 16]))
        }
    }

    /// Widths and side margins of a view 200 high, and where text is read well in it.
    nonisolated static let readables: [(width: CGFloat, margin: CGFloat, frame: [CGFloat])] = [
        (320, 8, [8, 8, 304, 184]), (834, 8, [8, 8, 818, 184]), (1008, 8, [8, 8, 992, 184]),
        (1020, 8, [50, 8, 920, 184]), (1400, 8, [240, 8, 920, 184]), (1009, 40, [44.5, 8, 920, 184]),
        (2000, 600, [600, 8, 800, 184]), (1009, 45, [45, 8, 919, 184]), (1008.5, 0, [44.25, 8, 920, 184]),
    ]

    @Test("lines are read well that are no longer than 920 points in a wide view", arguments: readables)
    func readable(width: CGFloat, margin: CGFloat, frame: [CGFloat]) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        #expect(view.readableContentGuide.layoutFrame == rect(frame))
    }

    /// Records its notifications.
    private final class Told: UIView {
        var calls: [String] = []
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            calls.append("margins")
        }
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            calls.append("safe area")
        }
    }

    @Test("a view hears of its margins, then of its safe area, and of nothing that did not change")
    func order() {
        onPage { page, controller in
            let (view, plain) = (Told(frame: page.bounds), Told(frame: page.bounds))
            plain.insetsLayoutMarginsFromSafeArea = false
            plain.calls = []
            for view in [view, plain] { page.addSubview(view) }
            #expect(view.calls == ["margins", "safe area"] && plain.calls == ["safe area"])
            (view.calls, plain.calls) = ([], [])
            controller.additionalSafeAreaInsets = Self.bars
            view.directionalLayoutMargins = view.directionalLayoutMargins
            view.setNeedsLayout()
            page.layoutIfNeeded()
            #expect(plain.calls.isEmpty && view.calls.isEmpty)
            controller.additionalSafeAreaInsets.top = 50
            #expect(view.calls == ["margins", "safe area"] && plain.calls == ["safe area"])
        }
    }
}
