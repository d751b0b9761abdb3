import CoreGraphics
import Foundation
import OctantBase

/// A path with the way it is stroked and filled. Points, y downwards; angles in radians, growing clockwise as seen. A
/// coordinate that is not finite leaves its segment out, with one line on standard error.
///
/// Belongs to the thread that made it, as every mutable object does.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    private var path = CGMutablePath()
    private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// The width of a stroke, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of a stroke's ends; butt by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of a stroke's corners; mitred by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest mitred corner, in line widths, that is not cut off; 10 by default.
    open var miterLimit: CGFloat = 10
    /// The greatest distance of a drawn curve from the true one, in pixels; .6 by default, as at Apple's. Octant always
    /// draws curves at least that exactly.
    open var flatness: CGFloat = 0.6
    /// Whether `fill()`, `addClip()` and `contains(_:)` use the even-odd rule and not the winding rule.
    open var usesEvenOddFillRule = false

    // MARK: Making

    /// A path of nothing.
    public override init() {
        super.init()
    }

    /// The path of an archive.
    public required init?(coder: NSCoder) {
        super.init()
        path = CGMutablePath(geometry: coder.decodePath(forKey: "UIBezierPathCGPathDataKey"))
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidthKey"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyleKey")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyleKey")) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimitKey"))
        flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatnessKey"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
        dashes = (
            coder.decodeNumbers(forKey: "UIBezierPathLineDashPatternKey"),
            CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineDashPhaseKey"))
        )
    }

    /// Writes the outline and the way it is stroked and filled into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(path.geometry, forKey: "UIBezierPathCGPathDataKey")
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidthKey")
        coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyleKey")
        coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyleKey")
        coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimitKey")
        coder.encode(Double(flatness), forKey: "UIBezierPathFlatnessKey")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
        coder.encodeNumbers(dashes.pattern, forKey: "UIBezierPathLineDashPatternKey")
        coder.encode(Double(dashes.phase), forKey: "UIBezierPathLineDashPhaseKey")
    }

    /// True: archives of paths can be read where only these are expected.
    open class var supportsSecureCoding: Bool { true }

    /// The outline of `rect`, from its top left corner clockwise.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse inside `rect`, from 3 o'clock clockwise.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// The outline of `rect` with corners of `cornerRadius` points (clamped to half the shorter side), from the top
    /// left clockwise. The curvature of the corners grows by degrees: they begin 1.528665 radii along each edge, where
    /// there is space, and are quarters of circles where there is none.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let rect = rect.standardized
        if let radius = Self.radius(cornerRadius, in: rect) {
            path = CGMutablePath(geometry: PathGeometry(continuousRect: rect, radius: radius))
        } else {
            path.addRect(rect)
        }
    }

    /// The outline of `rect` with some corners rounded, from the top left clockwise.
    ///
    /// The greater of the two `cornerRadii` is the radius, in points, clamped to half the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRoundedRect(rect.standardized, corners: corners, radius: max(cornerRadii.width, cornerRadii.height))
    }

    /// An arc of a circle. With `clockwise` true it runs with growing angles.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The same path as `cgPath`, copied.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The path's outline, as a copy; setting it replaces the outline by a copy.
    open var cgPath: CGPath {
        get { CGPath(geometry: path.geometry) }
        set { path = CGMutablePath(geometry: newValue.geometry) }
    }

    // MARK: Adding

    /// Starts a sub-path at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// A straight line to `point`.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// A cubic curve to `endPoint`.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve to `endPoint`.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// An arc of a circle, joined by a line to what is there. With `clockwise` true it runs with growing angles.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics assumes a y axis that points upwards: what it calls counter-clockwise is clockwise here.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// A straight line back to the sub-path's start, joined there.
    open func close() {
        path.closeSubpath()
    }

    /// Removes everything from the path.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// All of `bezierPath`, as sub-paths of their own.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// Sends every point through `transform`.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(geometry: path.geometry.applying(transform))
    }

    /// The same path run through from its end to its start, each sub-path by itself.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: CGPath(geometry: path.geometry.reversed))
        reversed.copyStyle(of: self)
        return reversed
    }

    // MARK: Asking

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the path, in points, without its stroke's width; `.null` when it is empty.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The start of the next segment, or (0, 0) when the path is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the filled path covers `point`.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Style

    /// Sets the dashes: the alternating lengths of dashes and gaps, in points, started `phase` points into them. No
    /// pattern, or a count of 0, means an unbroken line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            dashes = ([], 0)
            return
        }
        dashes = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
    }

    /// Writes the dashes' lengths, their count and the phase to wherever is not nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dashes.pattern.enumerated() { pattern[index] = length }
        }
        count?.pointee = dashes.pattern.count
        phase?.pointee = dashes.phase
    }

    private func copyStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashes = other.dashes
    }

    // MARK: Drawing

    /// Fills the path with the current context's fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        context.restoreGState()
    }

    /// Fills the path with a blend mode and an opacity, 0...1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { fill() } }

    /// Strokes the path with the current context's stroke colour.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashes.phase, lengths: dashes.pattern)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Strokes the path with a blend mode and an opacity, 0...1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { stroke() } }

    /// Does `body` with the current context's blend mode and opacity set for as long.
    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    /// Cuts what the current context draws from now on down to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// A copy that changes by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyStyle(of: self)
        return copy
    }

    /// Whether `object` is a path of the same outline, stroked and filled the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other
            || (path.geometry == other.path.geometry && lineWidth == other.lineWidth
                && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
                && miterLimit == other.miterLimit && flatness == other.flatness
                && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes)
    }

    /// The same for equal paths.
    open override var hash: Int { path.geometry.hashValue }

    // MARK: Shapes

    /// `radius` as far as corners of `rect` can have it; nil where they stay square.
    private static func radius(_ radius: CGFloat, in rect: CGRect) -> CGFloat? {
        let radius = radius.isFinite ? min(max(radius, 0), rect.width / 2, rect.height / 2) : 0
        let isUsable = radius > 0 && [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
        return isUsable ? radius : nil
    }

    private func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        guard let radius = Self.radius(radius, in: rect) else { return path.addRect(rect) }
        func inset(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let start = CGPoint(x: rect.minX + inset(.topLeft), y: rect.minY)
        path.move(to: start)
        let stops: [(corner: UIRectCorner, point: CGPoint, next: CGPoint)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY)),
        ]
        for stop in stops {
            if corners.contains(stop.corner) {
                path.addArc(tangent1End: stop.point, tangent2End: stop.next, radius: radius)
            } else {
                path.addLine(to: stop.point)
            }
        }
        path.closeSubpath()
    }
}
