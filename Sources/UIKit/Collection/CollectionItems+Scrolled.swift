import CoreGraphics
import Foundation
import OctantBase

/// The sections of a collection that scroll across: the views in which they do, and how far each was scrolled.
@MainActor
struct ScrolledSections {
    /// The views of the sections that are seen, those that wait, and those of sections that go.
    var shown: [Int: SectionScroller] = [:]
    var spare: [SectionScroller] = []
    var leaving: [SectionScroller] = []
    /// Points of each section before what is seen; those of sections that were never scrolled are not in it.
    var offsets: [Int: CGFloat] = [:]

    /// Sections have other numbers: `place` has the new one of each, nil for what is gone.
    mutating func move(_ place: (Int) -> Int?) {
        var (views, kept): ([Int: SectionScroller], [Int: CGFloat]) = ([:], [:])
        for (section, view) in shown {
            if let new = place(section) {
                views[new] = view
                view.renumber(new)
            } else {
                leaving.append(view)
            }
        }
        for (section, offset) in offsets { if let new = place(section) { kept[new] = offset } }
        (shown, offsets) = (views, kept)
    }
}

extension CollectionItems {
    private var compositional: UICollectionViewCompositionalLayout? {
        view.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// Points of a section that scrolls across that are before what is seen of it.
    func offset(ofScrolled section: Int) -> CGFloat {
        scrolled.offsets[section] ?? compositional?.scrolledSection(section)?.limits.lowerBound ?? 0
    }

    /// The rectangle of the contents in which `attributes` are seen: a section may be scrolled across.
    func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let place = attributes.scrolled, let section = compositional?.scrolledSection(place.section) else {
            return attributes.frame
        }
        let offset = SectionScroller.turned(offset(ofScrolled: place.section), section, isMirrored)
        return attributes.frame.offsetBy(dx: place.isSideways ? -offset : 0, dy: place.isSideways ? 0 : -offset)
    }

    /// Shows the views of the sections that scroll across and are seen, and no others.
    func placeScrollers() {
        let seen = compositional?.scrolledSections(in: mirrored(view.bounds)) ?? [:]
        for (section, scroller) in scrolled.shown where seen[section] == nil {
            scrolled.shown[section] = nil
            if transition == nil { spare(scroller) } else { scrolled.leaving.append(scroller) }
        }
        for (section, place) in seen {
            let scroller = scrolled.shown[section] ?? makeScroller()
            let isNew = scrolled.shown[section] == nil
            scrolled.shown[section] = scroller
            let offset = offset(ofScrolled: section)
            let limits = place.limits
            let show = { [self] in
                scroller.show(
                    section, place, at: mirrored(place.frame), isMirrored: isMirrored,
                    offset: min(max(offset, limits.lowerBound), limits.upperBound))
            }
            if isNew { UIView.performWithoutAnimation(show) } else { show() }
        }
    }

    private func spare(_ scroller: SectionScroller) {
        scroller.hide()
        scrolled.spare.append(scroller)
    }

    /// Puts away the views of sections that went in an update.
    func retireScrollers() {
        for scroller in scrolled.leaving { spare(scroller) }
        scrolled.leaving = []
    }

    private func makeScroller() -> SectionScroller {
        if let waiting = scrolled.spare.popLast() {
            waiting.isHidden = false
            return waiting
        }
        let scroller = SectionScroller { [weak self] in self?.scrollerMoved($0) }
        let last = view.subviews.lastIndex { $0 is UICollectionViewCell || $0 is SectionScroller }
        view.insertSubview(scroller, at: last.map { $0 + 1 } ?? groundCount)
        return scroller
    }

    /// The user, or the program, scrolled a section.
    private func scrollerMoved(_ scroller: SectionScroller) {
        guard let section = scroller.shown?.section else { return }
        scrolled.offsets[section] = scroller.offset
        forgetNear()
        view.setNeedsLayout()
    }

    /// The view that `attributes` stand in.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scrolled.flatMap { scrolled.shown[$0.section] } ?? view
    }

    /// Scrolls a section across so that an item in it is at `position`.
    func scrollAcross(
        to attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let place = attributes.scrolled, let section = compositional?.scrolledSection(place.section) else {
            return
        }
        let frame = attributes.frame.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
        let isTurned = isMirrored && place.isSideways
        let (start, end) = place.isSideways ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let (at, length) = (isTurned ? section.length - end : start, end - start)
        let now = offset(ofScrolled: place.section)
        let isFirst = position.contains(place.isSideways ? (isTurned ? .right : .left) : .top)
        let isMiddle = position.contains(place.isSideways ? .centeredHorizontally : .centeredVertically)
        let isLast = position.contains(place.isSideways ? (isTurned ? .left : .right) : .bottom)
        let room = section.room
        let wanted: CGFloat
        if isFirst {
            wanted = at - section.insets.before
        } else if isMiddle {
            wanted = at + (length - room) / 2
        } else if isLast {
            wanted = at + length - room + section.insets.after
        } else if at < now || length > room {
            wanted = at
        } else {
            wanted = max(now, at + length - room)
        }
        let limits = section.limits
        let target = min(max(wanted, limits.lowerBound), limits.upperBound)
        guard target != now else { return }
        if let scroller = scrolled.shown[place.section], let point = scroller.point(target) {
            return scroller.setContentOffset(point, animated: animated)
        }
        scrolled.offsets[place.section] = target
        forgetNear()
        view.setNeedsLayout()
    }

    /// What `wanted`, what is seen, is shown as: sections' handlers may change it.
    func handled(
        _ wanted: [UICollectionViewLayoutAttributes]
    ) -> [(original: UICollectionViewLayoutAttributes, shown: UICollectionViewLayoutAttributes)] {
        guard let layout = compositional, layout.hasHandlers else { return wanted.map { ($0, $0) } }
        var result = wanted.map { (original: $0, shown: $0) }
        let sections = Dictionary(grouping: wanted.indices) { wanted[$0].indexPath.section }
        for (section, indices) in sections.ordered(by: { $0.key < $1.key }) {
            guard let handler = layout.handler(section) else { continue }
            let items = indices.map { VisibleItem(wanted[$0].duplicate) }
            var offset = view.contentOffset
            if let place = layout.scrolledSection(section) {
                let own = SectionScroller.turned(self.offset(ofScrolled: section), place, isMirrored)
                let frame = mirrored(place.frame)
                offset = place.isSideways ? CGPoint(x: own, y: frame.minY) : CGPoint(x: frame.minX, y: own)
            }
            handler(items, offset, layout.environment)
            for (index, item) in zip(indices, items) { result[index].shown = item.attributes }
        }
        return result.filter { !$0.shown.isHidden }
    }
}
