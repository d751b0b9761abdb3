internal import CCairo
import OctantBase

// The most pixels a point of the images that layers are painted with: displays have 1 to 3.
private let mostLayerScale = 3
// The same for contexts, which draw for printers and exports too.
private let mostContextScale = 8
// How far a tile may lie off the pixel grid, in pixels, and still be copied: under 1/256, Cairo's unit.
private let gridTolerance: CGFloat = 1 / 512

/// What a colour of a pattern paints: the pattern, and the colour and opacity that it is used with. It never changes.
package final class PatternPaint: Sendable, Hashable {
    /// What is repeated.
    package let pattern: CGPattern
    /// The colour of a stencil; of a pattern with colours of its own only the opacity counts.
    package let tint: RGBA
    /// The mean, once it was asked for.
    private let knownMean = Locked<RGBA?>(nil)

    /// `pattern` with the opacity of `tint` and, for a stencil, its colour.
    package init(_ pattern: CGPattern, tint: RGBA) { (self.pattern, self.tint) = (pattern, tint) }

    /// The same with another opacity, 0...1.
    package func copy(alpha: Double) -> PatternPaint {
        PatternPaint(pattern, tint: RGBA(r: tint.r, g: tint.g, b: tint.b, a: alpha))
    }

    /// Draws the cells that layers are painted with, so that no other thread calls the program.
    package func prepare() {
        for scale in 1...mostLayerScale { _ = pattern.tile(scale: scale) }
    }

    /// The mean colour and opacity, for what paints with one colour; opaque only if all of it is.
    package var mean: RGBA {
        if let known = knownMean.withLock({ $0 }) { return known }
        let mean = measuredMean
        knownMean.withLock { $0 = mean }
        return mean
    }

    private var measuredMean: RGBA {
        guard let tile = pattern.tile(scale: 1) else { return .clear }
        var (red, green, blue, alpha) = (0, 0, 0, 0)
        tile.withUnsafeBytes { bytes in
            for row in 0..<tile.height {
                for column in 0..<tile.width {
                    let pixel = bytes.load(fromByteOffset: row * tile.bytesPerRow + column * 4, as: UInt32.self)
                    alpha += tile.isOpaque ? 255 : Int(pixel >> 24)
                    red += Int(pixel >> 16 & 255)
                    green += Int(pixel >> 8 & 255)
                    blue += Int(pixel & 255)
                }
            }
        }
        let coverage = Double(alpha) / Double(255 * tile.width * tile.height)
        guard pattern.isColored else { return tint.multipliedAlpha(coverage) }
        guard alpha > 0 else { return .clear }
        func part(_ sum: Int) -> Double { Double(sum) / Double(alpha) }
        return RGBA(r: part(red), g: part(green), b: part(blue), a: coverage * tint.a)
    }

    /// Makes the pattern Cairo's source, with `alpha` as much opacity. `space` sends the coordinates that the pattern
    /// is laid out in to pixels. For layers there are only the cells that `prepare` has drawn.
    func setSource(on cairo: OpaquePointer, in space: CGAffineTransform, alpha: Double, forLayers: Bool) {
        let whole = pattern.matrix.concatenating(space)
        let wanted = max(hypot(whole.a, whole.b), hypot(whole.c, whole.d))
        let most = forLayers ? mostLayerScale : mostContextScale
        // Of a scale a hair above a whole number the cells of that number are the sharpest.
        let scale = wanted.isFinite ? Int(min(max((wanted - gridTolerance).rounded(.up), 1), CGFloat(most))) : 1
        guard whole.isInvertible, let tile = pattern.tile(scale: scale), let shown = colored(tile, alpha) else {
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
            return
        }
        let (width, height) = (CGFloat(tile.width), CGFloat(tile.height))
        var cell = CGAffineTransform(scaleX: pattern.step.width / width, y: pattern.step.height / height)
        if pattern.isUpright, whole.a * whole.d - whole.b * whole.c < 0 {
            cell = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height).concatenating(cell)
        }
        var placed = cell.concatenating(
            CGAffineTransform(translationX: pattern.bounds.minX, y: pattern.bounds.minY)
        ).concatenating(whole)
        let isOnGrid = placed.isOnPixels
        if isOnGrid { placed = placed.onPixels }
        var matrix = placed.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
        cairo_set_source_surface(cairo, shown.surface, 0, 0)
        cairo_identity_matrix(cairo)
        cairo_pattern_set_filter(cairo_get_source(cairo), isOnGrid ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
    }

    /// `tile` in the colour and opacity that it is used with, times `alpha`.
    private func colored(_ tile: Bitmap, _ alpha: Double) -> Bitmap? {
        guard pattern.isColored else { return tile.colored(tint.multipliedAlpha(alpha)) }
        guard tint.a * alpha < 1 else { return tile }
        guard let faded = Bitmap(width: tile.width, height: tile.height), let cairo = cairo_create(faded.surface)
        else { return nil }
        cairo_set_source_surface(cairo, tile.surface, 0, 0)
        cairo_paint_with_alpha(cairo, max(tint.a * alpha, 0))
        cairo_destroy(cairo)
        return faded
    }

    package static func == (one: PatternPaint, other: PatternPaint) -> Bool {
        one === other || (one.tint == other.tint && one.pattern == other.pattern)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(pattern)
        hasher.combine(tint)
    }
}

extension CGAffineTransform {
    /// Whether pixels are sent to pixels, mirrored at most.
    fileprivate var isOnPixels: Bool {
        b == 0 && c == 0 && abs(abs(a) - 1) < gridTolerance / 64 && abs(abs(d) - 1) < gridTolerance / 64
            && abs(tx - tx.rounded()) < gridTolerance && abs(ty - ty.rounded()) < gridTolerance
    }

    /// The transform without what is off the grid.
    fileprivate var onPixels: CGAffineTransform {
        CGAffineTransform(a: a.rounded(), b: 0, c: 0, d: d.rounded(), tx: tx.rounded(), ty: ty.rounded())
    }
}
