import OctantBase

extension CIImage {
    /// The image moved, scaled or turned by `matrix`; nothing where that cannot be undone.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        guard numbers.allSatisfy(\.isFinite), matrix.a * matrix.d - matrix.b * matrix.c != 0 else {
            Log.once("coreImage.transform", "a CIImage is transformed so that nothing of it is left")
            return CIImage()
        }
        // Two after the other are one, so that pixels are mixed once.
        if let moved = recipe as? AffineRecipe, moved.isSmooth == isSmooth {
            let both = moved.transform.concatenating(matrix)
            return CIImage(
                AffineRecipe(source: moved.source, transform: both, isSmooth: isSmooth), isSmooth: isSmooth)
        }
        return CIImage(AffineRecipe(source: recipe, transform: matrix, isSmooth: isSmooth), isSmooth: isSmooth)
    }

    /// The image whose colours between pixels are mixed, as they are unless asked otherwise.
    public func samplingLinear() -> CIImage { CIImage(recipe, isSmooth: true, cgImage: cgImage) }

    /// The image whose colours between pixels are those of the nearest one.
    public func samplingNearest() -> CIImage { CIImage(recipe, isSmooth: false, cgImage: cgImage) }

    /// The part of the image in `rect`.
    public func cropped(to rect: CGRect) -> CIImage {
        let whole = PixelArea(covering: rect).rect
        guard !rect.isInfinite else { return self }
        return CIImage(CropRecipe(source: recipe, rect: rect.isEmpty ? .null : whole), isSmooth: isSmooth)
    }

    /// The image, whose edge goes on without end.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The part of the image in `rect`, whose edge goes on without end.
    public func clamped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        guard !part.isNull, !extent.isInfinite || !rect.isInfinite else { return self }
        return CIImage(ClampRecipe(source: recipe, rect: part), isSmooth: isSmooth)
    }

    /// The image turned as `orientation` says it is to be shown, its bottom left corner in place.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
    }

    /// The image turned as the number `orientation` of a file says, 1...8; the image itself for any other.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard let number = UInt32(exactly: orientation), let known = CGImagePropertyOrientation(rawValue: number) else {
            return self
        }
        return oriented(known)
    }

    /// The transform by which the image is turned as `orientation` says it is to be shown, its bottom left corner in
    /// place.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        guard !extent.isEndless, !extent.isNull else { return .identity }
        let linear =
            switch orientation {
            case .up: CGAffineTransform.identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            }
        let turned = extent.applying(linear)
        return linear.concatenating(
            CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
    }
}
