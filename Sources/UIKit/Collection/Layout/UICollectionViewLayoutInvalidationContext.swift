import CoreGraphics
import Foundation

/// What of a layout is not right any more. Any thread, one at a time.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context of everything in the layout.
    public override init() { super.init() }

    /// Whether the data source is asked for everything anew, as by `reloadData()`.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items are other ones.
    open internal(set) var invalidateDataSourceCounts = false

    /// The items whose attributes are other ones; nil where nobody said which.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// Notes items whose attributes are other ones.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// The views of the data source whose attributes are other ones, by kind; nil where nobody said which.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// Notes views of the data source whose attributes are other ones.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// The views of the layout whose attributes are other ones, by kind; nil where nobody said which.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Notes views of the layout whose attributes are other ones.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Points by which the contents are moved. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero

    /// Points by which the contents grow until the layout says their size anew. Zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// The sizes that cells asked for.
    final var preferredSizes: [IndexPath: CGSize] = [:]
    /// Whether the sizes that cells asked for before count no more.
    final var forgetsSizes: Bool { preferredSizes.isEmpty }
    /// Whether only the position of what is seen changed.
    final var isOfScrolling = false
}
