import CoreGraphics
import RenderServer

extension CAGradientLayer {
    /// The properties that CAGradientLayer adds, by name.
    static let gradientKeys = KeyedProperties.table(of: CAGradientLayer()) { keys in
        keys.add(KeyedProperty(\CAGradientLayer.colors) { $0 as? [Any] }, for: \GradientProperties.colors)
        keys.add(\.locations, for: \GradientProperties.locations)
        keys.add(\.startPoint, for: \GradientProperties.startPoint)
        keys.add(\.endPoint, for: \GradientProperties.endPoint)
        keys.add("type", \.type)
    }
}

extension CAReplicatorLayer {
    /// The properties that CAReplicatorLayer adds, by name.
    static let replicatorKeys = KeyedProperties.table(of: CAReplicatorLayer()) { keys in
        keys.add(\.instanceCount, for: \ReplicatorProperties.count)
        keys.add("preservesDepth", \.preservesDepth)
        keys.add(\.instanceDelay, for: \ReplicatorProperties.delay)
        keys.add(\.instanceTransform, for: \ReplicatorProperties.transform)
        keys.add(\.instanceColor, for: \ReplicatorProperties.color)
        keys.add(\.instanceRedOffset, for: \ReplicatorProperties.redOffset)
        keys.add(\.instanceGreenOffset, for: \ReplicatorProperties.greenOffset)
        keys.add(\.instanceBlueOffset, for: \ReplicatorProperties.blueOffset)
        keys.add(\.instanceAlphaOffset, for: \ReplicatorProperties.alphaOffset)
    }
}

extension CATextLayer {
    /// The properties that CATextLayer adds, by name.
    static let textKeys = KeyedProperties.table(of: CATextLayer()) { keys in
        keys.add("string", KeyedProperty(anything: \CATextLayer.string))
        keys.add("font", KeyedProperty(anything: \CATextLayer.font))
        keys.add(\.fontSize, for: \TextProperties.fontSize)
        keys.add(\.foregroundColor, for: \TextProperties.foregroundColor)
        keys.add("isWrapped", \.isWrapped)
        keys.add("truncationMode", \.truncationMode)
        keys.add("alignmentMode", \.alignmentMode)
    }
}

extension CAEmitterLayer {
    /// The properties that CAEmitterLayer adds, by name.
    static let emitterKeys = KeyedProperties.table(of: CAEmitterLayer()) { keys in
        keys.add("emitterCells", KeyedProperty(\CAEmitterLayer.emitterCells) { $0 as? [CAEmitterCell] })
        keys.add(\.birthRate, for: \EmitterProperties.birthRate)
        keys.add("lifetime", \.lifetime)
        keys.add(\.velocity, for: \EmitterProperties.velocity)
        keys.add(\.scale, for: \EmitterProperties.scale)
        keys.add(\.spin, for: \EmitterProperties.spin)
        keys.add("seed", \.seed)
        keys.add(\.emitterPosition, for: \EmitterProperties.position)
        keys.add(\.emitterSize, for: \EmitterProperties.size)
        keys.add("emitterShape", \.emitterShape)
        keys.add("emitterMode", \.emitterMode)
        keys.add("renderMode", \.renderMode)
    }
}

extension CAScrollLayer {
    /// The properties that CAScrollLayer adds, by name.
    static let scrollKeys = KeyedProperties.table(of: CAScrollLayer()) { $0.add("scrollMode", \.scrollMode) }
}

extension CAScrollLayerScrollMode: KeyedValue {}
extension CAGradientLayerType: KeyedValue {}
extension CATextLayerTruncationMode: KeyedValue {}
extension CATextLayerAlignmentMode: KeyedValue {}
extension CAEmitterLayerEmitterShape: KeyedValue {}
extension CAEmitterLayerEmitterMode: KeyedValue {}
extension CAEmitterLayerRenderMode: KeyedValue {}
