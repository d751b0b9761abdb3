import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
import RenderServer

/// The frequency, in radians a second, with which the contents follow a wheel: 95 % of the way in a quarter of a
/// second. Ours.
private let wheelFrequency = 20.0
/// The speed in points a second at which contents of pages must be let go to turn the page: below it, the nearest page
/// is chosen. Ours.
private let turningSpeed = 200.0
/// The seconds for which a touchpad may be still before it counts as let go. Not all of them report that.
private let touchpadPatience = 0.15
/// Seconds from the lift of a finger to the contents' moving on by themselves: about a frame.
/// Source: docs/sources/views.md, Dragging and coasting.
private let liftDelay = 1.0 / 60

/// Moves the contents of one scroll view: under the user's finger, on by themselves, and to where the program wants
/// them.
///
/// At rest it does nothing; while contents move by themselves, a display link asks for their position at each frame.
@MainActor
final class ScrollDriver {
    /// The reason why contents move by themselves.
    private enum Cause {
        case coast, animation, wheel
    }

    /// One motion, from its begin on.
    private struct Motion {
        let cause: Cause
        var x: ScrollCurve, y: ScrollCurve
        /// Media time; nil until the first frame.
        var start: Double?

        var duration: Double { max(x.duration, y.duration) }
        var end: CGPoint { CGPoint(x: x.end, y: y.end) }
    }

    private unowned let view: UIScrollView
    private var motion: Motion?
    private var link: CADisplayLink?
    /// The media time of the last frame.
    private var frameTime = 0.0
    /// The position that the user has pulled the contents to, without the ends' resistance; nil while there is no drag.
    private var pulled: CGPoint?
    /// The position that the contents would have if the present drag had not moved.
    private var dragOrigin = CGPoint.zero
    /// The axes of the present drag.
    private var dragAxes = (x: true, y: true)
    /// The way of the contents in the present drag: what they go on with when they are let go.
    private var shownMeter = SpeedMeter()
    /// The speed of the fingers on a touchpad, and the timer that ends the drag without further reports.
    private var meter = SpeedMeter()
    private var touchpadTimer: MediaTimer?

    init(_ view: UIScrollView) { self.view = view }

    var isDragging: Bool { pulled != nil }
    var isDecelerating: Bool { motion?.cause == .coast }
    var isMoving: Bool { motion != nil }

    // MARK: Dragging

    /// The user begins to drag, along `travel`, at `time`, media time.
    func beginDrag(_ travel: CGVector, time: Double) {
        stop()
        let offset = view.contentOffset
        shownMeter.restart(at: offset, time: time)
        pulled = unbanded(offset)
        dragOrigin = pulled ?? offset
        dragAxes = view.axes
        if view.isDirectionalLockEnabled, dragAxes.x, dragAxes.y, travel.dx != travel.dy {
            dragAxes = abs(travel.dx) > abs(travel.dy) ? (true, false) : (false, true)
        }
        view.indicators.show()
        view.dismissKeyboard()
        view.heldDelegate?.scrollViewWillBeginDragging(view)
    }

    /// The drag has gone `translation` points from where it began, at `time`, media time.
    func drag(by translation: CGPoint, time: Double) {
        guard pulled != nil else { return }
        let position = CGPoint(
            x: dragOrigin.x - (dragAxes.x ? translation.x : 0), y: dragOrigin.y - (dragAxes.y ? translation.y : 0))
        guard position.isFinite else { return }
        pulled = position
        view.move(to: onPixels(banded(position)))
        shownMeter.note(banded(position), time: time)
    }

