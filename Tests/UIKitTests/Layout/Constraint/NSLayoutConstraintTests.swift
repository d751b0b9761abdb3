import CoreGraphics
import Testing

@testable import UIKit

@Suite("NSLayoutConstraint")
@MainActor
struct NSLayoutConstraintTests {
    private let root = AutoLayoutTests.root()

    private func free() -> UIView { AutoLayoutTests.free(in: root) }

    private func constraint(
        _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// As the NSLayoutConstraint.h of the iOS SDK has them: alignments are 1 shifted by the attribute's number.
    @Test("options have UIKit's numbers")
    func options() {
        typealias Options = NSLayoutConstraint.FormatOptions
        let alignments: [(Options, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in alignments { #expect(option.rawValue == 1 << UInt(attribute.rawValue)) }
        #expect(Options.alignmentMask.rawValue == 0xFFFF && Options.directionMask.rawValue == 0x30000)
        #expect(Options.directionLeadingToTrailing.rawValue == 0)
        #expect(Options.directionLeftToRight.rawValue == 0x10000 && Options.directionRightToLeft.rawValue == 0x20000)
    }

    @Test("middles go together with either kind of side; sides that may swap do not with those that stay")
    func kinds() {
        let view = free()
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, Bool)] = [
            (.left, .centerX, true), (.centerX, .right, true), (.leading, .centerX, true),
            (.centerX, .trailing, true), (.leftMargin, .left, true), (.leadingMargin, .trailing, true),
            (.top, .left, true), (.left, .bottom, true), (.width, .height, true), (.left, .leading, false),
            (.trailing, .right, false), (.leading, .top, false), (.centerX, .centerY, false), (.width, .left, false),
        ]
        for (first, second, isFit) in pairs {
            let constraint = constraint(view, first, root, second)
            let lines = Lines.logged { constraint.isActive = true }
            #expect(constraint.isActive == isFit && lines.isEmpty == isFit, "\(first.name), \(second.name)")
            constraint.isActive = false
        }
    }

    @Test("a length may be none of another one's, a place may not")
    func zeroMultiplier() {
        let view = free()
        let width = constraint(view, .width, root, .width, multiplier: 0, constant: 30)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(width.isActive && view.frame.width == 30)
        let left = constraint(view, .left, root, .right, multiplier: 0, constant: 30)
        #expect(Lines.logged { left.isActive = true }.count == 1 && !left.isActive)
    }

    @Test("what lost its view acts no more, and does not come back; the message says what is gone")
    func lost() {
        let outer = free()
        let constraint: NSLayoutConstraint
        do {
            let holder = AutoLayoutTests.root()
            let view = AutoLayoutTests.free(in: holder)
            constraint = self.constraint(view, .left, holder, .left)
            constraint.isActive = true
            #expect(constraint.isActive)
        }
        #expect(!constraint.isActive)
        let second: NSLayoutConstraint
        do { second = self.constraint(outer, .width, UIView(), .width) }
        let lines = Lines.logged { second.isActive = true }
        #expect(lines.count == 1 && lines[0].contains("its second item is no more") && !second.isActive)
    }

    @Test("a description has the sign of the constant, the factor and the name")
    func descriptions() {
        let view = free()
        func right(_ multiplier: CGFloat, _ constant: CGFloat) -> String {
            let made = constraint(view, .leading, root, .leading, multiplier: multiplier, constant: constant)
            return made.description.split(separator: " == ").last.map(String.init) ?? ""
        }
        let name = "UIView:\(Unmanaged.passUnretained(root).toOpaque()).leading"
        #expect(right(1, 8) == "\(name) + 8.0>" && right(1, 0.5) == "\(name) + 0.5>")
        #expect(right(1, -0.5) == "\(name) - 0.5>" && right(1, 0) == "\(name)>")
        #expect(right(2, 1) == "2.0 * \(name) + 1.0>")
        let width = view.widthAnchor.constraint(equalToConstant: 3)
        width.identifier = "wide"
        #expect(width.description.hasPrefix("<NSLayoutConstraint 'wide' UIView:"))
        #expect(width.description.hasSuffix(".width == 3.0>"))
    }

    @Test("the multipliers that are kept go from a ten-thousandth to ten thousand")
    func multiplierLimits() {
        let view = free()
        for (given, kept) in [(1e4, 1e4), (1.1e4, 1e4), (1e-4, 1e-4), (0.9e-4, 0), (-1e-4, -1e-4), (0, 1)]
            as [(CGFloat, CGFloat)]
        {
            // An anchor's constraint of 0 times a length has no second side.
            #expect(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: given).multiplier == kept)
        }
        #expect(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity).multiplier == 1)
    }

    @Test("the least priority is 1: what is below counts as that, and 2 is more")
    func leastPriority() {
        let view = free()
        let (one, other) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50)
        )
        for (first, second, width) in [(1, 2, 50), (2, 1, 100), (0.3, 1.5, 50), (1.9, 0.6, 100)]
            as [(Float, Float, CGFloat)]
        {
            NSLayoutConstraint.deactivate([one, other])
            (one.priority, other.priority) = (UILayoutPriority(first), UILayoutPriority(second))
            NSLayoutConstraint.activate([one, other])
            root.layoutIfNeeded()
            #expect(view.frame.width == width, "\(first), \(second)")
        }
        #expect(UILayoutPriority(0.2).strength == UILayoutPriority(1).strength)
        #expect(UILayoutPriority(1).strength != UILayoutPriority(2).strength)
        #expect(UILayoutPriority(1).strength != UILayoutPriority.tieBreaking.strength)
    }

