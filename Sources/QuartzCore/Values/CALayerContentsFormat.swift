/// In what colours a layer keeps what it draws. Contents that are set are shown as they are.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The format of this name. A name other than `gray8Uint`'s acts as `RGBA8Uint`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Red, green, blue and opacity of 8 bits each. The default.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// For colours beyond sRGB, which no surface here shows: the same as `RGBA8Uint`.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Greys of 8 bits, and opacity: colours become their luma, by the weights of Rec. 709.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// The format that the drawing needs: the same as `RGBA8Uint`.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}
