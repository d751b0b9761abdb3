/// Another image, each of whose colours is replaced by itself alone.
struct ColorMapRecipe: Recipe {
    let source: any Recipe
    /// Where the source may have something.
    let extent: CGRect
    /// What is made of a pixel.
    let map: @Sendable (Pixel, Rendering) -> Pixel

    /// What `map` makes of pixels.
    init(_ source: any Recipe, _ map: @escaping @Sendable (Pixel, Rendering) -> Pixel) {
        (self.source, extent, self.map) = (source, source.extent, map)
    }

    /// What `map` makes of colours without the opacity multiplied in, in the working space.
    init(straight source: any Recipe, _ map: @escaping @Sendable (Pixel, Rendering) -> Pixel) {
        self.init(source) { map($0.straight, $1).multiplied }
    }

    /// What `map` makes of sRGB's encoded colours without the opacity multiplied in, each part within 0...1.
    init(encoded source: any Recipe, _ map: @escaping @Sendable (Pixel) -> Pixel) {
        self.init(source) { $1.pixel(map($1.color($0)).clamped(lowerBound: .zero, upperBound: .one)) }
    }

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        var block = try source.block(area, rendering)
        // Neighbours are mostly alike.
        var (last, result) = (Pixel.clear, map(.clear, rendering))
        for index in block.values.indices {
            let pixel = block.values[index]
            if pixel != last { (last, result) = (pixel, map(pixel, rendering)) }
            block.values[index] = result
        }
        return block
    }
}

/// Two images, of each pair of whose colours one is made.
struct MixRecipe: Recipe {
    let front: any Recipe
    let back: any Recipe
    let extent: CGRect
    /// What is made of a pixel of the front and one of the back.
    let mix: @Sendable (_ front: Pixel, _ back: Pixel) -> Pixel

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let (front, back) = (try front.block(area, rendering), try back.block(area, rendering))
        return PixelBlock(area) { mix(front[$0, $1], back[$0, $1]) }
    }
}

/// Two images, one of which shows as far as a third lets it.
struct MaskRecipe: Recipe {
    let front: any Recipe
    let back: any Recipe
    let mask: any Recipe
    /// How much of the front a pixel of the mask lets through, 0...1.
    let cover: @Sendable (Pixel) -> Float

    var extent: CGRect { back.extent.union(front.extent.intersection(mask.extent)) }

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let (front, back) = (try front.block(area, rendering), try back.block(area, rendering))
        let mask = try mask.block(area, rendering)
        return PixelBlock(area) { x, y in
            back[x, y].mixed(front[x, y], min(max(cover(mask[x, y]), 0), 1))
        }
    }
}
