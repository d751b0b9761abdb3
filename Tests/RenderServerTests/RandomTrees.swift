import CoreGraphics
import TestSupport

@testable import RenderServer

/// Trees of random layers and animations, the same ones for the same seed.
struct RandomTrees {
    private var generator: SeededGenerator
    private let images: [CGImage]
    static let side: CGFloat = 60

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        images = (0..<3).compactMap { Layers.image(8, RGBA(r: Double($0) / 2, g: 0.5, b: 0.2, a: 0.8)) }
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    private mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
    private mutating func color() -> RGBA {
        RGBA(r: number(0...1), g: number(0...1), b: number(0...1), a: chance(0.5) ? 1 : number(0...1))
    }

    mutating func tree() -> RenderTree {
        var layers: [RenderLayer] = []
        for _ in 0..<Int(number(1...5)) { layers.append(layer(depth: 0)) }
        return Layers.tree(Self.side, Self.side, layers)
    }

    /// A tree of layers that are each in several others, which draw nothing.
    mutating func treeOfHolders() -> RenderTree {
        Layers.tree(Self.side, Self.side, [held([layer(depth: 1)]), held([layer(depth: 2), layer(depth: 2)])])
    }

    /// Layers in others that draw nothing, and only move them or let them fade.
    private mutating func held(_ layers: [RenderLayer]) -> RenderLayer {
        var layers = layers
        for _ in 0..<Int(number(1...3.99)) {
            let opacity: Float = chance(0.5) ? 1 : Float(number(0...1))
            let (turn, lifts) = (chance(0.3) ? number(-3...3) : 0, chance(0.1))
            var animations: [RenderAnimation] = []
            if chance(0.5) {
                animations.append(change(.opacity, .scalar(number(0...1)), .scalar(chance(0.5) ? 1 : number(0...1))))
            }
            if chance(0.3) {
                animations.append(change(.scale, .scalar(number(0...2)), .scalar(number(0...2))))
            }
            if chance(0.3) {
                let (from, to) = (CGPoint(x: number(-40...60), y: 20), CGPoint(x: 20, y: number(-40...60)))
                animations.append(change(.position, .point(from), .point(to)))
            }
            let holder = Layers.layer(
                CGRect(x: number(-9...9).rounded(), y: number(-9...9), width: 40, height: 30), opacity: opacity,
                animations: animations, sublayers: layers
            ) {
                ($0.transform, $0.snapsToPixels) = (.rotation(turn, 0, 0, 1), lifts)
                $0.allowsGroupOpacity = !lifts
            }
            layers = [holder]
        }
        return layers[0]
    }

    private mutating func change(
        _ property: AnimatableProperty, _ from: AnimationValue, _ to: AnimationValue
    ) -> RenderAnimation {
        let timing = Layers.timing(
            begin: number(-1...1), duration: number(0.3...2), count: chance(0.6) ? .infinity : 1,
            fill: chance(0.5) ? .both : .removed)
        if chance(0.5) { return Layers.basic(property, from: from, to: to, timing: timing) }
        return RenderAnimation(
            timing: timing, isRemovedOnCompletion: false,
            content: .keyframe(KeyframeAnimation(property: property, values: [from, to, from])))
    }

