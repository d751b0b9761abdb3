import OctantBase

/// Draws one cell of a pattern on a context in the pattern's own coordinates, given the pointer that the pattern was
/// made with.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Frees what a pattern's info points to.
public typealias CGPatternReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The two functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws a cell; nil draws nothing.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is freed; nil for nothing to free.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// No functions.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    /// These functions.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// The ways to lay cells on pixels where their steps are no whole number of them.
public enum CGPatternTiling: Int32, Sendable {
    /// Cells keep their shape, steps may differ by a pixel.
    case noDistortion = 0
    /// Steps are even, cells may be stretched by a pixel; a quick way counts.
    case constantSpacingMinimalDistortion = 1
    /// Steps are even, cells may be stretched by a pixel.
    case constantSpacing = 2
}

/// A drawing that is repeated over an area, as a colour paints it.
///
/// A cell is drawn when a colour is made of the pattern or a context first paints with it, and kept as pixels.
///
/// `@unchecked Sendable`: nothing but the cells changes, under a lock. The program's function is called on the threads
/// that make colours and draw, and on no other.
public final class CGPattern: @unchecked Sendable, Hashable {
    /// The lengths of a side of a cell's image, in pixels.
    private static let sides: ClosedRange<CGFloat> = 1...4096
    /// The cells that reach into one step from each side at most.
    private static let mostOverlaps: CGFloat = 8

    private enum Content {
        case callbacks(UnsafeMutableRawPointer?, CGPatternCallbacks)
        case image(CGImage)
    }

    private let content: Content
    /// The part of the pattern's coordinates that a cell draws in.
    let bounds: CGRect
    /// From the pattern's coordinates to the first ones of the context, or to the layer's.
    let matrix: CGAffineTransform
    /// From one cell to the next, in the pattern's coordinates; both above 0.
    let step: CGSize
    /// Whether the cells have colours of their own.
    package let isColored: Bool
    /// One step of the pattern, by pixels a unit of its coordinates.
    private let tiles = Locked<[Int: Bitmap]>([:])

    /// A pattern whose cells lie `xStep` and `yStep` apart, and of which `callbacks` draws what is within `bounds`. A
    /// pattern that is not coloured is a stencil: the colour that it is used with shows wherever it draws. Nil for
    /// numbers that are not finite, empty bounds and steps of 0. The tiling changes nothing: steps are even.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard bounds.isFinite, !bounds.isEmpty, matrix.isInvertible, xStep.isFinite, yStep.isFinite, xStep != 0,
            yStep != 0
        else {
            Log.once("pattern.numbers", "a pattern needs bounds, a matrix and steps that are finite and not 0")
            return nil
        }
        content = .callbacks(info, callbacks.pointee)
        (self.bounds, self.matrix, self.isColored) = (bounds.standardized, matrix, isColored)
        step = CGSize(width: abs(xStep), height: abs(yStep))
    }

    /// A pattern of `image`, upright wherever it is drawn, one cell `size` points large; nil for no size.
    package init?(image: CGImage, size: CGSize) {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
        content = .image(image)
        (bounds, matrix, isColored, step) = (CGRect(origin: .zero, size: size), .identity, true, size)
    }

    deinit {
        if case .callbacks(let info, let callbacks) = content { callbacks.releaseInfo?(info) }
    }

    /// Whether cells are upright where y goes down, and to be turned over where it goes up.
    var isUpright: Bool {
        if case .image = content { true } else { false }
    }

    /// One step of the pattern, from the bounds' origin, its rows in the order of growing y, in at least `scale` pixels
    /// a unit as long as there are images of that size. It is drawn now unless it was before.
    func tile(scale: Int) -> Bitmap? {
        if case .image(let image) = content { return image.bitmap }
        if let tile = tiles.withLock({ $0[scale] }) { return tile }
        // The program draws while nothing is locked: two threads may draw the same, and either stays.
        guard let tile = drawn(scale: scale) else { return nil }
        tiles.withLock { $0[scale] = tile }
        return tile
    }

    private func drawn(scale: Int) -> Bitmap? {
        func side(_ length: CGFloat) -> CGFloat {
            min(max((length * CGFloat(scale)).rounded(), Self.sides.lowerBound), Self.sides.upperBound)
        }
        let (width, height) = (side(step.width), side(step.height))
        let base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: width / step.width, y: height / step.height))
        guard case .callbacks(let info, let callbacks) = content,
            let bitmap = Bitmap(width: Int(width), height: Int(height)),
            let context = CGContext(bitmap: bitmap, base: base, mirror: nil)
        else { return nil }
        guard let draw = callbacks.drawPattern else { return bitmap }
        // Cells before this step reach into it where they are larger than a step.
        func reach(_ length: CGFloat, _ step: CGFloat) -> Int {
            Int(min((length / step).rounded(.up) - 1, Self.mostOverlaps))
        }
        let (across, down) = (reach(bounds.width, step.width), reach(bounds.height, step.height))
        for row in -down...0 {
            for column in -across...0 {
                context.saveGState()
                let depth = context.saved.count
                context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                context.clip(to: bounds)
                draw(info, context)
                while context.saved.count > depth { context.restoreGState() }
                context.restoreGState()
            }
        }
        return bitmap
    }

    /// Whether both are one pattern, or repeat one image in one size.
    public static func == (one: CGPattern, other: CGPattern) -> Bool {
        if one === other { return true }
        guard case .image(let image) = one.content, case .image(let otherImage) = other.content else { return false }
        return image.bitmap === otherImage.bitmap && one.step == other.step
    }

    /// The same for equal patterns.
    public func hash(into hasher: inout Hasher) {
        if case .image(let image) = content {
            hasher.combine(ObjectIdentifier(image.bitmap))
        } else {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
