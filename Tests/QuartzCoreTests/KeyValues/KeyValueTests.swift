import Foundation
import OctantBase
@testable import QuartzCore
import RenderServer
import TestSupport
import Testing

@Suite("Values by key")
struct KeyValueTests {
    /// The names of the public properties that `path`, a source of QuartzCore, declares in the class `name`.
    private func properties(of name: String, in path: String) throws -> [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/QuartzCore/\(path)")
        let source = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(source.range(of: "open class \(name): "))
        let end = try #require(source.range(of: "\n}\n", range: start.upperBound..<source.endIndex))
        return source[start.upperBound..<end.lowerBound].split(separator: "\n").compactMap { line in
            let text = line.drop { $0 == " " }.split(whereSeparator: { " :=".contains($0) })
            guard line.hasPrefix("    open "), let location = text.firstIndex(of: "var"), location + 1 < text.count
            else {
                return nil
            }
            return String(text[location + 1])
        }
    }

    @Test("every public property of layers and animations is known by its name")
    func complete() throws {
        let sources: [(String, String, KeyedProperties)] = [
            ("CALayer", "Layer/CALayer.swift", .layer(CALayer.self)),
            ("CAShapeLayer", "Kinds/CAShapeLayer.swift", .layer(CAShapeLayer.self)),
            ("CAGradientLayer", "Kinds/CAGradientLayer.swift", .layer(CAGradientLayer.self)),
            ("CAReplicatorLayer", "Kinds/CAReplicatorLayer.swift", .layer(CAReplicatorLayer.self)),
            ("CATextLayer", "Kinds/CATextLayer.swift", .layer(CATextLayer.self)),
            ("CAEmitterLayer", "Kinds/CAEmitterLayer.swift", .layer(CAEmitterLayer.self)),
            ("CAScrollLayer", "Kinds/CAScrollLayer.swift", .layer(CAScrollLayer.self)),
            ("CAEmitterCell", "Kinds/CAEmitterCell.swift", .cell),
            ("CAAnimation", "Animation/CAAnimation.swift", .animation(CAAnimation.self)),
            ("CAPropertyAnimation", "Animation/CAPropertyAnimation.swift", .animation(CAPropertyAnimation.self)),
            ("CABasicAnimation", "Animation/CABasicAnimation.swift", .animation(CABasicAnimation.self)),
            ("CASpringAnimation", "Animation/CASpringAnimation.swift", .animation(CASpringAnimation.self)),
            ("CAKeyframeAnimation", "Animation/CAKeyframeAnimation.swift", .animation(CAKeyframeAnimation.self)),
            ("CAAnimationGroup", "Animation/CAAnimationGroup.swift", .animation(CAAnimationGroup.self)),
            ("CATransition", "Animation/CATransition.swift", .animation(CATransition.self)),
        ]
        for (name, path, keys) in sources {
            let names = try properties(of: name, in: path)
            #expect(!names.isEmpty, "\(name)")
            for property in names { #expect(keys.knows(property), "\(name).\(property)") }
        }
    }

    private enum KeyedProperties {
        case layer(CALayer.Type)
        case animation(CAAnimation.Type)
        case cell

        func knows(_ key: String) -> Bool {
            switch self {
            case .layer(let type): type.keyedProperty(key) != nil
            case .animation(let type): type.keyedProperty(key) != nil
            case .cell: CAEmitterCell.keyedProperty(key) != nil
            }
        }
    }

    @Test("what a fresh layer or animation answers is the class's default, and nil brings it back")
    func defaults() {
        let layer = CAShapeLayer()
        for key in ["opacity", "bounds", "isHidden", "hidden", "speed", "fillMode", "contentsGravity", "lineWidth"] {
            #expect("\(layer.value(forKey: key) ?? "none")" == "\(CAShapeLayer.defaultValue(forKey: key) ?? "none")")
        }
        layer.setValue(0.5, forKey: "speed")
        layer.setValue(true, forKey: "hidden")
        layer.setValue("center", forKey: "contentsGravity")
        #expect(layer.speed == 0.5 && layer.isHidden && layer.contentsGravity == .center)
        for key in ["speed", "hidden", "contentsGravity"] { layer.setValue(nil, forKey: key) }
        #expect(layer.speed == 1 && !layer.isHidden && layer.contentsGravity == .resize)
        #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
        #expect(CALayer.defaultValue(forKey: "duration") as? Double == .infinity)
        #expect(CALayer.defaultValue(forKey: "nothing of the kind") == nil)
    }

    @Test("animations take their values by key, whatever kind of number they come in")
    func animations() throws {
        let animation = CAKeyframeAnimation()
        animation.setValue("position.x", forKey: "keyPath")
        animation.setValue(2, forKey: "duration")
        animation.setValue(CGFloat(3), forKey: "repeatCount")
        animation.setValue([0, 0.25, 1] as [Double], forKey: "keyTimes")
        animation.setValue([1, 2, 3], forKey: "values")
        animation.setValue("discrete", forKey: "calculationMode")
        animation.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
        animation.setValue(CAMediaTimingFunction(name: .easeIn), forKey: "timingFunction")
        animation.setValue(false, forKey: "removedOnCompletion")
        #expect(animation.keyPath == "position.x" && animation.duration == 2 && animation.repeatCount == 3)
        #expect(animation.keyTimes == [0, 0.25, 1] && animation.values as? [Int] == [1, 2, 3])
        #expect(animation.calculationMode == .discrete && animation.rotationMode == .rotateAuto)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(!animation.isRemovedOnCompletion)
        #expect(animation.value(forKey: "duration") as? Int == 2)
        #expect(animation.value(forKey: "calculationMode") as? String == "discrete")
        animation.setValue("loader", forKey: "id")
        let copy = try #require(animation.copy() as? CAKeyframeAnimation)
        #expect(copy.value(forKey: "id") as? String == "loader")
        let group = CAAnimationGroup()
        group.setValue([animation], forKey: "animations")
        #expect(group.animations?.first === animation)
        let spring = CASpringAnimation()
        spring.setValue(5, forKey: "damping")
        #expect(abs(try #require(spring.value(forKey: "settlingDuration") as? Double) - 2.85497) < 5e-6)
    }

    @Test("every property answers its default, and takes what it answers")
    func roundTrips() throws {
        let (layers, animations): ([CALayer], [CAAnimation]) = (
            [
                CALayer(), CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer(), CATextLayer(), CAEmitterLayer(),
                CAScrollLayer(),
            ], [CABasicAnimation(), CASpringAnimation(), CAKeyframeAnimation(), CATransition(), CAAnimationGroup()]
        )
        func check(_ object: any KeyedObject, _ keys: [String: KeyedProperty]) {
            for (key, property) in keys {
                guard property.set != nil else { continue }
                let before = object.value(forKey: key)
                #expect("\(before ?? "none")" == "\(property.standard() ?? "none")", "\(type(of: object)).\(key)")
                nonisolated(unsafe) var lines: [String] = []  // Written by this test's own thread only.
                Log.redirected(to: { lines.append($0) }) {
                    object.setValue(before, forKey: key)
                    // Nothing is a colour too.
                    if before is CGColor { return }
                    object.setValue(nil, forKey: key)
                    object.setValue(NSNull(), forKey: key)
                }
                #expect(lines.isEmpty, "\(type(of: object)).\(key)")
                #expect("\(object.value(forKey: key) ?? "none")" == "\(before ?? "none")")
            }
        }
        for layer in layers { check(layer, CALayer.layerKeys) }
        check(layers[1], CAShapeLayer.shapeKeys)
        check(layers[2], CAGradientLayer.gradientKeys)
        check(layers[3], CAReplicatorLayer.replicatorKeys)
        check(layers[4], CATextLayer.textKeys)
        check(layers[5], CAEmitterLayer.emitterKeys)
        check(layers[6], CAScrollLayer.scrollKeys)
        check(CAEmitterCell(), CAEmitterCell.cellKeys)
        for animation in animations { check(animation, CAAnimation.animationKeys) }
        check(animations[0], CAPropertyAnimation.propertyKeys)
        check(animations[0], CABasicAnimation.basicKeys)
        check(animations[2], CAKeyframeAnimation.keyframeKeys)
        check(animations[3], CATransition.transitionKeys)
        check(animations[4], CAAnimationGroup.groupKeys)
        // Some of a spring's are what follows from the others.
        let following = ["settlingDuration", "perceptualDuration", "bounce"]
        check(animations[1], CASpringAnimation.springKeys.filter { !following.contains($0.key) })
    }

    @Test("an emitter's cell takes its values by key and path")
    func cells() {
        let cell = CAEmitterCell()
        cell.setValue(5, forKey: "birthRate")
        cell.setValue(CGFloat.pi, forKey: "emissionRange")
        cell.setValue(false, forKey: "enabled")
        cell.setValue(0.25, forKeyPath: "contentsRect.size.width")
        cell.setValue(CGColor.black, forKey: "color")
        #expect(cell.birthRate == 5 && cell.emissionRange == .pi && !cell.isEnabled && cell.color == .black)
        #expect(cell.contentsRect.width == 0.25 && cell.value(forKey: "birthRate") as? Int == 5)
        cell.setValue(nil, forKey: "color")
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            cell.setValue("much", forKey: "lifetime")
            cell.setValue(3, forKey: "weight")
            cell.setValue(Double.nan, forKey: "velocity")
        }
        #expect(lines == 3 && cell.lifetime == 0 && cell.velocity == 0 && cell.value(forKey: "weight") == nil)
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? Double == 1)
    }

    @Test("paths of names lead into structs, layers and animations")
    func paths() {
        let (layer, mask) = (CALayer(), CALayer())
        layer.mask = mask
        layer.setValue(0.25, forKeyPath: "mask.opacity")
        layer.setValue(8, forKeyPath: "mask.bounds.size.width")
        #expect(mask.opacity == 0.25 && mask.bounds.width == 8)
        #expect(mask.value(forKeyPath: "superlayer.mask.bounds.size") as? CGSize == CGSize(width: 8, height: 0))
        layer.setValue(30, forKeyPath: "frame.origin.x")
        #expect(layer.frame.origin.x == 30)
        layer.setValue(Double.pi / 2, forKeyPath: "sublayerTransform.rotation.z")
        #expect(abs(layer.sublayerTransform.m12 - 1) < 1e-12)
        layer.setValue(nil, forKeyPath: "sublayerTransform.rotation.z")
        #expect(abs(layer.sublayerTransform.m11 - 1) < 1e-12)
        layer.setValue("deep", forKeyPath: "my.own.name")
        #expect(layer.value(forKeyPath: "my.own.name") as? String == "deep")
        let animation = CABasicAnimation()
        animation.fromValue = CGPoint(x: 3, y: 4)
        #expect(animation.value(forKeyPath: "fromValue.y") as? Double == 4)
    }

    @Test("what does not fit, or is only to look at, changes nothing and says so")
    func misfits() {
        let layer = CAShapeLayer()
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            layer.setValue("wide", forKey: "bounds")
            layer.setValue(CALayer(), forKey: "superlayer")
            layer.setValue(1, forKeyPath: "position.z")
            layer.setValue(Double.infinity, forKeyPath: "position.y")
            layer.setValue([1, "two"] as [Any], forKey: "lineDashPattern")
            layer.setValue("black", forKey: "fillColor")
        }
        #expect(lines == 6)
        #expect(layer.bounds == .zero && layer.superlayer == nil && layer.position == .zero)
        #expect(layer.lineDashPattern == nil && layer.fillColor == .black)
        #expect(layer.value(forKeyPath: "position.z") == nil)
    }
}
