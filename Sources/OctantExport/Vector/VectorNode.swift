internal import CoreGraphics
internal import RenderServer

/// A picture that moves, as formats of vectors have it: what a tree shows, in one space for each group.
struct VectorScene {
    /// Points.
    var size: CGSize
    var nodes: [VectorNode]
    /// The colour beneath all; nil for none.
    var background: RGBA?
}

/// Something that is drawn, or a group of such.
struct VectorNode {
    enum Content {
        case group([VectorNode])
        case shape(VectorShape)
        case image(VectorPicture)
        indirect case backdrop(VectorBackdrop)
    }

    /// The layer's place in the tree, for errors.
    var place: String
    /// The point, in the space around, that turns and scales leave alone.
    var origin = CGPoint.zero
    /// x and y, in points.
    var shift = Curve([0, 0])
    /// Degrees clockwise.
    var turn = Curve(0)
    /// Factors of x and y.
    var scale = Curve([1, 1])
    /// What stands for all of these where they stay and are no plain turn and scale; the outermost of them.
    var matrix = CGAffineTransform.identity
    var opacity = Curve(1)
    /// The deviation of the bell curve that softens all, in points.
    var blur = Curve(0)
    /// The colour matrix of the finished picture: four rows of five numbers.
    var colorMatrix: Curve?
    var shadow: VectorShadow?
    var blendMode = CGBlendMode.normal
    var isolates = false
    /// What lies outside of it is cut off. In the space of the content.
    var clip: VectorOutline?
    /// Its alpha cuts; in the space of the content.
    var mask: [VectorNode]?
    var content: Content

    init(place: String, _ content: Content) { (self.place, self.content) = (place, content) }

    /// Whether the node is placed where its content is.
    var isUnmoved: Bool {
        shift.stays(at: 0) && turn.stays(at: 0) && scale.stays(at: 1) && matrix.isIdentity
    }

    /// Whether nothing is done to the finished picture but letting it fade.
    var isUntreated: Bool {
        blur.stays(at: 0) && colorMatrix == nil && shadow == nil && blendMode == .normal && !isolates && clip == nil
            && mask == nil
    }

    /// Whether its content is drawn through a filter of its own.
    var hasFilterWithin: Bool {
        switch content {
        case .image(let picture): picture.color != nil
        case .backdrop: true
        case .group, .shape: false
        }
    }

    /// The layer of the first backdrop in it; nil where there is none.
    var backdropPlace: String? {
        switch content {
        case .backdrop(let backdrop): backdrop.place
        case .group(let nodes): nodes.lazy.compactMap(\.backdropPlace).first
        case .shape, .image: nil
        }
    }

    /// The node without the group around a single thing that it can do without.
    var absorbed: VectorNode {
        guard case .group(let inner) = content, inner.count == 1, let only = inner.first, only.isUnmoved else {
            return self
        }
        if isUntreated, opacity.stays(at: 1) {
            // All that is done to the picture is done within, and then it moves.
            var result = only
            (result.origin, result.shift, result.turn) = (origin, shift, turn)
            (result.scale, result.matrix) = (scale, matrix)
            return result
        }
        guard only.isUntreated, only.opacity.stays(at: 1) else { return self }
        var result = self
        result.content = only.content
        return result
    }
}

/// The shadow of all that a node shows.
struct VectorShadow {
    /// x and y, in points.
    var offset: Curve
    /// The deviation of its bell curve, in points.
    var deviation: Curve
    /// Red, green and blue, 0...1.
    var color: Curve
    var opacity: Curve
}

/// The outline of a shape.
enum VectorOutline {
    /// A path with these steps, whose points are the curve's values, x and y of each.
    case path([PathVerb], Curve)
    /// An upright rectangle: x, y, width, height and radius of its corners.
    case box(Curve)

    /// Whether it stays.
    var isStill: Bool {
        switch self {
        case .path(_, let points): points.isStill
        case .box(let numbers): numbers.isStill
        }
    }
}

/// An outline that is filled, stroked or both.
struct VectorShape {
    var outline: VectorOutline
    var fill: VectorPaint?
    var isEvenOdd = false
    var stroke: VectorStroke?
    var isAntialiased = true
}

/// What an area or a line is painted with.
enum VectorPaint {
    /// Red, green and blue, 0...1 each; and the opacity.
    case color(Curve, opacity: Curve)
    case gradient(VectorGradient)

    init(_ color: RGBA) { self = .color(Curve([color.r, color.g, color.b]), opacity: Curve(color.a)) }
}

/// Colours along a line or on ellipses.
struct VectorGradient {
    enum Shape { case axial, radial, conic }

    var shape: Shape
    /// The box in whose units its points are, in points.
    var box: Curve
    /// x and y of start and end, in units of the box.
    var points: Curve
    /// The number of stops.
    var count: Int
    /// 0...1, one a stop.
    var locations: Curve
    /// Red, green, blue and opacity of each stop.
    var colors: Curve
    /// The gradient in pixels, for formats that know none around a point; nil where it moves, and for other gradients.
    var pixels: CGImage?
}

/// The line along an outline.
struct VectorStroke {
    /// The part of a line that is drawn, in fractions of its length.
    struct Trim {
        var start: Curve
        var end: Curve
        /// The length of the part, which may have fewer keys than the difference of the two.
        var length: Curve
        /// 1 where there is a part, 0 where there is none.
        var shown: Curve
    }

    var paint: VectorPaint
    /// Points.
    var width: Curve
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: Curve
    /// Points; empty for an unbroken line.
    var dashes: [Double] = []
    var dashPhase = Curve(0)
    /// The length of the line, in points; nil where it changes or is not known.
    var length: Double?
    var trim: Trim?
}

/// An image of pixels, or one of several at a time.
struct VectorPicture {
    /// The number of the image that shows, -1 for none.
    var index: Curve
    /// The parts of the images that are stretched each by itself, side by side.
    var slices: [VectorSlice]
    var isNearest: Bool
    /// What the images are multiplied with; nil where they have their own colours.
    var color: RGBA?
}

/// A part of an image, or of one of several at a time.
struct VectorSlice {
    /// The pixels of the part, of each image.
    var images: [CGImage]
    /// What is shown of these, in pixels of theirs: less than all where the part ends within a pixel.
    var windows: [CGRect]
    /// x, y, width and height, in points.
    var frame: Curve

    /// Whether all of each image is shown.
    var isWhole: Bool {
        zip(images, windows).allSatisfy { $1 == CGRect(x: 0, y: 0, width: $0.width, height: $0.height) }
    }
}

/// All that was drawn before, softened.
struct VectorBackdrop {
    /// The place of the layer that softens it.
    var place: String
    /// The deviation of the bell curve, in points of the surface.
    var deviation: Double
    /// The area in which it shows, in the surface's space.
    var stencil: VectorNode
}
