extension FilterDefinition {
    /// Filters that blur.
    static let blurs = [
        FilterDefinition("CIGaussianBlur", [kCIInputImageKey: .image, kCIInputRadiusKey: .number(10)]) { inputs in
            inputs.image()?.applyingGaussianBlur(sigma: inputs.number(kCIInputRadiusKey)).recipe
        },
        FilterDefinition("CIBoxBlur", [kCIInputImageKey: .image, kCIInputRadiusKey: .number(10)]) { inputs in
            let radius = inputs.number(kCIInputRadiusKey)
            return inputs.image().map { radius > 0 ? BlurRecipe($0.recipe, boxRadius: radius) : $0.recipe }
        },
    ]
}
