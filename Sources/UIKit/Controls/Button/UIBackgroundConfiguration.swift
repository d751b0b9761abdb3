import Foundation

/// The background of a button or a row: a coloured, rounded, framed rectangle, or an image. A value.
public struct UIBackgroundConfiguration: @unchecked Sendable {
    // `@unchecked Sendable`: `customView` and `visualEffect` belong to the main thread, where views are made, kept and
    // let go of; all else is Sendable by itself.

    /// The colour; nil for the one that the button's style has.
    public var backgroundColor: UIColor?
    /// Makes another colour of that.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Points of the corners' radius.
    public var cornerRadius: CGFloat = 0
    /// From the button's sides to the background's, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the frame; nil for the tint.
    public var strokeColor: UIColor?
    /// Makes another colour of that.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points of the frame's width; 0, the default, for none.
    public var strokeWidth: CGFloat = 0
    /// Points by which the frame lies outside of the background.
    public var strokeOutset: CGFloat = 0
    /// What is done to what lies behind, beneath the colour; nil, the default, for nothing.
    public var visualEffect: UIVisualEffect?
    /// An image over the colour.
    public var image: UIImage?
    /// The position and scaling of the image in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view over the colour, as large as the background; it belongs to one button.
    public var customView: UIView?
    /// The colour that the background of a row has by itself; nil for other backgrounds.
    var listColor: UIColor?

    private init() {}

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    /// The background of a button, whose colour is the style's.
    static func button(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.cornerRadius = cornerRadius
        return background
    }
}
