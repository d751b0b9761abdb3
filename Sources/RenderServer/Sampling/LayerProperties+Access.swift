import CoreGraphics

/// Reading and writing of single properties by the names that animate.
extension LayerProperties {
    /// The present value of `property`; nil where the layer has none (a shape's property on a plain layer, no colour).
    package func value(of property: AnimatableProperty) -> AnimationValue? {
        switch property {
        case .bounds: return .rect(bounds)
        case .boundsOrigin: return .point(bounds.origin)
        case .boundsOriginX: return .scalar(bounds.origin.x)
        case .boundsOriginY: return .scalar(bounds.origin.y)
        case .boundsSize: return .size(bounds.size)
        case .boundsWidth: return .scalar(bounds.size.width)
        case .boundsHeight: return .scalar(bounds.size.height)
        case .position: return .point(position)
        case .positionX: return .scalar(position.x)
        case .positionY: return .scalar(position.y)
        case .zPosition: return .scalar(zPosition)
        case .anchorPoint: return .point(anchorPoint)
        case .anchorPointX: return .scalar(anchorPoint.x)
        case .anchorPointY: return .scalar(anchorPoint.y)
        case .anchorPointZ: return .scalar(anchorPointZ)
        case .transform: return .transform(transform)
        case .sublayerTransform: return .transform(sublayerTransform)
        case .opacity: return .scalar(Double(opacity))
        case .hidden: return .scalar(isHidden ? 1 : 0)
        case .masksToBounds: return .scalar(masksToBounds ? 1 : 0)
        case .backgroundColor: return Self.color(backgroundColor)
        case .cornerRadius: return .scalar(cornerRadius)
        case .borderWidth: return .scalar(borderWidth)
        case .borderColor: return Self.color(borderColor)
        case .contents: return contentsBlend.map { .blend($0) } ?? .image(contents)
        case .contentsScale: return .scalar(contentsScale)
        case .contentsRect: return .rect(contentsRect)
        case .contentsRectOrigin: return .point(contentsRect.origin)
        case .contentsRectX: return .scalar(contentsRect.origin.x)
        case .contentsRectY: return .scalar(contentsRect.origin.y)
        case .contentsRectSize: return .size(contentsRect.size)
        case .contentsRectWidth: return .scalar(contentsRect.size.width)
        case .contentsRectHeight: return .scalar(contentsRect.size.height)
        case .contentsCenter: return .rect(contentsCenter)
        case .rasterizationScale: return .scalar(rasterizationScale)
        case .blurRadius: return .scalar(blur)
        case .shadowColor: return Self.color(shadow.color)
        case .shadowOpacity: return .scalar(Double(shadow.opacity))
        case .shadowOffset: return .size(shadow.offset)
        case .shadowOffsetWidth: return .scalar(shadow.offset.width)
        case .shadowOffsetHeight: return .scalar(shadow.offset.height)
        case .shadowRadius: return .scalar(shadow.radius)
        case .shadowPath: return shadow.path.map(AnimationValue.path)
        default:
            if let (part, isSublayers) = property.transformPart {
                return part.value(of: isSublayers ? sublayerTransform : transform)
            }
            return shape?.value(of: property) ?? kind.value(of: property)
        }
    }

    /// As above, for a property of a cell if there is one.
    @inline(__always) package func value(
        of property: AnimatableProperty, in cell: EmitterCellTarget?
    ) -> AnimationValue? {
        cell.map { emitter?.value(of: $0) } ?? value(of: property)
    }