    /// The user lets go at `velocity`, in points of the contents a second: the finger's, which is passed to the
    /// delegate. The contents go on at their own, which is less beyond their ends.
    func endDrag(velocity: CGVector, time: Double) {
        guard pulled != nil else { return }
        let (limits, offset) = (view.limits, view.contentOffset)
        let speed = CGVector(
            dx: dragAxes.x && velocity.dx.isFinite ? velocity.dx : 0,
            dy: dragAxes.y && velocity.dy.isFinite ? velocity.dy : 0)
        shownMeter.note(pulled.map(banded) ?? offset, time: time)
        let shown = speed == .zero ? .zero : shownMeter.velocity
        view.dragWillEnd()
        let usual = CGPoint(
            x: target(from: offset.x, shown.dx, limits.x, page: view.bounds.width),
            y: target(from: offset.y, shown.dy, limits.y, page: view.bounds.height))
        var wanted = CGPoint(x: usual.x, y: view.isPagingEnabled ? usual.y : view.settled(usual.y))
        let pace = CGPoint(x: speed.dx / 1000, y: speed.dy / 1000)
        wanted = view.target(for: wanted, velocity: pace)
        view.heldDelegate?.scrollViewWillEndDragging(view, withVelocity: pace, targetContentOffset: &wanted)
        if !wanted.isFinite { wanted = usual }
        pulled = nil
        let motion = Motion(
            cause: .coast,
            x: curve(from: offset.x, shown.dx, to: wanted.x == usual.x ? nil : wanted.x, \.x),
            y: curve(from: offset.y, shown.dy, to: wanted.y == usual.y ? nil : wanted.y, \.y), start: time + liftDelay)
        let goesOn = motion.duration > 0
        view.heldDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
        // The delegate may have begun something else.
        guard pulled == nil, self.motion == nil else { return }
        guard goesOn else { return view.indicators.fade() }
        view.heldDelegate?.scrollViewWillBeginDecelerating(view)
        run(motion)
    }

    /// The final position of contents that are let go, along one axis.
    private func target(from start: CGFloat, _ speed: CGFloat, _ limits: ClosedRange<CGFloat>, page: CGFloat) -> CGFloat
    {
        func inside(_ position: CGFloat) -> CGFloat { min(max(position, limits.lowerBound), limits.upperBound) }
        guard view.isPagingEnabled, page > 0 else {
            let reach = ScrollCurve.reach(
                from: Double(start), velocity: Double(speed), rate: Double(view.decelerationRate.rawValue))
            return inside(CGFloat(reach))
        }
        let number = start / page
        let chosen = speed > turningSpeed ? number.rounded(.up) : speed < -turningSpeed ? number.rounded(.down) : number
        return inside(chosen.rounded() * page)
    }

    private func curve(
        from start: CGFloat, _ speed: CGFloat, to wanted: CGFloat?, _ axis: KeyPath<ScrollLimits, ClosedRange<CGFloat>>
    ) -> ScrollCurve {
        let limits = view.limits[keyPath: axis]
        let isPaged = view.isPagingEnabled
        let page = axis == \ScrollLimits.x ? view.bounds.width : view.bounds.height
        if let end = wanted ?? (isPaged ? target(from: start, speed, limits, page: page) : nil) {
            return ScrollCurve(
                from: Double(start), velocity: Double(speed), springingTo: Double(end), threshold: threshold)
        }
        let axes = view.axes
        return ScrollCurve(
            from: Double(start), velocity: Double(speed), rate: Double(view.decelerationRate.rawValue),
            limits: Double(limits.lowerBound)...Double(limits.upperBound),
            bounces: view.bounces && (axis == \ScrollLimits.x ? axes.x : axes.y), threshold: threshold)
    }

    /// Half a pixel, in points: what is nearer to its rest is there.
    private var threshold: Double { 0.5 / Double(resolvedScale(view.traitCollection.displayScale)) }

    // MARK: Rubber

    private func banded(_ position: CGPoint) -> CGPoint {
        let (limits, size) = (view.limits, view.bounds.size)
        func shown(_ position: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat, gives: Bool) -> CGFloat {
            guard gives else { return min(max(position, limits.lowerBound), limits.upperBound) }
            let range = Double(limits.lowerBound)...Double(limits.upperBound)
            return CGFloat(RubberBand.shown(Double(position), limits: range, length: Double(length)))
        }
        return CGPoint(
            x: shown(position.x, limits.x, size.width, gives: view.bounces && dragAxes.x),
            y: shown(position.y, limits.y, size.height, gives: view.bounces && dragAxes.y))
    }

