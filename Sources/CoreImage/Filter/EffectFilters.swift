/// Factors of red, green and blue for each of the three, as rows.
private struct ColorMatrix: Sendable {
    let rows: (Pixel, Pixel, Pixel)

    /// The colour that it makes of `color`, of the same opacity.
    func applied(to color: Pixel) -> Pixel {
        Pixel((rows.0 * color).sum(), (rows.1 * color).sum(), (rows.2 * color).sum(), color.w)
    }

    /// The matrix of sepia: https://www.w3.org/TR/filter-effects-1/#sepiaEquivalent.
    static let sepia = ColorMatrix(
        rows: (Pixel(0.393, 0.769, 0.189, 0), Pixel(0.349, 0.686, 0.168, 0), Pixel(0.272, 0.534, 0.131, 0)))

    /// The matrix that turns hues by `angle`, in radians, and keeps what is grey:
    /// https://www.w3.org/TR/filter-effects-1/#attr-valuedef-type-huerotate.
    static func hue(_ angle: Double) -> ColorMatrix {
        let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
        func row(_ even: Pixel, _ cosines: Pixel, _ sines: Pixel) -> Pixel { even + cosines * cosine + sines * sine }
        let even = Pixel(0.213, 0.715, 0.072, 0)
        return ColorMatrix(
            rows: (
                row(even, Pixel(0.787, -0.715, -0.072, 0), Pixel(-0.213, -0.715, 0.928, 0)),
                row(even, Pixel(-0.213, 0.285, -0.072, 0), Pixel(0.143, 0.140, -0.283, 0)),
                row(even, Pixel(-0.213, -0.715, 0.928, 0), Pixel(-0.787, 0.715, 0.072, 0))
            ))
    }
}

// How much steeper than the image CIPhotoEffectNoir is about the middle. Ours.
private let noirContrast: Float = 1.4

extension FilterDefinition {
    /// Filters whose formulas Apple does not document: ours look alike, and are not the same. They work on sRGB's
    /// encoded colours.
    static let effects = [
        FilterDefinition(
            "CISepiaTone", [kCIInputImageKey: .image, kCIInputIntensityKey: .number(1)]
        ) { inputs in
            let intensity = Float(inputs.number(kCIInputIntensityKey))
            return inputs.image().map {
                ColorMapRecipe(encoded: $0.recipe) { $0.mixed(ColorMatrix.sepia.applied(to: $0), intensity) }
            }
        },
        FilterDefinition("CIHueAdjust", [kCIInputImageKey: .image, kCIInputAngleKey: .number(0)]) { inputs in
            let matrix = ColorMatrix.hue(inputs.number(kCIInputAngleKey))
            return inputs.image().map { ColorMapRecipe(encoded: $0.recipe, matrix.applied) }
        },
        // Colours that are nearly grey become more vivid than those that are vivid.
        FilterDefinition("CIVibrance", [kCIInputImageKey: .image, "inputAmount": .number(0)]) { inputs in
            let amount = Float(inputs.number("inputAmount"))
            return inputs.image().map {
                ColorMapRecipe(encoded: $0.recipe) { color in
                    let range = max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
                    let gray = Pixel(color.luma, color.luma, color.luma, color.w)
                    return gray.mixed(color, 1 + amount * (1 - range))
                }
            }
        },
        FilterDefinition("CIPhotoEffectMono", [kCIInputImageKey: .image]) { inputs in
            inputs.image().map {
                ColorMapRecipe(encoded: $0.recipe) { Pixel($0.luma, $0.luma, $0.luma, $0.w) }
            }
        },
        FilterDefinition("CIPhotoEffectNoir", [kCIInputImageKey: .image]) { inputs in
            inputs.image().map {
                ColorMapRecipe(encoded: $0.recipe) { color in
                    let gray = (color.luma - 0.5) * noirContrast + 0.5
                    return Pixel(gray, gray, gray, color.w)
                }
            }
        },
        // Darker towards the corners: by the square of the distance from the middle, of which the corners have 1.
        FilterDefinition(
            "CIVignette",
            [kCIInputImageKey: .image, kCIInputIntensityKey: .number(0), kCIInputRadiusKey: .number(1)]
        ) { inputs in
            guard let image = inputs.image(), !image.extent.isEndless, !image.extent.isNull else {
                return inputs.image()?.recipe
            }
            let (extent, radius) = (image.extent, Float(max(inputs.number(kCIInputRadiusKey), 0.01)))
            let intensity = Float(inputs.number(kCIInputIntensityKey))
            let (middle, half) = (
                SIMD2(Float(extent.midX), Float(extent.midY)), Float(extent.width.squared(extent.height))
            )
            let shade = PlaceRecipe { x, y, _ in
                let way = (SIMD2(x, y) - middle) / half
                let fall = min(max(1 - intensity * (way * way).sum() / radius, 0), 1)
                return Pixel(fall, fall, fall, 1)
            }
            return MixRecipe(front: image.recipe, back: shade, extent: extent) { $0 * $1 }
        },
    ]
}

extension CGFloat {
    /// Half the diagonal of a rectangle of this width and of `height`.
    fileprivate func squared(_ height: CGFloat) -> CGFloat { (self * self + height * height).squareRoot() / 2 }
}
