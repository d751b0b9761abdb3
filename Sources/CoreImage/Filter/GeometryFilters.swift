extension FilterDefinition {
    /// Filters that move pixels, or make one of many.
    static let geometry = [
        FilterDefinition("CIAffineTransform", [kCIInputImageKey: .image, kCIInputTransformKey: .transform]) { inputs in
            inputs.image()?.transformed(by: inputs.transform()).recipe
        },
        FilterDefinition("CIAffineClamp", [kCIInputImageKey: .image, kCIInputTransformKey: .transform]) { inputs in
            inputs.image()?.clampedToExtent().transformed(by: inputs.transform()).recipe
        },
        FilterDefinition(
            "CICrop",
            [kCIInputImageKey: .image, "inputRectangle": .vector(CIVector(cgRect: .infinite))]
        ) { inputs in
            inputs.image()?.cropped(to: inputs.vector("inputRectangle").cgRectValue).recipe
        },
        FilterDefinition(
            "CIClamp", [kCIInputImageKey: .image, kCIInputExtentKey: .vector(CIVector(cgRect: .infinite))]
        ) { inputs in
            inputs.image()?.clamped(to: inputs.vector(kCIInputExtentKey).cgRectValue).recipe
        },
        FilterDefinition(
            "CILanczosScaleTransform",
            [kCIInputImageKey: .image, kCIInputScaleKey: .number(1), kCIInputAspectRatioKey: .number(1)]
        ) { inputs in
            let scale = inputs.number(kCIInputScaleKey)
            let across = scale * inputs.number(kCIInputAspectRatioKey)
            guard let image = inputs.image(), scale > 0, across > 0 else { return nil }
            return LanczosRecipe(source: image.recipe, scale: (across, scale))
        },
        FilterDefinition(
            "CIAreaAverage",
            [
                kCIInputImageKey: .image,
                kCIInputExtentKey: .vector(CIVector(cgRect: CGRect(x: 0, y: 0, width: 640, height: 80))),
            ]
        ) { inputs in
            inputs.image().map {
                AverageRecipe(source: $0.recipe, rect: inputs.vector(kCIInputExtentKey).cgRectValue)
            }
        },
        FilterDefinition(
            "CIPixellate",
            [
                kCIInputImageKey: .image, kCIInputCenterKey: .vector(CIVector(x: 150, y: 150)),
                kCIInputScaleKey: .number(8),
            ]
        ) { inputs in
            inputs.image().map {
                PixellateRecipe(
                    source: $0.recipe, center: inputs.vector(kCIInputCenterKey).cgPointValue,
                    side: max(inputs.number(kCIInputScaleKey), 1))
            }
        },
    ]
}