    private func unbanded(_ offset: CGPoint) -> CGPoint {
        let (limits, size) = (view.limits, view.bounds.size)
        func pulled(_ position: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
            let range = Double(limits.lowerBound)...Double(limits.upperBound)
            return CGFloat(RubberBand.pulled(Double(position), limits: range, length: Double(length)))
        }
        return CGPoint(x: pulled(offset.x, limits.x, size.width), y: pulled(offset.y, limits.y, size.height))
    }

    // MARK: Wheel and touchpad

    /// A wheel turned by so much.
    func wheel(_ delta: CGVector) {
        guard pulled == nil else { return }
        let (limits, axes, offset) = (view.limits, view.axes, view.contentOffset)
        let from = motion?.cause == .wheel ? motion?.end ?? offset : offset
        func target(_ position: CGFloat, _ delta: CGFloat, _ limits: ClosedRange<CGFloat>, _ can: Bool) -> CGFloat {
            can ? min(max(position + delta, limits.lowerBound), limits.upperBound) : position
        }
        let end = CGPoint(
            x: target(from.x, delta.dx, limits.x, axes.x), y: target(from.y, delta.dy, limits.y, axes.y))
        let speed = motion?.cause == .wheel ? velocity : .zero
        let start = motion?.cause == .wheel ? frameTime : nil
        stop()
        guard end != offset else { return }
        view.wheelDidTurn()
        view.indicators.show()
        func curve(_ from: CGFloat, _ speed: CGFloat, _ end: CGFloat) -> ScrollCurve {
            ScrollCurve(
                from: Double(from), velocity: Double(speed), springingTo: Double(end), frequency: wheelFrequency,
                threshold: threshold)
        }
        run(
            Motion(
                cause: .wheel, x: curve(offset.x, speed.dx, end.x), y: curve(offset.y, speed.dy, end.y), start: start))
    }

    /// Fingers moved on a touchpad, which counts as let go after `patience` seconds without a report.
    func touchpadMoved(_ delta: CGVector, time: Double, patience: Double = touchpadPatience) {
        if pulled == nil {
            beginDrag(delta, time: time)
            meter.restart(at: .zero, time: time)
            touchpadWay = .zero
        }
        touchpadWay = CGPoint(x: touchpadWay.x - delta.dx, y: touchpadWay.y - delta.dy)
        meter.note(touchpadWay, time: time)
        drag(by: touchpadWay, time: time)
        touchpadTimer?.cancel()
        guard let clock = view.window?.clock else { return touchpadLifted(time: time) }
        touchpadTimer = MediaTimer(at: time + patience, clock: clock) { [weak self] in
            self?.touchpadLifted(time: time + patience)
        }
    }

    private var touchpadWay = CGPoint.zero

    /// The fingers left the touchpad.
    func touchpadLifted(time: Double) {
        guard touchpadTimer != nil else { return }
        touchpadTimer?.cancel()
        touchpadTimer = nil
        meter.note(touchpadWay, time: time)
        let speed = meter.velocity
        endDrag(velocity: CGVector(dx: -speed.dx, dy: -speed.dy), time: time)
    }

    // MARK: Motion

    /// Moves the contents to `end` in .3 s; at once if they are not visible.
    func animate(to end: CGPoint) {
        guard end.isFinite else { return }
        let offset = view.contentOffset
        stop()
        guard view.window != nil, end != offset, pulled == nil, UIView.areAnimationsEnabled else {
            view.move(to: end)
            return
        }
        view.indicators.show()
        run(
            Motion(
                cause: .animation, x: ScrollCurve(from: Double(offset.x), to: Double(end.x)),
                y: ScrollCurve(from: Double(offset.y), to: Double(end.y))))
    }

