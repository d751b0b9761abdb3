import CoreGraphics
import RenderServer

/// A value of several numbers, any of which may be none.
protocol FiniteValue: Equatable {
    /// Whether all of them are finite.
    var isFinite: Bool { get }
}

extension CGPoint: FiniteValue {}
extension CGRect: FiniteValue {}
extension CATransform3D: FiniteValue {}
extension CGSize: FiniteValue {
    var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CALayer {
    /// Takes over the properties of `layer`, without its sublayers and animations.
    final func takeOver(_ layer: CALayer) {
        properties = layer.properties
        timing = layer.timing
        (contentsObject, drewContents) = (layer.contentsObject, layer.drewContents)
        filters = layer.filters
        custom = layer.custom
        name = layer.name
        (actions, style, autoresizingMask) = (layer.actions, layer.style, layer.autoresizingMask)
        (isOpaque, drawsAsynchronously) = (layer.isOpaque, layer.drawsAsynchronously)
        (contentsFormat, layoutManager) = (layer.contentsFormat, layer.layoutManager)
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    }

    /// Sets a length or other number, unless it is not finite.
    final func set(_ path: WritableKeyPath<LayerProperties, CGFloat>, _ value: CGFloat, _ key: String) {
        guard accepts(value.isFinite, key), properties[keyPath: path] != value else { return }
        change(key) { $0[keyPath: path] = value }
    }

    /// Sets what is fit whatever it is.
    final func setPlain<Value: Equatable>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ key: String
    ) {
        guard properties[keyPath: path] != value else { return }
        change(key) { $0[keyPath: path] = value }
    }

    /// Sets one of the times, if it fits.
    final func setTime<Value: Equatable>(
        _ path: WritableKeyPath<MediaTiming, Value>, _ value: Value, _ key: String, fits: Bool
    ) {
        guard accepts(fits, key) else { return }
        LayerLock.hold {
            var changed = timing
            guard changed[keyPath: path] != value else { return }
            changed[keyPath: path] = value
            timing = changed
            mark(.render)
        }
    }

    /// Sets the bounds, and has follow what depends on their size.
    final func setBounds(_ newValue: CGRect) {
        guard accepts(newValue.isFinite, "bounds") else { return }
        let (value, old) = (newValue.standardized, properties.bounds)
        guard value != old else { return }
        change("bounds") { $0.bounds = value }
        guard value.size != old.size else { return }
        LayoutAsking.by("bounds", of: self) { setNeedsLayout() }
        if StackRoom.isLow {
            StackRoom.extend { resizeSublayers(withOldSize: old.size) }
        } else {
            resizeSublayers(withOldSize: old.size)
        }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// Whether a value is fit to be set; says once when it is not.
    final func accepts(_ isFit: Bool, _ name: String) -> Bool {
        if !isFit { Log.once("layer.\(name)", "a layer's \(name) was set to no fit value: the old one stays") }
        return isFit
    }

    /// Sets a point, a size, a rectangle or a transform, unless it is not finite.
    final func setFinite<Value: FiniteValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ key: String
    ) {
        guard value != properties[keyPath: path], accepts(value.isFinite, key) else { return }
        change(key) { $0[keyPath: path] = value }
    }

    /// Sets a share, clamped to 0...1, unless it is no number.
    final func setShare(_ path: WritableKeyPath<LayerProperties, Float>, _ value: Float, _ key: String) {
        guard accepts(!value.isNaN, key) else { return }
        setPlain(path, min(max(value, 0), 1), key)
    }

    /// Sets a factor, unless it is not finite or not above 0.
    final func setScale(_ path: WritableKeyPath<LayerProperties, CGFloat>, _ value: CGFloat, _ key: String) {
        guard properties[keyPath: path] != value, accepts(value.isFinite && value > 0, key) else { return }
        change(key) { $0[keyPath: path] = value }
    }

    /// Sets how contents are resampled.
    final func setFilter(
        _ name: WritableKeyPath<
            (magnification: CALayerContentsFilter, minification: CALayerContentsFilter),
            CALayerContentsFilter
        >,
        _ value: CALayerContentsFilter, _ path: WritableKeyPath<LayerProperties, Bool>, _ key: String
    ) {
        guard value != filters[keyPath: name] else { return }
        filters[keyPath: name] = value
        change(key) { $0[keyPath: path] = value == .nearest }
    }

    /// Hides the layer or shows it, which is an event too.
    final func setHidden(_ value: Bool) {
        guard value != properties.isHidden else { return }
        change("hidden") { $0.isHidden = value }
        if hostContext != nil { runAction(of: value ? kCAOnOrderOut : kCAOnOrderIn) }
    }

    /// Sets the contents to `value`; what is no image shows nothing.
    final func setContents(_ value: Any?) {
        var image: CGImage?
        if let value {
            if case .image(let pixels)? = AnimationValue(unboxing: value) {
                image = pixels
            } else {
                Log.once("layer.contents", "a layer's contents cannot be the \(type(of: value)) \(value)")
            }
        }
        (contentsObject, drewContents) = (value, false)
        guard image !== properties.contents else { return }
        change("contents") { $0.contents = image }
    }
}
