/// An sRGB colour, not premultiplied; all four parts are 0...1 (clamped where pixels are made).
package struct RGBA: Sendable, Hashable {
    /// Red.
    package var r: Double
    /// Green.
    package var g: Double
    /// Blue.
    package var b: Double
    /// Opacity.
    package var a: Double

    /// Transparent black.
    package static let clear = RGBA(r: 0, g: 0, b: 0, a: 0)
    /// Opaque black.
    package static let black = RGBA(r: 0, g: 0, b: 0, a: 1)
    /// Opaque white.
    package static let white = RGBA(r: 1, g: 1, b: 1, a: 1)

    /// The colour of these parts.
    package init(r: Double, g: Double, b: Double, a: Double = 1) {
        self.r = r
        self.g = g
        self.b = b
        self.a = a
    }

    /// The colour with its opacity multiplied by `factor`.
    package func multipliedAlpha(_ factor: Double) -> RGBA { RGBA(r: r, g: g, b: b, a: a * factor) }

    /// The colour as one premultiplied pixel 0xAARRGGBB, each part rounded to the nearest.
    package var pixel: UInt32 {
        func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        let alpha = clamp(a)
        func part(_ value: Double) -> UInt32 { UInt32((clamp(value) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | part(r) << 16 | part(g) << 8 | part(b)
    }
}
