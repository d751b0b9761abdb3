import CoreGraphics

/// A view whose autoresizing mask has it grow with its superview, and whose superview's size constraints find, is not
/// of a fixed size to them: it is larger or smaller than the superview by a constant. So what is inside it can size the
/// superview, as the contents of a `UIVisualEffectView` do.
extension LayoutEngine {
    /// Makes the view's size follow that of its superview along the axes that it does so.
    func followSuperview(_ item: LayoutItem, _ view: UIView) {
        let axes = Set([NSLayoutConstraint.Axis.horizontal, .vertical].filter { follows(view, along: $0) })
        let superview = axes.isEmpty ? nil : view.superview
        guard axes != item.followedAxes || superview !== item.followed?.view else { return }
        endFollowing(item)
        guard let superview else { return }
        let followed = self.item(for: superview)
        followed.followers += 1
        (item.followed, item.followedAxes) = (followed, axes)
        for row in [LayoutItem.Row.width, .height] { removeOwn(row, of: item) }
    }

    /// Ends that the item's size depends on another's.
    func endFollowing(_ item: LayoutItem) {
        guard let followed = item.followed else { return }
        for row in [LayoutItem.Row.width, .height] { removeOwn(row, of: item) }
        (item.followed, item.followedAxes) = (nil, [])
        followed.followers -= 1
        releaseIfUnused(followed)
    }

    /// Makes the views inside a view find out whether they follow it: constraints about it came or went.
    func refreshFollowers(of item: LayoutItem) {
        for view in item.view?.subviews ?? [] {
            if let inner = items[ObjectIdentifier(view)] { markDirty(inner) }
        }
    }

    private func follows(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        guard view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.grows(along: axis),
            let superview = view.superview, superview.autoresizesSubviews, view !== root
        else { return false }
        if superview === root { return fitting != nil || !superview.translatesAutoresizingMaskIntoConstraints }
        if superview.translatesAutoresizingMaskIntoConstraints { return follows(superview, along: axis) }
        return superview.layoutData?.mentions.isEmpty == false
    }
}

extension LayoutItem {
    /// The view that this item's size along `axis` follows.
    func followed(along axis: NSLayoutConstraint.Axis) -> UIView? {
        followedAxes.contains(axis) ? followed?.view : nil
    }
}

extension UIView.AutoresizingMask {
    /// Whether a view grows by all that its superview grows along `axis`.
    fileprivate func grows(along axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .horizontal
            ? contains(.flexibleWidth) && isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
            : contains(.flexibleHeight) && isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
    }
}
