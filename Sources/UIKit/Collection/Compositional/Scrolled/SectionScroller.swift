import CoreGraphics
import Foundation

/// The speed in points a millisecond at which contents must be let go to turn to the next stop: below it, the nearest
/// one is chosen. As pages of scroll views: `ScrollDriver`.
private let turningSpeed: CGFloat = 0.2

/// The view in which a section scrolls across: what is in the section is in it.
final class SectionScroller: UIScrollView {
    /// What it shows; nil for nothing.
    private(set) var shown: (section: Int, place: ScrolledSection, isMirrored: Bool)?
    /// Called when the contents have another place.
    private let moved: (SectionScroller) -> Void
    private var isPlacing = false

    init(moved: @escaping (SectionScroller) -> Void) {
        self.moved = moved
        super.init(frame: .zero)
        // Groups go on under the collection's own insets, and shadows around them are whole.
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop) = (false, false, false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows section `section` at `frame` of the collection, with `offset` points of it before what is seen.
    func show(_ section: Int, _ place: ScrolledSection, at frame: CGRect, isMirrored: Bool, offset: CGFloat) {
        isPlacing = true
        defer { isPlacing = false }
        let isOther = shown?.section != section
        shown = (section, place, isMirrored)
        if self.frame != frame { self.frame = frame }
        let size =
            place.isSideways
            ? CGSize(width: place.length, height: frame.height) : CGSize(width: frame.width, height: place.length)
        if contentSize != size { contentSize = size }
        let (before, after) = place.margins
        let (lead, trail) = isMirrored ? (after, before) : (before, after)
        let insets =
            place.isSideways
            ? UIEdgeInsets(top: 0, left: lead, bottom: 0, right: trail)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        if contentInset != insets { contentInset = insets }
        bounces = place.bounce != .never
        (alwaysBounceHorizontal, alwaysBounceVertical) = (
            place.bounce == .always && place.isSideways, place.bounce == .always && !place.isSideways
        )
        decelerationRate = place.rate == .fast ? .fast : .normal
        if isOther || !isDragging && !isDecelerating && !driver.isMoving { set(offset, stopping: isOther) }
    }

    /// Shows no section any more.
    func hide() {
        isPlacing = true
        defer { isPlacing = false }
        shown = nil
        contentOffset = bounds.origin
        isHidden = true
    }

    /// The section has another number.
    func renumber(_ section: Int) { shown?.section = section }

    /// Points of the contents before what is seen, from where they begin.
    var offset: CGFloat {
        guard let shown else { return 0 }
        return Self.turned(shown.place.isSideways ? contentOffset.x : contentOffset.y, shown.place, shown.isMirrored)
    }

    private func set(_ offset: CGFloat, stopping: Bool) {
        guard let point = point(offset), point != contentOffset else { return }
        if stopping { contentOffset = point } else { move(to: point) }
    }

    /// The offset of the view at which `offset` points are before what is seen.
    func point(_ offset: CGFloat) -> CGPoint? {
        guard let (_, place, isMirrored) = shown else { return nil }
        let own = Self.turned(offset, place, isMirrored)
        return place.isSideways ? CGPoint(x: own, y: 0) : CGPoint(x: 0, y: own)
    }

    /// An offset counted from the other end where contents begin at the right.
    static func turned(_ offset: CGFloat, _ place: ScrolledSection, _ isMirrored: Bool) -> CGFloat {
        isMirrored && place.isSideways ? place.length - place.room - offset : offset
    }

    // MARK: As a scroll view

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin, !isPlacing, shown != nil { moved(self) } }
    }

    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let (_, place, isMirrored) = shown, let stops = place.stops else { return proposed }
        let aim = Self.turned(place.isSideways ? proposed.x : proposed.y, place, isMirrored)
        let speed = (place.isSideways ? velocity.x : velocity.y) * (isMirrored && place.isSideways ? -1 : 1)
        func nearest(_ offset: CGFloat) -> CGFloat? { stops.min { abs($0 - offset) < abs($1 - offset) } }
        let stop: CGFloat?
        if place.behavior == .continuousGroupLeadingBoundary {
            stop = nearest(aim)
        } else if speed > turningSpeed {
            stop = stops.first { $0 > offset } ?? stops.last
        } else if speed < -turningSpeed {
            stop = stops.last { $0 < offset } ?? stops.first
        } else {
            stop = nearest(offset)
        }
        return stop.flatMap(point) ?? proposed
    }
}