    /// Sets `property`; what a layer does not have, and a value of another kind, is left alone. Lengths that cannot be
    /// negative are clamped to 0, fractions to 0...1; but the opacity takes what animations that add up make of it on
    /// the way.
    package mutating func set(_ property: AnimatableProperty, to value: AnimationValue) {
        switch (property, value) {
        case (.bounds, .rect(let r)): bounds = r
        case (.boundsOrigin, .point(let p)): bounds.origin = p
        case (.boundsOriginX, .scalar(let x)): bounds.origin.x = x
        case (.boundsOriginY, .scalar(let x)): bounds.origin.y = x
        case (.boundsSize, .size(let s)): bounds.size = s
        case (.boundsWidth, .scalar(let x)): bounds.size.width = x
        case (.boundsHeight, .scalar(let x)): bounds.size.height = x
        case (.position, .point(let p)): position = p
        case (.positionX, .scalar(let x)): position.x = x
        case (.positionY, .scalar(let x)): position.y = x
        case (.zPosition, .scalar(let x)): zPosition = x
        case (.anchorPoint, .point(let p)): anchorPoint = p
        case (.anchorPointX, .scalar(let x)): anchorPoint.x = x
        case (.anchorPointY, .scalar(let x)): anchorPoint.y = x
        case (.anchorPointZ, .scalar(let x)): anchorPointZ = x
        case (.transform, .transform(let m)): transform = m
        case (.sublayerTransform, .transform(let m)): sublayerTransform = m
        case (.opacity, .scalar(let x)): opacity = Float(x)
        case (.hidden, .scalar(let x)): isHidden = x >= 0.5
        case (.masksToBounds, .scalar(let x)): masksToBounds = x >= 0.5
        case (.backgroundColor, .color(let c)): CGColor.replace(&backgroundColor, with: c)
        case (.cornerRadius, .scalar(let x)): cornerRadius = max(0, x)
        case (.borderWidth, .scalar(let x)): borderWidth = max(0, x)
        case (.borderColor, .color(let c)): CGColor.replace(&borderColor, with: c)
        case (.contents, .image(let image)): (contents, contentsBlend) = (image, nil)
        case (.contents, .blend(let blend)): (contents, contentsBlend) = (blend.dominant, blend)
        case (.contentsScale, .scalar(let x)): contentsScale = x > 0 ? x : contentsScale
        case (.contentsRect, .rect(let r)): contentsRect = r
        case (.contentsRectOrigin, .point(let p)): contentsRect.origin = p
        case (.contentsRectX, .scalar(let x)): contentsRect.origin.x = x
        case (.contentsRectY, .scalar(let x)): contentsRect.origin.y = x
        case (.contentsRectSize, .size(let s)): contentsRect.size = s
        case (.contentsRectWidth, .scalar(let x)): contentsRect.size.width = x
        case (.contentsRectHeight, .scalar(let x)): contentsRect.size.height = x
        case (.contentsCenter, .rect(let r)): contentsCenter = r
        case (.rasterizationScale, .scalar(let x)): rasterizationScale = x > 0 ? x : rasterizationScale
        case (.blurRadius, .scalar(let x)): blur = max(0, x)
        case (.shadowColor, .color(let c)): CGColor.replace(&shadow.color, with: c)
        case (.shadowOpacity, .scalar(let x)): shadow.opacity = Float(min(max(x, 0), 1))
        case (.shadowOffset, .size(let s)): shadow.offset = s
        case (.shadowOffsetWidth, .scalar(let x)): shadow.offset.width = x
        case (.shadowOffsetHeight, .scalar(let x)): shadow.offset.height = x
        case (.shadowRadius, .scalar(let x)): shadow.radius = max(0, x)
        case (.shadowPath, .path(let p)): shadow.path = p
        default:
            switch property.transformPart {
            case (let part, false)?: part.set(value, in: &transform)
            case (let part, true)?: part.set(value, in: &sublayerTransform)
            case nil:
                if property.owner == .shape { shape?.set(property, to: value) } else { kind.set(property, to: value) }
            }
        }
    }

    static func color(_ color: CGColor?) -> AnimationValue { .color(color?.rgba ?? .clear) }
}

extension ShapeProperties {
    func value(of property: AnimatableProperty) -> AnimationValue? {
        switch property {
        case .path: path.map(AnimationValue.path)
        case .fillColor: LayerProperties.color(fillColor)
        case .strokeColor: LayerProperties.color(strokeColor)
        case .strokeStart: .scalar(strokeStart)
        case .strokeEnd: .scalar(strokeEnd)
        case .lineWidth: .scalar(lineWidth)
        case .miterLimit: .scalar(miterLimit)
        case .lineDashPhase: .scalar(lineDashPhase)
        default: nil
        }
    }

    mutating func set(_ property: AnimatableProperty, to value: AnimationValue) {
        switch (property, value) {
        case (.path, .path(let p)): path = p
        case (.fillColor, .color(let c)): CGColor.replace(&fillColor, with: c)
        case (.strokeColor, .color(let c)): CGColor.replace(&strokeColor, with: c)
        case (.strokeStart, .scalar(let x)): strokeStart = min(max(x, 0), 1)
        case (.strokeEnd, .scalar(let x)): strokeEnd = min(max(x, 0), 1)
        case (.lineWidth, .scalar(let x)): lineWidth = max(0, x)
        case (.miterLimit, .scalar(let x)): miterLimit = max(0, x)
        case (.lineDashPhase, .scalar(let x)): lineDashPhase = x
        default: break
        }
    }
}
