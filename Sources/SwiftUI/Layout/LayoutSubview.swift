import OctantBase

/// One child of a layout container.
public struct LayoutSubview: Equatable {
    let item: any LayoutItem

    /// The child's layout value for `key`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.layoutValue(key) }

    /// Children of higher priority get their share of a stack's length first. 0 unless the child sets another one.
    public var priority: Double { item.layoutPriority }

    /// What was said of the child by `containerValue(_:_:)`.
    public var containerValues: ContainerValues {
        var values = item.layoutValue(ContainerValuesKey.self)
        values.tagValue = item.layoutValue(TagKey.self)
        return values
    }

    /// The size of the child for `proposal`, in points. For an infinite proposal it may be infinite.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        item.sizeThatFits(proposal.sanitised).sanitised
    }

    /// The child's size of `proposal`, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.sanitised
        return ViewDimensions(size: item.sizeThatFits(proposal).sanitised, proposal: proposal, item: item)
    }

    /// The distances that the child asks for.
    public var spacing: ViewSpacing { item.spacing }

    /// Puts the point `anchor` of the child, at its size for `proposal`, at `position`, in the coordinates that the
    /// layout's bounds are given in. A position that is not finite counts as 0, with one line on standard error.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        func finite(_ value: CGFloat) -> CGFloat {
            if value.isFinite { return value }
            // Where only a guide is asked for, of an endless size too, nothing is positioned.
            if item is PlacementRecorder { return 0 }
            Log.once("layout.position", "a layout places a view at a coordinate that is not finite: it counts as 0")
            return 0
        }
        let point = CGPoint(x: finite(position.x), y: finite(position.y))
        item.place(at: point, anchor: anchor, proposal: proposal.sanitised)
    }

    /// Whether both are the same child.
    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.item === other.item }
}
