import CoreGraphics
import OctantBase
import QuartzCore
import UIKit

/// The layers of a tree as lines. Main actor only.
@MainActor
enum LayerLines {
    /// The lines of `layer` and of all within it, each two spaces further in than the one around it.
    static func of(_ layer: CALayer, indent: String = "") -> [String] {
        var lines = [indent + ([name(layer), Described.rect(layer.frame)] + properties(layer)).joined(separator: " ")]
        lines += (layer.animationKeys() ?? []).ordered().compactMap { key in
            layer.animation(forKey: key).map { "\(indent)  animation \(Described.text(key)) \(animation($0))" }
        }
        if let mask = layer.mask { lines += ["\(indent)  mask"] + of(mask, indent: indent + "    ") }
        return lines + (layer.sublayers ?? []).flatMap { of($0, indent: indent + "  ") }
    }

    private static func name(_ layer: CALayer) -> String {
        guard let view = layer.delegate as? UIView else { return Described.type(of: layer) }
        return type(of: layer) == CALayer.self
            ? Described.type(of: view) : "\(Described.type(of: view)):\(Described.type(of: layer))"
    }

    private static func properties(_ layer: CALayer) -> [String] {
        var parts: [String] = []
        func add(_ name: String, _ value: CGFloat, unless standard: CGFloat) {
            if value != standard { parts.append("\(name) \(Described.number(value))") }
        }
        func add(_ name: String, _ color: CGColor?) {
            if let color, color.alpha > 0 { parts.append("\(name) \(Described.color(color))") }
        }
        if layer.isHidden { parts.append("hidden") }
        add("opacity", CGFloat(layer.opacity), unless: 1)
        add("background", layer.backgroundColor)
        add("corner", layer.cornerRadius, unless: 0)
        if layer.borderWidth > 0 {
            add("border", layer.borderWidth, unless: 0)
            add("of", layer.borderColor)
        }
        if layer.masksToBounds { parts.append("clips") }
        add("z", layer.zPosition, unless: 0)
        if layer.shadowOpacity > 0 { add("shadow", CGFloat(layer.shadowOpacity), unless: 0) }
        if !CATransform3DIsIdentity(layer.transform) { parts.append(transform(layer.transform)) }
        if layer.speed != 1 { add("speed", CGFloat(layer.speed), unless: 1) }
        add("timeOffset", layer.timeOffset, unless: 0)
        return parts + contents(layer)
    }

    private static func contents(_ layer: CALayer) -> [String] {
        switch layer {
        case let shape as CAShapeLayer:
            var parts = [String]()
            if let path = shape.path { parts.append("path \(Described.rect(path.boundingBoxOfPath))") }
            if let fill = shape.fillColor { parts.append("fill \(Described.color(fill))") }
            if let stroke = shape.strokeColor {
                parts.append("stroke \(Described.color(stroke)) \(Described.number(shape.lineWidth))")
            }
            if shape.strokeStart != 0 || shape.strokeEnd != 1 {
                parts.append("\(Described.number(shape.strokeStart))...\(Described.number(shape.strokeEnd))")
            }
            return parts
        case let text as CATextLayer:
            return [Described.text((text.string as? NSAttributedString)?.string ?? text.string as? String ?? "")]
        case let gradient as CAGradientLayer: return ["of \(gradient.colors?.count ?? 0) colors"]
        case let copies as CAReplicatorLayer: return ["of \(copies.instanceCount) copies"]
        default: break
        }
        guard let view = layer.delegate as? UIView else { return layer.contents == nil ? [] : ["with contents"] }
        if let label = view as? UILabel { return [Described.text(label.text ?? "")] }
        return layer.contents == nil ? [] : ["with contents"]
    }

    private static func transform(_ transform: CATransform3D) -> String {
        guard CATransform3DIsAffine(transform) else { return "transform in depth" }
        let flat = CATransform3DGetAffineTransform(transform)
        return "transform ["
            + [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty].map(Described.number).joined(separator: " ") + "]"
    }

    private static func animation(_ animation: CAAnimation) -> String {
        var parts = [Described.type(of: animation)]
        if let path = (animation as? CAPropertyAnimation)?.keyPath { parts.append("of \(path)") }
        parts.append("\(Described.number(animation.duration)) s")
        if animation.repeatCount > 0 {
            let isEndless = animation.repeatCount >= Float.greatestFiniteMagnitude
            parts.append(isEndless ? "again and again" : "\(Described.number(CGFloat(animation.repeatCount))) times")
        }
        if animation.autoreverses { parts.append("back and forth") }
        if let group = animation as? CAAnimationGroup {
            parts.append("(" + (group.animations ?? []).map(self.animation).joined(separator: ", ") + ")")
        }
        return parts.joined(separator: " ")
    }
}
