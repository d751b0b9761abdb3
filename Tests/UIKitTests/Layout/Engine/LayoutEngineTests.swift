import CoreGraphics
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

@Suite("What Auto Layout follows, and what it leaves alone")
@MainActor
struct LayoutEngineTests {
    private let root = AutoLayoutTests.root()

    private func pin(_ view: UIView, to other: UIView, _ insets: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets),
            view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets),
        ]
    }

    @Test("middles between margins are half-way between them, not between the edges")
    func marginMiddles() {
        root.layoutMargins = UIEdgeInsets(top: 50, left: 20, bottom: 10, right: 60)
        let view = AutoLayoutTests.free(in: root)
        func place(_ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) {
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        place(.centerX, .centerXWithinMargins)
        place(.centerY, .centerYWithinMargins)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        // (20 + 320 - 60) / 2 = 140, and (50 + 200 - 10) / 2 = 120.
        #expect(view.frame == CGRect(x: 135, y: 115, width: 10, height: 10))
    }

    @Test("each margin is on its own side, top and bottom too")
    func margins() {
        root.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 10, right: 60)
        let view = AutoLayoutTests.free(in: root)
        for (edge, margin) in [
            (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
            NSLayoutConstraint(
                item: view, attribute: edge, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 5, width: 240, height: 185))
    }

    private final class Outlined: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8) }
    }

    @Test("middles and lengths are those of the alignment rectangle")
    func alignment() {
        let view = Outlined()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        // The rectangle is at 110, 75; the frame goes 2 and 1 points before it, and 8 and 4 beyond.
        #expect(view.frame == CGRect(x: 108, y: 74, width: 110, height: 55))
    }

    @Test("a guide has its place on whole pixels, and none without constraints")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.layoutFrame == .zero)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.4),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20.6),
            guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalToConstant: 40),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(guide.layoutFrame == CGRect(x: 10, y: 21, width: 30, height: 40))
        let inner = AutoLayoutTests.free(in: root)
        inner.leftAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 40)
    }

    @Test("lengths below nothing are none")
    func positive() {
        let view = AutoLayoutTests.free(in: root)
        let constraints = [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
            view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 200, y: 50, width: 0, height: 0))
    }

    @Test("a fitting size is rounded up to whole pixels, and what is whole but for rounding is whole")
    func fitting() {
        for (length, fit) in [(10.2, 10.5), (10.5, 10.5), (10.501, 10.5), (10.6, 11), (0, 0)] as [(CGFloat, CGFloat)] {
            Stage.with(scale: 2) { stage in
                let view = UIView()
                stage.window.addSubview(view)
                let inner = AutoLayoutTests.free(in: view)
                NSLayoutConstraint.activate(
                    pin(inner, to: view) + [
                        inner.widthAnchor.constraint(equalToConstant: length),
                        inner.heightAnchor.constraint(equalToConstant: length),
                    ])
                let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                #expect(size == CGSize(width: fit, height: fit), "\(length)")
            }
        }
    }

    @Test("a view's frame counts until constraints are to place it, and again from then on")
    func translating() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        let follower = AutoLayoutTests.free(in: root)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.rightAnchor),
            follower.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 75 && follower.frame.width == 70)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
            view.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40 && follower.frame.minX == 60 && follower.frame.width == 20)
    }

    @Test("a constraint that a view has already is not added again, nor one that is not inside it")
    func keeping() {
        let (outer, view) = (AutoLayoutTests.free(in: root), AutoLayoutTests.free(in: root))
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        root.addConstraint(width)
        root.addConstraint(width)
        #expect(root.constraints == [width] && width.isActive)
        #expect(Lines.logged { outer.addConstraint(width) }.count == 1)
        #expect(root.constraints == [width] && outer.constraints.isEmpty)
    }

    @Test("a view is put where it belongs whatever its anchor point, and one that has its place is not touched")
    func anchors() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        view.place(CGRect(x: 40, y: 20, width: 80, height: 30))
        #expect(view.bounds.size == CGSize(width: 80, height: 30) && view.center == CGPoint(x: 60, y: 50))
        #expect(view.frame == CGRect(x: 40, y: 20, width: 80, height: 30))
        #expect(view.untransformedFrame == view.frame)
    }

    @Test("the nearest view around two is one of them, or a common one, or none")
    func ancestors() {
        let (outer, other) = (UIView(), UIView())
        let (one, two, deep) = (UIView(), UIView(), UIView())
        outer.addSubview(one)
        outer.addSubview(two)
        one.addSubview(deep)
        #expect(one.nearestCommonAncestor(with: one) === one && one.nearestCommonAncestor(with: deep) === one)
        #expect(deep.nearestCommonAncestor(with: one) === one && deep.nearestCommonAncestor(with: two) === outer)
        #expect(outer.nearestCommonAncestor(with: deep) === outer && one.nearestCommonAncestor(with: other) == nil)
    }

    @Test("texts are wrapped at the width that is found, however often that changes what is found")
    func wrapping() {
        Stage.with(size: CGSize(width: 300, height: 400)) { stage in
            let (label, side) = (UILabel(), AutoLayoutTests.free(in: stage.window))
            (label.numberOfLines, label.text) = (0, "Several words that go into lines of any width")
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
            // The higher the label, the less wide.
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                label.topAnchor.constraint(equalTo: stage.window.topAnchor),
                side.leftAnchor.constraint(equalTo: label.rightAnchor),
                side.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
                side.heightAnchor.constraint(equalTo: label.heightAnchor),
                side.widthAnchor.constraint(equalToConstant: 180),
            ])
            stage.window.layoutIfNeeded()
            #expect(label.frame.width == 120)
            #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
        }
    }

    /// What is lower where it is no wider than 100 points, as no text is.
    private final class Endless: UIView {
        var widths: [CGFloat] = []

        override var wrapsText: Bool { true }

        override func intrinsicSize(forWidth width: CGFloat?) -> CGSize {
            if let width, width != widths.last { widths.append(width) }
            return CGSize(width: 500, height: width.map { $0 > 100 ? 50 : 10 } ?? 20)
        }
    }

    @Test("a text whose width goes by its height is wrapped three times, if that comes to no end")
    func endlessWrapping() {
        let view = Endless()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        // The width is 150 points less the height.
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor),
            guide.widthAnchor.constraint(equalTo: view.heightAnchor),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
            view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 150),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.widths == [130, 100, 140])
        #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 50))
    }

    @Test(
        "what filled its superview by its mask has its own size again when that is constrained no more",
        arguments: [1, 4])
    func endsFollowing(count: Int) {
        let (card, content) = (AutoLayoutTests.free(in: root), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50)))
        content.autoresizingMask = [.flexibleWidth]
        card.addSubview(content)
        let inner = AutoLayoutTests.free(in: content)
        let wish = inner.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = .defaultHigh
        let all = [
            card.widthAnchor.constraint(equalToConstant: 100), card.leftAnchor.constraint(equalTo: root.leftAnchor),
            card.topAnchor.constraint(equalTo: root.topAnchor), card.heightAnchor.constraint(equalToConstant: 50),
        ]
        let place = Array(all.prefix(count))
        NSLayoutConstraint.activate(place + pin(inner, to: content) + [wish])
        root.layoutIfNeeded()
        #expect(content.frame.width == 100 && inner.frame.width == 100)
        // It does not matter how often it began to.
        content.autoresizingMask = []
        root.layoutIfNeeded()
        content.autoresizingMask = [.flexibleWidth]
        root.layoutIfNeeded()
        #expect(root.layoutEngine?.item(for: card).followers == 1)
        NSLayoutConstraint.deactivate(place)
        root.layoutIfNeeded()
        #expect(content.frame.width == 100 && inner.frame.width == 100)
    }

    @Test("a root's size is found through what fills it by its mask: one that is asked for, or set by constraints")
    func rootThroughMask() {
        for isSizedByConstraints in [false, true] {
            let root = AutoLayoutTests.root(50, 50)
            let content = UIView(frame: root.bounds)
            root.translatesAutoresizingMaskIntoConstraints = !isSizedByConstraints
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.addSubview(content)
            let inner = AutoLayoutTests.free(in: content)
            NSLayoutConstraint.activate(
                pin(inner, to: content, 10) + [
                    inner.widthAnchor.constraint(equalToConstant: 120),
                    inner.heightAnchor.constraint(equalToConstant: 30),
                ])
            #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 50))
            guard isSizedByConstraints else { continue }
            root.layoutIfNeeded()
            #expect(root.bounds.size == CGSize(width: 140, height: 50) && content.frame == root.bounds)
        }
    }

    @Test("a constraint that comes, goes and comes before it is laid out is there once, and goes at once")
    func comesAndGoes() {
        let view = AutoLayoutTests.free(in: root)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        let wide = view.widthAnchor.constraint(equalToConstant: 80)
        narrow.isActive = true
        narrow.isActive = false
        narrow.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        narrow.isActive = false
        wide.isActive = true
        #expect(Lines.logged { root.layoutIfNeeded() }.isEmpty && view.frame.width == 80)
        // What left before it was laid out does not act here.
        let other = AutoLayoutTests.root()
        let lost = view.heightAnchor.constraint(equalToConstant: 70)
        lost.isActive = true
        other.addSubview(view)
        root.layoutIfNeeded()
        other.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 80, height: 70) && root.layoutEngine?.installed.isEmpty != false)
    }

    @Test("a root that constraints are to size is as large as its content, one with a frame as large as that")
    func rootContent() {
        for isSizedByConstraints in [false, true] {
            let root = AutoLayoutTests.Boxed(width: 80, height: 10)
            root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            root.translatesAutoresizingMaskIntoConstraints = !isSizedByConstraints
            let view = AutoLayoutTests.free(in: root)
            NSLayoutConstraint.activate(pin(view, to: root, 1))
            root.layoutIfNeeded()
            let size = isSizedByConstraints ? CGSize(width: 80, height: 10) : CGSize(width: 200, height: 100)
            #expect(root.bounds.size == size)
            #expect(view.frame == CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
        }
    }

    @Test("what comes together with a contradiction of others holds, and one line tells of these")
    func contradiction() throws {
        let view = AutoLayoutTests.free(in: root)
        let wide = view.widthAnchor.constraint(equalToConstant: 50)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([wide, limit, left])
        root.layoutIfNeeded()
        wide.constant = 150
        let others = [
            view.heightAnchor.constraint(equalToConstant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        ]
        NSLayoutConstraint.activate(others)
        let lines = Lines.logged { root.layoutIfNeeded() }
        #expect(lines.count == 1 && view.frame.height == 20 && view.frame.minY == 30 && view.frame.minX == 10)
        let engine = try #require(root.layoutEngine)
        let isBroken = try ([wide, limit, left] + others).map {
            engine.solver.isWeighted(try #require(engine.installed[ObjectIdentifier($0)]).handle)
        }
        #expect(isBroken.filter { $0 }.count == 1 && isBroken.suffix(3) == [false, false, false])
    }

    private final class Counting: UIView {
        var count = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    @Test("a view is laid out when a guide of its own is moved, and not when nothing is")
    func movedGuide() {
        let (view, guide) = (Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILayoutGuide())
        root.addSubview(view)
        view.addLayoutGuide(guide)
        let left = guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([
            left, guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        let count = view.count
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.count == count)
        left.constant = 30
        root.layoutIfNeeded()
        #expect(view.count == count + 1 && guide.layoutFrame == CGRect(x: 30, y: 0, width: 20, height: 20))
    }

    @Test("a frame that a view is to keep again wins over constraints about it, and a line tells of one of these")
    func keptFrame() {
        let (view, other) = (AutoLayoutTests.free(in: root), AutoLayoutTests.free(in: root))
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        wide.identifier = "wide"
        NSLayoutConstraint.activate([
            wide, view.leftAnchor.constraint(equalTo: root.leftAnchor),
            other.leftAnchor.constraint(equalTo: view.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.minX == 100)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
        let lines = Lines.logged { root.layoutIfNeeded() }
        #expect(view.frame.width == 50 && other.frame.minX == 50)
        #expect(lines.count == 1 && lines.first?.contains("wide") == true)
    }

    @Test("a label that may have more lines later is wrapped then, and no more when it may not")
    func lines() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        (label.text, label.font) = ("one two three four five six", .systemFont(ofSize: 20))
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        let height = label.frame.height
        for (lines, factor) in [(0, 3), (1, 1), (2, 2), (1, 1)] as [(Int, CGFloat)] {
            label.numberOfLines = lines
            root.layoutIfNeeded()
            #expect(abs(label.frame.height - factor * height) <= factor, "\(lines)")
        }
    }

    @Test("what is needed counts as whole pixels up to a sixty-fourth of a pixel more")
    func pixelSlack() {
        for (more, fit) in [(1.0 / 64 - 1e-4, 100), (1.0 / 64 + 1e-4, 101)] as [(CGFloat, CGFloat)] {
            let (view, inner) = (UIView(), UIView())
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate(
                pin(inner, to: view) + [
                    inner.widthAnchor.constraint(equalToConstant: 100 + more),
                    inner.heightAnchor.constraint(equalToConstant: 100 + more),
                ])
            #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: fit, height: fit), "\(more)")
        }
    }

    @Test("texts are wrapped at the width that was found, in whole pixels of the screen", arguments: [1, 2, 3])
    func wrappingAtScale(scale: Int) {
        Stage.with(size: CGSize(width: 300, height: 400), scale: CGFloat(scale)) { stage in
            let view = Endless()
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            let wish = view.widthAnchor.constraint(equalToConstant: 60.8)
            wish.isActive = true
            stage.window.layoutIfNeeded()
            // What is a whole pixel but for rounding is one.
            wish.constant = 61 - 0.005
            stage.window.layoutIfNeeded()
            let width = [60, 60.5, 60 + 2.0 / 3][scale - 1]
            #expect(view.widths.count == 2 && zip(view.widths, [width, 61]).allSatisfy { abs($0 - $1) < 1e-9 })
        }
    }

    @Test("another weight that changes nothing is no work, whichever way it goes")
    func workOfPriorities() throws {
        let views = (0..<20).map { _ in AutoLayoutTests.free(in: root) }
        var before = root.leftAnchor
        var wishes: [NSLayoutConstraint] = []
        for view in views {
            wishes.append(view.widthAnchor.constraint(equalToConstant: 5))
            wishes[wishes.count - 1].priority = .defaultLow
            view.leftAnchor.constraint(equalTo: before).isActive = true
            before = view.rightAnchor
        }
        NSLayoutConstraint.activate(wishes)
        root.layoutIfNeeded()
        let engine = try #require(root.layoutEngine)
        let work = engine.pivotCount
        for priority in [260, 240, 999] as [Float] {
            for wish in wishes { wish.priority = UILayoutPriority(priority) }
            root.layoutIfNeeded()
        }
        #expect(engine.pivotCount == work)
        #expect(views[19].frame == CGRect(x: 95, y: 0, width: 5, height: 0))
    }

    @Test("what no constraint is about is not ambiguous, whatever constraints there are about others")
    func unmentioned() {
        let (view, other, guide) = (AutoLayoutTests.free(in: root), UIView(), UILayoutGuide())
        root.addSubview(other)
        root.addLayoutGuide(guide)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        #expect(view.hasAmbiguousLayout && !other.hasAmbiguousLayout && !guide.hasAmbiguousLayout)
        #expect(!other.leftAnchor.hasAmbiguousLayout && !guide.widthAnchor.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout && !UIView().hasAmbiguousLayout && !UILayoutGuide().hasAmbiguousLayout)
    }

    @Test("a view is on the grid of the screen that it is on now")
    func otherScreen() {
        Stage.with(size: CGSize(width: 300, height: 200)) { stage in
            let view = AutoLayoutTests.free(in: stage.window)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 10.3),
            ])
            for (scale, width) in [(1, 10), (2, 10.5), (1, 10), (2, 10.5)] as [(CGFloat, CGFloat)] {
                stage.window.traitOverrides.displayScale = scale
                stage.window.setNeedsLayout()
                stage.window.layoutIfNeeded()
                #expect(view.frame.width == width, "\(scale)")
            }
        }
    }

    @Test("a size that was set before is kept to less than to anything that is asked for")
    func ownSize() {
        let root = AutoLayoutTests.root(60, 60)
        root.translatesAutoresizingMaskIntoConstraints = false
        let view = AutoLayoutTests.free(in: root)
        // A quarter of a point is missed for each point of the root's.
        let wish = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
        wish.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 25), wish])
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 100, height: 60))
    }
}
