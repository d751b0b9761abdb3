import CoreGraphics
import Foundation
import OctantBase

/// What says where the items of a collection are. A subclass computes that in `prepare()` and returns it from the
/// methods that begin with `layoutAttributes`. Main thread.
@preconcurrency @MainActor
open class UICollectionViewLayout: _PlainObject {
    /// The collection that the layout is of.
    open internal(set) weak var collectionView: UICollectionView?
    /// The classes and files of views that the layout itself has, by kind.
    final var decorations = ReuseQueue<UICollectionReusableView>()

    /// A layout.
    public init() {}

    /// A layout from an interface file.
    public required init?(coder: NSCoder) {}

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated by.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Attributes of the layout's class.
    final func makeAttributes(
        _ path: IndexPath, _ category: UICollectionView.ElementCategory = .cell, _ kind: String? = nil
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass)
        attributes.indexPath = path
        if category != .cell { attributes.setKind(category, kind) }
        return attributes
    }

    /// A context of the layout's class.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = Self.invalidationContextClass
        guard type != UICollectionViewLayoutInvalidationContext.self else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return NibClasses.makeObject(type) as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: What is where

    /// Called before the layout is asked for anything after it was invalidated. Does nothing unless overridden.
    open func prepare() {}

    /// The size of the contents, in points. Zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all items and other views in `rect` of the contents; nil, the default, for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of the item at `indexPath`; nil, the default, for one that is not there.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a view that the data source has; nil, the default, for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a view that the layout has; nil, the default, for none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the contents are mirrored where the interface reads from right to left. False unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The direction that the layout is written for. From left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Views of the layout

    /// Makes views of class `viewClass` stand where the layout has attributes of decoration views of this kind; nil
    /// undoes it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorations.register(nil, elementKind) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return Log.once(
                "collection.register.\(viewClass)", "\(viewClass) is no UICollectionReusableView: it is not registered")
        }
        decorations.register(.type(type), elementKind)
    }

    /// Makes the view of the interface file `nib` stand there; nil undoes it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib.map { .nib($0) }, elementKind)
    }

    // MARK: Invalidating

    /// Everything is to be laid out anew. Overriding methods call super's.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// What `context` names is to be laid out anew. Overriding methods call super's.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.items.layoutWasInvalidated(context)
    }

    /// Whether the layout depends on the part of the contents that is seen, and is invalidated as that becomes
    /// `newBounds`. False unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context by which the layout is invalidated then. One of everything unless overridden.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the layout is invalidated because a view asked for `preferredAttributes` in place of
    /// `originalAttributes`. False unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context by which the layout is invalidated then. One of that view unless overridden.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        let path = preferredAttributes.indexPath
        switch preferredAttributes.representedElementCategory {
        case .cell:
            context.invalidateItems(at: [path])
            context.preferredSizes[path] = preferredAttributes.size
        case .supplementaryView:
            let kind = preferredAttributes.representedElementKind ?? ""
            context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decorationView:
            let kind = preferredAttributes.representedElementKind ?? ""
            context.invalidateDecorationElements(ofKind: kind, at: [path])
        }
        return context
    }

    /// Whether cells are asked for the size that they prefer.
    var asksForSizes: Bool { true }

    // MARK: Scrolling

    /// Where contents come to rest that would at `proposedContentOffset`, let go at `velocity` points a millisecond.
    /// There unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where contents are after an update or a change of the layout that would be at `proposedContentOffset`. There
    /// unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called in an update after `prepare()`, with its changes. Does nothing unless overridden.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of an update, in its animation. Does nothing unless overridden.
    open func finalizeCollectionViewUpdates() {}

    /// Where the animation of an item that comes begins: where it will be, transparent, or where it was before the
    /// update; nil outside of one.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.items.transition?.start(.cell, nil, itemIndexPath) }

    /// Where the animation of an item that goes ends: where it is, transparent, or where it will be after the update;
    /// nil outside of one.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.items.transition?.end(.cell, nil, itemIndexPath) }

    /// Where the animation of a view of the data source that comes begins; nil outside of an update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.items.transition?.start(.supplementaryView, elementKind, elementIndexPath)
    }

    /// Where the animation of a view of the data source that goes ends; nil outside of an update.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.items.transition?.end(.supplementaryView, elementKind, elementIndexPath)
    }

    /// Where the animation of a view of the layout that comes begins; nil outside of an update.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.items.transition?.start(.decorationView, elementKind, decorationIndexPath)
    }

    /// Where the animation of a view of the layout that goes ends; nil outside of an update.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.items.transition?.end(.decorationView, elementKind, decorationIndexPath)
    }
}
