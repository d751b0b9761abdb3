import CoreGraphics
import Foundation
import QuartzCore

/// Called with what is seen of a section before it is shown, whenever the collection is laid out or scrolled: the
/// items, the offset of what is seen, and what the section is in. Of a section that scrolls across the offset is
/// that of its own contents, and its position downwards.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// An item that is seen, or a view beside items: what is set here holds until the next layout. Main thread.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, 0...1.
    var alpha: CGFloat { get set }
    /// What is greater lies above.
    var zIndex: Int { get set }
    /// Whether it is not shown.
    var isHidden: Bool { get set }
    /// The middle, in the contents of the collection as they are before the section is scrolled across.
    var center: CGPoint { get set }
    /// The rectangle of its size at the origin.
    var bounds: CGRect { get }
    /// The transform about the middle, in the plane.
    var transform: CGAffineTransform { get set }
    /// The transform about the middle.
    var transform3D: CATransform3D { get set }
    /// The path of the item, or the one that the view is named by.
    var indexPath: IndexPath { get }
    /// The rectangle, with the transform the one around it.
    var frame: CGRect { get }
    /// The kind of view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind by its name; nil for an item.
    var representedElementKind: String? { get }
}

/// A visible item over its attributes.
@MainActor
final class VisibleItem: NSCollectionLayoutVisibleItem, _PlainObject {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    var center: CGPoint {
        get { attributes.center }
        set { if newValue.isFinite { attributes.center = newValue } }
    }

    var bounds: CGRect { attributes.bounds }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }

    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
