import CoreGraphics

/// Everything about one layer that can be drawn, as one value: the contents of the model layer and of a sample.
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
    /// Whether the layer's own space is mirrored top to bottom; its contents stay upright.
    package var isGeometryFlipped = false
    /// Whether the layer and its sublayers show when they face away from the viewer.
    package var isDoubleSided = true
    package var isHidden = false
    /// 0...1.
    package var opacity: Float = 1
    /// Whether a translucent layer fades together with its sublayers, as one image.
    package var allowsGroupOpacity = true
    package var masksToBounds = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var cornerCurve = CornerCurve.circular
    /// The corners that are rounded.
    package var roundedCorners = CornerMask.all
    package var cornerShares = CornerShares()
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    /// The image that is shown in the bounds.
    package var image = LayerImage()
    /// Pixels of `contents` a point.
    package var contentsScale: CGFloat = 1
    package var contentsGravity = ContentsGravity.resize
    /// The part of `contents` that is shown, in units of its size; beyond it, its edge goes on.
    package var contentsRect = CGRect.unit
    /// The part of that which stretches, in units of its size: what is left, right, above and below keeps its size.
    package var contentsCenter = CGRect.unit
    /// Whether `contents` is resampled by nearest neighbour where it is enlarged, else linearly.
    package var magnifiesByNearest = false
    /// Whether `contents` is resampled by nearest neighbour where it is shrunk, else smoothly.
    package var minifiesByNearest = false
    package var shadow = ShadowProperties()
    /// The deviation of the bell curve that softens what was drawn before the layer and lies in its bounds, in the
    /// surface's points; at 0 nothing is softened.
    package var backdropBlur: CGFloat = 0
    /// Whether the layer and its sublayers are drawn as one image of `rasterizationScale` pixels a point, which is then
    /// positioned like contents.
    package var rasterizes = false
    package var rasterizationScale: CGFloat = 1
    /// The deviation of the bell curve that softens the layer and its sublayers, in points of the layer's own space; at
    /// 0 nothing is softened. What is softened is drawn as one image of `rasterizationScale` pixels a point first.
    package var blur: CGFloat = 0
    /// How the finished image of the layer and its sublayers is combined with what was drawn before it in its group.
    /// Only modes that leave alone what lies beside the image.
    package var blendMode = CGBlendMode.normal
    /// Whether what is blended in the layer is combined with nothing outside of it.
    package var isolatesBlending = false
    /// The colour matrix of the layer and its sublayers, drawn as one image: see `Bitmap.apply(_:)`. Nil for none.
    package var colorMatrix: [Double]?
    /// Whether the layer, with all in it, is shifted so that its top left corner falls on a whole pixel: where it is
    /// neither turned nor scaled, and no animation moves it or anything around it.
    package var snapsToPixels = false
    /// The properties of a shape layer; nil for every other layer.
    package var shape: ShapeProperties?
    /// The properties of other kinds of layers.
    package var kind = LayerKind.plain

    package init() {}

    package var contents: CGImage? {
        get { image.image }
        set { image.image = newValue }
    }
    /// Two images blended from one to the other, shown in place of `contents`; nil when there is but one.
    package var contentsBlend: ContentsBlend? { image.blend }

    /// Whether the layer is a shape: what `shape != nil` says by comparing copies.
    @inline(__always) var isShape: Bool {
        switch shape {
        case .none: false
        case .some: true
        }
    }

    /// Whether the layer and its sublayers are drawn as one image, which is then positioned.
    var isOneImage: Bool { rasterizes || blur > 0 }

    /// The frame in the superlayer's space that `bounds`, `position`, `anchorPoint` and `transform` make.
    package var frame: CGRect {
        let rect = CGRect(
            x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
            height: bounds.height)
        let turned = transform.isIdentity ? rect : PlaneTransform(flattening: transform).bounds(of: rect)
        return turned.offsetBy(dx: position.x, dy: position.y)
    }

    /// The point of the layer's own space that lies at its position.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
    }

    /// From this layer's own space to its superlayer's, without the superlayer's `sublayerTransform`.
    package var localToSuper: CATransform3D {
        let anchor = anchor
        if transform.isIdentity && !isGeometryFlipped {
            return .translation(position.x - anchor.x, position.y - anchor.y, zPosition)
        }
        let flip = isGeometryFlipped ? CATransform3D(self.flip) : .identity
        return flip.concatenating(.translation(-anchor.x, -anchor.y, -anchorPointZ))
            .concatenating(transform)
            .concatenating(.translation(position.x, position.y, zPosition + anchorPointZ))
    }

    /// The mirror, top to bottom, of the bounds.
    package var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.origin.y + bounds.height)
    }

    /// The `sublayerTransform` about this layer's anchor point, in its own space.
    package var sublayersToLocal: CATransform3D {
        if sublayerTransform.isIdentity { return .identity }
        let anchor = anchor
        return CATransform3D.translation(-anchor.x, -anchor.y, -anchorPointZ)
            .concatenating(sublayerTransform)
            .concatenating(.translation(anchor.x, anchor.y, anchorPointZ))
    }
}

