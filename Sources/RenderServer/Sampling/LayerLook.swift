import CoreGraphics

/// What a layer looks like at one instant: its committed properties with the animations applied.
///
/// It stands apart from the sample that shows it. A layer without animations then needs no copy, and one with them is
/// changed where it stood two samples ago, so that sampling a tree again asks for no memory.
///
/// Unchecked, because nothing guards it but this rule: a look that is committed never changes, and a pool writes only
/// to looks that nobody else holds. That is why the run-time checks of exclusive access are left out too.
final class LayerLook: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) var properties: LayerProperties
    /// The layer whose animations `properties` last took; nil for a look that takes none.
    @exclusivity(unchecked) private var source: RenderLayer?

    init(_ properties: LayerProperties) {
        self.properties = properties
    }

    /// Becomes what `layer` looks like at `localTime`, seconds of its own time.
    fileprivate func take(_ layer: RenderLayer, at localTime: Double) {
        if source === layer {
            for index in layer.animations.indices { properties.restore(layer.animations[index], from: layer.look) }
        } else {
            properties = layer.look.properties
            source = layer
        }
        for index in layer.animations.indices { properties.apply(layer.animations[index], at: localTime) }
    }
}

extension LayerLook {
    /// Shows `image` from now on; false if it does already. Only for who holds the sample whose look this is, and a
    /// layer whose animation sets the contents: the next sample sets them anew.
    func show(_ image: CGImage) -> Bool {
        guard properties.contents !== image else { return false }
        properties.contents = image
        return true
    }
}

/// The looks of the animated layers of one sample, used again by the next one that takes its memory. Confined to one
/// thread, like the sample.
struct LookPool {
    /// In the order of the walk: as long as the tree is the same, each layer comes upon its own.
    private var looks: [LayerLook] = []
    private var used = 0

    /// All looks may be used again from now on; those the last sample had no use for go.
    mutating func rewind() {
        if used < looks.count { looks.removeLast(looks.count - used) }
        used = 0
    }

    /// What `layer` looks like at `localTime`, seconds of its own time.
    mutating func look(of layer: RenderLayer, at localTime: Double) -> LayerLook {
        if layer.animations.isEmpty { return layer.look }
        if used == looks.count {
            looks.append(LayerLook(layer.look.properties))
        } else if !isKnownUniquelyReferenced(&looks[used]) {
            looks[used] = LayerLook(layer.look.properties)
        }
        let look = looks[used]
        used += 1
        look.take(layer, at: localTime)
        return look
    }
}

extension LayerProperties {
    /// Brings back from `base` whatever `animation` may have set.
    fileprivate mutating func restore(_ animation: RenderAnimation, from base: LayerLook) {
        switch animation.action {
        case .basic(let box): restore(box.value.property, from: base)
        case .keyframe(let box): restore(box.value.property, from: base)
        case .group(let members): for member in members { restore(member, from: base) }
        case .transition: break
        }
    }

    private mutating func restore(_ property: AnimatableProperty, from base: LayerLook) {
        switch property {
        case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight:
            bounds = base.properties.bounds
        case .position, .positionX, .positionY: position = base.properties.position
        case .zPosition: zPosition = base.properties.zPosition
        case .anchorPoint, .anchorPointX, .anchorPointY: anchorPoint = base.properties.anchorPoint
        case .anchorPointZ: anchorPointZ = base.properties.anchorPointZ
        case .opacity: opacity = base.properties.opacity
        case .hidden: isHidden = base.properties.isHidden
        case .masksToBounds: masksToBounds = base.properties.masksToBounds
        case .backgroundColor: CGColor.replace(&backgroundColor, with: base.properties.backgroundColor)
        case .cornerRadius: cornerRadius = base.properties.cornerRadius
        case .borderWidth: borderWidth = base.properties.borderWidth
        case .borderColor: CGColor.replace(&borderColor, with: base.properties.borderColor)
        case .contents: (contents, contentsBlend) = (base.properties.contents, base.properties.contentsBlend)
        case .contentsScale: contentsScale = base.properties.contentsScale
        case .contentsRect, .contentsRectOrigin, .contentsRectX, .contentsRectY, .contentsRectSize, .contentsRectWidth,
            .contentsRectHeight:
            contentsRect = base.properties.contentsRect
        case .contentsCenter: contentsCenter = base.properties.contentsCenter
        case .rasterizationScale: rasterizationScale = base.properties.rasterizationScale
        case .blurRadius: blur = base.properties.blur
        case .shadowColor: CGColor.replace(&shadow.color, with: base.properties.shadow.color)
        case .shadowPath: PathGeometry.restore(&shadow.path, from: base.properties.shadow.path)
        case .shadowOpacity, .shadowOffset, .shadowOffsetWidth, .shadowOffsetHeight, .shadowRadius:
            let old = base.properties.shadow
            (shadow.opacity, shadow.offset, shadow.radius) = (old.opacity, old.offset, old.radius)
        default:
            switch property.owner {
            case .shape: shape?.restore(property, from: base.properties.shape)
            case .gradient, .replicator, .text, .emitter: kind.restore(property, from: base.properties.kind)
            // All that is left of the plain properties.
            case .layer: (transform, sublayerTransform) = (base.properties.transform, base.properties.sublayerTransform)
            }
        }
    }
}

extension ShapeProperties {
    /// Brings back `property` from `base`, the shape of the same layer.
    fileprivate mutating func restore(_ property: AnimatableProperty, from base: ShapeProperties?) {
        guard let base else { return }
        switch property {
        case .fillColor: CGColor.replace(&fillColor, with: base.fillColor)
        case .strokeColor: CGColor.replace(&strokeColor, with: base.strokeColor)
        case .path: PathGeometry.restore(&path, from: base.path)
        default:
            (strokeStart, strokeEnd, lineWidth) = (base.strokeStart, base.strokeEnd, base.lineWidth)
            (miterLimit, lineDashPhase) = (base.miterLimit, base.lineDashPhase)
        }
    }
}

extension PathGeometry {
    /// Brings back `path` from `base`, in the memory it has where it can.
    fileprivate static func restore(_ path: inout PathGeometry?, from base: PathGeometry?) {
        if let base, path != nil { path?.become(base) } else { path = base }
    }
}
