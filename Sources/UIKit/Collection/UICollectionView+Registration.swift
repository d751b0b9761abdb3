import Foundation
import OctantBase

/// The name under which what a registration makes waits to be used again.
private final class RegistrationName: Sendable {
    let text = "registration.\(UUID().uuidString)"
}

extension UICollectionView {
    /// What makes cells of one class and fills them with an item, registered by itself when it is used first.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let name = RegistrationName()
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Cells of the class `Cell`, which `handler` fills.
        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }

        /// Cells of the interface file `cellNib`, which `handler` fills.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// What makes views of one class beside the items, registered by itself when it is used first.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        fileprivate let name = RegistrationName()
        fileprivate let kind: String
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Views of the class `Supplementary` and this kind, which `handler` fills.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, nil, handler)
        }

        /// Views of the interface file `supplementaryNib`, which `handler` fills.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// A cell of `registration` for the item at `indexPath`, filled with `item` unless that is nil.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = registration.name.text
        if !items.cells.knows(name) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: name)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: name)
            }
        }
        let found = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        let cell = found as? Cell ?? Self.standIn(for: found)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of `registration` for `indexPath`, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (name, kind) = (registration.name.text, registration.kind)
        if !items.others.knows(CollectionItems.key(kind, name)) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
            }
        }
        let found = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
        let view = found as? Supplementary ?? Self.standIn(for: found)
        registration.handler(view, kind, indexPath)
        return view
    }

    /// A view of the class that was asked for, in place of one of another class.
    private static func standIn<View: UICollectionReusableView>(for other: UICollectionReusableView) -> View {
        Log.once("collection.registration.\(View.self)", "a registration of \(View.self) made a \(type(of: other))")
        return __made(View.self)
    }
}
