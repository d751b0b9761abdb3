/// A key path that animates, resolved once at commit.
package enum AnimatableProperty: String, Sendable, Hashable, CaseIterable {
    case bounds, boundsOrigin = "bounds.origin", boundsOriginX = "bounds.origin.x", boundsOriginY = "bounds.origin.y"
    case boundsSize = "bounds.size", boundsWidth = "bounds.size.width", boundsHeight = "bounds.size.height"
    case position, positionX = "position.x", positionY = "position.y", zPosition
    case anchorPoint, anchorPointX = "anchorPoint.x", anchorPointY = "anchorPoint.y", anchorPointZ
    case transform
    case rotation = "transform.rotation", rotationX = "transform.rotation.x", rotationY = "transform.rotation.y"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale", scaleXY = "transform.scale.xy", scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y", scaleZ = "transform.scale.z"
    case translation = "transform.translation", translationX = "transform.translation.x"
    case translationY = "transform.translation.y", translationZ = "transform.translation.z"
    case sublayerTransform
    case sublayerRotation = "sublayerTransform.rotation", sublayerRotationX = "sublayerTransform.rotation.x"
    case sublayerRotationY = "sublayerTransform.rotation.y", sublayerRotationZ = "sublayerTransform.rotation.z"
    case sublayerScale = "sublayerTransform.scale", sublayerScaleXY = "sublayerTransform.scale.xy"
    case sublayerScaleX = "sublayerTransform.scale.x", sublayerScaleY = "sublayerTransform.scale.y"
    case sublayerScaleZ = "sublayerTransform.scale.z", sublayerTranslation = "sublayerTransform.translation"
    case sublayerTranslationX = "sublayerTransform.translation.x"
    case sublayerTranslationY = "sublayerTransform.translation.y"
    case sublayerTranslationZ = "sublayerTransform.translation.z"
    case opacity, hidden, masksToBounds, backgroundColor, cornerRadius, borderWidth, borderColor
    case contents, contentsScale
    case contentsRect, contentsRectOrigin = "contentsRect.origin", contentsRectX = "contentsRect.origin.x"
    case contentsRectY = "contentsRect.origin.y", contentsRectSize = "contentsRect.size"
    case contentsRectWidth = "contentsRect.size.width", contentsRectHeight = "contentsRect.size.height"
    case contentsCenter, rasterizationScale, blurRadius
    case shadowColor, shadowOpacity, shadowOffset, shadowOffsetWidth = "shadowOffset.width"
    case shadowOffsetHeight = "shadowOffset.height", shadowRadius, shadowPath
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
    case colors, locations, startPoint, startPointX = "startPoint.x", startPointY = "startPoint.y"
    case endPoint, endPointX = "endPoint.x", endPointY = "endPoint.y"
    case instanceCount, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    case fontSize, foregroundColor
    case emitterPosition, emitterPositionX = "emitterPosition.x", emitterPositionY = "emitterPosition.y"
    case emitterSize, emitterWidth = "emitterSize.width", emitterHeight = "emitterSize.height"
    case birthRate, emitterVelocity = "velocity", emitterScale = "scale", emitterSpin = "spin"
    // A number or the colour of one of an emitter's cells; which one, an EmitterCellTarget says.
    case cellNumber = "emitterCells..number", cellColor = "emitterCells..color"

    /// The property that a Core Animation key path names, or nil if none of that name animates.
    package init?(keyPath: String) {
        if keyPath == "isHidden" {
            self = .hidden
        } else {
            self.init(rawValue: keyPath)
            if self == .cellNumber || self == .cellColor { return nil }
        }
    }

    /// The kinds of values there are.
    package enum Kind: Sendable {
        case scalar, point, size, rect, color, transform, path, image, switch_, colors, numbers

        /// Whether values are made of any number of parts.
        var isList: Bool { self == .path || self == .colors || self == .numbers }
    }

    /// What kind of value the property takes.
    package var kind: Kind {
        switch self {
        case .bounds, .contentsRect, .contentsCenter: .rect
        case .boundsOrigin, .position, .anchorPoint, .contentsRectOrigin, .startPoint, .endPoint, .emitterPosition:
            .point
        case .boundsSize, .translation, .sublayerTranslation, .contentsRectSize, .shadowOffset, .emitterSize: .size
        case .transform, .sublayerTransform, .instanceTransform: .transform
        case .backgroundColor, .borderColor, .fillColor, .strokeColor, .shadowColor, .instanceColor, .foregroundColor,
            .cellColor:
            .color
        case .contents: .image
        case .path, .shadowPath: .path
        case .hidden, .masksToBounds: .switch_
        case .colors: .colors
        case .locations: .numbers
        default: .scalar
        }
    }

    /// The part of `transform`, or of `sublayerTransform`, that this is; nil for what is no part of either.
    var transformPart: (part: TransformPart, isSublayers: Bool)? {
        switch self {
        case .rotation: (.rotation, false)
        case .rotationX: (.rotationX, false)
        case .rotationY: (.rotationY, false)
        case .rotationZ: (.rotationZ, false)
        case .scale: (.scale, false)
        case .scaleXY: (.scaleXY, false)
        case .scaleX: (.scaleX, false)
        case .scaleY: (.scaleY, false)
        case .scaleZ: (.scaleZ, false)
        case .translation: (.translation, false)
        case .translationX: (.translationX, false)
        case .translationY: (.translationY, false)
        case .translationZ: (.translationZ, false)
        case .sublayerRotation: (.rotation, true)
        case .sublayerRotationX: (.rotationX, true)
        case .sublayerRotationY: (.rotationY, true)
        case .sublayerRotationZ: (.rotationZ, true)
        case .sublayerScale: (.scale, true)
        case .sublayerScaleXY: (.scaleXY, true)
        case .sublayerScaleX: (.scaleX, true)
        case .sublayerScaleY: (.scaleY, true)
        case .sublayerScaleZ: (.scaleZ, true)
        case .sublayerTranslation: (.translation, true)
        case .sublayerTranslationX: (.translationX, true)
        case .sublayerTranslationY: (.translationY, true)
        case .sublayerTranslationZ: (.translationZ, true)
        default: nil
        }
    }

    /// Whether a change moves or resizes the layer or its sublayers, so that what is out of sight may come into it.
    var changesGeometry: Bool {
        switch self {
        case .opacity, .hidden, .masksToBounds, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .contents,
            .contentsScale, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .contentsRect, .contentsRectOrigin,
            .contentsRectX, .contentsRectY, .contentsRectSize, .contentsRectWidth, .contentsRectHeight,
            .contentsCenter, .rasterizationScale, .colors, .locations, .startPoint, .startPointX,
            .startPointY, .endPoint, .endPointX, .endPointY, .fontSize, .foregroundColor:
            false
        default: true
        }
    }

    /// Whether a change alone can make an invisible layer visible.
    var changesVisibility: Bool { self == .opacity || self == .hidden }

    /// The kinds of layers there are.
    package enum Owner: Sendable {
        case layer, shape, gradient, replicator, text, emitter
    }

    /// The kind of layer that has the property.
    package var owner: Owner {
        switch self {
        case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase: .shape
        case .colors, .locations, .startPoint, .startPointX, .startPointY, .endPoint, .endPointX, .endPointY: .gradient
        case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
            .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
            .replicator
        case .fontSize, .foregroundColor: .text
        case .emitterPosition, .emitterPositionX, .emitterPositionY, .emitterSize, .emitterWidth, .emitterHeight,
            .birthRate, .emitterVelocity, .emitterScale, .emitterSpin, .cellNumber, .cellColor:
            .emitter
        default: .layer
        }
    }
}
