import CoreGraphics
import OctantBase

extension UnsafePointer<LayerProperties> {
    /// A rectangle that contains what the layer itself draws: background, border, contents, shape. Null when it draws
    /// nothing. `outline` contains the shape's path, where that is known already.
    func drawnRect(outline: CGRect?) -> CGRect {
        let box = pointee.bounds.standardized
        var rect = CGRect.null
        if pointee.backgroundColor.isVisible || (pointee.borderWidth > 0 && pointee.borderColor.isVisible) {
            rect = box
        }
        if pointee.backdropBlur > 0 { rect = box }
        func add(_ image: CGImage?) {
            guard let image else { return }
            if pointee.contentsGravity == .resize && image.whole == nil { return rect = rect.union(box) }
            let frame = pointee.contentsFrame(for: image)
            rect = rect.union(pointee.isGeometryFlipped ? frame.applying(pointee.flip) : frame)
        }
        if let blend = pointee.image.blend {
            add(blend.from)
            add(blend.to)
        } else {
            add(pointee.image.image)
        }
        if pointee.isShape {
            let outline = outline ?? pointee.shape?.path?.boundingBox ?? .null
            rect = rect.union(pointee.shape?.drawnRect(outline: outline) ?? .null)
        }
        if !pointee.kind.isPlain { rect = rect.union(pointee.kind.drawnRect(on: pointee)) }
        return pointee.masksToBounds ? rect.shared(with: box) : rect
    }
}

/// Computes where a layer draws, in its own space.
extension LayerProperties {
    /// A rectangle that contains what the layer itself draws.
    var drawnRect: CGRect { withUnsafePointer(to: self) { $0.drawnRect(outline: nil) } }

    /// Whether a shadow shows. A layer that masks to its bounds would cut it off.
    @inline(__always) var throwsShadow: Bool { shadow.opacity > 0 && shadow.color.isVisible && !masksToBounds }

    /// A rectangle that contains what the layer itself draws, whatever `animations` make of its colours, strokes and
    /// contents; as long as they do not move it. Nil when it cannot be computed.
    func reach(under animations: [RenderAnimation]) -> CGRect? {
        if animations.contains(where: { if case .transition = $0.action { true } else { false } }) { return nil }
        var most = self
        // No lists of properties: they would be allocated for every layer out of view.
        func touches(_ test: (AnimatableProperty) -> Bool) -> Bool {
            animations.contains { $0.containsProperty(where: test) }
        }
        // Another part of an image of the same size has the same position.
        if touches({ $0.reach == .contents && $0.part?.isOfOrigin != true }) {
            if contentsGravity != .resize { return nil }
            most.backgroundColor = .black
        }
        if touches({ $0.reach == .withinBounds || $0.reach == .clipping }) { most.backgroundColor = .black }
        if touches({ $0.reach == .fill }) { most.shape?.fillColor = .black }
        if touches({ $0.reach == .stroke }) {
            most.shape?.strokeColor = .black
            most.shape?.strokeStart = 0
            most.shape?.strokeEnd = 1
        }
        if touches({ $0.reach == .kind }) { most.kind.drawMost() }
        return most.drawnRect
    }

    /// The frame of `image` in the bounds by the gravity, in points of the layer's own space before `isGeometryFlipped`
    /// mirrors it.
    package func contentsFrame(for image: CGImage) -> CGRect {
        guard let whole = image.whole else {
            return contentsFrame(for: CGSize(width: image.width, height: image.height))
        }
        // What was too large to be drawn whole is positioned by its top left part.
        let frame = contentsFrame(for: whole)
        let (across, down) = (CGFloat(image.width) / whole.width, CGFloat(image.height) / whole.height)
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width * across, height: frame.height * down)
    }

    /// The frame of an image of `pixels`.
    private func contentsFrame(for pixels: CGSize) -> CGRect {
        let scale = contentsScale > 0 ? contentsScale : 1
        let part = contentsRect.standardized
        let natural = CGSize(width: pixels.width * part.width / scale, height: pixels.height * part.height / scale)
        let box = bounds.standardized
        var size = natural
        switch contentsGravity {
        case .resize:
            return box
        case .resizeAspect, .resizeAspectFill:
            guard natural.width > 0, natural.height > 0 else { return .null }
            let (across, down) = (box.width / natural.width, box.height / natural.height)
            let factor = contentsGravity == .resizeAspect ? min(across, down) : max(across, down)
            size = CGSize(width: natural.width * factor, height: natural.height * factor)
        default:
            break
        }
        var origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
        switch contentsGravity {
        case .left, .topLeft, .bottomLeft: origin.x = box.minX
        case .right, .topRight, .bottomRight: origin.x = box.maxX - size.width
        default: break
        }
        // The y axis points down, as in UIKit: the top is where y is smallest.
        switch contentsGravity {
        case .top, .topLeft, .topRight: origin.y = box.minY
        case .bottom, .bottomLeft, .bottomRight: origin.y = box.maxY - size.height
        default: break
        }
        return CGRect(origin: origin, size: size)
    }
}

extension CGColor? {
    /// Whether there is a colour and any of it shows.
    var isVisible: Bool {
        guard let self else { return false }
        return self.alpha > 0
    }
}
