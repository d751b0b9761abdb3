/// The position and scaling of a layer's contents in its bounds. "Top" is the edge with the smallest y.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The gravity of this name. A name that is none of the twelve acts as `resize`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, at its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the top edge, at its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the bottom edge, at its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge, at its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge, at its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, at its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, at its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, at its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, at its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits with its proportions kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers with its proportions kept.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The resampling of a layer's contents where they are not shown pixel by pixel.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The filter of this name. A name other than `nearest` acts as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Between the nearest pixels. The default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// From all pixels that come together; the same as `linear`.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
    /// The nearest pixel alone.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}
