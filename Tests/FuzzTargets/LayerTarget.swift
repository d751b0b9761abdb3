internal import CoreGraphics
internal import Foundation
internal import OctantBase
internal import QuartzCore
internal import RenderServer
internal import TestSupport

extension FuzzTarget {
    /// Layers of all kinds with values, key paths and animations that are fit and unfit.
    package static let layers = seeded("layers") { seed in
        var odd = OddValues(seed: seed)
        try Log.redirected(to: { _ in }) { try odd.live() }
        return true
    }
}

/// Values, key paths and lists of all kinds, fit and unfit, the same ones for the same seed.
struct OddValues {
    var numbers: SeededGenerator

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    mutating func pick<Element>(_ list: [Element], or other: Element) -> Element {
        list.randomElement(using: &numbers) ?? other
    }

    mutating func number() -> Double {
        pick(
            [
                0, 1, -1, 0.5, 2, -3, 100, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
                .leastNonzeroMagnitude, numbers.unit() * 10,
            ], or: 0)
    }

    mutating func value(depth: Int = 0) -> Any? {
        let (x, y) = (number(), number())
        switch Int.random(in: 0..<(depth > 2 ? 15 : 18), using: &numbers) {
        case 0: return nil
        case 1: return x
        case 2: return CGFloat(x)
        case 3: return Float(x)
        case 4: return Int.random(in: -5...5, using: &numbers)
        case 5: return NSNumber(value: x)
        case 6: return CGPoint(x: x, y: y)
        case 7: return CGSize(width: x, height: y)
        case 8: return CGRect(x: x, y: y, width: number(), height: number())
        case 9: return CATransform3DMakeRotation(x, y, number(), 1)
        case 10: return CGAffineTransform(a: x, b: y, c: 0, d: number(), tx: 1, ty: 2)
        case 11: return CGColor(red: x, green: y, blue: 0, alpha: 1)
        case 12: return CGPath(rect: CGRect(x: x, y: y, width: 5, height: 5), transform: nil)
        case 13: return "text"
        case 14: return NSNull()
        case 15: return (0..<Int.random(in: 0...5, using: &numbers)).map { _ in value(depth: depth + 1) as Any }
        case 16: return NSValue(point: CGPoint(x: x, y: y))
        default: return CAMediaTimingFunction(controlPoints: Float(x), Float(y), 0.5, Float(number()))
        }
    }

    mutating func keyPath() -> String {
        let known = AnimatableProperty.allCases.map(\.rawValue)
        return pick(known + ["", ".", "..", "nothing", "transform.", "bounds.x.y", ".opacity", "isHidden"], or: "")
    }

    mutating func timing(of animation: CAAnimation) {
        (animation.beginTime, animation.duration) = (number(), number())
        (animation.speed, animation.timeOffset) = (Float(number()), number())
        (animation.repeatCount, animation.repeatDuration) = (Float(number()), number())
        animation.autoreverses = numbers.unit() < 0.5
        animation.isRemovedOnCompletion = numbers.unit() < 0.5
        animation.fillMode = pick([.both, .forwards, .init(rawValue: "odd")], or: .removed)
    }

    mutating func list() -> [NSNumber] {
        (0..<Int.random(in: 0...5, using: &numbers)).map { _ in NSNumber(value: number()) }
    }

