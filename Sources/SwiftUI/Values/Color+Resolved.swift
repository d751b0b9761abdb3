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

        /// The colour of these parts, 0...1 each.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) { self.init(colorSpace.sRGB(Double(red), Double(green), Double(blue), Double(opacity))) }

        /// The colour of `rgba`, in sRGB.
        init(_ rgba: RGBA) {
            linearRed = Float(RGBColorSpace.linear(rgba.r))
            linearGreen = Float(RGBColorSpace.linear(rgba.g))
            linearBlue = Float(RGBColorSpace.linear(rgba.b))
            opacity = Float(rgba.a)
        }

        /// Red in sRGB.
        public var red: Float {
            get { Float(RGBColorSpace.encoded(Double(linearRed))) }
            set { linearRed = Float(RGBColorSpace.linear(Double(newValue))) }
        }

        /// Green in sRGB.
        public var green: Float {
            get { Float(RGBColorSpace.encoded(Double(linearGreen))) }
            set { linearGreen = Float(RGBColorSpace.linear(Double(newValue))) }
        }

        /// Blue in sRGB.
        public var blue: Float {
            get { Float(RGBColorSpace.encoded(Double(linearBlue))) }
            set { linearBlue = Float(RGBColorSpace.linear(Double(newValue))) }
        }

        /// The colour in sRGB.
        var rgba: RGBA { RGBA(r: Double(red), g: Double(green), b: Double(blue), a: Double(opacity)) }

        /// The colour for Core Graphics.
        public var cgColor: CGColor { CGColor(rgba: rgba) }

        /// The parts in sRGB and the opacity.
        public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
            get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
            set {
                red = newValue.first
                green = newValue.second.first
                (blue, opacity) = (newValue.second.second.first, newValue.second.second.second)
            }
        }

        /// The colour's parts, for people.
        public var description: String { Color(self).description }
    }

    /// The colour of these numbers.
    public init(_ resolved: Color.Resolved) { self.init(rgba: resolved.rgba) }
}