    @Test("what is at a baseline follows the text when its font is another one", arguments: [true, false])
    func baselines(isFirst: Bool) throws {
        let (label, view) = (UILabel(), free())
        (label.text, label.numberOfLines, label.font) = ("x\ny", 2, .systemFont(ofSize: 12))
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let line = isFirst ? label.firstBaselineAnchor : label.lastBaselineAnchor
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor), view.topAnchor.constraint(equalTo: line),
            view.heightAnchor.constraint(equalToConstant: 1),
        ])
        for size in [12, 60] as [CGFloat] {
            label.font = .systemFont(ofSize: size)
            root.layoutIfNeeded()
            let baselines = try #require(label.textBaselines(forWidth: nil))
            #expect(abs(view.frame.minY - (isFirst ? baselines.first : baselines.last)) <= 1, "\(size)")
            // The lines are higher than their letters' size.
            #expect(baselines.last > baselines.first + size && baselines.first > size / 2)
        }
    }

    @Test("a distance is described by both of its ends, on either side, and is no more when one of them is not")
    func distances() {
        func name(_ view: UIView) -> String { "UIView:\(Unmanaged.passUnretained(view).toOpaque())" }
        let (one, other) = (free(), free())
        let between = one.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
        let after = other.leadingAnchor.anchorWithOffset(to: root.trailingAnchor)
        let text = between.constraint(equalTo: after).description
        let first = "(\(name(other)).leading - \(name(one)).leading)"
        #expect(text == "<NSLayoutConstraint \(first) == (\(name(root)).trailing - \(name(other)).leading)>")
        var lost = free()
        let distance = one.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
            .constraint(equalTo: lost.leadingAnchor.anchorWithOffset(to: root.trailingAnchor))
        lost.removeFromSuperview()
        lost = one
        let lines = Lines.logged { distance.isActive = true }
        #expect(!distance.isActive && lines.count == 1 && lines.first?.contains("an item is no more") == true)
    }

    /// As the UIView.h and NSLayoutConstraint.h of the iOS SDK have them.
    @Test("priorities have UIKit's numbers")
    func priorities() {
        let priorities: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]
        #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
        #expect(UILayoutPriority.defaultLow - 1 == UILayoutPriority(249))
    }

    @Test("a constraint made of nothing has UIKit's values, and stays inactive with one line")
    func nothing() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.constant == 0 && constraint.multiplier == 1 && constraint.priority == .required)
        #expect(constraint.relation == .equal && constraint.identifier == nil && !constraint.isActive)
        #expect(constraint.firstItem == nil && constraint.firstAnchor == nil && constraint.secondAnchor == nil)
        #expect(Lines.logged { constraint.isActive = false }.isEmpty)
        #expect(Lines.logged { constraint.isActive = true }.count == 1 && !constraint.isActive)
    }

    @Test("a guide that belongs to no view keeps constraints inactive, on either side")
    func lostGuide() {
        let (view, guide) = (free(), UILayoutGuide())
        let (left, other) = (view.leftAnchor, guide.leftAnchor)
        for constraint in [other.constraint(equalTo: left), left.constraint(equalTo: other)] {
            let lines = Lines.logged { constraint.isActive = true }
            #expect(lines.count == 1 && lines.first?.contains("no common view") == true && !constraint.isActive)
        }
    }

    @Test("a constraint is listed once for each view that it is about, however often it names it")
    func listedOnce() {
        let (one, other, third) = (free(), free(), free())
        func distance(_ from: UIView, _ to: UIView) -> NSLayoutDimension {
            from.leadingAnchor.anchorWithOffset(to: to.leadingAnchor)
        }
        for made in [
            one.widthAnchor.constraint(equalTo: one.heightAnchor, multiplier: 2),
            distance(one, other).constraint(equalTo: distance(other, one)),
            distance(one, other).constraint(equalTo: distance(third, one)),
            distance(other, one).constraint(equalTo: distance(third, one)),
            distance(one, third).constraint(equalTo: distance(one, other)),
        ] {
            made.isActive = true
            #expect(one.layoutData?.mentions == [made])
            for view in [other, third] {
                let isMentioned = made.isAbout(view)
                #expect((view.layoutData?.mentions ?? []) == (isMentioned ? [made] : []))
            }
            made.isActive = false
            #expect([one, other, third].allSatisfy { $0.layoutData?.mentions.isEmpty != false })
        }
    }

    @Test("constants are kept up to ten million points either way; what is no number is 0")
    func constantLimits() {
        let width = free().widthAnchor
        for (given, kept) in [
            (1e7, 1e7), (1.1e7, 1e7), (-1e7, -1e7), (-2e9, -1e7), (.infinity, 0), (-.infinity, 0), (.nan, 0),
        ] as [(CGFloat, CGFloat)] {
            #expect(width.constraint(equalToConstant: given).constant == kept)
        }
        #expect(UILayoutPriority(1000.5).strength == .required && UILayoutPriority(.nan).strength == .required)
        #expect(UILayoutPriority(999.5).strength == .weighted(999.5))
    }
}