    mutating func animation(depth: Int = 0) -> CAAnimation {
        let path = keyPath()
        let made: CAAnimation
        switch Int.random(in: 0..<(depth > 2 ? 4 : 5), using: &numbers) {
        case 0:
            let basic = CABasicAnimation(keyPath: path)
            (basic.fromValue, basic.toValue, basic.byValue) = (value(), value(), value())
            basic.valueFunction = numbers.unit() < 0.2 ? CAValueFunction(name: .scale) : nil
            made = basic
        case 1:
            let keyframe = CAKeyframeAnimation(keyPath: path)
            keyframe.values = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in value() as Any }
            (keyframe.keyTimes, keyframe.tensionValues) = (list(), list())
            (keyframe.continuityValues, keyframe.biasValues) = (list(), list())
            keyframe.calculationMode = pick(
                [.discrete, .paced, .cubic, .cubicPaced, .init(rawValue: "odd")], or: .linear)
            if numbers.unit() < 0.3 {
                keyframe.path = CGPath(geometry: numbers.path())
                keyframe.rotationMode = .rotateAuto
            }
            made = keyframe
        case 2:
            let spring = CASpringAnimation(keyPath: path)
            (spring.mass, spring.stiffness) = (CGFloat(number()), CGFloat(number()))
            (spring.damping, spring.initialVelocity) = (CGFloat(number()), CGFloat(number()))
            (spring.fromValue, spring.toValue) = (value(), value())
            _ = spring.settlingDuration
            made = spring
        case 3:
            let transition = CATransition()
            transition.type = pick([.push, .moveIn, .reveal, .init(rawValue: "odd")], or: .fade)
            transition.subtype = pick([.fromTop, .fromRight, nil], or: nil)
            (transition.startProgress, transition.endProgress) = (Float(number()), Float(number()))
            made = transition
        default:
            let group = CAAnimationGroup()
            group.animations = (0..<3).map { _ in animation(depth: depth + 1) }
            made = group
        }
        if let property = made as? CAPropertyAnimation {
            (property.isAdditive, property.isCumulative) = (numbers.unit() < 0.4, numbers.unit() < 0.4)
        }
        timing(of: made)
        return made
    }

    /// Makes a tree of layers, animates it, and draws it at times of all kinds. Throws where a layer shows what is no
    /// number, or nothing can be drawn.
    mutating func live() throws {
        let (clock, root) = (ManualClock(100), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let context = LayerContext(root: root, clock: clock)
        var layers: [CALayer] = [root]
        for step in 0..<40 {
            let kinds: [() -> CALayer] = [
                CALayer.init, CAShapeLayer.init, CAShapeLayer.init, CAGradientLayer.init, CAReplicatorLayer.init,
                CATextLayer.init, CAEmitterLayer.init, CATransformLayer.init, CAScrollLayer.init,
            ]
            let layer = pick(kinds, or: CALayer.init)()
            layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            layer.backgroundColor = .black
            (layer as? CAShapeLayer)?.path = CGPath(geometry: numbers.path())
            (layer as? CATextLayer)?.string = "text"
            pick(layers, or: root).addSublayer(layer)
            layers.append(layer)
            for _ in 0..<3 {
                let path = keyPath()
                layer.setValue(value(), forKeyPath: path)
                _ = layer.value(forKeyPath: path)
                let animation = animation()
                animation.setValue(value(), forKeyPath: pick(["duration", "speed", "toValue.x"], or: "a.b"))
                layer.add(animation, forKey: pick(["a", "b"], or: "c"))
            }
            (layer.speed, layer.timeOffset) = (Float(number()), number())
            (layer.beginTime, layer.repeatCount) = (number(), Float(number()))
            if step % 7 == 0 { pick(layers, or: layer).removeAllAnimations() }
            CATransaction.flush()
            clock.advance(by: numbers.unit())
            CATransaction.flush()
        }
        for layer in layers {
            guard let shown = layer.presentation() else { continue }
            guard shown.position.x.isFinite, shown.bounds.width.isFinite, shown.transform.m11.isFinite,
                shown.opacity.isFinite, shown.zPosition.isFinite
            else { throw FuzzTarget.Wrong("\(layer) shows what is no number") }
            _ = shown.hitTest(CGPoint(x: 20, y: 20))
            _ = layer.convertTime(number(), to: root)
        }
        guard let tree = context.newest else { return }
        let small = RenderTree(root: tree.root, size: CGSize(width: 100, height: 100))
        for _ in 0..<10 {
            let time = number()
            guard OffscreenRenderer.bitmap(of: small, at: time, scale: 1) != nil else {
                throw FuzzTarget.Wrong("nothing can be drawn at \(time)")
            }
            _ = small.nextChange(after: time)
        }
    }
}
