import CoreGraphics
import UIKit

/// The views of a tree as lines. Main actor only.
@MainActor
enum LayoutLines {
    /// The lines of `view`, of its constraints, and of all within it, each two spaces further in than the one around
    /// it.
    static func of(_ view: UIView, indent: String = "") -> [String] {
        var lines = [indent + "\(name(view)) \(Described.rect(view.frame))" + notes(view)]
        lines += view.constraints.filter(\.isActive).map { "\(indent)  | \(constraint($0))" }
        return lines + view.subviews.flatMap { of($0, indent: indent + "  ") }
    }

    private static func name(_ view: UIView) -> String {
        let name = Described.type(of: view)
        guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty else { return name }
        return "\(name)(\(identifier))"
    }

    private static func notes(_ view: UIView) -> String {
        var notes = ""
        if let label = view as? UILabel { notes += " \(Described.text(label.text ?? ""))" }
        if view.isHidden { notes += " hidden" }
        if view.hasAmbiguousLayout { notes += " ambiguous" }
        return notes
    }

    private static func constraint(_ constraint: NSLayoutConstraint) -> String {
        var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign(constraint.relation)) "
        let constant = constraint.constant
        if constraint.secondItem == nil {
            text += Described.number(constant)
        } else {
            if constraint.multiplier != 1 { text += "\(Described.number(constraint.multiplier)) * " }
            text += side(constraint.secondItem, constraint.secondAttribute)
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Described.number(abs(constant)))" }
        }
        if constraint.priority != .required { text += " @\(Described.number(CGFloat(constraint.priority.rawValue)))" }
        return constraint.identifier.map { "\(text) \(Described.text($0))" } ?? text
    }

    private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        switch item {
        case let view as UIView: "\(name(view)).\(attributeName(attribute))"
        case let guide as UILayoutGuide:
            "\(guide.owningView.map(name) ?? "")[\(guide.identifier)].\(attributeName(attribute))"
        default: attributeName(attribute)
        }
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        default: "="
        }
    }

    private static func attributeName(_ attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        default: "none"
        }
    }
}
