internal import CCairo
import OctantBase

// Cairo counts coordinates in so many parts of a pixel, in 32 bits; beyond the limit, in pixels, they are clamped.
private let grid: CGFloat = 256
private let coordinateLimit: CGFloat = 4_000_000
// How much of a transform's area may be left before all of it counts as one line: no more can be told from rounding.
private let flatness: CGFloat = 1e-12
// The longest row of a caller's layout, in bytes: sixteen times the widest bitmap.
private let bytesPerRowLimit = 16 * 4 * bitmapSideLimit

/// A surface to draw on: a bitmap, the state that drawing goes by, and the path being built.
///
/// Lengths are points of the current coordinates. Public bitmap contexts begin with one point a pixel and y going up.
/// A context belongs to one thread at a time. A value that is not finite leaves its call without effect, with one line
/// on standard error.
public final class CGContext {
    /// The bitmap that is drawn on.
    package let bitmap: Bitmap
    /// From the first coordinates to Cairo's pixels.
    let base: CGAffineTransform
    /// Cairo's context. Its matrix is the identity except within a call.
    var cairo: OpaquePointer
    /// The memory of another layout that the caller sees, if there is one.
    let mirror: PixelMirror?

    var state: ContextState
    /// The states to come back to.
    var saved: [ContextState] = []
    /// The number of saved states when each open group began.
    var groups: [Int] = []
    /// Whether smooth edges are allowed at all.
    var allowsAntialiasing = true
    /// The path being built, in the coordinates that `pathSpace` sends to Cairo's pixels.
    var current = PathGeometry()
    var pathSpace = CGAffineTransform.identity
    /// What was drawn so far, where images are to know that; nil otherwise, and where it cannot be said.
    package internal(set) var marks: [ImageMark]? = ImageMark.areKept ? [] : nil
    /// From the coordinates of Core Text's lines, y up, to the context's; the identity by default. It is not kept by
    /// `saveGState()`.
    public var textMatrix = CGAffineTransform.identity

