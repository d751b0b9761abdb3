import RenderServer

// Making an object of a class that is known at run time only.
//
// Swift lets a metatype make objects through `required` initialisers alone, and Core Animation's are not: sources write
// plain `override init()`. The initialiser is nevertheless called through the class's method table, at the same
// position for a class and all its subclasses. So a class that overrides it as `required` knows the position, and a
// metatype treated as that class's makes objects of the class it really is. The classes below must be `open`, and the
// functions that treat metatypes so must be hidden from the optimiser: it would believe the metatype and call the
// initialiser of that class directly.

/// A way to make layers of classes known at run time only; of no use to programs.
open class DynamicLayer: CALayer {
    /// A layer from an archive, as in CALayer.
    public required override init() { super.init() }
    /// A layer from an archive, as in CALayer.
    public required override init(layer: Any) { super.init(layer: layer) }
    /// A layer from an archive, as in CALayer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A way to make animations of classes known at run time only; of no use to programs.
open class DynamicAnimation: CAAnimation {
    /// A new animation, as in CAAnimation.
    public required override init() { super.init() }
}

extension CALayer {
    /// A new layer of class `type`, made with `init()`; nil when that is no class of layers.
    @inline(never) @_optimize(none)
    package static func make(_ type: AnyClass) -> CALayer? {
        guard let type = type as? CALayer.Type else { return nil }
        return unsafeBitCast(type, to: DynamicLayer.Type.self).init() as CALayer
    }

    /// A copy of this layer, without its sublayers and animations, made with its own class's `init(layer:)`.
    @inline(never) @_optimize(none)
    final func makeCopy() -> CALayer {
        let thread = LayerThread.current
        let outer = thread.copied
        thread.copied = self
        defer { thread.copied = outer }
        return unsafeBitCast(type(of: self), to: DynamicLayer.Type.self).init(layer: self) as CALayer
    }

    /// Whether `layer` is being copied by `makeCopy`, and an `init(layer:)` called for that.
    static func isCopying(_ layer: CALayer) -> Bool { LayerThread.current.copied === layer }
}

extension CAAnimation {
    /// A new animation of this one's own class, made with `init()`.
    @inline(never) @_optimize(none)
    final func makeBlank() -> CAAnimation {
        unsafeBitCast(type(of: self), to: DynamicAnimation.Type.self).init() as CAAnimation
    }
}

/// A new layer of class `type`, made with `init()`: `octant build` calls this where a source calls that initialiser of
/// a metatype, as in `Layer()` with `Layer: CALayer`.
@inline(never) @_optimize(none)
public func __made<Layer: CALayer>(_ type: Layer.Type) -> Layer {
    unsafeDowncast(unsafeBitCast(type, to: DynamicLayer.Type.self).init() as CALayer, to: Layer.self)
}
