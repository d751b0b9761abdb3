import OctantBase
import RenderServer

extension CAEmitterCell: KeyedObject {
    final func storedValue(_ key: String) -> Any? { nil }

    final func store(_ value: Any?, _ key: String) {
        Log.once("emitter.cell.\(key)", "an emitter cell has no '\(key)': nothing is set")
    }

    /// The properties of CAEmitterCell by name.
    static let cellKeys = KeyedProperties.table(of: CAEmitterCell()) { keys in
        keys.add("name", \.name)
        keys.add("isEnabled", \.isEnabled)
        keys.add("birthRate", \.birthRate)
        keys.add("beginTime", \.beginTime)
        keys.add("duration", \.duration)
        keys.add("emitterCells", KeyedProperty(\CAEmitterCell.emitterCells) { $0 as? [CAEmitterCell] })
        keys.add("lifetime", \.lifetime)
        keys.add("lifetimeRange", \.lifetimeRange)
        keys.add("emissionLongitude", \.emissionLongitude)
        keys.add("emissionRange", \.emissionRange)
        keys.add("velocity", \.velocity)
        keys.add("velocityRange", \.velocityRange)
        keys.add("xAcceleration", \.xAcceleration)
        keys.add("yAcceleration", \.yAcceleration)
        keys.add("scale", \.scale)
        keys.add("scaleRange", \.scaleRange)
        keys.add("scaleSpeed", \.scaleSpeed)
        keys.add("spin", \.spin)
        keys.add("spinRange", \.spinRange)
        keys.add("color", \.color)
        keys.add("redRange", \.redRange)
        keys.add("greenRange", \.greenRange)
        keys.add("blueRange", \.blueRange)
        keys.add("alphaRange", \.alphaRange)
        keys.add("redSpeed", \.redSpeed)
        keys.add("greenSpeed", \.greenSpeed)
        keys.add("blueSpeed", \.blueSpeed)
        keys.add("alphaSpeed", \.alphaSpeed)
        keys.add("contents", KeyedProperty(anything: \CAEmitterCell.contents))
        keys.add("contentsRect", \.contentsRect)
        keys.add("contentsScale", \.contentsScale)
    }
}
