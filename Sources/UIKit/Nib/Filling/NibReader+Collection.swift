import Foundation
import OctantBase

extension NibReader {
    /// The layout of a collection: of the class that the file names, or a flow layout.
    var collectionLayout: UICollectionViewLayout? {
        guard let reader = child("collectionViewLayout", "collectionViewFlowLayout", "collectionViewLayout") else {
            return nil
        }
        let base: UICollectionViewLayout.Type =
            reader.element.name == "collectionViewFlowLayout"
            ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let type: UICollectionViewLayout.Type = NibClasses.resolve(reader.element, base, loader)
        return type.init(coder: NibCoder(reader.element, loader))
    }

    /// Applies the element's attributes of flow layouts to `layout`.
    func fill(_ layout: UICollectionViewFlowLayout) {
        if let direction = choice(
            "scrollDirection",
            ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal])
        {
            layout.scrollDirection = direction
        }
        if let spacing = number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if let size = size("itemSize") { layout.itemSize = size }
        if let size = size("estimatedItemSize") { layout.estimatedItemSize = size }
        if flag("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = insets("sectionInset") { layout.sectionInset = insets }
        if let flag = flag("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = flag }
        if let flag = flag("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = flag }
    }

    /// Applies the element's attributes of collections to `view`.
    func fill(_ view: UICollectionView) {
        fill(view as UIScrollView)
        if let flag = flag("allowsSelection") { view.allowsSelection = flag }
        if let flag = flag("allowsMultipleSelection") { view.allowsMultipleSelection = flag }
        if let flag = flag("prefetchingEnabled") { view.isPrefetchingEnabled = flag }
        _ = string("dataMode")
        if let list = list("cells"), !loader.hasFilled(list.element) {
            loader.noteFilled(list.element)
            for item in list.items("collectionViewCell") {
                guard let (identifier, make) = prototype(item) else { continue }
                view.items.cells.register(make, identifier)
            }
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let item = child(key, "collectionReusableView"), !loader.hasFilled(item.element) else { continue }
            loader.noteFilled(item.element)
            guard let (identifier, make) = edgePrototype(item) else { continue }
            view.items.others.register(make, CollectionItems.key(kind, identifier))
        }
    }

    private func prototype(_ item: NibReader) -> (String, ReuseQueue<UICollectionViewCell>.Source)? {
        maker(item).map { ($0, .prototype($1)) }
    }

    private func edgePrototype(_ item: NibReader) -> (String, ReuseQueue<UICollectionReusableView>.Source)? {
        maker(item).map { ($0, .prototype($1)) }
    }

    /// The identifier of a view that stands for many, and what makes one from the file.
    private func maker(_ item: NibReader) -> (String, () -> UIView?)? {
        let (element, document, bundle) = (item.element, loader.document, loader.bundle)
        loader.settle(element)
        guard let identifier = element.attributes["reuseIdentifier"], !identifier.isEmpty else {
            item.report(.unfitValue, "reuseIdentifier", "a prototype has no identifier: no view is made of it")
            return nil
        }
        let make = { [weak owner = loader.owner] () -> UIView? in
            do {
                return try NibLoader(document, bundle: bundle, owner: owner).load([element]).first as? UIView
            } catch {
                Log.line("\(error)")
                return nil
            }
        }
        return (identifier, make)
    }

    /// Applies the element's attributes of cells to `cell`.
    func fill(_ cell: UICollectionViewCell) {
        _ = string("reuseIdentifier")
        if let content = child("contentView", "collectionViewCellContentView", "view") {
            _ = content.string("collectionViewCell")
            loader.adopt(content.element, as: cell.contentView)
        }
        _ = size("customSize")
    }
}
