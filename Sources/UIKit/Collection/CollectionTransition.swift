import Foundation

/// An update of a collection, or a change of its layout, under way: where what comes begins, and where what goes ends.
@MainActor
final class CollectionTransition {
    /// The attributes before, of what was near to what was seen.
    private let before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// The old place of what is at a place now, and the other way round; nil for what came or went.
    private let origin: (CollectionElement) -> CollectionElement?
    private let place: (CollectionElement) -> CollectionElement?
    /// The present attributes of an element.
    private let now: (CollectionElement) -> UICollectionViewLayoutAttributes?
    /// Attributes between the layout's space and that of the contents, which may be mirrored.
    private let mirrored: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    /// The views that go.
    private(set) var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []

    init(
        before: [UICollectionViewLayoutAttributes], origin: @escaping (CollectionElement) -> CollectionElement?,
        place: @escaping (CollectionElement) -> CollectionElement?, in items: CollectionItems
    ) {
        self.before = Dictionary(before.map { (CollectionElement($0), $0) }) { $1 }
        (self.origin, self.place) = (origin, place)
        now = { [unowned items] in items.attributes(of: $0) }
        mirrored = { [unowned items] in items.mirrored($0) }
    }

    /// What `element` was before; itself where it was not there.
    func former(_ element: CollectionElement) -> CollectionElement { origin(element) ?? element }

    /// Where the animation of what comes begins, in the layout's space.
    func start(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let element = CollectionElement(category, kind, path)
        if let old = origin(element).flatMap({ before[$0] }) {
            let start = old.duplicate
            start.indexPath = path
            return mirrored(start)
        }
        return now(element).map(faded)
    }

    /// Where the animation of what goes ends, in the layout's space.
    func end(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let element = CollectionElement(category, kind, path)
        if let new = place(element).flatMap(now) { return mirrored(new.duplicate) }
        return before[element].map(faded)
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.duplicate
        copy.alpha = 0
        return mirrored(copy)
    }

    /// Where a view that comes begins; nil for where it will be.
    func begin(
        _ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
        let found =
            switch attributes.representedElementCategory {
            case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
            case .supplementaryView:
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case .decorationView: layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        return found.map { mirrored($0) }
    }

    /// A view goes: it moves to where that ends. Returns whether it does.
    func leave(
        _ view: UICollectionReusableView, _ element: CollectionElement, in layout: UICollectionViewLayout
    ) -> Bool {
        let kind = element.kind ?? ""
        let found =
            switch element.category {
            case .cell: layout.finalLayoutAttributesForDisappearingItem(at: element.path)
            case .supplementaryView:
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
            case .decorationView:
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.path)
            }
        guard let found else { return false }
        leaving.append((view, element))
        view.take(mirrored(found))
        return true
    }
}
