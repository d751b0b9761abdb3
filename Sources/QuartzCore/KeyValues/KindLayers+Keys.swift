import CoreGraphics
import RenderServer

extension CAGradientLayer {
    /// The properties that CAGradientLayer adds, by name.
    static let gradientKeys: [String: KeyedProperty] = [
        "colors": KeyedProperty(\CAGradientLayer.colors) { $0 as? [Any] },
        "locations": KeyedProperty(\CAGradientLayer.locations),
        "startPoint": KeyedProperty(\CAGradientLayer.startPoint, GradientProperties().startPoint),
        "endPoint": KeyedProperty(\CAGradientLayer.endPoint, GradientProperties().endPoint),
        "type": KeyedProperty(\CAGradientLayer.type, .axial),
    ]
}

extension CAReplicatorLayer {
    /// The properties that CAReplicatorLayer adds, by name.
    static let replicatorKeys: [String: KeyedProperty] = [
        "instanceCount": KeyedProperty(\CAReplicatorLayer.instanceCount, 1),
        "preservesDepth": KeyedProperty(\CAReplicatorLayer.preservesDepth, false),
        "instanceDelay": KeyedProperty(\CAReplicatorLayer.instanceDelay, 0),
        "instanceTransform": KeyedProperty(\CAReplicatorLayer.instanceTransform, .identity),
        "instanceColor": KeyedProperty(\CAReplicatorLayer.instanceColor) { .white },
        "instanceRedOffset": KeyedProperty(\CAReplicatorLayer.instanceRedOffset, 0),
        "instanceGreenOffset": KeyedProperty(\CAReplicatorLayer.instanceGreenOffset, 0),
        "instanceBlueOffset": KeyedProperty(\CAReplicatorLayer.instanceBlueOffset, 0),
        "instanceAlphaOffset": KeyedProperty(\CAReplicatorLayer.instanceAlphaOffset, 0),
    ]
}

extension CATextLayer {
    /// The properties that CATextLayer adds, by name.
    static let textKeys: [String: KeyedProperty] = {
        var keys: [String: KeyedProperty] = [
            "string": KeyedProperty(anything: \CATextLayer.string),
            "font": KeyedProperty(anything: \CATextLayer.font),
            "fontSize": KeyedProperty(\CATextLayer.fontSize, TextProperties().fontSize),
            "foregroundColor": KeyedProperty(\CATextLayer.foregroundColor) { .white },
            "isWrapped": KeyedProperty(\CATextLayer.isWrapped, false),
            "truncationMode": KeyedProperty(\CATextLayer.truncationMode, .none),
            "alignmentMode": KeyedProperty(\CATextLayer.alignmentMode, .natural),
        ]
        keys.addObjectiveCNames()
        return keys
    }()
}

extension CAEmitterLayer {
    /// The properties that CAEmitterLayer adds, by name.
    static let emitterKeys: [String: KeyedProperty] = [
        "emitterCells": KeyedProperty(\CAEmitterLayer.emitterCells) { $0 as? [CAEmitterCell] },
        "birthRate": KeyedProperty(\CAEmitterLayer.birthRate, 1),
        "lifetime": KeyedProperty(\CAEmitterLayer.lifetime, 1),
        "velocity": KeyedProperty(\CAEmitterLayer.velocity, 1),
        "scale": KeyedProperty(\CAEmitterLayer.scale, 1),
        "spin": KeyedProperty(\CAEmitterLayer.spin, 1),
        "seed": KeyedProperty(\CAEmitterLayer.seed, 0),
        "emitterPosition": KeyedProperty(\CAEmitterLayer.emitterPosition, .zero),
        "emitterSize": KeyedProperty(\CAEmitterLayer.emitterSize, .zero),
        "emitterShape": KeyedProperty(\CAEmitterLayer.emitterShape, .point),
        "emitterMode": KeyedProperty(\CAEmitterLayer.emitterMode, .volume),
        "renderMode": KeyedProperty(\CAEmitterLayer.renderMode, .unordered),
    ]
}

extension CAScrollLayer {
    /// The properties that CAScrollLayer adds, by name.
    static let scrollKeys: [String: KeyedProperty] = ["scrollMode": KeyedProperty(\CAScrollLayer.scrollMode, .both)]
}

extension CAScrollLayerScrollMode: KeyedValue {}
extension CAGradientLayerType: KeyedValue {}
extension CATextLayerTruncationMode: KeyedValue {}
extension CATextLayerAlignmentMode: KeyedValue {}
extension CAEmitterLayerEmitterShape: KeyedValue {}
extension CAEmitterLayerEmitterMode: KeyedValue {}
extension CAEmitterLayerRenderMode: KeyedValue {}
