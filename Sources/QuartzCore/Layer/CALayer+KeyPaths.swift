import CoreGraphics
import RenderServer

extension CALayer {
    final func keyedValue(_ keyPath: String) -> Any? {
        guard let property = AnimatableProperty(keyPath: keyPath), properties.has(property) else {
            return CustomValue.boxed(customValue(keyPath))
        }
        switch property {
        case .contents: return contents
        case .backgroundColor: return backgroundColor
        case .borderColor: return borderColor
        case .fillColor: return properties.shape?.fillColor
        case .strokeColor: return properties.shape?.strokeColor
        case .instanceColor: return properties.replicator?.color
        case .foregroundColor: return properties.text?.foregroundColor
        case .colors: return properties.gradient?.colors
        case .locations where properties.gradient?.locations == nil: return nil
        case .shadowColor: return shadowColor
        default: return properties.value(of: property)?.boxed
        }
    }

    final func setKeyedValue(_ value: Any?, _ keyPath: String) {
        guard let property = AnimatableProperty(keyPath: keyPath), properties.has(property) else {
            setCustomValue(value, keyPath)
            return
        }
        if property == .contents {
            contents = value
            return
        }
        if property.kind == .color, value == nil || value is CGColor {
            setColor(value as? CGColor, property)
            return
        }
        var changed = properties
        if let value {
            guard let value = AnimationValue(unboxing: value)?.coerced(to: property) else {
                Log.once(
                    "layer.value.\(keyPath)", "'\(keyPath)' does not take the \(type(of: value)) \(value)")
                return
            }
            changed.set(property, to: value)
        } else {
            changed.clear(property)
        }
        take(changed, for: property)
    }

    private func setColor(_ color: CGColor?, _ property: AnimatableProperty) {
        switch property {
        case .backgroundColor: backgroundColor = color
        case .borderColor: borderColor = color
        case .fillColor: (self as? CAShapeLayer)?.fillColor = color
        case .strokeColor: (self as? CAShapeLayer)?.strokeColor = color
        case .instanceColor: (self as? CAReplicatorLayer)?.instanceColor = color
        case .foregroundColor: (self as? CATextLayer)?.foregroundColor = color
        case .shadowColor: shadowColor = color
        default: break
        }
    }

    /// Takes over what `property` changed, through the setters, so that overrides and actions see it.
    private func take(_ changed: LayerProperties, for property: AnimatableProperty) {
        switch property {
        case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight:
            bounds = changed.bounds
        case .position, .positionX, .positionY: position = changed.position
        case .zPosition: zPosition = changed.zPosition
        case .anchorPoint, .anchorPointX, .anchorPointY: anchorPoint = changed.anchorPoint
        case .anchorPointZ: anchorPointZ = changed.anchorPointZ
        case .transform, .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleXY, .scaleX, .scaleY, .scaleZ,
            .translation, .translationX, .translationY, .translationZ:
            transform = changed.transform
        case .sublayerTransform: sublayerTransform = changed.sublayerTransform
        case .opacity: opacity = changed.opacity
        case .hidden: isHidden = changed.isHidden
        case .masksToBounds: masksToBounds = changed.masksToBounds
        case .cornerRadius: cornerRadius = changed.cornerRadius
        case .borderWidth: borderWidth = changed.borderWidth
        case .contents, .backgroundColor, .borderColor, .fillColor, .strokeColor, .shadowColor: break
        case .contentsRect, .contentsRectOrigin, .contentsRectX, .contentsRectY, .contentsRectSize, .contentsRectWidth,
            .contentsRectHeight:
            contentsRect = changed.contentsRect
        case .contentsCenter: contentsCenter = changed.contentsCenter
        case .rasterizationScale: rasterizationScale = changed.rasterizationScale
        case .shadowOpacity: shadowOpacity = changed.shadow.opacity
        case .shadowOffset, .shadowOffsetWidth, .shadowOffsetHeight: shadowOffset = changed.shadow.offset
        case .shadowRadius: shadowRadius = changed.shadow.radius
        case .shadowPath: shadowPath = changed.shadow.path.map { CGPath(geometry: $0) }
        case .contentsScale: contentsScale = changed.contentsScale
        case .path, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
            if let shape = changed.shape { (self as? CAShapeLayer)?.take(shape, for: property) }
        default: (self as? any KindLayer)?.takeOwn(changed, for: property)
        }
    }
}

extension LayerProperties {
    /// Gives `property` no value, or where it must have one, Core Animation's default.
    fileprivate mutating func clear(_ property: AnimatableProperty) {
        switch property {
        case .path: shape?.path = nil
        case .colors: gradient?.colors = nil
        case .locations: gradient?.locations = nil
        case .shadowPath: shadow.path = nil
        default:
            var fresh = LayerProperties()
            fresh.shape = shape.map { _ in ShapeProperties() }
            fresh.kind = kind.blank
            if let value = fresh.value(of: property) { set(property, to: value) }
        }
    }
}
