import RenderServer

/// Makes a transform of the numbers that an animation of `transform` interpolates, so that a rotation by 2π really
/// rotates.
///
/// The transform that it makes replaces the layer's. It never changes and may be used on any thread.
public final class CAValueFunction: NSObject, Sendable {
    /// The name of the function.
    public let name: CAValueFunctionName
    /// The function as the render server applies it.
    let function: ValueFunction

    /// The function called `name`; nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
        (self.name, self.function) = (name, function)
        super.init()
    }

    /// Whether `object` is a value function of the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.name == name }

    /// The hash of the name.
    public override var hash: Int { name.hashValue }
}

/// The names of the value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The name spelled `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis; one number, radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis; one number, radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis; one number, radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale along all axes; an array of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis; one number.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis; one number.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis; one number.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A shift along all axes; an array of three numbers, points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A shift along the x axis; one number, points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A shift along the y axis; one number, points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A shift along the z axis; one number, points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
