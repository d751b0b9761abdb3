import CoreGraphics
import OctantBase

/// The position of a layer in the space around it. Asked at the properties' address, since a method of their own is
/// called with a copy.
extension UnsafePointer<LayerProperties> {
    /// From the layer's plane to that of its superlayer, which `space` sends its sublayers through before it flattens
    /// them.
    @inline(__always) func planeToSuper(through space: CATransform3D?) -> PlaneTransform {
        let (bounds, anchorPoint, position) = (pointee.bounds, pointee.anchorPoint, pointee.position)
        let anchorX = bounds.origin.x + bounds.width * anchorPoint.x
        let anchorY = bounds.origin.y + bounds.height * anchorPoint.y
        if space != nil || pointee.anchorPointZ != 0 || pointee.isGeometryFlipped || pointee.transform.hasPerspective {
            let own = pointee.localToSuper
            return PlaneTransform(flattening: space.map { own.concatenating($0) } ?? own)
        }
        if pointee.transform.isIdentity {
            return PlaneTransform(CGAffineTransform(translationX: position.x - anchorX, y: position.y - anchorY))
        }
        let turn = pointee.transform.flattened
        return PlaneTransform(
            CGAffineTransform(
                a: turn.a, b: turn.b, c: turn.c, d: turn.d,
                tx: turn.tx + position.x - anchorX * turn.a - anchorY * turn.c,
                ty: turn.ty + position.y - anchorX * turn.b - anchorY * turn.d))
    }

    /// Whether the layer's back shows where the superlayer's front does; a mirrored layer still shows its front.
    @inline(__always) func turnsAway(through space: CATransform3D?) -> Bool {
        if pointee.transform.isAffine && space == nil { return false }
        let own = pointee.localToSuper
        return (space.map { own.concatenating($0) } ?? own).showsBack
    }
}

extension LayerProperties {
    /// Whether the layer's back shows where the superlayer's front does.
    package func turnsAway(through space: CATransform3D?) -> Bool {
        withUnsafePointer(to: self) { $0.turnsAway(through: space) }
    }

    /// The transform from the layer's own space to the plane before which it lies, not flattened; `outer` leads there
    /// from the superlayer's.
    func space(within outer: CATransform3D?) -> CATransform3D {
        outer.map { localToSuper.concatenating($0) } ?? localToSuper
    }

    /// The extent of `particles`, in the layer's own space.
    func extent(of particles: [Particle]) -> CGRect {
        let all = particles.reduce(CGRect.null) { $0.union($1.box.applying($1.transform)) }
        return masksToBounds ? all.shared(with: bounds.standardized) : all
    }
}
