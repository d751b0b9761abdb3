import CoreGraphics
import Foundation

extension UIImage {
    // MARK: Thumbnails

    /// A new image of `size` points, filled by this one as by `draw(in:)`: its proportions are those of `size`. It has
    /// the same number of pixels a point. Nil for an image without pixels, and for a size without any. Any thread.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
            let context = makeImageContext(size: size, isOpaque: false, scale: scale)
        else { return nil }
        draw(in: CGRect(origin: .zero, size: size), of: context)
        guard let pixels = context.makeImage() else { return nil }
        return UIImage(parts: Parts(cgImage: pixels, scale: scale, renderingMode: renderingMode))
    }

    /// Makes `preparingThumbnail(of:)` on another thread, and calls `completionHandler` there.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Makes `preparingThumbnail(of:)` on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Display

    /// The image, whose pixels were decoded when it was made; nil for one without pixels. Any thread.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Calls `completionHandler` with `preparingForDisplay()`, on another thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns `preparingForDisplay()`.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