    init?(bitmap: Bitmap, base: CGAffineTransform, mirror: PixelMirror?) {
        guard let cairo = cairo_create(bitmap.surface) else { return nil }
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(cairo)
            return nil
        }
        self.bitmap = bitmap
        self.base = base
        self.cairo = cairo
        self.mirror = mirror
        state = ContextState(ctm: base)
        setUp(cairo)
    }

    /// A context on `bitmap`, in points of `scale` pixels, y going down from the top left.
    package convenience init?(bitmap: Bitmap, scale: CGFloat) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.init(bitmap: bitmap, base: CGAffineTransform(scaleX: scale, y: scale), mirror: nil)
    }

    /// A bitmap to draw on, of `width` by `height` pixels, y going up.
    ///
    /// - Parameters:
    ///   - data: Memory of `bytesPerRow` times `height` bytes, which must outlive the context. What is there is drawn
    ///     on, every drawing shows in it at once, and what the program writes there between two drawings counts. With
    ///     nil the context allocates its own, all zeros.
    ///   - width: 1...16384 pixels.
    ///   - height: 1...16384 pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: At least what a row of pixels takes, and a multiple of 4 for 32-bit pixels; 0 for the least.
    ///   - space: RGB for 32-bit pixels, grey for single bytes; any for opacity alone.
    ///   - bitmapInfo: `premultipliedFirst`, `premultipliedLast`, `noneSkipFirst` or `noneSkipLast`, in any 32-bit byte
    ///     order; `none` for grey, or `alphaOnly`. Colours drawn in grey become their luma by the weights of Rec. 709.
    /// - Returns: nil for any other layout or size, with one line on standard error.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let layoutAlpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        let isByte = space.model == .monochrome || layoutAlpha == .alphaOnly
        let pixelBits = isByte ? 8 : 32
        let made = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: pixelBits, model: space.model, bitmapInfo: info)
        guard let layout = made, layout.isDrawable, 1...bitmapSideLimit ~= width, 1...bitmapSideLimit ~= height,
            bytesPerRow == 0 || width * layout.bytesPerPixel...bytesPerRowLimit ~= bytesPerRow,
            bytesPerRow % layout.bytesPerPixel == 0
        else {
            Log.once(
                "context.layout.\(bitsPerComponent).\(bitmapInfo).\(space.model)",
                "no bitmap of \(width) x \(height) pixels, \(bitsPerComponent) bits a part, \(bytesPerRow) bytes a row"
                    + " and bitmap info \(bitmapInfo) can be drawn on: there is no context")
            return nil
        }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        let rowBytes = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        let isCairos = layout.isNative || layout == .nativeOpaque
        if let data, isCairos, UInt(bitPattern: data) % 4 == 0 {
            let bitmap = Bitmap(
                memory: data, width: width, height: height, bytesPerRow: rowBytes, isOpaque: layout.isOpaque)
            guard let bitmap else { return nil }
            self.init(bitmap: bitmap, base: flip, mirror: nil)
            return
        }
        guard let bitmap = Bitmap(width: width, height: height, isOpaque: layout.isOpaque) else { return nil }
        let isSame = isCairos && data == nil && (bytesPerRow == 0 || bytesPerRow == bitmap.bytesPerRow)
        let mirror = isSame ? nil : PixelMirror(of: bitmap, memory: data, bytesPerRow: rowBytes, layout: layout)
        self.init(bitmap: bitmap, base: flip, mirror: mirror)
    }

    deinit {
        // From the first thing on for which there was no memory, a group for one, Cairo draws nothing more.
        if cairo_status(cairo) == CAIRO_STATUS_NO_MEMORY { MemoryShortage.note() }
        cairo_destroy(cairo)
    }

    /// Sets the lines and edges of the current state in a Cairo context.
    func setUp(_ cairo: OpaquePointer) {
        cairo_set_line_cap(cairo, cairo_line_cap_t(rawValue: UInt32(state.lineCap.rawValue)))
        cairo_set_line_join(cairo, cairo_line_join_t(rawValue: UInt32(state.lineJoin.rawValue)))
        cairo_set_miter_limit(cairo, Double(state.miterLimit))
        let lengths = state.dashLengths.map(Double.init)
        cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(state.dashPhase))
        setUpAntialias(cairo)
    }

    /// Sets the edges of the current state in a Cairo context.
    func setUpAntialias(_ cairo: OpaquePointer) {
        let isSmooth = allowsAntialiasing && state.shouldAntialias
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The point, in pixels, nearest to `point` that Cairo's numbers can hold. What is not a number, as sums of
    /// overflowing coordinates are, counts as the least.
    static func clamped(_ point: CGPoint) -> CGPoint {
        func clamp(_ value: CGFloat) -> CGFloat {
            value >= coordinateLimit ? coordinateLimit : value > -coordinateLimit ? value : -coordinateLimit
        }
        return CGPoint(x: clamp(point.x), y: clamp(point.y))
    }

    /// The point, in pixels, that Cairo has for `point`.
    static func nearest(_ point: CGPoint) -> CGPoint {
        let point = clamped(point)
        return CGPoint(x: (point.x * grid).rounded() / grid, y: (point.y * grid).rounded() / grid)
    }

    /// Makes `geometry`, whose points `transform` sends to pixels, Cairo's current path.
    func emit(_ geometry: PathGeometry, _ transform: CGAffineTransform, to cairo: OpaquePointer) {
        func map(_ point: CGPoint) -> (x: Double, y: Double) {
            let point = Self.clamped(point.applying(transform))
            return (Double(point.x), Double(point.y))
        }
        cairo_new_path(cairo)
        geometry.points.withUnsafeBufferPointer { points in
            var index = 0
            var last = CGPoint.zero
            for verb in geometry.verbs {
                switch verb {
                case .move:
                    let to = map(points[index])
                    cairo_move_to(cairo, to.x, to.y)
                case .line:
                    let to = map(points[index])
                    cairo_line_to(cairo, to.x, to.y)
                case .quad:
                    // A quadratic curve is the cubic whose controls lie two thirds of the way to the control.
                    let (control, end) = (points[index], points[index + 1])
                    let first = map(
                        CGPoint(x: (last.x + 2 * control.x) / 3, y: (last.y + 2 * control.y) / 3)
                    )
                    let second = map(CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3))
                    let to = map(end)
                    cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
                case .cubic:
                    let (first, second, to) = (map(points[index]), map(points[index + 1]), map(points[index + 2]))
                    cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
                case .close:
                    cairo_close_path(cairo)
                }
                index += verb.pointCount
                if index > 0, verb != .close { last = points[index - 1] }
            }
        }
    }

    /// Whether the current coordinates can be drawn in: finite, and not flattened to a line.
    var isDrawable: Bool {
        let (along, across) = (state.ctm.a * state.ctm.d, state.ctm.b * state.ctm.c)
        return state.ctm.isInvertible && abs(along - across) > flatness * (abs(along) + abs(across))
    }

    /// Reads what the caller has written into the memory drawn on.
    func willDraw() {
        mirror?.readChanges()
        marks = nil
    }

    /// Shows the caller's memory what was drawn, which is all within the clip.
    func didDraw() {
        guard let mirror, groups.isEmpty else { return }
        let rows = clipExtents
        mirror.write(rows: Int(rows.minY.rounded(.down))..<Int(rows.maxY.rounded(.up)))
    }

    /// The layout that the caller sees.
    private var layout: PixelLayout { mirror?.layout ?? (bitmap.isOpaque ? .nativeOpaque : .native) }

    /// The width, in pixels.
    public var width: Int { bitmap.width }

    /// The height, in pixels.
    public var height: Int { bitmap.height }

    /// The bits of one part of a pixel: 8.
    public var bitsPerComponent: Int { 8 }

    /// The bits of one pixel: 32, or 8 for grey or opacity alone.
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }

    /// From one row of `data` to the next, in bytes.
    public var bytesPerRow: Int { mirror?.bytesPerRow ?? bitmap.bytesPerRow }

    /// sRGB, or the grey space; nil for opacity alone.
    public var colorSpace: CGColorSpace? {
        layout.alpha == .alphaOnly ? nil : layout.model == .rgb ? .sharedRGB : .sharedGray
    }

    /// The pixels in the layout asked for, top row first; valid as long as the context.
    public var data: UnsafeMutableRawPointer? {
        mirror?.reveal()
        // What is written there nobody knows of.
        marks = nil
        return mirror?.memory ?? bitmap.withUnsafeMutableBytes { $0.baseAddress }
    }

    /// The layout of `data`.
    public var bitmapInfo: CGBitmapInfo { layout.info }

    /// The position of the opacity in `data`.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }

    /// An image of what was drawn so far; open transparency layers are not in it.
    public func makeImage() -> CGImage? {
        mirror?.readChanges()
        return bitmap.snapshot().map { CGImage(bitmap: $0, layout: layout, marks: mirror == nil ? marks : nil) }
    }

    /// Finishes all drawing to memory. Drawing always finishes at once, so there is nothing to wait for.
    public func flush() { cairo_surface_flush(bitmap.surface) }
}

extension CGAffineTransform {
    /// The same transform as Cairo's type.
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether the map is finite and can be undone, with space to spare for the arithmetic.
    package var isInvertible: Bool {
        let determinant = abs(a * d - b * c)
        let greatest = max(max(abs(a), abs(b)), max(abs(c), abs(d)))
        return isFinite && determinant > 1e-24 && greatest < 1e12
    }
}