    /// Makes contents that lie beyond their ends, and that are not held, spring back.
    func settle() {
        guard pulled == nil, motion == nil else { return }
        let offset = view.contentOffset
        let motion = Motion(
            cause: .coast, x: curve(from: offset.x, 0, to: nil, \.x), y: curve(from: offset.y, 0, to: nil, \.y))
        guard motion.duration > 0 else { return }
        guard view.window != nil else { return view.move(to: motion.end) }
        stop()
        run(motion)
    }

    private func run(_ motion: Motion) {
        self.motion = motion
        frameTime = motion.start ?? 0
        guard link == nil, let clock = view.window?.clock else {
            if view.window == nil { finish() }
            return
        }
        let link = MediaClocks.$current.withValue(clock) {
            CADisplayLink { [weak self] link in self?.frame(at: link.timestamp) }
        }
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    /// The display has a frame at `time`.
    private func frame(at time: Double) {
        guard var motion else { return }
        let start = motion.start ?? time
        motion.start = start
        self.motion = motion
        frameTime = max(time, start)
        let elapsed = frameTime - start
        guard elapsed < motion.duration else { return finish() }
        let position = CGPoint(x: motion.x.state(at: elapsed).position, y: motion.y.state(at: elapsed).position)
        view.move(to: onPixels(position))
    }

    /// Points a second at the last frame.
    private var velocity: CGVector {
        guard let motion, let start = motion.start else { return .zero }
        let elapsed = frameTime - start
        return CGVector(dx: motion.x.state(at: elapsed).velocity, dy: motion.y.state(at: elapsed).velocity)
    }

    /// Contents at rest, and in motion, lie on whole pixels, so that they stay crisp.
    private func onPixels(_ position: CGPoint) -> CGPoint {
        let scale = resolvedScale(view.traitCollection.displayScale)
        return position.rounded(toPixelsAt: scale)
    }

    /// Moves the contents to the end of the motion.
    private func finish() {
        guard let motion else { return }
        view.move(to: motion.cause == .coast ? onPixels(motion.end) : motion.end)
        // The delegate may have begun something else.
        guard let now = self.motion, now.start == motion.start, now.end == motion.end else { return }
        stop()
        if motion.cause == .wheel { view.wheelDidStop() }
    }

    /// Stops the motion where it is.
    func stop() {
        link?.invalidate()
        link = nil
        guard let motion else { return }
        self.motion = nil
        view.indicators.fade()
        switch motion.cause {
        case .coast: view.heldDelegate?.scrollViewDidEndDecelerating(view)
        case .animation: view.heldDelegate?.scrollViewDidEndScrollingAnimation(view)
        case .wheel: break
        }
    }

    /// The ends of the contents have moved: what is under way goes by the new ones from here on.
    func limitsDidChange() {
        if let pulled {
            let rebased = unbanded(view.contentOffset)
            dragOrigin = CGPoint(x: dragOrigin.x + rebased.x - pulled.x, y: dragOrigin.y + rebased.y - pulled.y)
            self.pulled = rebased
        } else if let motion, motion.cause == .coast {
            let (offset, speed) = (view.contentOffset, velocity)
            self.motion = Motion(
                cause: .coast, x: curve(from: offset.x, speed.dx, to: nil, \.x),
                y: curve(from: offset.y, speed.dy, to: nil, \.y), start: motion.start == nil ? nil : frameTime)
        }
    }

    /// The view leaves its window: what is under way comes to its end.
    func abandon() {
        guard isDragging || isMoving else { return }
        touchpadTimer?.cancel()
        touchpadTimer = nil
        pulled = nil
        finish()
        view.move(to: view.clamped(view.contentOffset))
    }
}

/// The offsets that contents come to rest at, along each axis.
struct ScrollLimits: Equatable {
    var x: ClosedRange<CGFloat>
    var y: ClosedRange<CGFloat>
}
