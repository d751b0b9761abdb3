import ObjectiveC

extension CALayer: SelfKeyedObject {
    package func keyedObjectValue(_ keyPath: String) -> Any? { value(forKeyPath: keyPath) }
    package func setKeyedObjectValue(_ value: Any?, _ keyPath: String) { setValue(value, forKeyPath: keyPath) }
}

extension CAAnimation: SelfKeyedObject {
    package func keyedObjectValue(_ keyPath: String) -> Any? { value(forKeyPath: keyPath) }
    package func setKeyedObjectValue(_ value: Any?, _ keyPath: String) { setValue(value, forKeyPath: keyPath) }
}
