import CoreGraphics
import RenderServer

extension CALayer: KeyedObject {
    final func storedValue(_ key: String) -> Any? { CustomValue.boxed(customValue(key)) }

    final func store(_ value: Any?, _ key: String) { setCustomValue(value, key) }

    /// The properties of CALayer by name.
    static let layerKeys = KeyedProperties.table(of: CALayer()) { keys in
        keys.add("frame", \.frame)
        keys.add(\.bounds, for: \LayerProperties.bounds)
        keys.add(\.position, for: \LayerProperties.position)
        keys.add(\.zPosition, for: \LayerProperties.zPosition)
        keys.add(\.anchorPoint, for: \LayerProperties.anchorPoint)
        keys.add(\.anchorPointZ, for: \LayerProperties.anchorPointZ)
        keys.add(\.transform, for: \LayerProperties.transform)
        keys.add(\.sublayerTransform, for: \LayerProperties.sublayerTransform)
        keys.add("isGeometryFlipped", \.isGeometryFlipped)
        keys.add("isDoubleSided", \.isDoubleSided)
        keys.add(\.opacity, for: \LayerProperties.opacity)
        keys.add(\.isHidden, for: \LayerProperties.isHidden)
        keys.add(\.backgroundColor, for: \LayerProperties.backgroundColor)
        keys.add(\.cornerRadius, for: \LayerProperties.cornerRadius)
        keys.add("cornerCurve", \.cornerCurve)
        keys.add("maskedCorners", \.maskedCorners)
        keys.add(\.borderWidth, for: \LayerProperties.borderWidth)
        keys.add(\.borderColor, for: \LayerProperties.borderColor)
        keys.add(\.masksToBounds, for: \LayerProperties.masksToBounds)
        keys.add("mask", KeyedProperty(\CALayer.mask) { $0 as? CALayer })
        keys.add(KeyedProperty(anything: \CALayer.contents), for: \LayerProperties.image)
        keys.add(\.contentsScale, for: \LayerProperties.contentsScale)
        keys.add("contentsGravity", \.contentsGravity)
        keys.add(\.contentsRect, for: \LayerProperties.contentsRect)
        keys.add(\.contentsCenter, for: \LayerProperties.contentsCenter)
        keys.add("minificationFilter", \.minificationFilter)
        keys.add("magnificationFilter", \.magnificationFilter)
        keys.add("compositingFilter", KeyedProperty(anything: \CALayer.compositingFilter))
        keys.add("contentsFormat", \.contentsFormat)
        keys.add("isOpaque", \.isOpaque)
        keys.add("allowsGroupOpacity", \.allowsGroupOpacity)
        keys.add(\.shadowColor, for: \LayerProperties.shadow.color)
        keys.add(\.shadowOpacity, for: \LayerProperties.shadow.opacity)
        keys.add(\.shadowOffset, for: \LayerProperties.shadow.offset)
        keys.add(\.shadowRadius, for: \LayerProperties.shadow.radius)
        keys.add(\.shadowPath, for: \LayerProperties.shadow.path)
        keys.add("shouldRasterize", \.shouldRasterize)
        keys.add(\.rasterizationScale, for: \LayerProperties.rasterizationScale)
        keys.add("drawsAsynchronously", \.drawsAsynchronously)
        keys.add("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing)
        keys.add("minificationFilterBias", \.minificationFilterBias)
        keys.add("name", \.name)
        keys.add("delegate", KeyedProperty(\CALayer.delegate) { $0 as? any CALayerDelegate })
        keys.add("layoutManager", KeyedProperty(\CALayer.layoutManager) { $0 as? any CALayoutManager })
        keys.add("superlayer", KeyedProperty { (layer: CALayer) in layer.superlayer })
        keys.add("sublayers", KeyedProperty(\CALayer.sublayers) { $0 as? [CALayer] })
        keys.add("visibleRect", KeyedProperty { (layer: CALayer) in layer.visibleRect })
        keys.add("autoresizingMask", \.autoresizingMask)
        keys.add("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange)
        keys.add("actions", KeyedProperty(\CALayer.actions) { $0 as? [String: any CAAction] })
        keys.add("style", KeyedProperty(\CALayer.style) { $0 as? [AnyHashable: Any] })
        keys.add("beginTime", \.beginTime)
        keys.add("duration", \.duration)
        keys.add("speed", \.speed)
        keys.add("timeOffset", \.timeOffset)
        keys.add("repeatCount", \.repeatCount)
        keys.add("repeatDuration", \.repeatDuration)
        keys.add("autoreverses", \.autoreverses)
        keys.add("fillMode", \.fillMode)
    }
}

extension CAShapeLayer {
    /// The properties that CAShapeLayer adds, by name.
    static let shapeKeys = KeyedProperties.table(of: CAShapeLayer()) { keys in
        keys.add(\.path, for: \ShapeProperties.path)
        keys.add(\.fillColor, for: \ShapeProperties.fillColor)
        keys.add("fillRule", \.fillRule)
        keys.add(\.strokeColor, for: \ShapeProperties.strokeColor)
        keys.add(\.strokeStart, for: \ShapeProperties.strokeStart)
        keys.add(\.strokeEnd, for: \ShapeProperties.strokeEnd)
        keys.add(\.lineWidth, for: \ShapeProperties.lineWidth)
        keys.add(\.miterLimit, for: \ShapeProperties.miterLimit)
        keys.add("lineCap", \.lineCap)
        keys.add("lineJoin", \.lineJoin)
        keys.add(\.lineDashPhase, for: \ShapeProperties.lineDashPhase)
        keys.add("lineDashPattern", \.lineDashPattern)
    }
}
