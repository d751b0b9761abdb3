import CoreGraphics
import RenderServer

extension CALayer: KeyedObject {
    final func storedValue(_ key: String) -> Any? { CustomValue.boxed(customValue(key)) }

    final func store(_ value: Any?, _ key: String) { setCustomValue(value, key) }

    /// The properties of CALayer by name.
    static let layerKeys: [String: KeyedProperty] = {
        let start = LayerProperties()
        var keys: [String: KeyedProperty] = [
            "frame": KeyedProperty(\CALayer.frame, .zero),
            "bounds": KeyedProperty(\CALayer.bounds, start.bounds),
            "position": KeyedProperty(\CALayer.position, start.position),
            "zPosition": KeyedProperty(\CALayer.zPosition, start.zPosition),
            "anchorPoint": KeyedProperty(\CALayer.anchorPoint, start.anchorPoint),
            "anchorPointZ": KeyedProperty(\CALayer.anchorPointZ, start.anchorPointZ),
            "transform": KeyedProperty(\CALayer.transform, .identity),
            "sublayerTransform": KeyedProperty(\CALayer.sublayerTransform, .identity),
            "isGeometryFlipped": KeyedProperty(\CALayer.isGeometryFlipped, false),
            "isDoubleSided": KeyedProperty(\CALayer.isDoubleSided, true),
            "opacity": KeyedProperty(\CALayer.opacity, start.opacity),
            "isHidden": KeyedProperty(\CALayer.isHidden, false),
            "backgroundColor": KeyedProperty(\CALayer.backgroundColor),
            "cornerRadius": KeyedProperty(\CALayer.cornerRadius, start.cornerRadius),
            "cornerCurve": KeyedProperty(\CALayer.cornerCurve, .circular),
            "maskedCorners": KeyedProperty(
                \CALayer.maskedCorners,
                [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
            "borderWidth": KeyedProperty(\CALayer.borderWidth, start.borderWidth),
            "borderColor": KeyedProperty(\CALayer.borderColor) { .black },
            "masksToBounds": KeyedProperty(\CALayer.masksToBounds, false),
            "mask": KeyedProperty(\CALayer.mask) { $0 as? CALayer },
            "contents": KeyedProperty(anything: \CALayer.contents),
            "contentsScale": KeyedProperty(\CALayer.contentsScale, start.contentsScale),
            "contentsGravity": KeyedProperty(\CALayer.contentsGravity, .resize),
            "contentsRect": KeyedProperty(\CALayer.contentsRect, start.contentsRect),
            "contentsCenter": KeyedProperty(\CALayer.contentsCenter, start.contentsCenter),
            "minificationFilter": KeyedProperty(\CALayer.minificationFilter, .linear),
            "magnificationFilter": KeyedProperty(\CALayer.magnificationFilter, .linear),
            "contentsFormat": KeyedProperty(\CALayer.contentsFormat, .RGBA8Uint),
            "isOpaque": KeyedProperty(\CALayer.isOpaque, false),
            "allowsGroupOpacity": KeyedProperty(\CALayer.allowsGroupOpacity, true),
            "shadowColor": KeyedProperty(\CALayer.shadowColor) { .black },
            "shadowOpacity": KeyedProperty(\CALayer.shadowOpacity, start.shadow.opacity),
            "shadowOffset": KeyedProperty(\CALayer.shadowOffset, start.shadow.offset),
            "shadowRadius": KeyedProperty(\CALayer.shadowRadius, start.shadow.radius),
            "shadowPath": KeyedProperty(\CALayer.shadowPath),
            "shouldRasterize": KeyedProperty(\CALayer.shouldRasterize, false),
            "rasterizationScale": KeyedProperty(\CALayer.rasterizationScale, start.rasterizationScale),
            "drawsAsynchronously": KeyedProperty(\CALayer.drawsAsynchronously, false),
            "name": KeyedProperty(\CALayer.name),
            "delegate": KeyedProperty(\CALayer.delegate) { $0 as? any CALayerDelegate },
            "layoutManager": KeyedProperty(\CALayer.layoutManager) { $0 as? any CALayoutManager },
            "superlayer": KeyedProperty { (layer: CALayer) in layer.superlayer },
            "sublayers": KeyedProperty(\CALayer.sublayers) { $0 as? [CALayer] },
            "visibleRect": KeyedProperty { (layer: CALayer) in layer.visibleRect },
            "autoresizingMask": KeyedProperty(\CALayer.autoresizingMask, []),
            "needsDisplayOnBoundsChange": KeyedProperty(\CALayer.needsDisplayOnBoundsChange, false),
            "actions": KeyedProperty(\CALayer.actions) { $0 as? [String: any CAAction] },
            "style": KeyedProperty(\CALayer.style) { $0 as? [AnyHashable: Any] },
            "beginTime": KeyedProperty(\CALayer.beginTime, 0),
            "duration": KeyedProperty(\CALayer.duration, .infinity),
            "speed": KeyedProperty(\CALayer.speed, 1),
            "timeOffset": KeyedProperty(\CALayer.timeOffset, 0),
            "repeatCount": KeyedProperty(\CALayer.repeatCount, 0),
            "repeatDuration": KeyedProperty(\CALayer.repeatDuration, 0),
            "autoreverses": KeyedProperty(\CALayer.autoreverses, false),
            "fillMode": KeyedProperty(\CALayer.fillMode, .removed),
        ]
        keys.addObjectiveCNames()
        return keys
    }()
}

extension [String: KeyedProperty] {
    /// Adds each `isSomething` under Objective-C's name for it too, `something`.
    mutating func addObjectiveCNames() {
        for (name, property) in self where name.hasPrefix("is") {
            let rest = name.dropFirst(2)
            guard let first = rest.first, first.isUppercase else { continue }
            self[first.lowercased() + rest.dropFirst()] = property
        }
    }
}

extension CAShapeLayer {
    /// The properties that CAShapeLayer adds, by name.
    static let shapeKeys: [String: KeyedProperty] = [
        "path": KeyedProperty(\CAShapeLayer.path),
        "fillColor": KeyedProperty(\CAShapeLayer.fillColor) { .black },
        "fillRule": KeyedProperty(\CAShapeLayer.fillRule, .nonZero),
        "strokeColor": KeyedProperty(\CAShapeLayer.strokeColor),
        "strokeStart": KeyedProperty(\CAShapeLayer.strokeStart, 0),
        "strokeEnd": KeyedProperty(\CAShapeLayer.strokeEnd, 1),
        "lineWidth": KeyedProperty(\CAShapeLayer.lineWidth, 1),
        "miterLimit": KeyedProperty(\CAShapeLayer.miterLimit, 10),
        "lineCap": KeyedProperty(\CAShapeLayer.lineCap, .butt),
        "lineJoin": KeyedProperty(\CAShapeLayer.lineJoin, .miter),
        "lineDashPhase": KeyedProperty(\CAShapeLayer.lineDashPhase, 0),
        "lineDashPattern": KeyedProperty(\CAShapeLayer.lineDashPattern),
    ]
}
