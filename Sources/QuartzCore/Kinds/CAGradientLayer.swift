import CoreGraphics
import RenderServer

/// The layout of a gradient layer's colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The type of this name. A name that is none of the three acts as `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On lines across the one from `startPoint` to `endPoint`. The default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// On ellipses about `startPoint`; `endPoint` is a corner of the box around the last one.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// On rays about `startPoint`, clockwise from the one through `endPoint`.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, rounded corners included, with colours that go over into each other: over its
/// background colour and under its contents.
///
/// The gradient is laid out in a square that is then stretched to the bounds, as on Apple's systems: in bounds that are
/// not square, lines of one colour do not cross a slanted gradient at right angles. How a conic gradient and one
/// without length are stretched and filled is not published; here the former is stretched too, and the latter shows its
/// last colour. All its properties but `type` animate, lists entry by entry.
open class CAGradientLayer: CALayer {
    override class func setKind(of properties: inout LayerProperties) {
        if properties.gradient == nil { properties.gradient = GradientProperties() }
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        gradientKeys[key] ?? super.keyedProperty(key)
    }

    private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }

    /// The colours, each a CGColor; with fewer than two nothing is drawn. Nil by default. A list with anything else in
    /// it changes nothing, with one line on standard error.
    open var colors: [Any]? {
        get { gradient.colors }
        set {
            let values = newValue?.compactMap { $0 as? CGColor }
            if accepts(values?.count == newValue?.count, "colors") { set(\.colors, values, of: \.gradient) }
        }
    }

    /// The position of each colour, 0...1, ascending; equal ones make a hard edge. With fewer than there are colours
    /// nothing is drawn. Nil (the default) spreads the colours evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: $0) } }
        set {
            let values = newValue?.map(\.doubleValue)
            if accepts(values?.allSatisfy(\.isFinite) ?? true, "locations") { set(\.locations, values, of: \.gradient) }
        }
    }

    /// The start point of the gradient, in units of the bounds. (0.5, 0) by default.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set(\.startPoint, newValue, of: \.gradient) }
    }

    /// The end point of the gradient, in units of the bounds. (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set(\.endPoint, newValue, of: \.gradient) }
    }

    /// The layout of the colours. `.axial` by default.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(rawValue: gradient.shape.rawValue) }
        set {
            let shape = GradientProperties.Shape(rawValue: newValue.rawValue) ?? .axial
            setPlain(\.shape, shape, of: \.gradient, "type")
        }
    }
}
