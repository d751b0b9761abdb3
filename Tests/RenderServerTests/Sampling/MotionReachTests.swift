import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("How far a moving layer reaches")
struct MotionReachTests {
    /// The reach of a black layer 20 wide and 10 high about (50, 40).
    private func reach(
        _ animations: [RenderAnimation] = [], _ sublayers: [RenderLayer] = [],
        _ change: (inout LayerProperties) -> Void = { _ in }
    ) -> CGRect? {
        let layer = Layers.layer(
            CGRect(x: 40, y: 35, width: 20, height: 10), color: .black, animations: animations, sublayers: sublayers,
            change: change)
        return MotionReach.whole(layer.properties, layer.animations, layer.sublayers)
    }

    private func number(_ name: String, _ from: Double, _ to: Double) throws -> RenderAnimation {
        Layers.basic(try #require(AnimatableProperty(keyPath: name)), from: .scalar(from), to: .scalar(to))
    }

    private func basic(_ change: (inout BasicAnimation) -> Void) -> RenderAnimation {
        var basic = BasicAnimation(property: .positionX, from: .scalar(0), to: .scalar(100))
        change(&basic)
        return RenderAnimation(timing: Layers.timing(), content: .basic(basic))
    }

    private func keyframe(_ change: (inout KeyframeAnimation) -> Void) -> RenderAnimation {
        var keyframe = KeyframeAnimation(
            property: .positionX, values: [.scalar(40), .scalar(100), .scalar(0), .scalar(60)])
        change(&keyframe)
        return RenderAnimation(timing: Layers.timing(), content: .keyframe(keyframe))
    }

    /// A square about (50, 40).
    private func square(_ radius: CGFloat) -> CGRect {
        CGRect(x: 50 - radius, y: 40 - radius, width: 2 * radius, height: 2 * radius)
    }

    private func isNear(_ one: CGRect?, _ other: CGRect) -> Bool {
        guard let one else { return false }
        return zip([one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("one that stands still reaches over its frame")
    func still() {
        #expect(reach() == CGRect(x: 40, y: 35, width: 20, height: 10))
        #expect(reach { $0.backgroundColor = nil } == .null)
    }

    @Test("one that is moved reaches from its least position to its greatest, its own among them")
    func position() throws {
        #expect(try reach([number("position.x", 10, 90)]) == CGRect(x: 0, y: 35, width: 100, height: 10))
        #expect(try reach([number("position.x", 60, 90)]) == CGRect(x: 40, y: 35, width: 60, height: 10))
        #expect(try reach([number("position.y", 30, -30)]) == CGRect(x: 40, y: -35, width: 20, height: 80))
        let both = Layers.basic(
            .position, from: .point(CGPoint(x: 60, y: 10)), to: .point(CGPoint(x: 30, y: 90)))
        #expect(reach([both]) == CGRect(x: 20, y: 5, width: 50, height: 90))
        #expect(reach([keyframe { _ in }]) == CGRect(x: -10, y: 35, width: 120, height: 10))
        let group = RenderAnimation(timing: Layers.timing(), content: .group([both, keyframe { _ in }]))
        #expect(reach([group]) == CGRect(x: -10, y: 5, width: 120, height: 90))
    }

    @Test("one that is resized reaches about its anchor as far as its greatest size")
    func size() throws {
        let grows = Layers.basic(
            .boundsSize, from: .size(CGSize(width: 10, height: 4)), to: .size(CGSize(width: 40, height: 30)))
        #expect(reach([grows]) == CGRect(x: 30, y: 25, width: 40, height: 30))
        #expect(reach([grows]) { $0.anchorPoint = .zero } == CGRect(x: 50, y: 40, width: 40, height: 30))
        #expect(
            reach([grows]) { $0.anchorPoint = CGPoint(x: 1, y: 1) } == CGRect(x: 10, y: 10, width: 40, height: 30))
        #expect(
            reach([grows]) { ($0.anchorPoint, $0.bounds.origin) = (.zero, CGPoint(x: 7, y: -3)) }
                == CGRect(x: 50, y: 40, width: 40, height: 30))
        #expect(try reach([number("bounds.size.width", 20, 60)]) == CGRect(x: 20, y: 35, width: 60, height: 10))
        #expect(try reach([number("bounds.size.height", 10, 60)]) == CGRect(x: 40, y: 10, width: 20, height: 60))
        #expect(try reach([number("bounds.size.width", 20, 0)]) == CGRect(x: 40, y: 35, width: 20, height: 10))
        #expect(try reach([number("bounds.size.height", 10, 0)]) == CGRect(x: 40, y: 35, width: 20, height: 10))
        // What is negative is mirrored, which nothing here follows.
        #expect(try reach([number("bounds.size.width", 20, -1)]) == nil)
        #expect(try reach([number("bounds.size.height", 10, -1)]) == nil)
    }

    @Test("an image that a layer's size does not fill is not followed while that changes")
    func contents() throws {
        let grows = try number("bounds.size.width", 20, 60)
        let image = Layers.image(4, .black)
        let grown = CGRect(x: 20, y: 35, width: 60, height: 10)
        #expect(reach([grows]) { $0.contentsGravity = .center } == grown)
        #expect(reach([grows]) { $0.contents = image } == grown)
        #expect(reach([grows]) { ($0.contents, $0.contentsGravity) = (image, .center) } == nil)
        let higher = try number("bounds.size.height", 10, 60)
        #expect(reach([higher]) { ($0.contents, $0.contentsGravity) = (image, .center) } == nil)
        let moves = try number("position.x", 50, 60)
        #expect(reach([moves]) { ($0.contents, $0.contentsGravity) = (image, .center) } != nil)
    }

    @Test("one that is scaled reaches as far as its edges, mirrored ones too")
    func scale() throws {
        #expect(try reach([number("transform.scale", 1, 3)]) == CGRect(x: 20, y: 25, width: 60, height: 30))
        #expect(try reach([number("transform.scale.xy", 0.5, 3)]) == CGRect(x: 20, y: 25, width: 60, height: 30))
        #expect(try reach([number("transform.scale.x", 1, 3)]) == CGRect(x: 20, y: 35, width: 60, height: 10))
        #expect(try reach([number("transform.scale.y", 1, 3)]) == CGRect(x: 40, y: 25, width: 20, height: 30))
        let mirrored = try reach([number("transform.scale.x", 1, -2)]) { $0.anchorPoint = .zero }
        #expect(mirrored == CGRect(x: 10, y: 40, width: 60, height: 10))
        let upended = try reach([number("transform.scale.y", 1, -2)]) { $0.anchorPoint = .zero }
        #expect(upended == CGRect(x: 50, y: 20, width: 20, height: 30))
        // Its own scale counts.
        let large = try reach([number("position.x", 50, 60)]) { $0.transform = .scale(2, 3, 1) }
        #expect(large == CGRect(x: 30, y: 25, width: 50, height: 30))
    }

    @Test("shifts by the transform and by the position add up")
    func translation() throws {
        #expect(
            try reach([number("transform.translation.x", -10, 30)]) == CGRect(x: 30, y: 35, width: 60, height: 10))
        #expect(
            try reach([number("transform.translation.y", -10, 30)]) == CGRect(x: 40, y: 25, width: 20, height: 50))
        let name = try #require(AnimatableProperty(keyPath: "transform.translation"))
        let shift = Layers.basic(
            name, from: .size(CGSize(width: -5, height: 0)), to: .size(CGSize(width: 0, height: 8)))
        #expect(reach([shift]) == CGRect(x: 35, y: 35, width: 25, height: 18))
        #expect(
            try reach([shift, number("position.x", 40, 70), number("position.y", 30, 40)])
                == CGRect(x: 25, y: 25, width: 55, height: 28))
        #expect(
            reach([shift]) { $0.transform = .translation(100, 200, 0) }
                == CGRect(x: 35, y: 35, width: 125, height: 210))
    }

    @Test("one that turns reaches all around its anchor, as far as its farthest corner")
    func rotation() throws {
        let radius = 125.0.squareRoot()
        for name in ["transform.rotation", "transform.rotation.z"] {
            #expect(isNear(try reach([number(name, 0, 1)]), square(radius)))
        }
        let turns = try number("transform.rotation.z", 0, 1)
        #expect(isNear(reach([turns]) { $0.anchorPoint = .zero }, square(500.0.squareRoot())))
        #expect(isNear(reach([turns]) { $0.anchorPoint = CGPoint(x: 1, y: 1) }, square(500.0.squareRoot())))
        #expect(isNear(reach([turns]) { $0.anchorPoint = CGPoint(x: 0.25, y: 0.5) }, square(250.0.squareRoot())))
        // 30 and 10 from the middle, then 10 and 10.
        #expect(
            isNear(
                try reach([turns, number("transform.scale.x", 1, -3), number("transform.scale.y", 1, 2)]),
                square(1000.0.squareRoot())))
        #expect(isNear(try reach([turns, number("transform.scale.y", 1, 2)]), square(200.0.squareRoot())))
        // A layer that is turned already, about z.
        let moves = try number("position.x", 50, 60)
        let turned = reach([moves]) { $0.transform = .rotation(1, 0, 0, 1) }
        #expect(isNear(turned, CGRect(x: 50 - radius, y: 40 - radius, width: 2 * radius + 10, height: 2 * radius)))
        #expect(try reach([number("transform.rotation.x", 0, 1)]) == nil)
        #expect(try reach([number("transform.scale.z", 0, 1)]) == nil)
    }

    @Test("sublayers count as far as they reach, unless they are cut off")
    func sublayers() throws {
        let still = Layers.layer(CGRect(x: 25, y: 0, width: 10, height: 10), color: .black)
        let moving = Layers.layer(
            CGRect(x: 0, y: 0, width: 4, height: 4), color: .black, animations: [try number("position.y", 2, 42)])
        let moves = try number("position.x", 50, 60)
        // 35 wide and 44 high from the layer's origin.
        #expect(reach([moves], [still, moving]) == CGRect(x: 40, y: 35, width: 45, height: 44))
        #expect(
            reach([moves], [still, moving]) { $0.masksToBounds = true } == CGRect(x: 40, y: 35, width: 30, height: 10))
        #expect(reach([moves], [still]) { $0.backgroundColor = nil } == CGRect(x: 65, y: 35, width: 20, height: 10))
        #expect(
            reach([moves]) { ($0.backgroundColor, $0.masksToBounds) = (nil, true) }
                == CGRect(x: 40, y: 35, width: 30, height: 10))
        let endless = Layers.layer(.zero, color: .black, animations: [basic { $0.isAdditive = true }])
        #expect(reach([moves], [endless]) == nil)
        #expect(reach([moves], [endless]) { $0.masksToBounds = true } != nil)
    }

    @Test("an image of it all has six pixels more, and four deviations where it is softened")
    func images() throws {
        let moves = try number("position.x", 50, 60)
        #expect(reach([moves]) { $0.rasterizes = true } == CGRect(x: 34, y: 29, width: 42, height: 22))
        #expect(
            reach([moves]) { ($0.rasterizes, $0.rasterizationScale) = (true, 2) }
                == CGRect(x: 34, y: 29, width: 42, height: 22))
        #expect(
            reach([moves]) { ($0.rasterizes, $0.rasterizationScale) = (true, 0.5) }
                == CGRect(x: 28, y: 23, width: 54, height: 34))
        #expect(
            reach([moves]) { ($0.rasterizes, $0.rasterizationScale) = (true, 0.001) }
                == CGRect(x: -560, y: -565, width: 1230, height: 1210))
        #expect(reach([moves]) { $0.blur = 2 } == CGRect(x: 26, y: 21, width: 58, height: 38))
        let softens = Layers.basic(.blurRadius, from: .scalar(0.5), to: .scalar(5))
        #expect(reach([softens]) == CGRect(x: 14, y: 9, width: 72, height: 62))
        #expect(reach([moves]) { ($0.backgroundColor, $0.rasterizes) = (nil, true) } == .null)
    }

    @Test("a shape reaches as far as its widest line about all its outlines")
    func shapes() throws {
        func shape(_ animations: [RenderAnimation], stroke: CGColor? = .black) -> CGRect? {
            reach(animations) { properties in
                var shape = ShapeProperties()
                shape.path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
                (shape.strokeColor, shape.lineWidth, shape.lineJoin, shape.miterLimit) = (stroke, 2, .round, 1)
                (properties.shape, properties.backgroundColor) = (shape, nil)
            }
        }
        let wide = Layers.basic(.lineWidth, from: .scalar(4), to: .scalar(6))
        #expect(shape([]) == CGRect(x: 39, y: 34, width: 22, height: 12))
        #expect(shape([wide]) == CGRect(x: 37, y: 32, width: 26, height: 16))
        #expect(shape([wide], stroke: nil) == CGRect(x: 40, y: 35, width: 20, height: 10))
        let paths = [CGRect(x: -10, y: 5, width: 5, height: 5), CGRect(x: 5, y: 5, width: 5, height: 45)]
            .map { AnimationValue.path(PathGeometry(rect: $0)) }
        let bends = Layers.basic(.path, from: paths[0], to: paths[1])
        #expect(shape([bends]) == CGRect(x: 29, y: 34, width: 32, height: 52))
        #expect(shape([bends, wide]) == CGRect(x: 27, y: 32, width: 36, height: 56))
        let miter = try number("miterLimit", 2, 4)
        let pointed = reach([miter]) { properties in
            var shape = ShapeProperties()
            shape.path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
            (shape.strokeColor, shape.lineWidth, shape.miterLimit) = (.black, 2, 1)
            (properties.shape, properties.backgroundColor) = (shape, nil)
        }
        // Half a line's width, four times.
        #expect(pointed == CGRect(x: 36, y: 31, width: 28, height: 18))
        #expect(try shape([number("lineDashPhase", 0, 9)]) == CGRect(x: 39, y: 34, width: 22, height: 12))
    }

    @Test("what has no least and greatest value is not followed")
    func unknown() throws {
        let curve = TimingFunction(c1x: 0.5, c1y: 1.5, c2x: 0.5, c2y: 1)
        #expect(reach([basic { _ in }]) == CGRect(x: -10, y: 35, width: 120, height: 10))
        #expect(reach([basic { $0.from = nil }]) == nil)
        #expect(reach([basic { $0.to = nil }]) == nil)
        #expect(reach([basic { $0.isAdditive = true }]) == nil)
        #expect(reach([basic { $0.isCumulative = true }]) == nil)
        #expect(reach([basic { $0.spring = SpringCurve() }]) == nil)
        #expect(reach([basic { ($0.property, $0.function) = (.transform, .rotateZ) }]) == nil)
        #expect(reach([keyframe { $0.isAdditive = true }]) == nil)
        #expect(reach([keyframe { $0.isCumulative = true }]) == nil)
        #expect(reach([keyframe { $0.calculationMode = .cubic }]) == nil)
        #expect(reach([keyframe { $0.calculationMode = .cubicPaced }]) == nil)
        #expect(reach([keyframe { $0.calculationMode = .paced }]) != nil)
        #expect(reach([keyframe { $0.calculationMode = .discrete }]) != nil)
        #expect(reach([keyframe { $0.timingFunctions = [.linear, curve, .linear] }]) == nil)
        #expect(reach([keyframe { ($0.property, $0.function) = (.transform, .rotateZ) }]) == nil)
        #expect(reach([keyframe { $0.property = .zPosition }]) == nil)
        for action in [basic { $0.isAdditive = true }, keyframe { $0.isAdditive = true }] {
            let group = RenderAnimation(timing: Layers.timing(), content: .group([keyframe { _ in }, action]))
            #expect(reach([group]) == nil)
        }
        // What does not move it may do what it likes.
        #expect(
            reach([basic { ($0.property, $0.isAdditive, $0.to) = (.opacity, true, nil) }])
                == CGRect(x: 40, y: 35, width: 20, height: 10))
        #expect(reach([basic { ($0.property, $0.isAdditive) = (.masksToBounds, true) }]) == nil)
        #expect(reach([Layers.basic(.masksToBounds, from: .scalar(0), to: .scalar(1))]) == nil)
    }

    @Test("a timing curve that leaves its range is not followed, one that touches it is")
    func timingFunctions() {
        func reach(_ y: (Float, Float)) -> CGRect? {
            let function = TimingFunction(c1x: 0.3, c1y: y.0, c2x: 0.7, c2y: y.1)
            let basic = BasicAnimation(property: .positionX, from: .scalar(0), to: .scalar(100))
            return self.reach([
                RenderAnimation(timing: Layers.timing(), timingFunction: function, content: .basic(basic))
            ])
        }
        for y: (Float, Float) in [(0, 1), (1, 0), (0, 0), (1, 1), (0.5, 0.5)] { #expect(reach(y) != nil, "\(y)") }
        for y: (Float, Float) in [(-0.1, 1), (1.1, 1), (0, -0.1), (0, 1.1)] { #expect(reach(y) == nil, "\(y)") }
    }

    @Test("layers that are mirrored, throw shadows or have a space of their own are not followed")
    func exceptions() throws {
        let moves = try number("position.x", 50, 60)
        #expect(reach([moves]) { $0.isGeometryFlipped = true } == nil)
        #expect(reach([moves]) { $0.shadow.opacity = 0.5 } == nil)
        #expect(reach([moves]) { $0.sublayerTransform = .scale(2, 2, 1) } == nil)
        #expect(reach([moves]) { $0.anchorPointZ = 1 } == nil)
        #expect(reach([moves]) { $0.emitter = EmitterProperties() } == nil)
    }

    @Test("more than 256 layers are not searched")
    func count() {
        let layer = Layers.layer(CGRect(x: 40, y: 35, width: 20, height: 10), color: .black)
        func reach(_ count: Int) -> CGRect? { RenderLayer.reach(layer.properties, [], [], count: count) }
        #expect(reach(256) == CGRect(x: 40, y: 35, width: 20, height: 10) && reach(257) == nil)
    }

    // MARK: In space

    private func transforms(_ values: CATransform3D...) -> RenderAnimation {
        keyframe { ($0.property, $0.values) = (.transform, values.map(AnimationValue.transform)) }
    }

    /// Half the diagonal of the layer: how far its corners are from the anchor. A whole transform counts as the root of
    /// the squares of its axes' lengths.
    private let corner = 125.0.squareRoot()

    @Test("whole transforms reach all around: as far as the largest scales a corner, and the greatest shift")
    func wholeTransforms() throws {
        let two = 2.0.squareRoot()
        #expect(isNear(reach([transforms(.identity)]), square(corner * two)))
        #expect(isNear(reach([transforms(.rotation(2, 0, 0, 1), .rotation(1, 1, 0, 0))]), square(corner * two)))
        #expect(isNear(reach([transforms(.scale(3, 4, 1), .scale(1, 2, 1))]), square(corner * 5)))
        // 3, 4 and 12 along the axes: 13 in all.
        #expect(isNear(reach([transforms(.translation(3, 4, 12), .translation(1, 0, 0))]), square(corner * two + 13)))
        #expect(isNear(reach([transforms(.translation(-3, -4, -12))]), square(corner * two + 13)))
        // Small ones, in which all axes count.
        let small = CATransform3D.scale(0.3, 0.4, 1)
        for turn in [CATransform3D.identity, .rotation(1, 0, 0, 1), .rotation(1, 0, 1, 0), .rotation(1, 1, 0, 0)] {
            let own = small.concatenating(turn)
            #expect(isNear(reach([transforms(own)]) { $0.transform = own }, square(corner * 0.5)))
        }
        let around = try #require(reach([transforms(.identity), number("position.x", 50, 70)]))
        let radius = corner * two
        #expect(isNear(around, CGRect(x: 50 - radius, y: 40 - radius, width: 2 * radius + 20, height: 2 * radius)))
        let along = try #require(reach([transforms(.identity), number("position.y", 10, 40)]))
        #expect(isNear(along, CGRect(x: 50 - radius, y: 10 - radius, width: 2 * radius, height: 2 * radius + 30)))
        let aside = reach([transforms(.identity)]) { $0.anchorPoint = .zero }
        #expect(isNear(aside, square(500.0.squareRoot() * two)))
    }

    @Test("in perspective, what comes near is larger, and what comes too near is not followed")
    func perspective() {
        func lens(_ distance: CGFloat, _ transform: CATransform3D = .identity) -> CATransform3D {
            var lens = CATransform3D.identity
            lens.m34 = -1 / distance
            return transform.concatenating(lens)
        }
        let two = 2.0.squareRoot()
        // It faces the viewer: half way to an eye at 100, all is twice as large, the shift of 50 too.
        #expect(isNear(reach([transforms(lens(100, .translation(0, 0, 50)))]), square(2 * (corner * two + 50))))
        #expect(isNear(reach([transforms(lens(100), lens(100, .rotation(1, 0, 0, 1)))]), square(corner * two)))
        #expect(isNear(reach([transforms(lens(100, .translation(0, 0, 94)))]), square((corner * two + 94) / 0.06)))
        #expect(reach([transforms(lens(100, .translation(0, 0, 95.5)))]) == nil)
        // Turned about another axis, a corner may come as near as it is far from the anchor.
        let turned = reach([transforms(lens(100, .rotation(1, 0, 1, 0)))])
        #expect(isNear(turned, square(corner * two / (1 - corner / 100))))
        let large = reach([transforms(lens(100, .scale(3, 2, 1).concatenating(.rotation(1, 1, 0, 0))))])
        #expect(isNear(large, square(corner * 13.0.squareRoot() / (1 - 1000.0.squareRoot() / 100))))
        let moved = reach([transforms(lens(100, .rotation(1, 0, 1, 0).concatenating(.translation(6, 0, 8))))])
        #expect(isNear(moved, square((corner * two + 10) / (1 - (corner + 10) / 100))))
        let small = CATransform3D.scale(0.3, 0.4, 1).concatenating(.rotation(1, 1, 0, 0))
        let near = reach([transforms(lens(100, small))]) { $0.transform = small }
        #expect(isNear(near, square(corner * 0.5 / (1 - 13.0.squareRoot() / 100))))
        // 3-4-12: nearness grows by 0.013 a point. An axis of depth that leans makes it look along that.
        var oblique = CATransform3D.identity
        (oblique.m14, oblique.m24, oblique.m34) = (0.003, 0.004, 0.012)
        #expect(isNear(reach([transforms(oblique)]), square(corner * two / (1 - 0.013 * corner))))
        for place in [\CATransform3D.m31, \.m32] {
            var leaning = lens(100)
            leaning[keyPath: place] = 0.5
            #expect(isNear(reach([transforms(leaning)]), square(corner * two / (1 - corner / 100))))
        }
        #expect(reach([transforms(lens(11.5, .rotation(1, 0, 1, 0)))]) == nil)
        #expect(reach([transforms(lens(12, .rotation(1, 0, 1, 0)))]) != nil)
    }

    @Test("a layer that is turned in space already is followed in space, one that leans over is not")
    func ownSpace() throws {
        let moves = try number("position.x", 50, 50)
        let two = 2.0.squareRoot()
        #expect(isNear(reach([moves]) { $0.transform = .rotation(1, 1, 0, 0) }, square(corner * two)))
        var leaning = CATransform3D.identity
        leaning.m21 = 0.5
        #expect(reach([moves]) { $0.transform = leaning } == nil)
        #expect(reach([transforms(leaning)]) == nil)
        #expect(reach([transforms(.identity)]) { $0.transform = leaning } == nil)
        // A scaled and turned one stays in the plane: its edges are 60 and 40 long.
        let turned = reach([moves]) { $0.transform = .scale(3, 4, 1).concatenating(.rotation(1, 0, 0, 1)) }
        #expect(isNear(turned, square(1300.0.squareRoot())))
    }

    @Test("parts of a transform and whole ones together are not followed")
    func mixed() throws {
        let whole = transforms(.identity)
        for name in ["scale.x", "scale.y", "translation.x", "translation.y", "rotation.z"] {
            let part = try number("transform.\(name)", 0.5, 2)
            #expect(reach([part, whole]) == nil, "\(name)")
            #expect(reach([whole, part]) == nil, "\(name)")
        }
        #expect(try reach([number("transform.scale.x", 2, 2), whole]) == nil)
        #expect(try reach([number("transform.scale.x", 1, 1), whole]) != nil)
        #expect(reach([whole]) { $0.transform = .rotation(1, 0, 0, 1) } != nil)
    }
}
