import CoreGraphics

/// How much of a colour's lightness is that of its red, green and blue. Source: ITU-R BT.709.
private let (redShare, greenShare, blueShare): (CGFloat, CGFloat, CGFloat) = (0.2126, 0.7152, 0.0722)

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Sendable {
    /// The closure that makes the colour.
    public let transform: @Sendable (UIColor) -> UIColor
    /// The same in copies, and in nothing else.
    let id = TransformerID()

    /// A transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// The colour made of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey that is as light as the colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let shown = color.resolvedColor(with: traits)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let light = redShare * red + greenShare * green + blueShare * blue
            return UIColor(white: light, alpha: alpha)
        }
    }

    /// The tint.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// The tint, wherever the colour stands in a hierarchy.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// The identity of a transformer.
final class TransformerID: Sendable, Equatable {
    static func == (a: TransformerID, b: TransformerID) -> Bool { a === b }
}
