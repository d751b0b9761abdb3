import CoreGraphics
import OctantBase
import RenderServer

extension CALayer {
    /// Copies the properties of `layer`, without its sublayers and animations.
    final func copyModel(_ layer: CALayer) {
        properties = layer.properties
        timing = layer.timing
        (contentsObject, drewContents) = (layer.contentsObject, layer.drewContents)
        filters = layer.filters
        custom = layer.custom
        name = layer.name
        (actions, style, autoresizingMask) = (layer.actions, layer.style, layer.autoresizingMask)
        (isOpaque, drawsAsynchronously) = (layer.isOpaque, layer.drawsAsynchronously)
        hints = layer.hints
        (contentsFormat, layoutManager) = (layer.contentsFormat, layer.layoutManager)
        hasActions = layer.hasActions
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    }

    /// Sets a property of the table to `value`, clamped to its limit, unless that is not fit.
    final func set<Value: SettableValue>(_ path: WritableKeyPath<LayerProperties, Value>, _ value: Value) {
        guard properties[keyPath: path] != value else { return }
        let property = AnimatableProperty(path)
        guard let fit = fitted(value, to: property), properties[keyPath: path] != fit else { return }
        change(property.rawValue) { $0[keyPath: path] = fit }
    }

    /// Sets a property of a kind of layers. Returns whether the value changed.
    @discardableResult
    final func set<Kind: PropertyOwner, Value: SettableValue>(
        _ path: WritableKeyPath<Kind, Value>, _ value: Value, of kind: WritableKeyPath<LayerProperties, Kind?>
    ) -> Bool {
        let owner: Kind? = properties[keyPath: kind]
        let old: Value? = owner?[keyPath: path]
        guard old != value else { return false }
        let property = AnimatableProperty(path)
        guard let fit = fitted(value, to: property), old != fit else { return false }
        change(property.rawValue) { $0[keyPath: kind]?[keyPath: path] = fit }
        return true
    }

    /// Sets a colour. One that paints a pattern has its cells drawn now, and changes at once: there is nothing between
    /// it and another colour.
    final func set(_ path: WritableKeyPath<LayerProperties, CGColor?>, _ value: CGColor?) {
        let old = properties[keyPath: path]
        guard old != value else { return }
        value?.paint?.prepare()
        let animates = old?.paint == nil && value?.paint == nil
        change(AnimatableProperty(path).rawValue, animates: animates) { $0[keyPath: path] = value }
    }

    /// Sets a colour of a kind of layers. Returns whether it changed.
    @discardableResult
    final func set<Kind: PropertyOwner>(
        _ path: WritableKeyPath<Kind, CGColor?>, _ value: CGColor?, of kind: WritableKeyPath<LayerProperties, Kind?>
    ) -> Bool {
        let old = properties[keyPath: kind].flatMap { $0[keyPath: path] }
        guard old != value else { return false }
        value?.paint?.prepare()
        let animates = old?.paint == nil && value?.paint == nil
        change(AnimatableProperty(path).rawValue, animates: animates) { $0[keyPath: kind]?[keyPath: path] = value }
        return true
    }

    /// `value` as `property` accepts it; nil, logged once, where it does not.
    private func fitted<Value: SettableValue>(_ value: Value, to property: AnimatableProperty) -> Value? {
        let fit = value.fitted(to: property.limit)
        _ = accepts(fit != nil, property.rawValue)
        return fit
    }

    /// Sets what does not animate and is fit whatever it is.
    final func setPlain<Value: Equatable>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ key: String
    ) {
        guard properties[keyPath: path] != value else { return }
        change(key) { $0[keyPath: path] = value }
    }

    /// Sets a property of a kind of layers. Returns whether the value changed.
    @discardableResult
    final func setPlain<Kind: PropertyOwner, Value: Equatable>(
        _ path: WritableKeyPath<Kind, Value>, _ value: Value, of kind: WritableKeyPath<LayerProperties, Kind?>,
        _ key: String
    ) -> Bool {
        guard properties[keyPath: kind]?[keyPath: path] != value else { return false }
        change(key) { $0[keyPath: kind]?[keyPath: path] = value }
        return true
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

    /// Sets bounds and position so that the layer fills `newValue`, of the superlayer's space.
    final func setFrame(_ newValue: CGRect) {
        guard accepts(newValue.isFinite, "frame") else { return }
        (bounds, position) = properties.fitted(into: newValue.standardized)
    }

    /// Sets the bounds, and has follow what depends on their size.
    final func setBounds(_ newValue: CGRect) {
        let key = AnimatableProperty.bounds.rawValue
        guard accepts(newValue.isFinite, key) else { return }
        let (value, old) = (newValue.standardized, properties.bounds)
        guard value != old else { return }
        change(key) { $0.bounds = value }
        guard value.size != old.size else { return }
        LayoutAsking.by("bounds", of: self) { setNeedsLayout() }
        if StackSpace.isLow {
            StackSpace.extend { resizeSublayers(withOldSize: old.size) }
        } else {
            resizeSublayers(withOldSize: old.size)
        }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// Whether a value is fit to be set; logs once when it is not.
    final func accepts(_ isFit: Bool, _ name: String) -> Bool {
        if !isFit { Log.once("layer.\(name)", "a layer's \(name) was set to no fit value: the old one stays") }
        return isFit
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
        change(AnimatableProperty.hidden.rawValue) { $0.isHidden = value }
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
        change(AnimatableProperty.contents.rawValue) { $0.contents = image }
    }
}
