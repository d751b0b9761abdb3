import OctantBase

/// A colour that does not change: numbers in a colour space, and an opacity.
///
/// Parts are 0...1 and are clamped where pixels are made. A part that is not finite counts as 0, with one line on
/// standard error.
public final class CGColor: Sendable, Hashable {
    /// The system's black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// The system's white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// No colour at all: transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    // Written to by `replace` alone, when a single reference exists, so that nobody reads meanwhile: no run-time check
    // of that is needed, at thousands of reads a frame.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var space: CGColorSpace

    /// The colour in sRGB.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var rgba: RGBA

    /// What is painted instead of the colour, which is its mean then; nil for none.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var paint: PatternPaint?

    private init(space: CGColorSpace, rgba: RGBA, paint: PatternPaint? = nil) {
        (self.space, self.paint) = (space, paint)
        func finite(_ part: Double) -> Double {
            if part.isFinite { return part }
            Log.once("color.notFinite", "a colour's component is not finite: it counts as 0")
            return 0
        }
        self.rgba = RGBA(r: finite(rgba.r), g: finite(rgba.g), b: finite(rgba.b), a: finite(rgba.a))
    }

    /// The colour of `parts` in `space`, opacity last, as many as the space has and one.
    private convenience init(space: CGColorSpace, parts: [CGFloat]) {
        let values = parts.map(Double.init)
        self.init(
            space: space,
            rgba: values.count == 2
                ? RGBA(r: values[0], g: values[0], b: values[0], a: values[1])
                : RGBA(r: values[0], g: values[1], b: values[2], a: values[3]))
    }

    private var parts: [CGFloat] {
        if let paint {
            guard let base = space.baseColorSpace, !paint.pattern.isColored else { return [CGFloat(paint.tint.a)] }
            return CGColor(space: base, rgba: paint.tint).parts
        }
        let all = [rgba.r, rgba.g, rgba.b, rgba.a].map { CGFloat($0) }
        return space.numberOfComponents == 1 ? [all[0], all[3]] : all
    }

    /// The sRGB colour of these parts, 0...1 each.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedRGB, rgba: RGBA(r: red, g: green, b: blue, a: alpha))
    }

    /// The sRGB colour of these parts, 0...1 each.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedRGB, rgba: RGBA(r: red, g: green, b: blue, a: alpha))
    }

    /// The grey of this whiteness, 0...1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedGray, rgba: RGBA(r: gray, g: gray, b: gray, a: alpha))
    }

    /// The grey of this whiteness, 0...1, with sRGB's curve.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The colour of the numbers at `components`, which must hold the space's number of components and an opacity; nil
    /// for a space of patterns.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(space: space, parts: (0...space.numberOfComponents).map { components[$0] })
    }

    /// The colour that paints `pattern`. `components` are an opacity for a pattern with colours of its own, a colour of
    /// the base of `space` and an opacity for a stencil. Nil unless `space` is one of patterns, for a stencil one with
    /// a base. What knows colours only (text, gradients, shadows) takes the mean of the pattern.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard let paint = space.paint(of: pattern, components) else { return nil }
        self.init(space: space, rgba: paint.mean, paint: paint)
    }

    /// The colour that paints `paint`, with colours of its own.
    package convenience init(_ paint: PatternPaint) {
        self.init(space: .sharedPattern, rgba: paint.mean, paint: paint)
    }

    /// The colour of `rgba`.
    package convenience init(rgba: RGBA) { self.init(space: .sharedRGB, rgba: rgba) }

    /// Colours that `replace` removed and nobody else holds, to be written over where one is wanted next. An animation
    /// of a colour that is nil without it takes one and gives it back for every frame, so that a few are enough.
    private static let spares = Locked<[CGColor]>([])
    private static let mostSpares = 8

    /// Makes `color` the colour of `rgba`: in place, without asking for memory, when nobody else holds it.
    package static func replace(_ color: inout CGColor?, with rgba: RGBA) {
        if color == nil { color = spares.withLock { $0.popLast() } }
        guard color != nil, isKnownUniquelyReferenced(&color), (rgba.r + rgba.g + rgba.b + rgba.a).isFinite else {
            color = CGColor(rgba: rgba)
            return
        }
        color?.space = .sharedRGB
        color?.rgba = rgba
        color?.paint = nil
    }

    /// Makes `color` the colour of `rgba`, where `color` is never nil.
    package static func replace(_ color: inout CGColor, with rgba: RGBA) {
        guard isKnownUniquelyReferenced(&color), (rgba.r + rgba.g + rgba.b + rgba.a).isFinite else {
            color = CGColor(rgba: rgba)
            return
        }
        (color.space, color.rgba, color.paint) = (.sharedRGB, rgba, nil)
    }

    /// Makes `color` the same as `other`: by writing over it when nobody else holds it, so that it may be written to
    /// again.
    package static func replace(_ color: inout CGColor?, with other: CGColor?) {
        guard color != nil, color !== other, isKnownUniquelyReferenced(&color) else {
            color = other
            return
        }
        if let other {
            color?.space = other.space
            color?.rgba = other.rgba
            color?.paint = other.paint
        } else {
            let gone = color.take()
            spares.withLock { if let gone, $0.count < mostSpares { $0.append(gone) } }
        }
    }

    /// Makes `color` equal to `other`, where `color` is never nil.
    package static func replace(_ color: inout CGColor, with other: CGColor) {
        guard color !== other, isKnownUniquelyReferenced(&color) else {
            color = other
            return
        }
        (color.space, color.rgba, color.paint) = (other.space, other.rgba, other.paint)
    }

    /// The pattern that the colour paints; nil for others.
    public var pattern: CGPattern? { paint?.pattern }

    /// The colour's numbers, its opacity last.
    public var components: [CGFloat]? { parts }

    /// The number of components, opacity included.
    public var numberOfComponents: Int { paint == nil ? space.numberOfComponents + 1 : parts.count }

    /// The opacity, 0...1.
    public var alpha: CGFloat { CGFloat(paint?.tint.a ?? rgba.a) }

    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The colour with another opacity, 0...1.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let paint = paint?.copy(alpha: alpha.isFinite ? Double(alpha) : 0) {
            return CGColor(space: space, rgba: paint.mean, paint: paint)
        }
        return CGColor(space: space, rgba: RGBA(r: rgba.r, g: rgba.g, b: rgba.b, a: alpha))
    }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// Whether colour space and numbers are the same.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other || (one.space == other.space && one.rgba == other.rgba && one.paint == other.paint)
    }

    /// Hashes the colour space and the numbers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(rgba)
    }
}