extension LayerProperties: PropertyOwner {
    package static let ownerName = "layer"
    package static let location = PropertyLocation.layer
    /// The properties that animate on every layer. The opacity is not clamped while additive animations add up.
    package static let table = [
        property("bounds", \.bounds, reach: .bounds, change: .addsUp),
        property("position", \.position, reach: .position, change: .addsUp),
        property("zPosition", \.zPosition, change: .addsUp),
        property("anchorPoint", \.anchorPoint, change: .addsUp),
        property("anchorPointZ", \.anchorPointZ, change: .addsUp),
        property("transform", \.transform, reach: .transform, change: .addsUp),
        property("sublayerTransform", \.sublayerTransform),
        property("opacity", \.opacity, limit: .fraction, reach: .visibility, change: .addsUp),
        property("hidden", \.isHidden, alias: "isHidden", reach: .visibility, change: []),
        property("masksToBounds", \.masksToBounds, reach: .clipping),
        property("backgroundColor", \.backgroundColor, reach: .withinBounds),
        property("cornerRadius", \.cornerRadius, limit: .notNegative, reach: .nowhere),
        property("borderWidth", \.borderWidth, limit: .notNegative, reach: .withinBounds),
        property("borderColor", \.borderColor, reach: .withinBounds),
        property("contents", \.image, reach: .contents),
        property("contentsScale", \.contentsScale, limit: .positive, reach: .contents, change: []),
        property("contentsRect", \.contentsRect, reach: .contents),
        property("contentsCenter", \.contentsCenter, reach: .nowhere),
        property(
            "rasterizationScale", \.rasterizationScale, limit: .positive, reach: .nowhere, change: .animatesByItself),
        // Apple's layers have none, so it goes by a name that no property of a program's layer can have.
        property("blur radius", \.blur, limit: .notNegative, reach: .blur),
        property("color matrix", \.colorMatrix, reach: .nowhere),
        property("shadowColor", \.shadow.color),
        property("shadowOpacity", \.shadow.opacity, limit: .fraction),
        property("shadowOffset", \.shadow.offset),
        property("shadowRadius", \.shadow.radius, limit: .notNegative),
        property("shadowPath", \.shadow.path, change: []),
    ]
}

/// The form of rounded corners. The raw values are Core Animation's strings.
package enum CornerCurve: String, Sendable, CaseIterable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows and falls by degrees.
    case continuous
}

/// A set of corners; the raw values are CACornerMask's.
package struct CornerMask: OptionSet, Sendable, Hashable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let minXMinY = CornerMask(rawValue: 1)
    package static let maxXMinY = CornerMask(rawValue: 2)
    package static let minXMaxY = CornerMask(rawValue: 4)
    package static let maxXMaxY = CornerMask(rawValue: 8)
    package static let all: CornerMask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// How much of a layer's corner radius each of its corners has, 0...1; all of it by default.
package struct CornerShares: Equatable, Sendable {
    package var minXMinY: CGFloat = 1
    package var maxXMinY: CGFloat = 1
    package var minXMaxY: CGFloat = 1
    package var maxXMaxY: CGFloat = 1

    /// All corners have the whole radius.
    package init() {}
}

extension CGRect {
    /// From (0, 0) to (1, 1).
    package static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The position and scaling of `contents` in the bounds. The raw values are Core Animation's strings.
package enum ContentsGravity: String, Sendable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect
    case resizeAspectFill
}
