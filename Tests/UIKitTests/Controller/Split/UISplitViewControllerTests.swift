import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Split view controllers")
@MainActor
struct UISplitViewControllerTests {
    /// Notes what a split view controller asks and reports.
    private final class Witness: NSObject, UISplitViewControllerDelegate {
        var seen: [String] = []
        var top: UISplitViewController.Column?
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { seen.append("mode \(displayMode.rawValue)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            seen.append("shows \(column.rawValue)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            seen.append("hides \(column.rawValue)")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            seen.append("proposes \(proposedTopColumn.rawValue)")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { seen.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { seen.append("expanded") }
    }

    private func page(_ title: String, _ color: UIColor = .systemBackground) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.loadViewIfNeeded()
        page.view.backgroundColor = color
        return page
    }

    /// Runs `body` with a controller of columns in a window this wide.
    private func shown(
        _ style: UISplitViewController.Style, width: CGFloat = 1000,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, witness: Witness? = nil,
        _ body: (Stage, UISplitViewController) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: width, height: 500), direction: direction) { stage in
            let split = UISplitViewController(style: style)
            split.delegate = witness
            split.setViewController(page("first"), for: .primary)
            if style == .tripleColumn { split.setViewController(page("second"), for: .supplementary) }
            split.setViewController(page("last"), for: .secondary)
            stage.window.rootViewController = split
            stage.window.layoutIfNeeded()
            try body(stage, split)
        }
    }

    private func button(in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.accessibilityLabel?.hasSuffix("sidebar") == true { return button }
        return view.subviews.lazy.compactMap { self.button(in: $0) }.first
    }

