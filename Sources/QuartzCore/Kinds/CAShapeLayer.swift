import CoreGraphics
import RenderServer

/// A layer that fills and strokes a path, over its contents and under its sublayers.
///
/// The shape is cut at the bounds only if `masksToBounds`. Changes of `path` do not animate by themselves; changes of
/// the other properties do.
open class CAShapeLayer: CALayer {
    override class func setKind(of properties: inout LayerProperties) {
        if properties.shape == nil { properties.shape = ShapeProperties() }
    }

    private var shape: ShapeProperties { properties.shape ?? ShapeProperties() }

    /// The path, in the layer's own space; it is copied. Nil by default.
    open var path: CGPath? {
        get { shape.path.map { CGPath(geometry: $0) } }
        set { set(\.path, newValue?.geometry, of: \.shape) }
    }

    /// The colour that fills the path; nil leaves it empty. Opaque black by default.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set(\.fillColor, newValue, of: \.shape) }
    }

    /// The areas that a self-crossing path encloses. `.nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { setPlain(\.fillRule, newValue.geometric, of: \.shape, "fillRule") }
    }

    /// The colour that strokes the path; nil leaves it unstroked. Nil by default.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set(\.strokeColor, newValue, of: \.shape) }
    }

    /// The begin of the stroke, as a fraction of the whole path's length, clamped to 0...1. 0 by default.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(\.strokeStart, newValue, of: \.shape) }
    }

    /// The end of the stroke, as a fraction of the whole path's length, clamped to 0...1. 1 by default.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(\.strokeEnd, newValue, of: \.shape) }
    }

    /// The stroke's width in points, at least 0. 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(\.lineWidth, newValue, of: \.shape) }
    }

    /// The longest miter, in line widths, that is not cut off. 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(\.miterLimit, newValue, of: \.shape) }
    }

    /// The shape of the ends of open strokes. `.butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch shape.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set { setPlain(\.lineCap, newValue.geometric, of: \.shape, "lineCap") }
    }

    /// The shape of a stroke's corners. `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch shape.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set { setPlain(\.lineJoin, newValue.geometric, of: \.shape, "lineJoin") }
    }

    /// The position in the dash pattern at which the stroke begins, in points. 0 by default.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(\.lineDashPhase, newValue, of: \.shape) }
    }

    /// The alternating lengths of dashes and gaps, in points; nil (the default) for an unbroken line. A pattern with a
    /// length that is negative or not finite, or of zeros alone, is ignored, with one line on standard error.
    open var lineDashPattern: [NSNumber]? {
        get {
            let lengths = shape.lineDashPattern
            return lengths.isEmpty ? nil : lengths.map { NSNumber(value: Double($0)) }
        }
        set {
            let lengths = (newValue ?? []).map { CGFloat($0.doubleValue) }
            let isFit =
                lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 })
            guard accepts(isFit, "lineDashPattern") else { return }
            setPlain(\.lineDashPattern, lengths, of: \.shape, "lineDashPattern")
        }
    }

    /// Whether edges are smooth, the default, rather than hard: SwiftUI's `FillStyle` of a shape.
    package final var isAntialiased: Bool {
        get { shape.isAntialiased }
        set { setPlain(\.isAntialiased, newValue, of: \.shape, "isAntialiased") }
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        shapeKeys[key] ?? super.keyedProperty(key)
    }
}
