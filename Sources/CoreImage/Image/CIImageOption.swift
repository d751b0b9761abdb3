/// What is to be heeded when an image is made.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether a file is turned as it says it is to be shown; false where it is not given.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    /// Whether colours between pixels are those of the nearest one; false where it is not given.
    public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
}
