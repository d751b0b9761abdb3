import CoreGraphics
import Foundation
import SourceShapes
import Testing

@testable import UIKit

@Suite("Constraints that cannot act, or not all")
@MainActor
struct ConstraintRuleTests {
    private let root = AutoLayoutTests.root()

    private func free() -> UIView { AutoLayoutTests.free(in: root) }

    @Test("required constraints that exclude each other: one message names them, the last one is broken, the rest hold")
    func conflict() {
        let view = free()
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let wider = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
        let other = view.heightAnchor.constraint(equalToConstant: 30)
        (wide.identifier, wider.identifier, other.identifier) = ("wide", "wider", "other")
        let lines = Lines.logged {
            NSLayoutConstraint.activate([wide, other, wider])
            root.layoutIfNeeded()
            root.frame.size.width = 400
            root.layoutIfNeeded()
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("'wide'") == true && lines.first?.contains("'wider'") == true)
        #expect(lines.first?.contains("'other'") == false)
        #expect(lines.first?.contains("this one is broken: <NSLayoutConstraint 'wider'") == true)
        #expect(view.frame.size == CGSize(width: 100, height: 30))
        #expect(wider.isActive)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 150)
    }

    @Test("a changed constant that excludes others breaks the last one, and it holds again once it can")
    func conflictByConstant() {
        let view = free()
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        let lines = Lines.logged {
            wide.constant = 200
            root.layoutIfNeeded()
        }
        #expect(lines.count == 1)
        #expect(view.frame.width == 200)
        wide.constant = 80
        #expect(Lines.logged { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 80)
    }

    @Test("the frame of a view that keeps it wins over a constraint of the program")
    func frameConflict() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        root.addSubview(view)
        let lines = Lines.logged {
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
            root.layoutIfNeeded()
        }
        #expect(lines.count == 1 && lines[0].contains("keeps its frame"))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test("a left side can be as far to the right as a top side is down")
    func sidesOfBothDirections() {
        let (view, other) = (free(), free())
        let constraints = [
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 2,
                constant: 5),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(constraints.allSatisfy(\.isActive) && view.frame.minX == 65)
    }

