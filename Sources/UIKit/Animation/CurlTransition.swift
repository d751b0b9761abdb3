import CoreGraphics
import QuartzCore
import RenderServer

/// The direction in which a page is folded, from its upper left to its lower right corner, as parts of 1: steeper than
/// the diagonal, as a page of a calendar is turned. Ours.
private let way = CGPoint(x: 0.35, y: 1)
/// The number of steps that the fold makes: one for each frame of half a second. Ours.
private let steps = 48
/// The page's back beside the fold and away from it, as greys. Ours.
private let shade: (near: CGFloat, far: CGFloat) = (0.62, 0.97)
/// The width of the back that is seen, in parts of the page's height: the rest is rolled up in it. Ours.
private let rollWidth: CGFloat = 0.25
/// The shadow of the folded part: its opacity, and its radius in points. Ours.
private let shadow: (opacity: Float, radius: CGFloat) = (0.4, 6)

/// A page that is rolled away from the old look of a view, or laid down with the new one. It is flat on both sides of a
/// straight fold. Main actor only.
@MainActor struct CurlTransition: LookTransition {
    private let view: UIView
    private let isUp: Bool
    private let picture = CALayer(hasActions: false)

    /// A curl of `view` as it looks now; nil where it is not seen.
    init?(_ view: UIView, isUp: Bool) {
        guard view.window != nil, view.layer.superlayer != nil, view.bounds.width > 0, view.bounds.height > 0,
            let copy = view.snapshotView(afterScreenUpdates: false)
        else { return nil }
        (self.view, self.isUp) = (view, isUp)
        (picture.contents, picture.contentsScale) = (copy.layer.contents, copy.layer.contentsScale)
    }

    func run(_ motion: LayerMotion, delegate: any CAAnimationDelegate) {
        let live = view.layer
        let page = Page(size: live.bounds.size)
        let room = CALayer(hasActions: false)
        (room.bounds, room.position) = (live.bounds, live.position)
        (room.anchorPoint, room.zPosition, room.transform) = (live.anchorPoint, live.zPosition, live.transform)
        (room.opacity, room.cornerRadius, room.masksToBounds) = (live.opacity, live.cornerRadius, true)
        let whole = CGRect(origin: .zero, size: live.bounds.size)
        room.bounds.origin = .zero

        // The old look, as far as it is not folded away or covered.
        let rest = CAShapeLayer(hasActions: false)
        (picture.frame, rest.frame, picture.mask) = (whole, whole, rest)
        let folds = (0...steps).map { step in
            let part = CGFloat(step) / CGFloat(steps)
            return page.least + (page.most - page.least) * (isUp ? 1 - part : part)
        }
        animate(rest, "path", folds.map { page.part(before: $0, isUp) }, motion, delegate)

        // The page's back, with its shade and its shadow.
        let (back, cut, below) = (
            CAGradientLayer(hasActions: false), CAShapeLayer(hasActions: false), CAShapeLayer(hasActions: false)
        )
        (back.frame, cut.frame, below.frame, back.mask) = (whole, whole, whole, cut)
        back.colors = [shade.near, shade.far].map { CGColor(gray: $0, alpha: 1) }
        below.fillColor = CGColor(gray: shade.far, alpha: 1)
        below.shadowColor = CGColor(gray: 0, alpha: 1)
        (below.shadowOpacity, below.shadowRadius, below.shadowOffset) = (shadow.opacity, shadow.radius, .zero)
        let flaps = folds.map(page.flap)
        for layer in [cut, below] { animate(layer, "path", flaps, motion, nil) }
        animate(back, "startPoint", folds.map { page.unit($0) }, motion, nil)
        animate(back, "endPoint", folds.map { page.unit($0 - page.roll) }, motion, nil)
        for layer in [picture, below, back] { room.addSublayer(layer) }
        live.superlayer?.insertSublayer(room, above: live)
        let end = CABasicAnimation(keyPath: "hidden")
        (end.fromValue, end.toValue, end.duration) = (false, false, motion.duration)
        end.delegate = PictureEnd(room)
        room.add(end, forKey: "curl.end")
    }

    /// Leads `layer` through `values`, one at a time, and leaves the last one.
    private func animate(
        _ layer: CALayer, _ key: String, _ values: [Any], _ motion: LayerMotion, _ delegate: (any CAAnimationDelegate)?
    ) {
        let animation = CAKeyframeAnimation(keyPath: key)
        (animation.values, animation.calculationMode) = (values, .discrete)
        (animation.duration, animation.timingFunction) = (motion.duration, motion.timingFunction)
        animation.delegate = delegate
        layer.setValue(values.last, forKeyPath: key)
        layer.add(animation, forKey: "curl." + key)
    }
}

/// A page that is folded along a line across `way`, which is at a distance from its upper left corner.
private struct Page {
    private let corners: [CGPoint]
    private let size: CGSize
    private let normal: CGPoint
    /// The distances of the fold with all of the page and its shadow behind it, and with nothing.
    let least = -3 * shadow.radius
    let most: CGFloat
    /// The width of the back that is seen.
    let roll: CGFloat

    init(size: CGSize) {
        self.size = size
        roll = rollWidth * size.height
        let length = hypot(way.x, way.y)
        normal = CGPoint(x: way.x / length, y: way.y / length)
        corners = [
            .zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height), CGPoint(x: 0, y: size.height),
        ]
        most = normal.x * size.width + normal.y * size.height
    }

    /// The part of the page before the fold, or behind it.
    func part(before fold: CGFloat, _ isBefore: Bool) -> CGPath {
        path(cut(corners, at: fold, isBefore))
    }

    /// What is seen of the part behind the fold, turned over to the front of it.
    func flap(_ fold: CGFloat) -> CGPath {
        path(
            cut(cut(corners, at: fold, false), at: fold + roll, true).map { corner in
                let beyond = 2 * (distance(corner) - fold)
                return CGPoint(x: corner.x - beyond * normal.x, y: corner.y - beyond * normal.y)
            })
    }

    /// The point at this distance, straight along the way from the corner, in parts of the page's size.
    func unit(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: distance * normal.x / size.width, y: distance * normal.y / size.height)
    }

    private func distance(_ point: CGPoint) -> CGFloat { point.x * normal.x + point.y * normal.y }

    /// The corners of the part on one side of the fold.
    private func cut(_ corners: [CGPoint], at fold: CGFloat, _ isBefore: Bool) -> [CGPoint] {
        let sides = corners.map { isBefore ? fold - distance($0) : distance($0) - fold }
        return corners.indices.flatMap { index -> [CGPoint] in
            let next = (index + 1) % corners.count
            let (here, there) = (sides[index], sides[next])
            var kept = here >= 0 ? [corners[index]] : []
            if (here < 0) != (there < 0) {
                let part = here / (here - there)
                let (from, to) = (corners[index], corners[next])
                kept.append(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
            }
            return kept
        }
    }

    private func path(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard points.count > 2 else { return path }
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }
}
