import CoreGraphics
import Foundation
import OctantBase

/// The contexts that a thread draws in, the innermost last.
private final class ContextStack {
    struct Entry {
        /// nil when the context could not be made: then drawing has no effect until the entry is popped.
        let context: CGContext?
        /// Pixels a point of a context that was begun to make an image; nil for a pushed one.
        let imageScale: CGFloat?
    }

    static let threadLocal = ThreadLocal<ContextStack>()

    static var current: ContextStack {
        if let stack = threadLocal.value { return stack }
        let stack = ContextStack()
        threadLocal.value = stack
        return stack
    }

    var entries: [Entry] = []
}

/// The context that drawing goes to on the calling thread, or nil when there is none. Inside `UIView.draw(_:)` it is
/// the view's; its lengths are points, its y axis points down.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.entries.last?.context
}

/// Makes `context` the one that drawing on the calling thread goes to, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.entries.append(.init(context: context, imageScale: nil))
}

/// Undoes the last `UIGraphicsPushContext(_:)` of the calling thread; without one it has no effect.
public func UIGraphicsPopContext() {
    let stack = ContextStack.current
    guard let last = stack.entries.last, last.imageScale == nil else { return }
    stack.entries.removeLast()
}

/// Begins an image of `size` points at 1 pixel a point, and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size` points and makes it the current context, until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: Points, more than 0 and at most 16384 pixels a side.
///   - opaque: Whether the image begins as opaque black rather than transparent.
///   - scale: Pixels a point; 0 means the main screen's. What is negative or not finite counts as 0.
///
/// A size that is empty, not finite or beyond 16384 pixels a side makes no image: drawing then has no effect, with one
/// line on standard error.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = resolvedScale(scale)
    let context = makeImageContext(size: size, isOpaque: opaque, scale: scale)
    ContextStack.current.entries.append(.init(context: context, imageScale: scale))
}

/// The image drawn in the current image context so far, or nil when the current context was not begun for an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.current.entries.last, let scale = entry.imageScale else { return nil }
    return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context; when the current context was not begun for an image it has no effect.
public func UIGraphicsEndImageContext() {
    let stack = ContextStack.current
    guard let last = stack.entries.last, last.imageScale != nil else { return }
    stack.entries.removeLast()
}

/// Fills `rect` with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` with the current context's fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide just inside `rect` with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(.copy)
    let inner = rect.insetBy(dx: 1, dy: 1)
    context.beginPath()
    context.addRect(rect)
    if !inner.isNull, !inner.isEmpty { context.addRect(inner) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Cuts what the current context draws from now on down to `rect`.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// `scale` if it is above 0, else the main screen's pixels a point.
func resolvedScale(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : max(UITraitCollection.default.displayScale, 1)
}

/// A context of `size` points, y down from the top left, or nil, with one line on standard error, when there can be
/// none of that size.
func makeImageContext(size: CGSize, isOpaque: Bool, scale: CGFloat) -> CGContext? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= CGFloat(bitmapSideLimit), height <= CGFloat(bitmapSideLimit),
        let bitmap = Bitmap(width: Int(clamping: width), height: Int(clamping: height)),
        let context = CGContext(bitmap: bitmap, scale: scale)
    else {
        Log.once("uigraphics.size", "there can be no image of \(size.width) x \(size.height) points")
        return nil
    }
    if isOpaque {
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: width / scale, height: height / scale))
    }
    return context
}