    @Test("items in no common view, sides that do not go together and missing items leave a constraint inactive")
    func inactive() {
        let (view, stranger) = (free(), UIView())
        let faulty = [
            view.leftAnchor.constraint(equalTo: stranger.leftAnchor),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 5),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1,
                constant: 5),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
                constant: 5),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0,
                constant: 5),
            NSLayoutConstraint(
                item: view, attribute: .notAnAttribute, relatedBy: .equal, toItem: root, attribute: .right,
                multiplier: 1, constant: 5),
            NSLayoutConstraint(
                item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5),
        ]
        for constraint in faulty {
            let lines = Lines.logged { constraint.isActive = true }
            #expect(lines.count == 1 && lines[0].contains("stays inactive"))
            #expect(!constraint.isActive)
        }
        #expect(root.constraints.isEmpty && view.constraints.isEmpty)
        let inner = AutoLayoutTests.free(in: view)
        #expect(
            Lines.logged { inner.addConstraint(view.widthAnchor.constraint(equalTo: inner.widthAnchor)) }.count == 1)
    }

    @Test(
        "numbers that cannot be laid out are brought to ones that can, and said so",
        arguments: [
            (CGFloat.nan, CGFloat(0)), (.infinity, 0), (-.infinity, 0), (1e12, 1e7), (-1e12, -1e7), (-12.5, -12.5),
        ])
    func constants(given: CGFloat, fit: CGFloat) {
        let constraint = free().widthAnchor.constraint(equalToConstant: given)
        #expect(constraint.constant == fit)
        let lines = Lines.logged { constraint.constant = given }
        #expect(constraint.constant == fit && lines.count == (given == fit ? 0 : 1))
    }

    @Test("so are multipliers", arguments: [(CGFloat.nan, CGFloat(1)), (1e9, 1e4), (-1e9, -1e4), (1e-9, 0), (3, 3)])
    func multipliers(given: CGFloat, fit: CGFloat) {
        let view = free()
        let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: given)
        #expect(constraint.multiplier == fit)
    }

    @Test("constraints belong to the nearest view around their items, and are listed there")
    func holders() {
        let (a, b) = (free(), free())
        let inner = AutoLayoutTests.free(in: a)
        let between = inner.leftAnchor.constraint(equalTo: b.leftAnchor)
        let upward = inner.topAnchor.constraint(equalTo: a.topAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([between, upward, own])
        #expect(root.constraints == [between] && a.constraints == [upward] && inner.constraints == [own])
        root.removeConstraint(between)
        a.removeConstraint(own)
        #expect(!between.isActive && own.isActive)
        a.addConstraints([own])
        #expect(a.constraints == [upward, own] && inner.constraints.isEmpty)
        NSLayoutConstraint.deactivate([upward, own])
        #expect(a.constraints.isEmpty)
    }

    @Test("a view that leaves takes its inner constraints along and drops those across")
    func moving() {
        let (outer, other) = (free(), AutoLayoutTests.root(100, 100))
        let inner = AutoLayoutTests.free(in: outer)
        let across = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
        let inside = [
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            outer.widthAnchor.constraint(equalToConstant: 60),
        ]
        NSLayoutConstraint.activate(inside + [across])
        root.layoutIfNeeded()
        #expect(inner.frame.width == 30 && inner.frame.minX == 4)
        other.addSubview(outer)
        #expect(!across.isActive && inside.allSatisfy { $0.isActive })
        inside[1].constant = 80
        other.layoutIfNeeded()
        #expect(outer.frame.width == 80 && inner.frame.width == 40)
        outer.removeFromSuperview()
        inside[1].constant = 10
        outer.layoutIfNeeded()
        #expect(outer.bounds.width == 10 && inner.frame.width == 5)
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(outer.frame.width == 10)
    }

    @Test("a heavier priority wins, and may change at any time")
    func priorities() {
        let view = free()
        let (wide, narrow) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50)
        )
        (wide.priority, narrow.priority) = (.defaultHigh, .defaultLow)
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        narrow.priority = UILayoutPriority(751)
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        wide.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        wide.priority = UILayoutPriority(.nan)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test("leading and trailing change sides with the direction; left and right do not")
    func mirrored() {
        let (one, other) = (free(), free())
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            one.widthAnchor.constraint(equalToConstant: 50),
            other.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 5),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            other.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(one.frame.minX == 10 && other.frame.minX == 76 && other.frame.maxX == 290)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(one.frame.minX == 260 && other.frame.minX == 30 && other.frame.maxX == 244)
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect(one.frame.minX == 10 && other.frame.maxX == 290)
    }

    @Test("a place that could be elsewhere is ambiguous")
    func ambiguous() {
        let view = free()
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(view.hasAmbiguousLayout)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalTo: view.widthAnchor),
        ])
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .horizontal).count == 3)
        #expect(!view.widthAnchor.hasAmbiguousLayout)
    }

    @Test("a constraint and its anchors tell what they are about")
    func text() {
        let view = free()
        let constraint = view.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8)
        constraint.priority = .defaultLow
        #expect(constraint.firstItem === view && constraint.secondItem === root)
        #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
        #expect(constraint.firstAnchor?.item === view && constraint.secondAnchor?.item === root)
        let (first, same): (NSObject?, NSObject) = (constraint.firstAnchor, view.leadingAnchor)
        #expect(first == same && first?.hash == same.hash)
        #expect(first != view.trailingAnchor && first != root.leadingAnchor)
        let none = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 5)
        #expect(none.secondAnchor == nil && none.multiplier == 1 && none.constant == 5)
        #expect(constraint.description.hasSuffix(".trailing - 8.0 @250.0>"))
        #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }

    @Test("a subclass inherits the initialiser and acts; one made without items stays inactive, with one message")
    func subclass() {
        let view = free()
        let owned = OwnedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 42)
        owned.owner = view
        owned.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 42)
        let empty = OwnedConstraint()
        let lines = Lines.logged { empty.isActive = true }
        #expect(!empty.isActive && lines.count == 1)
    }
}
