import CoreGraphics
import Foundation

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject {
    /// The part of the plane that is drawn, in points; empty until a renderer has the format.
    open internal(set) var bounds = CGRect.zero

    /// The main screen's format.
    open class func `default`() -> Self { self.init() }

    /// The main screen's format.
    public required override init() {
        super.init()
    }
}

/// The context of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
    /// The context behind; its lengths are points, its y axis points down.
    public let cgContext: CGContext
    private let ownFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        (self.cgContext, ownFormat) = (cgContext, format)
    }

    /// The format of the output.
    open var format: UIGraphicsRendererFormat { ownFormat }

    /// Fills `rect` with the fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills `rect` with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a line one point wide just inside `rect` with the stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Strokes a line one point wide just inside `rect` with the stroke colour and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Cuts what is drawn from now on down to `rect`.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The base class of renderers. Make a `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// The part of the plane that is drawn, in points.
    public let bounds: CGRect
    let ownFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, ownFormat: UIGraphicsRendererFormat) {
        (self.bounds, self.ownFormat) = (bounds, ownFormat)
        ownFormat.bounds = bounds
    }

    /// The format of the output.
    open var format: UIGraphicsRendererFormat { ownFormat }

    /// Whether `UIGraphicsImageRendererContext.currentImage` returns what was drawn: true.
    open var allowsImageOutput: Bool { true }
}
