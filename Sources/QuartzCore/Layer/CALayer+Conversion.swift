import CoreGraphics
import OctantBase
import RenderServer

extension CALayer {
    /// The point of this layer's space that is at `p` of `layer`'s; nil means the root layer's superlayer's space.
    public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        guard layer !== self else { return p }
        return PlaneMap.between(layer, self).map(p)
    }

    /// The point of `layer`'s space that is at `p` of this layer's.
    public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        guard layer !== self else { return p }
        return PlaneMap.between(self, layer).map(p)
    }

    /// The smallest upright rectangle of this layer's space around `r` of `layer`'s.
    public final func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        guard layer !== self else { return r }
        return r.isFinite ? PlaneMap.between(layer, self).bounds(of: r) : r
    }

    /// The smallest upright rectangle of `layer`'s space around `r` of this layer's.
    public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        guard layer !== self else { return r }
        return r.isFinite ? PlaneMap.between(self, layer).bounds(of: r) : r
    }

    /// The time of this layer at which `layer`'s time is `t`, in seconds; nil means media time.
    public final func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        guard layer !== self else { return t }
        return timeFromMedia(layer?.mediaTime(t) ?? t)
    }

    /// The time of `layer` at which this layer's time is `t`, in seconds; nil means media time.
    public final func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        guard layer !== self else { return t }
        let media = mediaTime(t)
        return layer?.timeFromMedia(media) ?? media
    }

    private func mediaTime(_ local: Double) -> Double {
        var time = local
        var layer: CALayer? = presented ?? self
        while let next = layer {
            time = next.timing.parentTime(fromLocal: time)
            layer = next.parent
        }
        return time
    }

    private func timeFromMedia(_ media: Double) -> Double {
        if StackSpace.isLow { return StackSpace.extend { timeFromMedia(media) } }
        let above = (presented ?? self).parent?.timeFromMedia(media) ?? media
        return timing.localTime(fromParent: above)
    }
}

extension LayerProperties {
    /// The bounds and position with which the layer, under its transform, just fills `frame`.
    func fitted(into frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
        var linear = transform.flattened
        (linear.tx, linear.ty) = (0, 0)
        let determinant = linear.a * linear.d - linear.b * linear.c
        guard !transform.isIdentity, determinant != 0 else {
            let position = CGPoint(
                x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
            return (CGRect(origin: bounds.origin, size: frame.size), position)
        }
        let extent = CGRect(origin: .zero, size: frame.size).applying(linear.inverted())
        var fitted = self
        fitted.bounds.size = extent.size
        fitted.position = .zero
        // Wherever the layer lies with its anchor at the origin, its middle goes to the frame's.
        let turned = fitted.frame
        return (fitted.bounds, CGPoint(x: frame.midX - turned.midX, y: frame.midY - turned.midY))
    }
}
