import CoreGraphics

/// Points of the standard distance between views beside each other, and from a view to an edge of the one around it.
/// Source: docs/sources/views.md, Auto Layout.
private let (siblingSpacing, edgeSpacing): (CGFloat, CGFloat) = (8, 20)

private let attributeNames: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
]
private let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
]

extension NibReader {
    /// The constraints in this element, which belong to `view`, with the elements that they are. Those that are there
    /// for the editor alone, or not installed, are left out.
    func makeConstraints(in view: UIView) -> [(NibReader, NSLayoutConstraint)] {
        items("constraint").compactMap { item in
            if let constraint = item.makeConstraint(in: view) { return (item, constraint) }
            loader.settle(item.element)
            return nil
        }
    }

    private func makeConstraint(in view: UIView) -> NSLayoutConstraint? {
        if flag("placeholder") == true || flag("installed") == false { return nil }
        guard let first = operand("firstItem", "firstAttribute", default: view) else { return nil }
        let hasSecond = element.attributes["secondItem"] != nil
        let second = hasSecond ? operand("secondItem", "secondAttribute", default: nil) : nil
        if hasSecond && second == nil { return nil }
        let isStandard = flag("symbolic") == true && element.attributes["constant"] == nil
        let standard = first.0 === view || second?.0 === view ? edgeSpacing : siblingSpacing
        let type: NSLayoutConstraint.Type = NibClasses.resolve(element, NSLayoutConstraint.self, loader)
        let constraint = type.init()
        constraint.relate(
            LayoutOperand(first.0, first.1), choice("relation", relations) ?? .equal,
            LayoutOperand(second?.0, second?.1 ?? .notAnAttribute), multiplier: multiplier(),
            constant: number("constant") ?? (isStandard ? standard : 0))
        if let priority = number("priority", in: layoutPriorities) {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = string("identifier")
        return constraint
    }

    private func operand(
        _ itemName: String, _ attributeName: String, default view: UIView?
    ) -> (AnyObject, NSLayoutConstraint.Attribute)? {
        var item: AnyObject? = view
        if let id = string(itemName) {
            item = loader.objects[id]
            guard item != nil else {
                report(.missingReference, id, "a constraint's \(itemName) '\(id)' is not there: it is left out")
                return nil
            }
        }
        guard let item, let attribute = choice(attributeName, attributeNames) else { return nil }
        if item is UIView || item is UILayoutGuide { return (item, attribute) }
        if let operand = (item as? NibControllerGuide)?.operand(attribute) { return operand }
        report(.missingReference, string(itemName) ?? "", "a constraint's \(itemName) can have no \(attributeName)")
        return nil
    }

    /// A number, or two as a ratio: `16:9`.
    private func multiplier() -> CGFloat {
        guard let text = string("multiplier") else { return 1 }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        let value = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
        if value.isFinite { return value }
        report(.unfitValue, "multiplier", "multiplier=\"\(text)\" of <constraint> is no ratio")
        return 1
    }
}
