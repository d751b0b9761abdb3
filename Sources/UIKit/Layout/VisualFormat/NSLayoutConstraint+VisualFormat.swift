import CoreGraphics
import Foundation
import OctantBase

extension NSLayoutConstraint {
    /// The constraints of a visual format, not active: `H:|-[spinner]-[label(>=60@250)]-|`.
    ///
    /// Without a number, `-` is 8 points between views, and the superview's layout margin beside `|`. `metrics` holds
    /// numbers and `views` the views by the names they have in the format. A format that cannot be read, or names what
    /// is not there, makes no constraints and one line on standard error.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var maker = VisualFormatConstraints(
                format: try VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:], views: views)
            return try maker.make()
        } catch {
            Log.line("the visual format '\(format)' makes no constraints: \(error.message)")
            return []
        }
    }
}

/// Makes the constraints of one visual format.
@MainActor
struct VisualFormatConstraints {
    /// The attributes along the format's axis, from where it begins to where it ends.
    private struct Sides {
        var start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute
        var startMargin: NSLayoutConstraint.Attribute, endMargin: NSLayoutConstraint.Attribute
        /// Whether positions shrink from start to end.
        var isReversed = false
    }

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    init(format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any])
    { (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views) }

    /// Makes them, in the order of the format.
    mutating func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var items: [AnyObject] = []
        for element in format.elements { items.append(try item(element.name)) }
        if let edge = format.leadingEdge {
            let superview = LayoutOperand(try superview(of: items[0], format.elements[0]), sides.start)
            let margin = LayoutOperand(superview.item, sides.startMargin)
            try connect(edge, superview, LayoutOperand(items[0], sides.start), standard: (margin, nil))
        }
        for (index, item) in items.enumerated() {
            if index > 0 {
                let (before, after) = (LayoutOperand(items[index - 1], sides.end), LayoutOperand(item, sides.start))
                try connect(format.connections[index - 1], before, after, standard: (nil, nil))
            }
            for predicate in format.elements[index].predicates { try size(item, predicate) }
        }
        if let edge = format.trailingEdge, let last = items.last, let element = format.elements.last {
            let superview = LayoutOperand(try superview(of: last, element), sides.end)
            let margin = LayoutOperand(superview.item, sides.endMargin)
            try connect(edge, LayoutOperand(last, sides.end), superview, standard: (nil, margin))
        }
        try align(items)
        return constraints
    }

    private var sides: Sides {
        if format.axis == .vertical {
            return Sides(start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin)
        }
        let direction = options.intersection(.directionMask)
        if direction == .directionLeftToRight {
            return Sides(start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin)
        }
        if direction == .directionRightToLeft {
            return Sides(
                start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin, isReversed: true)
        }
        return Sides(start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin)
    }

    /// Connects `after` to follow `before`; `standard` replaces either where the distance is a margin.
    private mutating func connect(
        _ connection: VisualFormat.Connection, _ before: LayoutOperand, _ after: LayoutOperand,
        standard: (before: LayoutOperand?, after: LayoutOperand?)
    ) throws(VisualFormatError) {
        switch connection {
        case .flush: follow(before, after, .equal, 0, .required)
        case .standard:
            let isMargin = standard.before != nil || standard.after != nil
            follow(
                standard.before ?? before, standard.after ?? after, .equal, isMargin ? 0 : systemSpacing, .required)
        case .predicates(let predicates):
            for predicate in predicates {
                let distance = try number(predicate.value)
                follow(before, after, predicate.relation, distance, try priority(predicate))
            }
        }
    }

    private mutating func follow(
        _ before: LayoutOperand, _ after: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat,
        _ priority: UILayoutPriority
    ) {
        let (low, high) = sides.isReversed ? (after, before) : (before, after)
        let constraint = NSLayoutConstraint(high, relation, low, constant: distance)
        constraint.priority = priority
        constraints.append(constraint)
    }

    private mutating func size(_ item: AnyObject, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        var other = LayoutOperand(nil, .notAnAttribute)
        var constant: CGFloat = 0
        if case .name(let name) = predicate.value, views[name] != nil {
            other = LayoutOperand(try self.item(name), attribute)
        } else {
            constant = try number(predicate.value)
        }
        let constraint = NSLayoutConstraint(
            LayoutOperand(item, attribute), predicate.relation, other, constant: constant)
        constraint.priority = try priority(predicate)
        constraints.append(constraint)
    }

    private mutating func align(_ items: [AnyObject]) throws(VisualFormatError) {
        let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in alignments where options.contains(option) {
            if attribute.axis == format.axis { throw .alignmentAlongAxis }
            for (item, next) in zip(items, items.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(LayoutOperand(next, attribute), .equal, LayoutOperand(item, attribute)))
            }
        }
    }

    // MARK: Names

    private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
        switch views[name] {
        case let view as UIView: return view
        case let guide as UILayoutGuide: return guide
        default: throw .unknownView(name)
        }
    }

    private func superview(
        of item: AnyObject, _ element: VisualFormat.Element
    ) throws(VisualFormatError) -> UIView {
        guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            throw .noSuperview(element.name)
        }
        return superview
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as any BinaryFloatingPoint: return CGFloat(number)
            case let number as any BinaryInteger: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default: throw .unknownName(name)
            }
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        if case .name(let name) = priority, let value = metrics[name] as? UILayoutPriority { return value }
        return UILayoutPriority(Float(try number(priority)))
    }
}
