import CoreGraphics

/// Everything about one layer that can be drawn, as one value: what the model layer holds and what a sample answers.
///
/// Lengths are in points of the superlayer's space, angles in radians. The defaults are Core Animation's.
package struct LayerProperties: Sendable, Equatable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    /// In units of the bounds: (0, 0) is the top left, (1, 1) the bottom right.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3D.identity
    package var sublayerTransform = CATransform3D.identity
    package var isHidden = false
    /// 0...1.
    package var opacity: Float = 1
    /// Whether a translucent layer fades together with its sublayers, as one picture.
    package var allowsGroupOpacity = true
    package var masksToBounds = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var contents: CGImage?
    /// Pixels of `contents` a point.
    package var contentsScale: CGFloat = 1
    package var contentsGravity = ContentsGravity.resize
    /// How `contents` is resampled when it is not shown pixel by pixel: nearest neighbour, else linear.
    package var magnifiesByNearest = false
    /// What a shape layer adds; nil for every other layer.
    package var shape: ShapeProperties?
    /// What other kinds of layers add.
    package var kind = LayerKind.plain

    package init() {}

    /// The frame in the superlayer's space that `bounds`, `position`, `anchorPoint` and `transform` make.
    package var frame: CGRect {
        let rect = CGRect(
            x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
            height: bounds.height)
        let turned = transform.isIdentity ? rect : rect.applying(transform.flattened)
        return turned.offsetBy(dx: position.x, dy: position.y)
    }

    /// From this layer's own space to its superlayer's, without the superlayer's `sublayerTransform`.
    package var localToSuper: CATransform3D {
        let anchorX = bounds.origin.x + bounds.width * anchorPoint.x
        let anchorY = bounds.origin.y + bounds.height * anchorPoint.y
        if transform.isIdentity {
            return .translation(position.x - anchorX, position.y - anchorY, zPosition)
        }
        return CATransform3D.translation(-anchorX, -anchorY, -anchorPointZ)
            .concatenating(transform)
            .concatenating(.translation(position.x, position.y, zPosition + anchorPointZ))
    }

    /// The `sublayerTransform` about this layer's anchor point, in its own space.
    package var sublayersToLocal: CATransform3D {
        if sublayerTransform.isIdentity { return .identity }
        let anchorX = bounds.origin.x + bounds.width * anchorPoint.x
        let anchorY = bounds.origin.y + bounds.height * anchorPoint.y
        return CATransform3D.translation(-anchorX, -anchorY, -anchorPointZ)
            .concatenating(sublayerTransform)
            .concatenating(.translation(anchorX, anchorY, anchorPointZ))
    }
}

/// What CAShapeLayer adds to a layer; the defaults are Core Animation's.
package struct ShapeProperties: Sendable, Equatable {
    package var path: PathGeometry?
    package var fillColor: CGColor? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    /// Where the stroke begins and ends, as fractions of the length of the whole path.
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
    package var lineDashPattern: [CGFloat] = []

    package init() {}
}

/// How `contents` sits in the bounds. The raw values are Core Animation's strings.
package enum ContentsGravity: String, Sendable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect
    case resizeAspectFill
}
