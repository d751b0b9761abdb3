/// On Apple's systems `width as NSNumber` and `number as? CGFloat` work; with this they do here, also out of `Any` and
/// in arrays. The protocol is the standard library's own for it.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number in an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Reads the number of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Reads the number of an object; always true.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The number of an object, 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension CGFloat {
    /// The number in an object.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number in an object; nil for a whole number with more digits than this holds.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
