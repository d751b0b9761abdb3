import CoreGraphics
import RenderServer

extension CAEmitterCell: KeyedObject {
    final func storedValue(_ key: String) -> Any? { nil }

    final func store(_ value: Any?, _ key: String) {
        Log.once("emitter.cell.\(key)", "an emitter cell has no '\(key)': nothing is set")
    }

    /// The properties of CAEmitterCell by name.
    static let cellKeys: [String: KeyedProperty] = {
        let start = EmitterCell()
        var keys: [String: KeyedProperty] = [
            "name": KeyedProperty(\CAEmitterCell.name),
            "isEnabled": KeyedProperty(\CAEmitterCell.isEnabled, true),
            "birthRate": KeyedProperty(\CAEmitterCell.birthRate, start.birthRate),
            "beginTime": KeyedProperty(\CAEmitterCell.beginTime, start.beginTime),
            "lifetime": KeyedProperty(\CAEmitterCell.lifetime, start.lifetime),
            "lifetimeRange": KeyedProperty(\CAEmitterCell.lifetimeRange, 0),
            "emissionLongitude": KeyedProperty(\CAEmitterCell.emissionLongitude, 0),
            "emissionRange": KeyedProperty(\CAEmitterCell.emissionRange, 0),
            "velocity": KeyedProperty(\CAEmitterCell.velocity, 0),
            "velocityRange": KeyedProperty(\CAEmitterCell.velocityRange, 0),
            "xAcceleration": KeyedProperty(\CAEmitterCell.xAcceleration, 0),
            "yAcceleration": KeyedProperty(\CAEmitterCell.yAcceleration, 0),
            "scale": KeyedProperty(\CAEmitterCell.scale, start.scale),
            "scaleRange": KeyedProperty(\CAEmitterCell.scaleRange, 0),
            "scaleSpeed": KeyedProperty(\CAEmitterCell.scaleSpeed, 0),
            "spin": KeyedProperty(\CAEmitterCell.spin, 0),
            "spinRange": KeyedProperty(\CAEmitterCell.spinRange, 0),
            "color": KeyedProperty(\CAEmitterCell.color) { .white },
            "redRange": KeyedProperty(\CAEmitterCell.redRange, 0),
            "greenRange": KeyedProperty(\CAEmitterCell.greenRange, 0),
            "blueRange": KeyedProperty(\CAEmitterCell.blueRange, 0),
            "alphaRange": KeyedProperty(\CAEmitterCell.alphaRange, 0),
            "redSpeed": KeyedProperty(\CAEmitterCell.redSpeed, 0),
            "greenSpeed": KeyedProperty(\CAEmitterCell.greenSpeed, 0),
            "blueSpeed": KeyedProperty(\CAEmitterCell.blueSpeed, 0),
            "alphaSpeed": KeyedProperty(\CAEmitterCell.alphaSpeed, 0),
            "contents": KeyedProperty(anything: \CAEmitterCell.contents),
            "contentsRect": KeyedProperty(\CAEmitterCell.contentsRect, start.contentsRect),
            "contentsScale": KeyedProperty(\CAEmitterCell.contentsScale, start.contentsScale),
        ]
        keys.addObjectiveCNames()
        return keys
    }()
}