    private mutating func layer(depth: Int) -> RenderLayer {
        let frame = CGRect(
            x: number(-30...60).rounded(), y: number(-30...60).rounded(), width: number(0...40).rounded(),
            height: number(0...40).rounded())
        var sublayers: [RenderLayer] = []
        if depth < 2 { for _ in 0..<Int(number(0...2.99)) { sublayers.append(layer(depth: depth + 1)) } }
        var animations: [RenderAnimation] = []
        for _ in 0..<Int(number(0...2.5)) { animations.append(animation()) }
        var timing = MediaTiming.layerDefault
        if chance(0.3) { (timing.speed, timing.beginTime) = (Float(number(0...3)), number(-1...2)) }
        let mask = chance(0.1) ? self.mask() : nil
        let kind = chance(0.35) ? self.kind() : .plain
        if let cell = kind[EmitterProperties.self]?.cells.first, chance(0.5) {
            animations.append(cellAnimation(cell.id))
        }
        let isShape = chance(0.4)
        var shape = ShapeProperties()
        shape.path = PathGeometry(
            ellipseIn: CGRect(x: number(-5...5), y: 0, width: number(1...40), height: number(1...40)))
        shape.fillColor = chance(0.5) ? CGColor(rgba: color()) : nil
        shape.strokeColor = chance(0.6) ? CGColor(rgba: color()) : nil
        shape.lineWidth = number(0...6)
        shape.strokeEnd = number(0...1)
        shape.lineDashPattern = chance(0.1) ? [CGFloat(number(5...20)), CGFloat(number(0...9))] : []
        shape.lineCap = chance(0.2) ? .round : .butt
        shape.fillRule = chance(0.2) ? .evenOdd : .winding
        let (background, opacity) = (chance(0.5) ? color() : nil, chance(0.7) ? 1 : Float(number(0...1)))
        let (radius, border, masks, hidden) = (
            number(0...12), chance(0.2) ? number(0...4) : 0, chance(0.3), chance(0.1)
        )
        let (turn, depth) = (chance(0.3) ? number(-3...3) : 0, chance(0.2) ? number(-1...1) : 0)
        let effects = effects()
        let backdrop = chance(0.06) ? number(0...4) : 0
        let blur = chance(0.06) ? number(0...4) : 0
        let treatment = treatment()
        let contents = chance(0.2) ? images.randomElement(using: &generator) : nil
        return Layers.layer(
            frame, color: background, opacity: opacity, timing: timing, animations: animations, sublayers: sublayers,
            mask: mask
        ) {
            if isShape { $0.shape = shape }
            $0.kind = kind
            $0.backdropBlur = backdrop
            $0.blur = blur
            ($0.cornerRadius, $0.borderWidth, $0.masksToBounds, $0.isHidden) = (radius, border, masks, hidden)
            // Layers of odd widths fade part by part.
            $0.allowsGroupOpacity = Int($0.bounds.width) % 2 == 0
            ($0.transform, $0.zPosition) = (.rotation(turn, 0, 0, 1), depth)
            ($0.contents, $0.contentsGravity) = (contents, hidden ? .center : .resize)
            effects(&$0)
            treatment(&$0)
        }
    }

    /// What is done to the finished image of a few layers: blending, and other colours.
    private mutating func treatment() -> (inout LayerProperties) -> Void {
        let mode = chance(0.12) ? BlendingTests.modes.randomElement(using: &generator) ?? .normal : .normal
        let (isolates, matrix) = (chance(0.15), chance(0.06) ? self.matrix() : nil)
        return { ($0.blendMode, $0.isolatesBlending, $0.colorMatrix) = (mode, isolates, matrix) }
    }

    private mutating func matrix() -> [Double] {
        (0..<20).map { $0 % 5 == 4 ? number(-0.3...0.3) : number(-0.5...1.5) }
    }

    /// What cuts another layer: of one colour, or a shape, and it may move.
    private mutating func mask() -> RenderLayer {
        let animations = chance(0.5) ? [animation()] : []
        let sublayers = chance(0.3) ? [layer(depth: 2)] : []
        let (color, isRound) = (color(), chance(0.5))
        return Layers.layer(
            CGRect(x: 0, y: 0, width: 20, height: 20), color: isRound ? nil : color, animations: animations,
            sublayers: sublayers
        ) {
            guard isRound else { return }
            var shape = ShapeProperties()
            shape.path = PathGeometry(ellipseIn: CGRect(x: -2, y: 0, width: 20, height: 24))
            $0.shape = shape
        }
    }

