import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("When a tree next changes")
struct NextChangeTests {
    private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

    private func next(_ layers: [RenderLayer], after time: Double) -> NextChange {
        Layers.tree(100, 100, layers).nextChange(after: time)
    }

    @Test("a still tree never changes")
    func still() {
        #expect(next([Layers.layer(box, color: .black)], after: 5) == .never)
    }

    @Test("a stepped animation changes at its steps only, named without drift")
    func stepped() {
        let begin = 1234.567
        let steps = Layers.steps(8, size: 20, timing: Layers.timing(begin: begin))
        let tree = Layers.tree(100, 100, [Layers.layer(box, animations: [steps])])
        var time = begin
        for step in 1...800 {
            guard case .at(let named) = tree.nextChange(after: time) else {
                Issue.record("no step after \(time)")
                return
            }
            #expect(abs(named - (begin + Double(step) / 8)) < 1e-9)
            let (before, after) = (tree.sample(at: named - 1e-6), tree.sample(at: named))
            #expect(before.layers[1].properties.contents !== after.layers[1].properties.contents)
            time = named
        }
    }

    @Test("an offset and a speed bring a stepped animation's changes forward, cycle by cycle")
    func steppedWithOffset() {
        var timing = Layers.timing(begin: 10)
        (timing.timeOffset, timing.speed) = (0.25, 2)
        let layer = Layers.layer(box, animations: [Layers.steps(8, size: 20, timing: timing)])
        #expect(next([layer], after: 9) == .at(10))
        // Half of an eighth each.
        for step in 0..<20 {
            #expect(next([layer], after: 10 + Double(step) / 16) == .at(10 + Double(step + 1) / 16))
        }
    }

    @Test("a moving animation is followed frame by frame, until its end and not before its begin")
    func moving() {
        let fade = Layers.basic(
            .opacity, from: .scalar(0.2), to: .scalar(1), timing: Layers.timing(begin: 3, duration: 2, count: 1))
        let layers = [Layers.layer(box, color: .black, animations: [fade])]
        #expect(next(layers, after: 0) == .at(3))
        #expect(next(layers, after: 4) == .continuous)
        #expect(next(layers, after: 5) == .never)
    }

    @Test("hidden, transparent and clipped layers cost nothing")
    func invisible() {
        let steps = Layers.steps(8, size: 20)
        func spinner(_ frame: CGRect, opacity: Float = 1, hidden: Bool = false) -> RenderLayer {
            Layers.layer(frame, opacity: opacity, animations: [steps]) { $0.isHidden = hidden }
        }
        #expect(next([spinner(box, hidden: true)], after: 0) == .never)
        #expect(next([spinner(box, opacity: 0)], after: 0) == .never)
        #expect(next([spinner(box.offsetBy(dx: 200, dy: 0))], after: 0) == .never)
        let clipping = Layers.layer(box, sublayers: [spinner(CGRect(x: 50, y: 0, width: 20, height: 20))]) {
            $0.masksToBounds = true
        }
        #expect(next([clipping], after: 0) == .never)
        let inHidden = Layers.layer(box, sublayers: [spinner(CGRect(x: 0, y: 0, width: 20, height: 20))]) {
            $0.isHidden = true
        }
        #expect(next([inHidden], after: 0) == .never)
        #expect(next([spinner(box)], after: 0) == .at(0.125))
    }

