extension Color {
    /// A colour as plain numbers: what a colour is in some surroundings.
    public struct Resolved: Hashable, Sendable, Animatable, CustomStringConvertible {
        /// Red, in proportion to light.
        public var linearRed: Float
        /// Green, in proportion to light.
        public var linearGreen: Float
        /// Blue, in proportion to light.
        public var linearBlue: Float
        /// The opacity, 0...1.
        public var opacity: Float

        /// The colour of these parts in proportion to light, 0...1 each.
        public init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1) {
            (self.linearRed, self.linearGreen) = (linearRed, linearGreen)
            (self.linearBlue, self.opacity) = (linearBlue, opacity)
        }

        /// The colour of these parts, 0...1 each. Those of Display P3 go over to sRGB by four decimals, as on Apple's
        /// systems.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            if colorSpace == .sRGBLinear {
                self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
                return
            }
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            if colorSpace == .sRGB {
                self.init(linearRed: r, linearGreen: g, linearBlue: b, opacity: opacity)
            } else {
                self.init(
                    linearRed: r * 1.2249 + g * -0.2247, linearGreen: r * -0.0420 + g * 1.0419,
                    linearBlue: r * -0.0197 + g * -0.0786 + b * 1.0979, opacity: opacity)
            }
        }

        /// The colour of `rgba`, in sRGB.
        init(_ rgba: RGBA) {
            self.init(red: Float(rgba.r), green: Float(rgba.g), blue: Float(rgba.b), opacity: Float(rgba.a))
        }

        /// Red in sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// Green in sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// Blue in sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// A part in proportion to light as sRGB counts it; below 0 mirrored.
        private static func encoded(_ linear: Float) -> Float {
            let size = abs(linear)
            if size == 1 { return linear }
            let value = size <= 0.003_130_8 ? 12.92 * size : pow(size, 1 / 2.4) * 1.055 - 0.055
            return linear < 0 ? -value : value
        }

        /// A part of sRGB in proportion to light; below 0 mirrored.
        private static func linear(_ encoded: Float) -> Float {
            let size = abs(encoded)
            if size == 1 { return encoded }
            let value = size <= 0.040_45 ? size * (1 / 12.92) : pow(size * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
            return encoded < 0 ? -value : value
        }

        /// The colour in sRGB.
        var rgba: RGBA { RGBA(r: Double(red), g: Double(green), b: Double(blue), a: Double(opacity)) }

        /// The colour for Core Graphics.
        public var cgColor: CGColor { CGColor(rgba: rgba) }

        /// The parts in proportion to light and the opacity, each times 128.
        public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
            get {
                AnimatablePair(
                    linearRed * Float(unitScale),
                    AnimatablePair(
                        linearGreen * Float(unitScale),
                        AnimatablePair(linearBlue * Float(unitScale), opacity * Float(unitScale))))
            }
            set {
                linearRed = newValue.first / Float(unitScale)
                linearGreen = newValue.second.first / Float(unitScale)
                linearBlue = newValue.second.second.first / Float(unitScale)
                opacity = newValue.second.second.second / Float(unitScale)
            }
        }

        /// The parts in sRGB and the opacity as `#RRGGBBAA`, for people.
        public var description: String {
            func byte(_ part: Float) -> String {
                let text = String(Int(min(max(part, 0), 1) * 255 + 0.5), radix: 16, uppercase: true)
                return text.count == 1 ? "0" + text : text
            }
            return "#" + byte(red) + byte(green) + byte(blue) + byte(opacity)
        }
    }

    /// The colour of these numbers.
    public init(_ resolved: Color.Resolved) { self.init(rgba: resolved.rgba) }
}
