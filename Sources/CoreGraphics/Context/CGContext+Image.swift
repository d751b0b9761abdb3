internal import CCairo
import OctantBase

// How far, in pixels, an image may lie off the pixel grid and still count as on it: under 1/256, Cairo's unit.
private let gridTolerance: CGFloat = 1 / 512
// The largest side, in pixels, of an image resampled on its own before it is drawn; larger ones are drawn at once.
private let resampleLimit: CGFloat = 2048
// How often one call draws a tile at most: a 4K screen in tiles of 10 pixels.
private let tileLimit: CGFloat = 100_000

extension CGContext {
    /// Draws `image` to fill `rect`, its bottom row at the rectangle's least y: upright where y goes up, and upside
    /// down where y goes down, as on Apple's systems. An image mask lets the fill colour through.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.isFinite else {
            Log.once("context.image", "a rectangle to draw an image in is not finite: the image is left out")
            return
        }
        // The unit square of the image, whose own y goes down, in the coordinates drawn in.
        let placement = CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY)
        if image.isMask, state.fillPattern != nil { return fill(rect, through: image) }
        willDraw()
        guard let bitmap = image.isMask ? image.bitmap.colored(state.fill) : image.bitmap else { return }
        let filter = image.shouldInterpolate ? state.interpolation.filter : CAIRO_FILTER_NEAREST
        draw(bitmap, placement: placement, opacity: 1, filter: filter)
        didDraw()
    }

    /// Lets the pattern of fills through an image mask.
    private func fill(_ rect: CGRect, through mask: CGImage) {
        let (path, space) = (current, pathSpace)
        saveGState()
        clip(to: rect, mask: mask)
        fill(rect)
        restoreGState()
        (current, pathSpace) = (path, space)
    }

    /// Draws `image` to fill `rect`, its bottom row at the rectangle's least y, and again all around within the clip
    /// if `byTiling`.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let area = boundingBoxOfClipPath
        guard rect.isFinite, rect.width > 0, rect.height > 0, area.isFinite, !area.isEmpty else { return }
        let across = (area.width / rect.width).rounded(.up) + 1
        let along = (area.height / rect.height).rounded(.up) + 1
        let firstX = ((area.minX - rect.minX) / rect.width).rounded(.down)
        let firstY = ((area.minY - rect.minY) / rect.height).rounded(.down)
        guard across * along <= tileLimit else {
            Log.once("context.tiles", "an image would be tiled more than \(Int(tileLimit)) times: it is left out")
            return
        }
        for row in 0..<Int(along) {
            for column in 0..<Int(across) {
                let x = rect.minX + (firstX + CGFloat(column)) * rect.width
                let y = rect.minY + (firstY + CGFloat(row)) * rect.height
                draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
            }
        }
    }

    /// Draws `bitmap` to fill `rect`, its top row at the rectangle's least y, with `opacity` 0...1. Where its pixels
    /// fall on whole pixels they are laid there as they are.
    package func drawImage(_ bitmap: Bitmap, in rect: CGRect, opacity: Double, nearest: Bool) {
        guard rect.isFinite else { return }
        let placement = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        willDraw()
        draw(bitmap, placement: placement, opacity: opacity, filter: nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        didDraw()
    }

    /// Draws `bitmap`, whose unit square `placement` sends to the coordinates drawn in.
    private func draw(_ bitmap: Bitmap, placement: CGAffineTransform, opacity: Double, filter: cairo_filter_t) {
        let matrix = placement.concatenating(state.ctm)
        guard matrix.isInvertible, opacity > 0 else { return }
        let alpha = min(opacity, 1) * state.alpha
        if state.shadow != nil {
            let bounds = CGRect(x: 0, y: 0, width: 1, height: 1).applying(matrix)
            castShadow(within: bounds.insetBy(dx: -1, dy: -1)) { cairo in
                resample(bitmap, matrix, filter, alpha: alpha, on: cairo)
            }
        }
        compositing { lay(bitmap, matrix, filter, alpha: alpha) }
    }

    /// Paints `bitmap`, whose unit square `matrix` sends to pixels.
    private func lay(_ bitmap: Bitmap, _ matrix: CGAffineTransform, _ filter: cairo_filter_t, alpha: Double) {
        // Modes that would change what lies beside the image too.
        let isWide = state.blendMode.isUnbounded || state.blendMode == .copy || state.blendMode == .clear
        if lies(bitmap, onGridBy: matrix) {
            cairo_set_source_surface(
                cairo,
                bitmap.surface,
                Double(matrix.tx.rounded()),
                Double(matrix.ty.rounded())
            )
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            if isWide {
                cairo_save(cairo)
                cairo_rectangle(
                    cairo,
                    Double(matrix.tx.rounded()),
                    Double(matrix.ty.rounded()),
                    Double(bitmap.width),
                    Double(bitmap.height)
                )
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, alpha)
                cairo_restore(cairo)
            } else if alpha >= 1 {
                cairo_paint(cairo)
            } else {
                cairo_paint_with_alpha(cairo, alpha)
            }
            return
        }
        // Resampled relative to its own first pixel and then placed on whole pixels, so that a shift of everything by
        // whole pixels gives the same image.
        let box = CGRect(x: 0, y: 0, width: 1, height: 1).applying(matrix).integral
        guard !isWide, box.width <= resampleLimit,
            box.height <= resampleLimit, let patch = Bitmap(width: Int(box.width), height: Int(box.height)),
            let patchCairo = cairo_create(patch.surface)
        else { return resample(bitmap, matrix, filter, alpha: alpha, on: cairo) }
        setUpAntialias(patchCairo)
        var shifted = matrix
        shifted.tx -= box.minX
        shifted.ty -= box.minY
        resample(bitmap, shifted, filter, alpha: 1, on: patchCairo)
        cairo_destroy(patchCairo)
        cairo_set_source_surface(cairo, patch.surface, Double(box.minX), Double(box.minY))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint_with_alpha(cairo, alpha)
    }

    /// Whether `matrix` puts every pixel of `bitmap` on exactly one pixel, upright.
    private func lies(_ bitmap: Bitmap, onGridBy matrix: CGAffineTransform) -> Bool {
        matrix.b == 0 && matrix.c == 0
            && abs(matrix.a - CGFloat(bitmap.width)) < gridTolerance
            && abs(matrix.d - CGFloat(bitmap.height)) < gridTolerance
            && abs(matrix.tx - matrix.tx.rounded()) < gridTolerance
            && abs(matrix.ty - matrix.ty.rounded()) < gridTolerance
            && abs(matrix.tx) < 1e6 && abs(matrix.ty) < 1e6
    }

    /// Paints the parallelogram that `matrix` makes of the unit square with the image.
    private func resample(
        _ bitmap: Bitmap,
        _ matrix: CGAffineTransform,
        _ filter: cairo_filter_t,
        alpha: Double,
        on cairo: OpaquePointer
    ) {
        let bitmap = filter == CAIRO_FILTER_NEAREST ? bitmap : narrowed(bitmap, matrix, filter) ?? bitmap
        cairo_save(cairo)
        emit(PathGeometry(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), matrix, to: cairo)
        cairo_clip(cairo)
        if setSource(bitmap, matrix, filter, on: cairo) { cairo_paint_with_alpha(cairo, alpha) }
        cairo_restore(cairo)
    }

    /// `bitmap` as wide as it will be drawn, where it is made so much narrower as it is made higher, or the other way
    /// round: Cairo treats such a transform as one that needs no smoothing, as its determinant is 1.
    private func narrowed(_ bitmap: Bitmap, _ matrix: CGAffineTransform, _ filter: cairo_filter_t) -> Bitmap? {
        let (across, along) = (abs(matrix.a) / CGFloat(bitmap.width), abs(matrix.d) / CGFloat(bitmap.height))
        let width = abs(matrix.a).rounded(.up)
        guard matrix.b == 0, matrix.c == 0, abs(across * along - 1) < 0.02, abs(across - 1) > 0.02,
            1...resampleLimit ~= width, let result = Bitmap(width: Int(width), height: bitmap.height),
            let cairo = cairo_create(result.surface)
        else { return nil }
        let placement = CGAffineTransform(scaleX: width, y: CGFloat(bitmap.height))
        if setSource(bitmap, placement, filter, on: cairo) { cairo_paint(cairo) }
        cairo_destroy(cairo)
        return result
    }

    /// Makes `bitmap`, whose unit square `matrix` sends to pixels, Cairo's source; false when it would be flattened.
    @discardableResult
    func setSource(
        _ bitmap: Bitmap,
        _ matrix: CGAffineTransform,
        _ filter: cairo_filter_t,
        on cairo: OpaquePointer
    ) -> Bool {
        let pixels = CGAffineTransform(scaleX: 1 / CGFloat(bitmap.width), y: 1 / CGFloat(bitmap.height))
        let placed = pixels.concatenating(matrix)
        guard placed.isInvertible else { return false }
        var cairoMatrix = placed.cairoMatrix
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
        cairo_identity_matrix(cairo)
        // Where an image grows, Cairo's best filter keeps the edges of its pixels; the next best smooths them.
        let isGrowing = abs(placed.a * placed.d - placed.b * placed.c) > 1
        let used = filter == CAIRO_FILTER_BEST && isGrowing ? CAIRO_FILTER_GOOD : filter
        cairo_pattern_set_filter(cairo_get_source(cairo), used)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        return true
    }
}
