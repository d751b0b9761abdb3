/// A part of another image.
struct CropRecipe: Recipe {
    let source: any Recipe
    let rect: CGRect

    var extent: CGRect { source.extent.intersection(rect) }

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        try source.block(area, rendering)
    }
}

/// Another image, whose edge goes on without end.
struct ClampRecipe: Recipe {
    let source: any Recipe
    /// The rectangle whose edge goes on.
    let rect: CGRect

    let extent = CGRect.infinite

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let inner = PixelArea(covering: rect)
        guard !inner.isEmpty else { return PixelBlock(area) { _, _ in .clear } }
        func nearest(_ range: Range<Int>, _ to: Range<Int>) -> Range<Int> {
            let low = min(max(range.lowerBound, to.lowerBound), to.upperBound - 1)
            return low..<min(max(range.upperBound, low + 1), to.upperBound)
        }
        let needed = PixelArea(x: nearest(area.x, inner.x), y: nearest(area.y, inner.y))
        let block = try source.block(needed, rendering)
        return PixelBlock(area) { x, y in
            block[
                min(max(x, needed.x.lowerBound), needed.x.upperBound - 1),
                min(max(y, needed.y.lowerBound), needed.y.upperBound - 1)]
        }
    }
}

/// Another image, moved, scaled or turned.
struct AffineRecipe: Recipe {
    let source: any Recipe
    let transform: CGAffineTransform
    /// Whether colours between pixels are mixed, or those of the nearest.
    let isSmooth: Bool

    var extent: CGRect { source.extent.mapped(by: transform) }

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let (right, up) = (transform.tx, transform.ty)
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1, right == right.rounded(),
            up == up.rounded()
        {
            let block = try source.block(area.moved(-Int(right), -Int(up)), rendering)
            return PixelBlock(block.area.moved(Int(right), Int(up)), values: block.values)
        }
        let inverse = transform.inverted()
        let needed = PixelArea(covering: area.rect.applying(inverse)).grown(1, 1)
        let block = try source.block(needed, rendering)
        return PixelBlock(area) { x, y in
            let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
            return isSmooth
                ? block.smooth(place.x, place.y) : block[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
        }
    }
}
