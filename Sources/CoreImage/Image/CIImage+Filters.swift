import OctantBase

extension CIImage {
    /// The image in front of `dest`.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(
            MixRecipe(front: recipe, back: dest.recipe, extent: extent.joined(dest.extent)) { front, back in
                front + back * (1 - front.w)
            })
    }

    /// What the filter called `filterName` makes of the image, with values for its other keys; the image itself, with
    /// one line on standard error, where there is no such filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else {
            Log.once("coreImage.\(filterName)", "there is no filter \(filterName): an image is left as it is")
            return self
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage()
    }

    /// What the filter called `filterName` makes of the image; the image itself, with one line on standard error,
    /// where there is no such filter.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// The image blurred by a bell curve of the deviation `sigma`, in pixels; it grows by three of them to each side.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        guard sigma > 0, sigma.isFinite else { return self }
        return CIImage(BlurRecipe(recipe, deviation: sigma), isSmooth: isSmooth)
    }

    /// The image with its colours multiplied by its opacity.
    public func premultiplyingAlpha() -> CIImage {
        CIImage(ColorMapRecipe(recipe) { pixel, _ in pixel.multiplied }, isSmooth: isSmooth)
    }

    /// The image with its colours divided by its opacity.
    public func unpremultiplyingAlpha() -> CIImage {
        CIImage(ColorMapRecipe(recipe) { pixel, _ in pixel.straight }, isSmooth: isSmooth)
    }

    /// The image, opaque in `extent` and transparent outside of it.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let opaque = ColorMapRecipe(cropped(to: extent).recipe) { pixel, _ in Pixel(pixel.x, pixel.y, pixel.z, 1) }
        return CIImage(opaque, isSmooth: isSmooth)
    }
}

extension CGRect {
    /// The least rectangle that holds both.
    func joined(_ other: CGRect) -> CGRect { isEndless || other.isEndless ? .infinite : union(other) }
}
