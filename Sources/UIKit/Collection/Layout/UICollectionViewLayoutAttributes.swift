import CoreGraphics
import Foundation
import QuartzCore

/// The place and appearance of an item, or of a view beside the items, in a collection. Any thread, one at a time.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The path of the item, or the one that the view is named by.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind of view.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind by its name; nil for an item.
    open private(set) var representedElementKind: String?
    /// The rectangle without the transform.
    private var box = CGRect.zero

    /// Attributes of the item at (0, 0).
    public override init() { super.init() }

    /// Attributes of the item at `indexPath`.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Attributes of a view that the data source has, a header for example.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
        self.indexPath = indexPath
    }

    /// Attributes of a view that the layout itself has.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
        self.indexPath = indexPath
    }

    /// Makes the attributes those of a view of this kind.
    final func setKind(_ category: UICollectionView.ElementCategory, _ kind: String?) {
        (representedElementCategory, representedElementKind) = (category, kind)
    }

    /// The rectangle in the contents, in points: with a transform, the one around it. Setting it sets `center` and
    /// `size`.
    open var frame: CGRect {
        get {
            guard !CATransform3DIsIdentity(transform3D) else { return box }
            let around = CGAffineTransform(translationX: center.x, y: center.y)
            let middle = CGRect(x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height)
            return middle.applying(CATransform3DGetAffineTransform(transform3D)).applying(around)
        }
        set { box = newValue.standardized }
    }

    /// The middle, in points.
    open var center: CGPoint {
        get { CGPoint(x: box.midX, y: box.midY) }
        set { box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2) }
    }

    /// The size without the transform, in points. Setting it keeps `center`.
    open var size: CGSize {
        get { box.size }
        set {
            let middle = center
            box.size = newValue
            center = middle
        }
    }

    /// The rectangle of `size` at the origin. Setting it sets `size`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform about the middle. The identity by default.
    open var transform3D = CATransform3DIdentity

    /// The transform about the middle in the plane. The identity by default.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The opacity, 0...1. 1 by default.
    open var alpha: CGFloat = 1

    /// What is greater lies above. 0 by default.
    open var zIndex = 0

    /// Whether there is no view for it. False by default.
    open var isHidden = false

    /// Whether the view has the width that the layout says, and chooses its height only.
    final var keepsWidth = false
    /// Whether the view stays in view while its section is scrolled.
    final var isPinned = false
    /// Where it scrolls with its section, across the others; nil for what does not.
    final var scrolled: ScrolledPlace?
    /// The place of a row in its list; nil outside of lists.
    final var listPlace: CellPlace?

    /// Returns attributes of the same class with the same values. A subclass copies what it adds.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(Swift.type(of: self))
        copy.setKind(representedElementCategory, representedElementKind)
        (copy.indexPath, copy.box, copy.transform3D) = (indexPath, box, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        (copy.keepsWidth, copy.isPinned, copy.listPlace) = (keepsWidth, isPinned, listPlace)
        copy.scrolled = scrolled
        return copy
    }

    /// A copy, as what it is.
    final var duplicate: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    /// Attributes of class `type`, or plain ones when that is no class of attributes.
    final class func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
        guard type != UICollectionViewLayoutAttributes.self else { return UICollectionViewLayoutAttributes() }
        return NibClasses.makeObject(type) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
    }

    /// Whether `object` has the same values. A subclass compares what it adds: equal attributes are not applied again.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return indexPath == other.indexPath && box == other.box && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && keepsWidth == other.keepsWidth
            && isPinned == other.isPinned && listPlace == other.listPlace && scrolled == other.scrolled
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    open override var hash: Int { indexPath.hashValue }
}
