import CoreGraphics

/// Short names for the properties that code asks for by name. One that nobody asks for needs none.
extension AnimatableProperty {
    package static let bounds = AnimatableProperty(\LayerProperties.bounds)
    package static let position = AnimatableProperty(\LayerProperties.position)
    package static let zPosition = AnimatableProperty(\LayerProperties.zPosition)
    package static let transform = AnimatableProperty(\LayerProperties.transform)
    package static let sublayerTransform = AnimatableProperty(\LayerProperties.sublayerTransform)
    package static let opacity = AnimatableProperty(\LayerProperties.opacity)
    package static let hidden = AnimatableProperty(\LayerProperties.isHidden)
    package static let masksToBounds = AnimatableProperty(\LayerProperties.masksToBounds)
    package static let backgroundColor = AnimatableProperty(\LayerProperties.backgroundColor)
    package static let cornerRadius = AnimatableProperty(\LayerProperties.cornerRadius)
    package static let borderWidth = AnimatableProperty(\LayerProperties.borderWidth)
    package static let contents = AnimatableProperty(\LayerProperties.image)
    package static let contentsRect = AnimatableProperty(\LayerProperties.contentsRect)
    package static let rasterizationScale = AnimatableProperty(\LayerProperties.rasterizationScale)
    package static let blurRadius = AnimatableProperty(\LayerProperties.blur)
    package static let colorMatrix = AnimatableProperty(\LayerProperties.colorMatrix)
    package static let shadowColor = AnimatableProperty(\LayerProperties.shadow.color)
    package static let shadowOpacity = AnimatableProperty(\LayerProperties.shadow.opacity)
    package static let shadowOffset = AnimatableProperty(\LayerProperties.shadow.offset)
    package static let shadowRadius = AnimatableProperty(\LayerProperties.shadow.radius)
    package static let shadowPath = AnimatableProperty(\LayerProperties.shadow.path)
    package static let path = AnimatableProperty(\ShapeProperties.path)
    package static let strokeColor = AnimatableProperty(\ShapeProperties.strokeColor)
    package static let strokeStart = AnimatableProperty(\ShapeProperties.strokeStart)
    package static let strokeEnd = AnimatableProperty(\ShapeProperties.strokeEnd)
    package static let lineWidth = AnimatableProperty(\ShapeProperties.lineWidth)
    package static let colors = AnimatableProperty(\GradientProperties.colors)
    package static let locations = AnimatableProperty(\GradientProperties.locations)
    package static let startPoint = AnimatableProperty(\GradientProperties.startPoint)
    package static let endPoint = AnimatableProperty(\GradientProperties.endPoint)
    package static let instanceCount = AnimatableProperty(\ReplicatorProperties.count)
    package static let instanceDelay = AnimatableProperty(\ReplicatorProperties.delay)
    package static let instanceTransform = AnimatableProperty(\ReplicatorProperties.transform)
    package static let instanceAlphaOffset = AnimatableProperty(\ReplicatorProperties.alphaOffset)
    package static let fontSize = AnimatableProperty(\TextProperties.fontSize)
    package static let emitterPosition = AnimatableProperty(\EmitterProperties.position)
    package static let birthRate = AnimatableProperty(\EmitterProperties.birthRate)

    // Parts.
    package static let positionX = position[.x]
    package static let positionY = position[.y]
    package static let boundsSize = bounds[.size]
    package static let boundsWidth = bounds[.width]
    package static let rotationX = transform[.transform(.rotationX)]
    package static let rotationY = transform[.transform(.rotationY)]
    package static let rotationZ = transform[.transform(.rotationZ)]
    package static let scale = transform[.transform(.scale)]
    package static let translationX = transform[.transform(.translationX)]
    package static let sublayerRotationZ = sublayerTransform[.transform(.rotationZ)]
    package static let sublayerScale = sublayerTransform[.transform(.scale)]
    package static let contentsRectX = contentsRect[.x]
    package static let contentsRectWidth = contentsRect[.width]
    package static let shadowOffsetWidth = shadowOffset[.width]
    package static let startPointX = startPoint[.x]
    package static let endPointY = endPoint[.y]
    package static let emitterPositionX = emitterPosition[.x]

    /// A part of this property; the property itself where it has no such part.
    private subscript(part: PropertyPart) -> AnimatableProperty {
        Self.allCases.dropFirst(index + 1).prefix(while: { $0.part != nil }).first { $0.part == part } ?? self
    }
}