    private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
        let page = split.viewController(for: column)?.navigationController?.view
        return page?.superview === split.view ? page?.frame : nil
    }

    @Test("two columns share the window, each in a navigation controller of its own, as SwiftUI's split view has them")
    func tile() throws {
        try shown(.doubleColumn) { _, split in
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(split.primaryColumnWidth == 280)
            #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 280, height: 500))
            #expect(frame(split, .secondary) == CGRect(x: 281, y: 0, width: 719, height: 500))
            let first = try #require(split.viewController(for: .primary))
            #expect(first.navigationController != nil)
            #expect(first.splitViewController === split)
            #expect(first.traitCollection.horizontalSizeClass == .compact)
            #expect(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
            #expect(split.viewControllers.count == 2)
            #expect(!split.isCollapsed)
        }
    }

    @Test("three columns; the first one at the other edge; right to left everything is mirrored")
    func edges() {
        shown(.tripleColumn) { _, split in
            #expect(split.displayMode == .twoBesideSecondary)
            #expect(frame(split, .primary)?.minX == 0)
            #expect(frame(split, .supplementary) == CGRect(x: 281, y: 0, width: 320, height: 500))
            #expect(frame(split, .secondary) == CGRect(x: 602, y: 0, width: 398, height: 500))
            split.primaryEdge = .trailing
            #expect(frame(split, .primary)?.maxX == 1000)
            #expect(frame(split, .secondary)?.minX == 0)
        }
        // Where there is no room for all, the first one is not there by itself.
        shown(.tripleColumn, width: 800) { _, split in #expect(split.displayMode == .oneBesideSecondary) }
        shown(.doubleColumn, direction: .rightToLeft) { _, split in
            #expect(frame(split, .primary) == CGRect(x: 720, y: 0, width: 280, height: 500))
            #expect(frame(split, .secondary) == CGRect(x: 0, y: 0, width: 719, height: 500))
        }
    }

    @Test("widths are what is preferred, or a fraction, within their limits; a fraction alone gives 320 at most")
    func widths() {
        shown(.doubleColumn) { _, split in
            split.preferredPrimaryColumnWidthFraction = 0.4
            #expect(split.primaryColumnWidth == 320)
            split.maximumPrimaryColumnWidth = 500
            #expect(split.primaryColumnWidth == 400)
            #expect(frame(split, .secondary)?.minX == 401)
            split.minimumPrimaryColumnWidth = 450
            #expect(split.primaryColumnWidth == 450)
            split.preferredPrimaryColumnWidth = 480
            #expect(split.primaryColumnWidth == 480)
            for value in [CGFloat.nan, .infinity, -5] {
                split.preferredPrimaryColumnWidth = value
                #expect(split.primaryColumnWidth == 450)
            }
        }
    }

    @Test("columns go and come by a movement, and the delegate hears of each")
    func hiding() throws {
        let witness = Witness()
        try shown(.doubleColumn, witness: witness) { stage, split in
            split.hide(.primary)
            #expect(split.displayMode == .secondaryOnly)
            #expect(witness.seen == ["mode 1", "hides 0"])
            // It moves: half way it is still seen.
            stage.pass(0.15)
            let page = try #require(split.viewController(for: .primary)?.navigationController?.view)
            let seen = try #require(page.layer.presentation()?.frame.minX)
            #expect(seen < -10 && seen > -270)
            stage.pass(0.3)
            #expect(frame(split, .primary) == nil)
            #expect(frame(split, .secondary) == CGRect(x: 0, y: 0, width: 1000, height: 500))
            split.show(.primary)
            stage.pass(0.5)
            #expect(frame(split, .primary)?.minX == 0)
            #expect(Array(witness.seen.suffix(2)) == ["mode 2", "shows 0"])
            split.preferredDisplayMode = .secondaryOnly
            #expect(frame(split, .primary) == nil)
        }
    }

    @Test("over the last column others lie in front of it, dimmed, and a tap beside them takes them away")
    func over() throws {
        try shown(.doubleColumn) { stage, split in
            split.preferredSplitBehavior = .overlay
            #expect(split.displayMode == .secondaryOnly)
            split.show(.primary)
            #expect(split.displayMode == .oneOverSecondary)
            stage.pass(0.5)
            #expect(frame(split, .primary)?.minX == 0)
            #expect(frame(split, .secondary)?.width == 1000)
            let dimmed = try stage.image(on: .white).pixel(x: 700, y: 300)
            #expect(dimmed & 0xFF < 0xE0)
            stage.tap(700, 300)
            #expect(split.displayMode == .secondaryOnly)
            stage.pass(0.5)
            #expect(frame(split, .primary) == nil)
            #expect(try stage.image(on: .white).pixel(x: 700, y: 300) & 0xFF == 0xFF)
        }
        shown(.tripleColumn) { _, split in
            split.preferredDisplayMode = .twoDisplaceSecondary
            #expect(frame(split, .secondary) == CGRect(x: 602, y: 0, width: 679, height: 500))
        }
    }

    @Test("the bar of the last column has the button, which is read as what it does")
    func button() throws {
        try shown(.doubleColumn) { stage, split in
            let bar = try #require(split.viewController(for: .secondary)?.navigationController?.navigationBar)
            let button = { self.button(in: bar) }
            #expect(button()?.accessibilityLabel == "Hide sidebar")
            let shownButton = try #require(button())
            let place = shownButton.convert(CGPoint(x: shownButton.bounds.midX, y: shownButton.bounds.midY), to: nil)
            stage.tap(place.x, place.y)
            stage.pass(0.5)
            #expect(split.displayMode == .secondaryOnly)
            #expect(button()?.accessibilityLabel == "Show sidebar")
            split.displayModeButtonVisibility = .never
            stage.window.layoutIfNeeded()
            #expect(button() == nil)
        }
    }

    @Test("in a narrow window the columns are pages of one stack, and apart again in a wide one")
    func collapsing() throws {
        let witness = Witness()
        try shown(.tripleColumn, width: 400, witness: witness) { stage, split in
            #expect(split.isCollapsed)
            #expect(witness.seen == ["proposes 2", "collapsed"])
            let host = try #require(split.viewControllers.first as? UINavigationController)
            #expect(host.viewControllers.map(\.title) == ["first", "second", "last"])
            #expect(host.view.frame == CGRect(x: 0, y: 0, width: 400, height: 500))
            split.show(.primary)
            stage.pass(1)
            #expect(host.viewControllers.map(\.title) == ["first"])
            split.setViewController(page("other"), for: .secondary)
            #expect(host.viewControllers.map(\.title) == ["first"])
            split.show(.secondary)
            stage.pass(1)
            #expect(host.viewControllers.map(\.title) == ["first", "second", "other"])
            host.pushViewController(page("more"), animated: false)
            stage.window.frame.size.width = 1000
            stage.window.layoutIfNeeded()
            #expect(!split.isCollapsed)
            #expect(witness.seen.last == "expanded")
            let last = split.viewController(for: .secondary)?.navigationController
            #expect(last?.viewControllers.map(\.title) == ["other", "more"])
            #expect(host.viewControllers.map(\.title) == ["first"])
            #expect(frame(split, .supplementary)?.width == 320)
        }
    }

    @Test("the delegate, or a controller for little room, says what is shown there")
    func compact() throws {
        let witness = Witness()
        witness.top = .primary
        try shown(.doubleColumn, width: 400, witness: witness) { stage, split in
            let host = try #require(split.viewControllers.first as? UINavigationController)
            #expect(host.viewControllers.map(\.title) == ["first"])
            split.viewController(for: .primary)?.showDetailViewController(page("chosen"), sender: nil)
            stage.pass(1)
            #expect(host.viewControllers.map(\.title) == ["first", "chosen"])
        }
        Stage.shown(size: CGSize(width: 400, height: 500)) { stage in
            let (split, small) = (UISplitViewController(style: .doubleColumn), UIViewController())
            split.setViewController(page("first"), for: .primary)
            split.setViewController(page("last"), for: .secondary)
            split.setViewController(small, for: .compact)
            stage.window.rootViewController = split
            stage.window.layoutIfNeeded()
            #expect(split.viewControllers == [small])
            #expect(small.view.superview === split.view)
            stage.window.frame.size.width = 1000
            stage.window.layoutIfNeeded()
            #expect(small.view.superview == nil)
            #expect(frame(split, .primary)?.minX == 0)
        }
    }

    @Test("without a style the columns are the controllers as they are, and details replace the second one")
    func plain() {
        Stage.shown(size: CGSize(width: 1000, height: 500)) { stage in
            let split = UISplitViewController()
            let (first, last) = (UINavigationController(rootViewController: page("first")), page("last"))
            split.viewControllers = [first, last]
            stage.window.rootViewController = split
            stage.window.layoutIfNeeded()
            #expect(last.view.superview === split.view)
            #expect(first.view.frame.width == 280)
            let other = UINavigationController(rootViewController: page("other"))
            first.topViewController?.showDetailViewController(other, sender: nil)
            #expect(split.viewControllers == [first, other])
            #expect(last.parent == nil)
            stage.window.frame.size.width = 400
            stage.window.layoutIfNeeded()
            #expect(split.isCollapsed)
            #expect(split.viewControllers == [first])
            #expect(first.viewControllers.map(\.title) == ["first", "other"])
            stage.window.frame.size.width = 1000
            stage.window.layoutIfNeeded()
            #expect(first.viewControllers.map(\.title) == ["first"])
            #expect(other.viewControllers.map(\.title) == ["other"])
            #expect(other.view.superview === split.view)
        }
    }
}
