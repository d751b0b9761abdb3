/// One side of a constraint: an attribute of an item, or the distance between two. It never changes, but its items may
/// be deallocated; a class, because copying weak references is slow.
@MainActor
final class LayoutOperand {
    /// A view or a layout guide.
    private(set) weak var item: AnyObject?
    /// The attribute of the item.
    let attribute: NSLayoutConstraint.Attribute
    /// Whether there was an item at first.
    let hadItem: Bool
    /// The origin of the distance that ends at `item`'s attribute; none for the attribute itself.
    private(set) weak var originItem: AnyObject?
    /// The attribute of the origin; `.notAnAttribute` when this is no distance.
    let originAttribute: NSLayoutConstraint.Attribute

    /// The attribute itself.
    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute, hadItem) = (item, attribute, item != nil)
        (originItem, originAttribute) = (nil, .notAnAttribute)
    }

    /// The distance from one attribute to another, which is positive when `end` lies further right, down or, for
    /// leading and trailing attributes, further where lines go.
    init(
        from origin: AnyObject?, _ originAttribute: NSLayoutConstraint.Attribute, to end: AnyObject?,
        _ attribute: NSLayoutConstraint.Attribute
    ) {
        (item, self.attribute, hadItem) = (end, attribute, end != nil)
        (originItem, self.originAttribute) = (origin, originAttribute)
    }

    /// Whether an attribute is of this kind.
    func hasAttribute(where isMeant: (NSLayoutConstraint.Attribute) -> Bool) -> Bool {
        isMeant(attribute) || isMeant(originAttribute)
    }

    /// Whether this is the distance between two attributes.
    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// The kind of number.
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

    /// Whether this is the same attribute of the same item as `other`.
    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && originItem === other.originItem && attribute == other.attribute
            && originAttribute == other.originAttribute
    }

    /// Whether `object` is one of the items.
    func isAbout(_ object: AnyObject) -> Bool { item === object || originItem === object }

    /// Widens `space` to the nearest view around it and the items. Returns whether there is one: not where a guide
    /// belongs to no view.
    func widen(_ space: inout UIView?) -> Bool {
        if let item, !Self.widen(&space, around: item) { return false }
        if isDistance, let originItem, !Self.widen(&space, around: originItem) { return false }
        return true
    }

    private static func widen(_ space: inout UIView?, around item: AnyObject) -> Bool {
        guard let owner = layoutOwner(of: item) else { return false }
        if let former = space { space = former.nearestCommonAncestor(with: owner) } else { space = owner }
        return space != nil
    }

    /// The operand as shown in messages.
    var description: String {
        func named(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            "\(LayoutNames.name(of: item)).\(attribute.name)"
        }
        guard isDistance else { return named(item, attribute) }
        return "(\(named(item, attribute)) - \(named(originItem, originAttribute)))"
    }
}

/// The names of items in messages about layout.
@MainActor
enum LayoutNames {
    /// A class and the address, or a guide's identifier.
    static func name(of item: AnyObject?) -> String {
        switch item {
        case let guide as UILayoutGuide where !guide.identifier.isEmpty: "'\(guide.identifier)'"
        case let object?: "\(type(of: object)):\(Unmanaged.passUnretained(object).toOpaque())"
        case nil: "nothing"
        }
    }
}
