import CoreGraphics
import Foundation
import QuartzCore

/// A view that a collection uses again: a cell, a header, or what a layout has beside them. Main thread.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name under which the collection keeps the view to use it again; nil for one that is used once.
    open internal(set) var reuseIdentifier: String?
    /// The attributes that were applied.
    final var applied: UICollectionViewLayoutAttributes?
    /// The key under which the view waits to be used again.
    final var reuseKey: String?

    /// A view of this frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNib(coder) { reader in self.reuseIdentifier = reader.string("reuseIdentifier") }
    }

    /// The view is about to be used for something else: what the last one left is to be removed. Overriding methods
    /// call super's.
    open func prepareForReuse() { setNeedsUpdateProperties() }

    /// Attributes of a subclass are to be shown; place, size, opacity and transform are set by the collection. Does
    /// nothing unless overridden.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The collection is about to change from one layout to another. Does nothing unless overridden.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The collection changed from one layout to another. Does nothing unless overridden.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view would have in place of `layoutAttributes`: those with the size that its constraints
    /// ask for. Layouts that guess sizes take them.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard isLaidOutInside else { return layoutAttributes }
        let keeps = layoutAttributes.keepsWidth
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: keeps ? .required : .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            return layoutAttributes
        }
        let scale = resolvedScale(traitCollection.displayScale)
        let (width, height) = ((size.width * scale).rounded(.up) / scale, (size.height * scale).rounded(.up) / scale)
        layoutAttributes.frame.size = CGSize(width: width, height: height)
        return layoutAttributes
    }

    /// Whether constraints in the view can ask for a size.
    var isLaidOutInside: Bool { subtreeHasLayout && isLaidOutByConstraints }

    /// Takes the place and appearance that `attributes` have.
    final func take(_ attributes: UICollectionViewLayoutAttributes) {
        guard applied?.isEqual(attributes) != true else { return }
        let isPlain = CATransform3DIsIdentity(attributes.transform3D)
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
            transform3D = attributes.transform3D
        }
        // What scrolls with its section stands in a view of that.
        let origin = attributes.scrolled?.frame.origin ?? .zero
        if isPlain {
            let place = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            if frame != place { frame = place }
        } else {
            let place = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
            if bounds.size != attributes.size { bounds.size = attributes.size }
            if center != place { center = place }
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        applied = attributes
        didTake(attributes)
        apply(attributes)
    }

    /// The view has these attributes now.
    func didTake(_ attributes: UICollectionViewLayoutAttributes) {}

    /// The collection that the view is in.
    final var collection: UICollectionView? {
        var next = superview
        while let view = next {
            if let collection = view as? UICollectionView { return collection }
            next = view.superview
        }
        return nil
    }
}
