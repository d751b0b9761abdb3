import CoreGraphics
import Foundation
import OctantBase

/// How often an item is scrolled to whose place is known only when it is seen. Ours.
private let tries = 4

extension CollectionItems {
    /// Scrolls so that an item is at `position`.
    func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        guard contains(path) else {
            return Log.once(
                "collection.scrollToItem", "a collection was asked to scroll to an item that it does not have")
        }
        adoptContentSize()
        if let found = attributes(of: CollectionElement(.cell, nil, path)), found.scrolled != nil {
            scrollAcross(to: found, position, animated: animated)
        }
        guard var target = offset(for: path, position) else { return }
        // Sizes that were guesses so far are found out on the way.
        if view.collectionViewLayout.asksForSizes, !animated {
            for _ in 0..<tries {
                view.contentOffset = target
                view.layoutIfNeeded()
                guard let next = offset(for: path, position), next != target else { break }
                target = next
            }
        }
        if target != view.contentOffset { view.setContentOffset(target, animated: animated) }
    }

    /// The offset at which an item is at `position`.
    private func offset(for path: IndexPath, _ position: UICollectionView.ScrollPosition) -> CGPoint? {
        guard let found = attributes(of: CollectionElement(.cell, nil, path)) else { return nil }
        // Across, the section scrolls and not the collection.
        var frame = found.frame
        if let place = found.scrolled {
            if place.isSideways {
                (frame.origin.x, frame.size.width) = (place.frame.minX, place.frame.width)
            } else {
                (frame.origin.y, frame.size.height) = (place.frame.minY, place.frame.height)
            }
        }
        let insets = view.adjustedContentInset
        let seen = view.bounds.inset(by: insets)
        func place(
            _ at: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ room: CGFloat, first: Bool, middle: Bool, last: Bool
        ) -> CGFloat {
            if first { return at }
            if middle { return at + (length - room) / 2 }
            if last { return at + length - room }
            if at < offset || length > room { return at }
            return max(offset, at + length - room)
        }
        let x = place(
            frame.minX, frame.width, seen.minX, seen.width, first: position.contains(.left),
            middle: position.contains(.centeredHorizontally), last: position.contains(.right))
        let y = place(
            frame.minY, frame.height, seen.minY, seen.height, first: position.contains(.top),
            middle: position.contains(.centeredVertically), last: position.contains(.bottom))
        return view.clamped(CGPoint(x: x - insets.left, y: y - insets.top))
    }
}
