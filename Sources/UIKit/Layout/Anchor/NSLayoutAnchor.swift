import CoreGraphics
import Foundation
import OctantBase

/// The points of a system spacing, the standard distance between views. Source: docs/sources/views.md, Auto Layout.
let systemSpacing: CGFloat = 8

/// A position or a length of a view or layout guide that constraints are made from. Main actor only.
///
/// `AnchorType` is the kind of anchor that this one can be compared with. Anchors of the same attribute of an item are
/// equal, whatever their types say.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    nonisolated let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or guide that the anchor is of; nil when it is no more.
    open var item: AnyObject? { operand.item }

    /// The item and the attribute.
    open var name: String { operand.description }

    /// Whether an active constraint that is about the anchor's item leaves it more than one position.
    open var hasAmbiguousLayout: Bool {
        guard let item, let view = layoutOwner(of: item) else { return false }
        return view.layoutEngine?.isAmbiguous(operand) ?? false
    }

    /// The active constraints that are about the anchor's item, along the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let item, let view = layoutOwner(of: item) else { return [] }
        return (view.layoutData?.mentions ?? []).filter { constraint in
            [constraint.first, constraint.second].contains {
                $0.item === item && $0.attribute.axis == operand.attribute.axis
            }
        }
    }

    /// The item and the attribute.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { "<\(type(of: self)) \(operand.description)>" }
    }

    /// Whether `object` is an anchor of the same attribute of the same item.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? any AnchorOfAnyType)?.operand else { return false }
        return MainActor.assumeIsolated { operand.isSame(as: other) }
    }

    /// A hash of the attribute; the item may be no more.
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { operand.attribute.rawValue ^ operand.originAttribute.rawValue << 8 }
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        // As in UIKit, of 0 times another length only the constant is left, and the constraint is about nothing else.
        if multiplier == 0 {
            let nothing = LayoutOperand(nil, .notAnAttribute)
            return NSLayoutConstraint(operand, relation, nothing, multiplier: 1, constant: constant)
        }
        return NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
    }

    /// This anchor is where `anchor` is.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor.operand)
    }

    /// This anchor is where `anchor` is or beyond.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.operand)
    }

    /// This anchor is where `anchor` is or before.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.operand)
    }

    /// This anchor is `c` points beyond `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor.operand, constant: c)
    }

    /// This anchor is at least `c` points beyond `anchor`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// This anchor is at most `c` points beyond `anchor`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.operand, constant: c)
    }
}

/// An anchor, whatever it can be compared with.
private protocol AnchorOfAnyType {
    var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: AnchorOfAnyType {}

extension NSLayoutConstraint.Attribute {
    /// The axis that the attribute lies along; nil for none.
    var axis: NSLayoutConstraint.Axis? {
        switch kind {
        case .absoluteX, .directionalX, .middleX: .horizontal
        case .y: .vertical
        case .size: self == .width ? .horizontal : .vertical
        case .none: nil
        }
    }
}