    @Test("what is behind something that nothing shines through costs nothing, and what is not is followed")
    func covered() {
        let steps = Layers.steps(8, size: 20)
        let turn = Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(6))
        let spinner = Layers.layer(box, animations: [steps])
        let turning = Layers.layer(box, color: .black, animations: [turn])
        let all = CGRect(x: 0, y: 0, width: 100, height: 100)
        func sheet(_ frame: CGRect, _ change: (inout LayerProperties) -> Void = { _ in }) -> RenderLayer {
            Layers.layer(frame, color: .black, change: change)
        }
        for layer in [spinner, turning] {
            let moving: NextChange = next([layer], after: 0)
            #expect(moving != .never)
            #expect(next([layer, sheet(all)], after: 0) == .never)
            #expect(next([Layers.layer(all, sublayers: [layer]), sheet(all)], after: 0) == .never)
            #expect(next([layer, Layers.layer(all, sublayers: [sheet(all)])], after: 0) == .never)
            #expect(next([sheet(all), layer], after: 0) == moving)
            #expect(next([layer, sheet(CGRect(x: 12, y: 12, width: 80, height: 80))], after: 0) == moving)
            // What shines through, has round corners or is rotated covers nothing.
            #expect(next([layer, sheet(all) { $0.opacity = 0.99 }], after: 0) == moving)
            #expect(next([layer, sheet(all) { $0.cornerRadius = 50 }], after: 0) == moving)
            #expect(next([layer, sheet(all) { $0.isHidden = true }], after: 0) == moving)
            let seeThrough = RGBA(r: 0, g: 0, b: 0, a: 0.5)
            #expect(next([layer, Layers.layer(all, color: seeThrough)], after: 0) == moving)
            #expect(next([layer, Layers.layer(all, opacity: 0.5, sublayers: [sheet(all)])], after: 0) == moving)
            let cut = Layers.layer(CGRect(x: 0, y: 0, width: 15, height: 100), sublayers: [sheet(all)]) {
                $0.masksToBounds = true
            }
            #expect(next([layer, cut], after: 0) == moving)
            let masked = Layers.layer(
                all, color: .black, mask: Layers.layer(CGRect(x: 0, y: 0, width: 5, height: 5), color: .black))
            #expect(next([layer, masked], after: 0) == moving)
        }
        // A cover that fades is followed itself, and what is behind it once it is gone.
        let fade = Layers.basic(
            .opacity, from: .scalar(1), to: .scalar(0), timing: Layers.timing(begin: 5, duration: 1, count: 1))
        let fading = Layers.layer(all, color: .black, opacity: 0, animations: [fade])
        #expect(next([spinner, fading], after: 0) == .at(0.125))
        let leaving = Layers.layer(all, color: .black, animations: [fade])
        #expect(next([spinner, leaving], after: 0) == .at(5))
        #expect(next([spinner, leaving], after: 5.5) == .continuous)
        // A shadow around what moves spreads the change beyond the cover's reach.
        let lit = Layers.layer(
            box, sublayers: [Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), animations: [steps])]
        ) {
            ($0.shadow.opacity, $0.shadow.offset) = (1, CGSize(width: 60, height: 0))
        }
        #expect(next([lit, sheet(CGRect(x: 0, y: 0, width: 40, height: 100))], after: 0) == .at(0.125))
    }

    @Test("what turns out of sight costs nothing, what could move into sight is followed")
    func outOfSight() {
        let outside = CGRect(x: 200, y: 200, width: 20, height: 20)
        let turn = Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(6))
        #expect(next([Layers.layer(outside, color: .black, animations: [turn])], after: 0.5) == .never)
        // Just at the edge it is out of view too; a hair nearer it is not.
        let steps = Layers.steps(8, size: 20)
        let touching = CGRect(x: 100, y: 20, width: 20, height: 20)
        #expect(next([Layers.layer(touching, animations: [steps])], after: 0) == .never)
        let nearer = touching.offsetBy(dx: -0.01, dy: 0)
        #expect(next([Layers.layer(nearer, animations: [steps])], after: 0) == .at(0.125))
        let move = Layers.basic(.positionX, from: .scalar(200), to: .scalar(0))
        let beside = outside.offsetBy(dx: 0, dy: -150)
        #expect(next([Layers.layer(beside, color: .black, animations: [move])], after: 0.5) == .continuous)
        #expect(next([Layers.layer(outside, color: .black, animations: [move])], after: 0.5) == .never)
        let appear = Layers.basic(.opacity, from: .scalar(0), to: .scalar(1), timing: Layers.timing(begin: 2))
        #expect(next([Layers.layer(box, color: .black, opacity: 0, animations: [appear])], after: 0) == .at(2))
    }

    @Test("what moves for ever out of sight, with all that is in it, costs nothing")
    func movesOutOfSight() {
        let beside = CGRect(x: 130, y: 40, width: 20, height: 20)
        let inner = CGRect(x: 0, y: 0, width: 20, height: 20)
        let turn = Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(6))
        let fade = Layers.basic(.opacity, from: .scalar(0), to: .scalar(1))
        func box(_ animation: RenderAnimation, _ frame: CGRect? = nil, in outer: CGRect? = nil) -> RenderLayer {
            let drawn = Layers.layer(frame ?? inner, color: .black, animations: [fade])
            return Layers.layer(outer ?? beside, animations: [animation], sublayers: [drawn])
        }
        func basic(_ property: AnimatableProperty, _ from: AnimationValue, _ to: AnimationValue) -> RenderAnimation {
            Layers.basic(property, from: from, to: to)
        }
        // A spinner as in SwiftUI: what rotates contains what is drawn.
        #expect(next([box(turn)], after: 0.5) == .never)
        #expect(next([Layers.layer(inner, sublayers: [box(turn)])], after: 0.5) == .never)
        #expect(next([box(turn, in: beside.offsetBy(dx: -110, dy: 0))], after: 0.5) == .continuous)
        // Its corner comes round into view.
        #expect(next([box(turn, in: beside.offsetBy(dx: -29, dy: 0))], after: 0.5) == .continuous)
        #expect(next([box(turn, CGRect(x: 0, y: 0, width: 80, height: 4))], after: 0.5) == .continuous)
        // What grows, wanders or is drawn ever thicker comes into view or does not.
        let grow = basic(.scale, .scalar(0), .scalar(3))
        #expect(next([box(grow)], after: 0.5) == .never)
        #expect(next([box(basic(.scale, .scalar(0), .scalar(5)))], after: 0.5) == .continuous)
        #expect(next([box(basic(.translationX, .scalar(0), .scalar(-20)))], after: 0.5) == .never)
        #expect(next([box(basic(.translationX, .scalar(0), .scalar(-40)))], after: 0) == .continuous)
        #expect(next([box(basic(.positionX, .scalar(200), .scalar(115)))], after: 0.5) == .never)
        #expect(next([box(basic(.positionX, .scalar(200), .scalar(105)))], after: 0) == .continuous)
        let wide = basic(.boundsWidth, .scalar(0), .scalar(70))
        #expect(next([Layers.layer(beside, color: .black, animations: [wide])], after: 0.5) == .never)
        let wider = basic(.boundsWidth, .scalar(0), .scalar(90))
        #expect(next([Layers.layer(beside, color: .black, animations: [wider])], after: 0) == .continuous)
        let soft = basic(.blurRadius, .scalar(0), .scalar(5))
        #expect(next([box(soft)], after: 0.5) == .never)
        #expect(next([box(basic(.blurRadius, .scalar(0), .scalar(20)))], after: 0) == .continuous)
        // What turns in space, seen from near or from far.
        func flip(_ distance: CGFloat) -> RenderAnimation {
            var near = CATransform3D.identity
            near.m34 = -1 / distance
            let values = (0...8).map { step -> AnimationValue in
                .transform(.rotation(CGFloat(step) * .pi / 4, 0, 1, 0).concatenating(near))
            }
            return RenderAnimation(
                timing: Layers.timing(), isRemovedOnCompletion: false,
                content: .keyframe(KeyframeAnimation(property: .transform, values: values)))
        }
        #expect(next([box(flip(1000), in: beside.offsetBy(dx: 20, dy: 0))], after: 0.5) == .never)
        #expect(next([box(flip(1000), in: beside.offsetBy(dx: -35, dy: 0))], after: 0.5) == .continuous)
        #expect(next([box(flip(9), in: beside.offsetBy(dx: 20, dy: 0))], after: 0.5) == .continuous)
        // A curve that overshoots and a way that goes on from where it ended have no bounds that were asked for.
        var swing = grow
        swing.timingFunction = TimingFunction(c1x: 0, c1y: 2, c2x: 1, c2y: 1)
        #expect(next([box(swing)], after: 0.5) == .continuous)
        // In a scroll view that clips, and turned itself.
        let page = Layers.layer(
            CGRect(x: 10, y: 10, width: 80, height: 80),
            sublayers: [box(turn, in: CGRect(x: 0, y: 95, width: 20, height: 20))]
        ) { $0.masksToBounds = true }
        #expect(next([page], after: 0.5) == .never)
    }

    @Test("what only holds others and moves them is followed as long as they may come into sight")
    func movesOthersIntoSight() {
        let dots = [0, 30].map { Layers.layer(CGRect(x: $0, y: 0, width: 20, height: 20), color: .black) }
        func holder(_ from: Double, _ to: Double, at x: CGFloat = 200) -> RenderLayer {
            let move = Layers.basic(.positionX, from: .scalar(from), to: .scalar(to))
            return Layers.layer(CGRect(x: x, y: 40, width: 50, height: 20), animations: [move], sublayers: dots)
        }
        #expect(next([holder(300, 50)], after: 0) == .continuous)
        #expect(next([holder(50, 300)], after: 0.9) == .continuous)
        #expect(next([holder(300, 200)], after: 0) == .never)
        // It may stay behind something, or leave it.
        let cover = Layers.layer(CGRect(x: 0, y: 0, width: 80, height: 100), color: .black)
        #expect(next([holder(40, 50, at: 10), cover], after: 0) == .never)
        #expect(next([holder(40, 70, at: 10), cover], after: 0) == .continuous)
    }

    @Test("what may be stroked, uncovered or moved into sight is followed, though nothing of it is there yet")
    func mayBecomeVisible() {
        var shape = ShapeProperties()
        shape.path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        (shape.strokeColor, shape.fillColor, shape.lineWidth) = (nil, nil, 24)
        let stroke = Layers.basic(.strokeColor, from: .color(RGBA(r: 0, g: 0, b: 0, a: 0)), to: .color(.black))
        func stroked(_ x: CGFloat) -> RenderLayer {
            Layers.layer(CGRect(x: x, y: 40, width: 10, height: 10), animations: [stroke]) { $0.shape = shape }
        }
        #expect(next([stroked(105)], after: 0) == .continuous)
        #expect(next([stroked(400)], after: 0) == .never)
        // Its sublayer lies in sight, as soon as it is not cut off.
        let inner = Layers.layer(CGRect(x: -40, y: 0, width: 20, height: 20), color: .black)
        let uncover = Layers.basic(.masksToBounds, from: .scalar(1), to: .scalar(0))
        let page = Layers.layer(
            CGRect(x: 110, y: 40, width: 20, height: 20), animations: [uncover], sublayers: [inner]
        ) { $0.masksToBounds = true }
        let tree = Layers.tree(100, 100, [page])
        #expect(
            OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1) != OffscreenRenderer.bitmap(of: tree, at: 0.9, scale: 1)
        )
        #expect(next([page], after: 0) == .continuous)
        let grow = Layers.basic(.sublayerScale, from: .scalar(1), to: .scalar(9))
        let dot = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: .black)
        let beside = CGRect(x: 130, y: 40, width: 20, height: 20)
        #expect(next([Layers.layer(beside, animations: [grow], sublayers: [dot])], after: 0) == .continuous)
    }

    @Test("what is stretched as it turns is out of sight only where it is so in every direction")
    func stretched() {
        // Turned by 45 degrees inside of something twice as wide as high.
        let turn = Layers.basic(.rotationZ, from: .scalar(.pi / 4), to: .scalar(.pi / 4 + 6))
        let bar = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 2), color: .black, animations: [turn])
        func stretched(_ x: CGFloat) -> RenderLayer {
            Layers.layer(CGRect(x: x, y: 40, width: 40, height: 2), sublayers: [bar]) {
                $0.transform = .scale(2, 0.1, 1)
            }
        }
        // From its middle it reaches 40 points.
        #expect(next([stretched(118)], after: 0) == .continuous)
        #expect(next([stretched(121)], after: 0) == .never)
    }

    @Test("a mask that moves, and what moves in something blurred, costs nothing out of sight")
    func maskedOutOfSight() {
        let outside = CGRect(x: 200, y: 200, width: 20, height: 20)
        let shine = Layers.layer(
            CGRect(x: 0, y: 0, width: 20, height: 20), color: .black,
            animations: [Layers.basic(.positionX, from: .scalar(-400), to: .scalar(400))])
        #expect(next([Layers.layer(outside, color: .black, mask: shine)], after: 0.5) == .never)
        #expect(next([Layers.layer(box, color: .black, mask: shine)], after: 0.5) == .continuous)
        let turning = Layers.layer(
            CGRect(x: 0, y: 0, width: 20, height: 20), color: .black,
            animations: [Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(6))])
        #expect(next([Layers.layer(outside, sublayers: [turning]) { $0.blur = 3 }], after: 0.5) == .never)
        #expect(next([Layers.layer(box, sublayers: [turning]) { $0.blur = 3 }], after: 0.5) == .continuous)
        let near = CGRect(x: 105, y: 20, width: 20, height: 20)
        #expect(next([Layers.layer(near, sublayers: [turning]) { $0.blur = 3 }], after: 0.5) == .continuous)
    }

    @Test("steps inside a group and under a layer of another speed are named in the surface's time")
    func mappedTimes() {
        let steps = Layers.steps(4, size: 20, timing: Layers.timing(duration: 2, count: 1))
        let group = RenderAnimation(
            timing: Layers.timing(begin: 1, duration: 3, count: .infinity), isRemovedOnCompletion: false,
            content: .group([steps]))
        var fast = MediaTiming.layerDefault
        fast.speed = 2
        fast.beginTime = 10
        let layers = [Layers.layer(box, timing: fast, animations: [group])]
        // Layer time 1 is surface time 10.5; a step of half a second lasts a quarter.
        #expect(next(layers, after: 0) == .at(10.5))
        #expect(next(layers, after: 10.5) == .at(10.75))
        #expect(next(layers, after: 11.25) == .at(11.5))
        // The member is over after two seconds of the group's three: the next change is the next cycle.
        #expect(next(layers, after: 11.5) == .at(12))
    }

    @Test("a frozen layer never changes")
    func frozen() {
        var stopped = MediaTiming.layerDefault
        stopped.speed = 0
        let turn = Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(6))
        #expect(next([Layers.layer(box, color: .black, timing: stopped, animations: [turn])], after: 5) == .never)
    }
}
