import CoreGraphics
import Testing
import ViewSupport

@testable import UIKit

/// Source: docs/sources/views.md, Margins.
@Suite("Margins and safe areas by width and place")
@MainActor
struct MarginTests {
    @Test("a controller's view has 16 points at the sides, and 20 on a screen of 414 points or more")
    func leastMargins() {
        for (width, side) in [(nil, 16), (320, 16), (413.5, 16), (414, 20), (1000, 20)] as [(CGFloat?, CGFloat)] {
            let margins = minimumMargins(ofWidth: width)
            #expect(margins == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
        }
    }

    @Test("lines are 920 points long at most, in views of more than 1008 points")
    func readable() {
        #expect(readableMargin(ofWidth: 1000) == nil && readableMargin(ofWidth: 1008) == nil)
        #expect(readableMargin(ofWidth: 1010) == 45 && readableMargin(ofWidth: 1120) == 100)
        let view = AutoLayoutTests.root(1120, 50)
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 100, y: 8, width: 920, height: 34))
    }

    @Test("a view that knew nothing of a safe area has its part as soon as it lies in it")
    func movedIntoBars() {
        Stage.with(size: CGSize(width: 200, height: 300)) { stage in
            stage.window.barInsets.top = 20
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            stage.window.addSubview(view)
            #expect(view.safeAreaInsets == .zero && view.layoutData == nil)
            view.frame.origin.y = 5
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
            view.frame.origin.y = 30
            #expect(view.safeAreaInsets == .zero)
        }
    }

    @Test("what has less room than its margins has a guide without a length")
    func noRoom() {
        let view = AutoLayoutTests.root(30, 20)
        view.layoutMargins = UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 15, width: 0, height: 0))
    }

    @Test("a view has its own margins, whatever the superview's, unless it is to preserve these")
    func preserving() {
        let (outer, inner) = (AutoLayoutTests.root(), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
        outer.addSubview(inner)
        inner.layoutMargins.top = 9
        #expect(inner.layoutMargins == UIEdgeInsets(top: 9, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60))
    }

    @Test("views that are moved by their superview's bounds have what the safe area covers of them then")
    func scrolledOutOfBars() {
        Stage.with(size: CGSize(width: 200, height: 300)) { stage in
            stage.window.barInsets.top = 20
            let outer = UIView(frame: stage.window.bounds)
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            outer.addSubview(inner)
            stage.window.addSubview(outer)
            #expect(outer.safeAreaInsets.top == 20 && inner.safeAreaInsets.top == 20)
            for (origin, top) in [(-15, 5), (-20, 0), (0, 20)] as [(CGFloat, CGFloat)] {
                outer.bounds.origin.y = origin
                #expect(outer.safeAreaInsets.top == 20 && inner.safeAreaInsets.top == top)
            }
        }
    }

    @Test("margins that lead and trail change sides with the direction, and what is pinned to them goes along")
    func mirrored() {
        let root = AutoLayoutTests.root()
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
        let view = AutoLayoutTests.free(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 5) && view.frame.minX == 20)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 20))
        #expect(view.frame.minX == 5 && view.frame.maxX == 300)
    }

    @Test("of the superview's margins a view preserves what reaches into it, side by side")
    func preservedPart() {
        let outer = AutoLayoutTests.root()
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 320 - 10 - 20, height: 200 - 5 - 15))
        outer.addSubview(inner)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 25, left: 30, bottom: 35, right: 40))
        outer.bounds.origin = CGPoint(x: 2, y: 1)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 26, left: 32, bottom: 34, right: 38))
        outer.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("margins that are no numbers are not taken, side by side, and those that were stay")
    func oddMargins() {
        let view = AutoLayoutTests.root()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for side in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
            view.layoutMargins[keyPath: side] = .nan
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
    }

    @Test("safe area and margins add up side by side, unless the margins are to be without it")
    func addedUp() {
        Stage.with(size: CGSize(width: 200, height: 300)) { stage in
            stage.window.barInsets = UIEdgeInsets(top: 20, left: 3, bottom: 5, right: 7)
            let view = UIView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            #expect(view.layoutMargins == UIEdgeInsets(top: 21, left: 5, bottom: 8, right: 11))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
    }
}
