internal import CoreGraphics
internal import RenderServer

// How unlike an image may be stretched across and down for the lines in it to stay lines of one width.
private let evenness: CGFloat = 1e-6

/// The images that layers show.
extension VectorBuilder {
    /// The image in a layer's contents: what it was drawn with where that is known, else its pixels.
    func pictures(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> [VectorNode] {
        for time in lookTimes(layer.cycles(["contents"])) where layer.properties(at: time).contentsBlend != nil {
            throw .unsupported(layer: layer.place, what: "an image that turns into another one")
        }
        let found = FoundImages()
        let index = try layer.curve(["contents"], [0.5], isDiscrete: true) { properties, _ in
            [properties.contents.map { Double(found.index(of: $0)) } ?? -1]
        }
        guard let first = found.images.first else { return [] }
        let start = layer.properties(at: timeline.start)
        let showsOthers = layer.versions.contains {
            $0.properties.contentsRect != start.contentsRect || $0.properties.contentsCenter != start.contentsCenter
        }
        guard !showsOthers, layer.cycles(["contentsRect", "contentsCenter", "contentsScale"]).isEmpty else {
            throw .unsupported(layer: layer.place, what: "an image of which other parts are shown")
        }
        let tints = found.images.map(\.tint)
        let color = tints.allSatisfy { $0?.color == tints[0]?.color } ? tints[0]?.color : nil
        let images = color == nil ? found.images : tints.compactMap { $0?.image }
        let picture = VectorPicture(
            index: index, slices: try slices(of: images, first, layer, context),
            isNearest: start.magnifiesByNearest, color: color)
        if picture.slices.isEmpty { return [] }
        if let shapes = try shapes(of: picture, layer, context) {
            return shapes.map { VectorNode(place: layer.place, .shape($0)) }
        }
        guard context.plane == nil else { throw .unsupported(layer: layer.place, what: "an image in perspective") }
        guard context.tint.r == 1, context.tint.g == 1, context.tint.b == 1 else {
            throw .unsupported(layer: layer.place, what: "an image in a replicator's colours")
        }
        return [VectorNode(place: layer.place, .image(picture))]
    }

    /// The areas and lines that the images were drawn with, each once: what differs from image to image is how much of
    /// its colour shows. Nil where that is not known, or not so.
    private func shapes(
        of picture: VectorPicture, _ layer: TimedLayer, _ context: VectorContext
    ) throws(VectorError) -> [VectorShape]? {
        guard picture.slices.count == 1, let whole = picture.slices.first, whole.isWhole, whole.frame.isStill,
            context.plane == nil
        else { return nil }
        let images = whole.images
        var marks: [ImageMark] = []
        // The colours of each mark, one an image.
        var colors: [[RGBA]] = []
        for (number, image) in images.enumerated() {
            guard let drawn = image.marks, image.width == images[0].width, image.height == images[0].height else {
                return nil
            }
            var last = -1
            for mark in drawn {
                let known = marks.firstIndex { $0.path == mark.path && $0.pen == mark.pen && $0.rule == mark.rule }
                let index = known ?? marks.count
                if known == nil {
                    marks.append(mark)
                    colors.append(Array(repeating: mark.color.multipliedAlpha(0), count: images.count))
                }
                guard index > last, colors[index][number].a == 0 else { return nil }
                colors[index][number] = mark.color
                last = index
            }
        }
        let frame = whole.frame.first
        let (across, down) = (frame[2] / Double(images[0].width), frame[3] / Double(images[0].height))
        guard across > 0, abs(across - down) <= evenness * across else { return nil }
        let placement = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: frame[0], ty: frame[1])
        var shapes: [VectorShape] = []
        for (mark, colors) in zip(marks, colors) {
            guard let opaque = colors.first(where: { $0.a > 0 }) else { continue }
            let isOne = colors.allSatisfy { $0.a == 0 || ($0.r == opaque.r && $0.g == opaque.g && $0.b == opaque.b) }
            guard isOne else { return nil }
            let hue = opaque.multiplied(by: context.tint)
            let paint = VectorPaint.color(
                Curve([hue.r, hue.g, hue.b]),
                opacity: picture.index.map { [$0[0] < 0 ? 0 : colors[Int($0[0])].a * context.tint.a] }.simplified())
            let path = mark.path.applying(placement)
            let points = Curve(path.points.flatMap { [Double($0.x), Double($0.y)] })
            var shape = VectorShape(outline: .path(path.verbs, points), fill: mark.pen == nil ? paint : nil)
            shape.isEvenOdd = mark.rule == .evenOdd
            if let pen = mark.pen {
                shape.stroke = VectorStroke(
                    paint: paint, width: Curve(Double(pen.width) * across), cap: pen.cap, join: pen.join,
                    miterLimit: Curve(Double(pen.miterLimit)))
            }
            shapes.append(shape)
        }
        return shapes
    }
}

/// The images that were found, each once.
private final class FoundImages {
    private(set) var images: [CGImage] = []

    func index(of image: CGImage) -> Int {
        if let known = images.firstIndex(where: { $0 === image }) { return known }
        images.append(image)
        return images.count - 1
    }
}
