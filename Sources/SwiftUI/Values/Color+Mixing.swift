import OctantBase

extension Color {
    /// The colour `fraction`, 0...1 (clamped), of the way from this one to `rhs`, in `colorSpace`. It stays dependent
    /// on what surrounds it where one of the two is.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        mixed(with: rhs, by: fraction, isPerceptual: colorSpace == .perceptual)
    }

    /// The usual gradient of the colour: from a lighter one at the top to the colour itself. How much lighter is
    /// Octant's own choice: a quarter of the way to white.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25, in: .device), self]))
    }
}

extension RGBA {
    /// The colour `fraction` of the way to `other`, opacity multiplied in: part by part of sRGB, or of Oklab, where
    /// equal steps look equal.
    func mixed(with other: RGBA, by fraction: Double, isPerceptual: Bool) -> RGBA {
        let alpha = a + (other.a - a) * fraction
        guard alpha > 0 else { return .clear }
        let (mine, theirs) = (a * (1 - fraction) / alpha, other.a * fraction / alpha)
        guard isPerceptual else {
            return RGBA(
                r: r * mine + other.r * theirs, g: g * mine + other.g * theirs, b: b * mine + other.b * theirs,
                a: alpha)
        }
        var mixed = RGBA(cones: cones * mine + other.cones * theirs)
        mixed.a = alpha
        return mixed
    }

    /// The cube roots of what the three kinds of cones of the eye are taken to see: Oklab but for one more matrix,
    /// which changes no mixture. The numbers are Björn Ottosson's (https://bottosson.github.io/posts/oklab/).
    private var cones: SIMD3<Double> {
        let (red, green, blue) = (
            Color.RGBColorSpace.linear(r), Color.RGBColorSpace.linear(g), Color.RGBColorSpace.linear(b)
        )
        let long = 0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue
        let middle = 0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue
        let short = 0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue
        return SIMD3(cbrt(long), cbrt(middle), cbrt(short))
    }

    private init(cones: SIMD3<Double>) {
        let cubes = cones * cones * cones
        let (long, middle, short) = (cubes.x, cubes.y, cubes.z)
        let red = 4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short
        let green = -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short
        let blue = -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short
        func encoded(_ part: Double) -> Double { min(max(Color.RGBColorSpace.encoded(part), 0), 1) }
        self.init(r: encoded(red), g: encoded(green), b: encoded(blue))
    }
}

extension Color.RGBColorSpace {
    /// A part of sRGB in proportion to light; below 0 mirrored.
    static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let value = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }
}
