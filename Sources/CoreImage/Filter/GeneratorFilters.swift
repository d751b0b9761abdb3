extension FilterDefinition {
    private static func axis(
        _ name: String, _ ease: @escaping @Sendable (Float) -> Float
    ) -> FilterDefinition {
        FilterDefinition(
            name,
            [
                "inputPoint0": .vector(CIVector(x: 0, y: 0)), "inputPoint1": .vector(CIVector(x: 200, y: 200)),
                "inputColor0": .color(.white), "inputColor1": .color(.black),
            ]
        ) { inputs in
            let (start, end) = (inputs.vector("inputPoint0"), inputs.vector("inputPoint1"))
            let first = SIMD2(Float(start.x), Float(start.y))
            let way = SIMD2(Float(end.x), Float(end.y)) - first
            let length = (way * way).sum()
            let (one, two) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return PlaceRecipe { x, y, rendering in
                let place = length > 0 ? ((SIMD2(x, y) - first) * way).sum() / length : 1
                return rendering.pixel(one).mixed(rendering.pixel(two), ease(min(max(place, 0), 1)))
            }
        }
    }

    /// From -1 to 1, alternating every `width` pixels from 0 on; `softness` pixels about each edge are between.
    private static func wave(_ distance: Float, _ width: Float, _ softness: Float) -> Float {
        let place = distance / width
        let stripe = place.rounded(.down)
        let inside = (place - stripe) * width
        let edge = min(inside, width - inside)
        let size = softness > 0 ? min(edge / softness, 1) : 1
        return stripe.truncatingRemainder(dividingBy: 2) == 0 ? size : -size
    }

    private static func pattern(
        _ name: String,
        _ value: @escaping @Sendable (_ x: Float, _ y: Float, _ width: Float, _ softness: Float) -> Float
    ) -> FilterDefinition {
        FilterDefinition(
            name,
            [
                kCIInputCenterKey: .vector(CIVector(x: 150, y: 150)), "inputColor0": .color(.white),
                "inputColor1": .color(.black), kCIInputWidthKey: .number(80), kCIInputSharpnessKey: .number(1),
            ]
        ) { inputs in
            let center = inputs.vector(kCIInputCenterKey)
            let (left, bottom) = (Float(center.x), Float(center.y))
            let width = Float(max(inputs.number(kCIInputWidthKey), 1))
            let sharpness = Float(min(max(inputs.number(kCIInputSharpnessKey), 0), 1))
            let (one, two) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return PlaceRecipe { x, y, rendering in
                let value = value(x - left, y - bottom, width, (1 - sharpness) * width / 2)
                return rendering.pixel(two).mixed(rendering.pixel(one), (1 + value) / 2)
            }
        }
    }

    /// Filters that make images of numbers.
    static let generators = [
        FilterDefinition("CIConstantColorGenerator", [kCIInputColorKey: .color(.red)]) {
            ColorRecipe(color: $0.color(kCIInputColorKey))
        },
        axis("CILinearGradient") { $0 },
        axis("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
        FilterDefinition(
            "CIRadialGradient",
            [
                kCIInputCenterKey: .vector(CIVector(x: 150, y: 150)), "inputRadius0": .number(5),
                "inputRadius1": .number(100), "inputColor0": .color(.white), "inputColor1": .color(.black),
            ]
        ) { inputs in
            let center = inputs.vector(kCIInputCenterKey)
            let middle = SIMD2(Float(center.x), Float(center.y))
            let (inner, outer) = (Float(inputs.number("inputRadius0")), Float(inputs.number("inputRadius1")))
            let (one, two) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return PlaceRecipe { x, y, rendering in
                let way = SIMD2(x, y) - middle
                let distance = (way * way).sum().squareRoot()
                let place = outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
                return rendering.pixel(one).mixed(rendering.pixel(two), min(max(place, 0), 1))
            }
        },
        pattern("CICheckerboardGenerator") { wave($0, $2, $3) * wave($1, $2, $3) },
        pattern("CIStripesGenerator") { x, _, width, softness in wave(x, width, softness) },
    ]
}
