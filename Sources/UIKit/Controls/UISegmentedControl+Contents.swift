import CoreGraphics
import Foundation

extension UISegmentedControl {
    /// Moves what a segment shows, by so many points.
    public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard offset.width.isFinite, offset.height.isFinite else { return }
        change(segment) { $0.offset = offset }
    }

    /// Points by which what a segment shows is moved. Zero by default.
    public final func contentOffsetForSegment(at segment: Int) -> CGSize {
        has(segment) ? segments[segment].offset : .zero
    }

    /// Gives a segment an action, with its title and image, in place of what it has.
    public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
    }

    /// The segment whose action has this identifier; `NSNotFound` for none.
    public final func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
}
