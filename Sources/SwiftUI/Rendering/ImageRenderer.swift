import CoreGraphics
import QuartzCore
import UIKit

/// Draws a view as an image, without a window. Main actor only.
///
/// What moves is drawn as it is set, and nothing on the way; `onAppear` is not called. A change of a property counts
/// from the next image on.
@MainActor
public final class ImageRenderer<Content: View> {
    private let host: _UIHostingView<Content>

    /// The content.
    public var content: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    /// The size that is offered to the content, in points. Unspecified by default: the content has the size it likes
    /// best.
    public var proposedSize = ProposedViewSize.unspecified

    /// Pixels a point of `cgImage` and `uiImage`. 1 by default; what is not above 0 counts as that.
    public var scale: CGFloat = 1

    /// Whether the image begins as opaque black rather than transparent. False by default.
    public var isOpaque = false

    /// A renderer of `content`.
    public init(content: Content) {
        host = _UIHostingView(rootView: content)
        host.backgroundColor = nil
    }

    /// The image; nil when the content has no size, or one of more than 16384 pixels a side.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// The image, of `scale` pixels a point; nil when the content has no size, or one of more than 16384 pixels a
    /// side.
    public var uiImage: UIImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale > 0 && scale.isFinite ? scale : 1
        format.opaque = isOpaque
        let size = layOut(scale: format.scale)
        guard size.width > 0, size.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: size, format: format).image { host.layer.render(in: $0.cgContext) }
        return image.cgImage == nil ? nil : image
    }

    /// Lays the content out and calls `renderer` with its size, in points, and what draws it into a context whose y
    /// axis points up, from the origin on.
    ///
    /// - Parameters:
    ///   - rasterizationScale: The pixels a point that the content is laid out for; what it draws is drawn at the
    ///     context's own.
    ///   - renderer: Called once, before this returns.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let size = layOut(scale: rasterizationScale > 0 && rasterizationScale.isFinite ? rasterizationScale : 1)
        renderer(size) { context in
            context.saveGState()
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            host.layer.render(in: context)
            context.restoreGState()
        }
    }

    /// Lays out the content for images of `scale` pixels a point, and returns its size in points.
    private func layOut(scale: CGFloat) -> CGSize {
        if host.traitOverrides.displayScale != scale { host.traitOverrides.displayScale = scale }
        let size = host.size(for: proposedSize)
        guard size.width.isFinite, size.height.isFinite else { return .zero }
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        return size
    }
}