    /// Shadows, perspective, corners, parts of contents, rasters: a few layers have one or more of them.
    private mutating func effects() -> (inout LayerProperties) -> Void {
        var shadow = ShadowProperties()
        if chance(0.15) { shadow.opacity = Float(number(0...1)) }
        shadow.offset = CGSize(width: number(-9...9), height: number(-9...9))
        shadow.radius = chance(0.3) ? 0 : number(0...6)
        shadow.color = CGColor(rgba: color())
        if chance(0.4) { shadow.path = PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: number(1...30), height: 20)) }
        let tilt: CATransform3D? =
            chance(0.12) ? .rotation(number(-2...2), chance(0.5) ? 1 : 0.2, number(-1...1), 0.1) : nil
        let distance: Double? = chance(0.15) ? number(40...200) : nil
        let (flips, isDoubleSided, rasterizes) = (chance(0.1), chance(0.9), chance(0.1))
        let (density, isContinuous) = (number(0.5...2.5), chance(0.2))
        let corners = CornerMask(rawValue: chance(0.2) ? UInt(number(0...15.99)) : 15)
        let part =
            chance(0.2) ? CGRect(x: number(-0.2...0.5), y: number(0...0.5), width: number(0...1), height: 0.5) : .unit
        let center = chance(0.2) ? CGRect(x: number(0...0.5), y: 0.25, width: number(0...0.5), height: 0.5) : .unit
        return {
            ($0.shadow, $0.isGeometryFlipped, $0.isDoubleSided) = (shadow, flips, isDoubleSided)
            ($0.rasterizes, $0.rasterizationScale) = (rasterizes, density)
            ($0.cornerCurve, $0.roundedCorners) = (isContinuous ? .continuous : .circular, corners)
            ($0.contentsRect, $0.contentsCenter) = (part, center)
            if let tilt { $0.transform = $0.transform.concatenating(tilt) }
            if let distance { $0.sublayerTransform.m34 = -1 / distance }
            if let distance, tilt != nil {
                var seen = CATransform3D.identity
                seen.m34 = -1 / distance
                $0.transform = $0.transform.concatenating(seen)
            }
        }
    }

    /// What makes a layer another one than a plain one.
    private mutating func kind() -> LayerKind {
        switch Int(number(0...4.99)) {
        case 0:
            var gradient = GradientProperties()
            gradient.colors = (0..<Int(number(1...4.99))).map { _ in CGColor(rgba: color()) }
            gradient.locations = chance(0.5) ? [0, number(0...0.5), number(0.5...1)] : nil
            gradient.startPoint = CGPoint(x: number(0...1), y: number(0...1))
            gradient.endPoint = CGPoint(x: number(0...1), y: number(0...1))
            gradient.shape = [.axial, .radial, .conic].randomElement(using: &generator) ?? .axial
            return LayerKind(gradient)
        case 1:
            var replicator = ReplicatorProperties()
            replicator.count = Int(number(0...4.99))
            replicator.delay = chance(0.5) ? number(-0.5...0.5) : 0
            replicator.transform = CATransform3D.rotation(number(-1...1), 0, 0, 1)
                .concatenating(.translation(number(-9...9), number(-9...9), 0))
            replicator.color = chance(0.5) ? CGColor(rgba: color()) : .white
            (replicator.redOffset, replicator.alphaOffset) = (Float(number(-0.3...0)), chance(0.5) ? -0.2 : 0)
            return LayerKind(replicator)
        case 2:
            var text = TextProperties()
            text.content = .plain("Octant \(Int(number(0...99)))")
            (text.fontSize, text.foregroundColor) = (number(5...20), CGColor(rgba: color()))
            text.isWrapped = chance(0.5)
            return LayerKind(text)
        case 3:
            var emitter = EmitterProperties()
            emitter.position = CGPoint(x: number(0...30), y: number(0...30))
            emitter.size = CGSize(width: number(0...20), height: number(0...20))
            emitter.shape = EmitterProperties.Shape.allCases.randomElement(using: &generator) ?? .point
            emitter.mode = EmitterProperties.Mode.allCases.randomElement(using: &generator) ?? .volume
            emitter.renderMode = EmitterProperties.RenderMode.allCases.randomElement(using: &generator) ?? .unordered
            emitter.seed = UInt32(number(0...99))
            var cell = EmitterCell()
            cell.contents = images.randomElement(using: &generator)
            (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (Float(number(0...9)), Float(number(0...1)), 0.3)
            (cell.velocity, cell.velocityRange, cell.emissionRange) = (number(0...30), 5, 2 * .pi)
            (cell.scaleRange, cell.spin, cell.yAcceleration, cell.color) = (0.4, 2, number(-20...20), color())
            (cell.colorRange.r, cell.colorSpeed.a, cell.beginTime) = (0.3, -0.5, number(-1...1))
            emitter.cells = [cell]
            return LayerKind(emitter)
        default: return .transform
        }
    }

    private mutating func animation() -> RenderAnimation {
        var timing = MediaTiming()
        (timing.beginTime, timing.duration) = (number(-1...3), number(0.2...2))
        timing.repeatCount = chance(0.4) ? .infinity : Float(number(0...3))
        (timing.speed, timing.timeOffset) = (chance(0.8) ? 1 : Float(number(-1...2)), chance(0.8) ? 0 : number(0...1))
        timing.autoreverses = chance(0.2)
        timing.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &generator) ?? .removed
        let content: RenderAnimation.Content
        switch Int(number(0...13.49)) {
        case 10, 11:
            content = anything()
        case 12:
            // A group in a group, with a member that comes back and one that springs.
            var back = member(.opacity, 0...1)
            (back.timing.autoreverses, back.timing.repeatCount) = (true, Float(number(0...3)))
            var spring = BasicAnimation(property: .positionY, from: .scalar(number(0...60)), to: .scalar(30))
            spring.spring = SpringCurve(damping: number(1...30))
            let inner = RenderAnimation(
                timing: Layers.timing(begin: number(0...0.3), duration: number(0.1...1), count: 2, fill: .both),
                isRemovedOnCompletion: false,
                content: .group([
                    back, RenderAnimation(timing: Layers.timing(duration: 0.7, count: 1), content: .basic(spring)),
                ]))
            content = .group([inner, member(.cornerRadius, 0...10)])
        case 13:
            let stops = (0..<4).map { _ in AnimationValue.point(CGPoint(x: number(-20...80), y: number(-20...80))) }
            var keyframe = KeyframeAnimation(
                property: .position, values: stops,
                calculationMode: [.paced, .cubic, .cubicPaced, .discrete].randomElement(using: &generator) ?? .linear)
            (keyframe.isAdditive, keyframe.tensions) = (chance(0.3), [number(-1...1), number(-1...1)])
            content = .keyframe(keyframe)
        case 8:
            content = .basic(
                BasicAnimation(
                    property: .colors, from: .colors([color(), color(), color()]),
                    to: .colors([color(), color(), color()])))
        case 9:
            content = .keyframe(
                KeyframeAnimation(
                    property: .instanceTransform,
                    values: [.transform(.identity), .transform(.rotation(number(-2...2), 0, 0, 1))],
                    calculationMode: chance(0.5) ? .discrete : .linear))
        case 0:
            let values: [AnimationValue] = images.map { .image($0) }
            content = .keyframe(
                KeyframeAnimation(property: .contents, values: values, calculationMode: .discrete))
        case 1:
            let values: [AnimationValue] = [.scalar(0.1), .scalar(number(0...1)), .scalar(0.9)]
            content = .keyframe(
                KeyframeAnimation(
                    property: .strokeEnd, values: values, calculationMode: chance(0.5) ? .discrete : .cubic))
        case 2:
            content = .group([member(.positionX, -20...60), member(.opacity, 0...1)])
        case 3:
            content = .basic(BasicAnimation(property: .contents, from: .image(images[0]), to: .image(images[1])))
        case 7:
            let kind: TransitionAnimation.Kind =
                [.fade, .push, .moveIn, .reveal].randomElement(using: &generator) ?? .fade
            let way: TransitionAnimation.Direction = chance(0.5) ? .fromRight : .fromTop
            content = .transition(
                TransitionAnimation(
                    kind, way, from: chance(0.8) ? layer(depth: 2) : nil, startProgress: chance(0.2) ? 0.3 : 0))
        case 4:
            var basic = BasicAnimation(property: .positionX, from: .scalar(number(-20...60)), to: .scalar(20))
            basic.spring = SpringCurve(damping: number(0...40), initialVelocity: number(-9...9))
            (basic.isAdditive, basic.isCumulative) = (chance(0.3), chance(0.3))
            content = .basic(basic)
        case 5:
            content = .basic(
                BasicAnimation(property: .colorMatrix, from: .numbers(matrix()), to: .numbers(matrix())))
        default:
            let choices: [(AnimatableProperty, ClosedRange<Double>)] = [
                (.opacity, 0...1), (.rotationZ, -6...6), (.positionY, -60...100), (.cornerRadius, 0...20),
                (.lineWidth, 0...5), (.strokeStart, 0...1), (.scale, -1...2), (.hidden, 0...1), (.borderWidth, 0...5),
                (.boundsWidth, 0...50), (.zPosition, -1...1), (.sublayerRotationZ, -3...3), (.sublayerScale, 0...2),
                (.rotationX, -3...3), (.rotationY, -6...6),
                (.shadowOpacity, 0...1), (.shadowRadius, 0...8), (.shadowOffsetWidth, -12...12),
                (.contentsRectX, -0.5...1), (.contentsRectWidth, 0...1), (.rasterizationScale, 0.5...3),
                (.startPointX, 0...1), (.endPointY, 0...1), (.instanceDelay, -1...1), (.instanceCount, 0...4),
                (.instanceAlphaOffset, -1...0), (.fontSize, 4...30), (.emitterPositionX, 0...40), (.birthRate, 0...4),
                (.blurRadius, -1...5),
            ]
            let (property, range) = choices.randomElement(using: &generator) ?? choices[0]
            content = .basic(
                BasicAnimation(property: property, from: .scalar(number(range)), to: .scalar(number(range))))
        }
        return RenderAnimation(
            timing: timing, timingFunction: chance(0.3) ? .easeInEaseOut : nil, isRemovedOnCompletion: chance(0.5),
            content: content)
    }

    /// An animation of a number of an emitter's cell, how many particles it sends out among them.
    private mutating func cellAnimation(_ cell: LayerID) -> RenderAnimation {
        let births = AnimatableProperty(\EmitterCell.birthRate)
        let numbers = AnimatableProperty.ofCells.filter { $0.kind == .scalar }
        let property = chance(0.5) ? births : numbers.randomElement(using: &generator) ?? births
        var basic = BasicAnimation(
            property: property, from: .scalar(property == births ? 0 : self.number(-9...9)),
            to: .scalar(self.number(0...40)))
        basic.cell = cell
        let timing = Layers.timing(
            begin: self.number(-1...2), duration: self.number(0.2...2), count: chance(0.5) ? 1 : 2.5)
        return RenderAnimation(timing: timing, isRemovedOnCompletion: chance(0.5), content: .basic(basic))
    }

    /// Any property that animates, between any values of its kind or through three of them.
    private mutating func anything() -> RenderAnimation.Content {
        let property = AnimatableProperty.allCases.randomElement(using: &generator) ?? .opacity
        if chance(0.5) {
            var basic = BasicAnimation(property: property, from: value(property.kind), to: value(property.kind))
            (basic.isAdditive, basic.isCumulative) = (chance(0.2), chance(0.2))
            return .basic(basic)
        }
        let mode: KeyframeAnimation.CalculationMode =
            [.linear, .discrete, .paced, .cubic].randomElement(using: &generator) ?? .linear
        return .keyframe(
            KeyframeAnimation(
                property: property, values: (0..<3).map { _ in value(property.kind) }, calculationMode: mode))
    }

    private mutating func value(_ kind: AnimatableProperty.Kind) -> AnimationValue {
        switch kind {
        case .scalar: .scalar(number(-2...4))
        case .switch_: .scalar(number(0...1))
        case .point: .point(CGPoint(x: number(-1...40), y: number(-1...40)))
        case .size: .size(CGSize(width: number(-5...30), height: number(0...30)))
        case .rect:
            .rect(CGRect(x: number(-1...5), y: number(0...5), width: number(0...40), height: number(0...40)))
        case .color: .color(color())
        case .transform:
            .transform(
                CATransform3D.rotation(number(-3...3), number(-1...1), number(-1...1), 1)
                    .concatenating(.translation(number(-9...9), number(-9...9), number(-9...9))))
        case .path:
            .path(
                PathGeometry(
                    ellipseIn: CGRect(x: number(-9...9), y: 0, width: number(0...30), height: number(0...30))))
        case .image: .image(images.randomElement(using: &generator))
        case .colors: .colors((0..<Int(number(1...4.99))).map { _ in color() })
        case .numbers: .numbers([0, number(0...1), number(0...1)])
        }
    }

    private mutating func member(_ property: AnimatableProperty, _ range: ClosedRange<Double>) -> RenderAnimation {
        Layers.basic(
            property, from: .scalar(number(range)), to: .scalar(number(range)),
            timing: Layers.timing(begin: number(0...0.5), duration: number(0.1...1), count: 1, fill: .forwards))
    }
}
