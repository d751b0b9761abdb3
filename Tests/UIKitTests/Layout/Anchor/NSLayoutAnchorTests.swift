import Testing

@testable import UIKit

@Suite("NSLayoutAnchor")
@MainActor
struct NSLayoutAnchorTests {
    @Test("the constraints that affect an anchor are those about its item along its axis")
    func affecting() {
        let root = AutoLayoutTests.root()
        let (view, other) = (AutoLayoutTests.free(in: root), AutoLayoutTests.free(in: root))
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let gap = other.leftAnchor.constraint(equalTo: view.rightAnchor)
        let far = other.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, width, top, gap, far])
        #expect(view.centerXAnchor.constraintsAffectingLayout == [left, width, gap])
        #expect(view.bottomAnchor.constraintsAffectingLayout == [top])
        #expect(other.leftAnchor.constraintsAffectingLayout == [gap])
        #expect(root.heightAnchor.constraintsAffectingLayout == [top, far])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width, gap])
        #expect(root.constraintsAffectingLayout(for: .vertical) == [top, far])
    }

    @Test("an anchor is ambiguous where its own number could be another one, whatever the other edge's")
    func ambiguity() {
        let root = AutoLayoutTests.root()
        let view = AutoLayoutTests.free(in: root)
        // As long as there are no constraints at all nothing is.
        #expect(!view.leftAnchor.hasAmbiguousLayout && !UIView().widthAnchor.hasAmbiguousLayout)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        #expect(!view.leftAnchor.hasAmbiguousLayout && view.rightAnchor.hasAmbiguousLayout)
        #expect(view.widthAnchor.hasAmbiguousLayout && view.centerXAnchor.hasAmbiguousLayout)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        #expect(!view.rightAnchor.hasAmbiguousLayout && !view.widthAnchor.hasAmbiguousLayout)
        let other = AutoLayoutTests.free(in: root)
        other.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(other.rightAnchor.hasAmbiguousLayout && other.leftAnchor.hasAmbiguousLayout)
    }

    /// A system spacing is 8 points.
    @Test("distances in system spacings are so many times 8 points, along either axis and with each relation")
    func systemSpacing() {
        let root = AutoLayoutTests.root()
        let view = AutoLayoutTests.free(in: root)
        let (x, y, left) = (view.leadingAnchor, view.topAnchor, root.leadingAnchor)
        let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
            (x.constraint(equalToSystemSpacingAfter: left, multiplier: 2), .equal),
            (x.constraint(greaterThanOrEqualToSystemSpacingAfter: left, multiplier: 2), .greaterThanOrEqual),
            (x.constraint(lessThanOrEqualToSystemSpacingAfter: left, multiplier: 2), .lessThanOrEqual),
            (y.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2), .equal),
            (y.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 2), .greaterThanOrEqual),
            (y.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 2), .lessThanOrEqual),
        ]
        for (constraint, relation) in made {
            #expect(constraint.constant == 16 && constraint.relation == relation && constraint.multiplier == 1)
            #expect(constraint.secondItem === root && constraint.firstItem === view)
        }
    }
}
