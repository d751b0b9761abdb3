extension FilterDefinition {
    private static func composite(
        _ name: String, isWithin: Bool = false, _ mix: @escaping @Sendable (_ front: Pixel, _ back: Pixel) -> Pixel
    ) -> FilterDefinition {
        FilterDefinition(name, [kCIInputImageKey: .image, kCIInputBackgroundImageKey: .image]) { inputs in
            let (front, back) = (inputs.image(), inputs.image(kCIInputBackgroundImageKey))
            guard let front, let back else { return front?.recipe ?? back?.recipe }
            let both = front.extent.joined(back.extent)
            let extent = isWithin ? front.extent.intersection(back.extent) : both
            return MixRecipe(front: front.recipe, back: back.recipe, extent: extent, mix: mix)
        }
    }

    /// Filters that lay one image over another: the operators of Porter and Duff, and sums and products.
    static let composites = [
        composite("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
        composite("CISourceInCompositing", isWithin: true) { $0 * $1.w },
        composite("CISourceOutCompositing") { $0 * (1 - $1.w) },
        composite("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
        composite("CIAdditionCompositing") { pointwiseMin($0 + $1, .one) },
        composite("CIMultiplyCompositing", isWithin: true) { $0 * $1 },
        composite("CIMaximumCompositing") { pointwiseMax($0, $1) },
        composite("CIMinimumCompositing", isWithin: true) { pointwiseMin($0, $1) },
        FilterDefinition(
            "CIDissolveTransition",
            [kCIInputImageKey: .image, kCIInputTargetImageKey: .image, kCIInputTimeKey: .number(0)]
        ) { inputs in
            guard let image = inputs.image(), let target = inputs.image(kCIInputTargetImageKey) else { return nil }
            let time = Float(min(max(inputs.number(kCIInputTimeKey), 0), 1))
            return MixRecipe(front: image.recipe, back: target.recipe, extent: image.extent.joined(target.extent)) {
                $0.mixed($1, time)
            }
        },
        mask("CIBlendWithMask") { $0.luma },
        mask("CIBlendWithAlphaMask") { $0.w },
    ]

    private static func mask(_ name: String, _ cover: @escaping @Sendable (Pixel) -> Float) -> FilterDefinition {
        FilterDefinition(
            name, [kCIInputImageKey: .image, kCIInputBackgroundImageKey: .image, kCIInputMaskImageKey: .image]
        ) { inputs in
            guard let image = inputs.image(), let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
            let back = inputs.image(kCIInputBackgroundImageKey)?.recipe ?? EmptyRecipe()
            return MaskRecipe(front: image.recipe, back: back, mask: mask.recipe, cover: cover)
        }
    }

    /// A blend mode of colours without the opacity: https://www.w3.org/TR/compositing-1/#blending.
    private static func blend(
        _ name: String, _ mode: @escaping @Sendable (_ front: Float, _ back: Float) -> Float
    ) -> FilterDefinition {
        composite(name) { front, back in
            let (source, behind) = (front.straight, back.straight)
            let mixed = Pixel(mode(source.x, behind.x), mode(source.y, behind.y), mode(source.z, behind.z), 1)
            return front * (1 - back.w) + back * (1 - front.w) + mixed * (front.w * back.w)
        }
    }

    /// Filters that blend one image with another.
    static let blendModes = [
        blend("CIMultiplyBlendMode") { $0 * $1 },
        blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        blend("CIDarkenBlendMode") { min($0, $1) },
        blend("CILightenBlendMode") { max($0, $1) },
        blend("CIDifferenceBlendMode") { abs($0 - $1) },
        blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
        blend("CIHardLightBlendMode") { hardLight($0, $1) },
        blend("CIOverlayBlendMode") { hardLight($1, $0) },
        blend("CIColorDodgeBlendMode") { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
        blend("CIColorBurnBlendMode") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    ]

    private static func hardLight(_ front: Float, _ back: Float) -> Float {
        front <= 0.5 ? 2 * front * back : 1 - 2 * (1 - front) * (1 - back)
    }
}
