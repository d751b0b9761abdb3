extension View {
    /// Makes this view one of a group, those with the same `id` in the same `namespace`, of which one is the source of
    /// position and size: the others are shown where it is, and take the place in the layout that they would have.
    ///
    /// A source that an animated change inserts while it removes another one of the group begins where that was, and
    /// the other one goes where the new one is: one view is seen to move. How both look meanwhile is up to their
    /// transitions. With several sources at once the first one counts.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }

    /// This view with all in it as one when it moves: what comes into it meanwhile moves with it, and does not start
    /// where the view is going.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

/// The name of a group of views with one geometry.
struct MatchedGeometryKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

private nonisolated struct GeometryGroupModifier: WrappingModifier {
    @MainActor func update(_ element: EffectElement) {}
}

nonisolated struct MatchedGeometryModifier: WrappingModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> MatchedElement {
        MatchedElement(node, around: content, self)
    }

    @MainActor func update(_ element: MatchedElement) { element.follow(self) }
}
