import CoreGraphics
import ObjectiveC
import OctantBase
import RenderServer

/// The event of a layer that comes into view: put into a tree that is shown, or not hidden any more.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that goes out of view: taken from a tree that is shown, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The event of a layer that is shown and gets or loses a sublayer.
let sublayersEvent = "sublayers"

/// The deepest nesting of styles that is searched.
private let deepestStyle = 16

extension CALayer {
    /// Changes one property: marks the layer, and runs the action that the search finds for `key`, if it `animates`.
    final func change(_ key: String, animates: Bool = true, _ body: (inout LayerProperties) -> Void) {
        let action = animates && isAnimatingByItself ? action(forKey: key) : nil
        let old = KeyValueObserving.mayBeObserved(self) ? (KeyValueObserving.value(key, of: self), frame) : nil
        LayerLock.hold {
            body(&properties)
            mark(.render)
        }
        action?.run(forKey: key, object: self, arguments: nil)
        if let old { noteChange(key, from: old.0, frame: old.1) }
    }

    /// Tells observers of a change of the property called `key`, and of the frame with it.
    private func noteChange(_ key: String, from old: Any?, frame oldFrame: CGRect) {
        KeyValueObserving.noteChange(key, of: self, from: old)
        if frame != oldFrame { KeyValueObserving.noteChange("frame", of: self, from: oldFrame) }
    }

    /// Runs the action that the search finds for `event`, which is no property's change.
    final func runAction(of event: String) {
        guard presented == nil, !LayerThread.current.values.disablesActions else { return }
        action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }

    /// Whether changes search for actions, and so may animate by themselves. True by default; not for those that a
    /// control draws itself with, whose changes show at once, as those of a view's own layer do.
    package final var hasActions: Bool {
        get { extras.hasActions }
        set { extras.hasActions = newValue }
    }

    /// A layer with the class's defaults, whose changes search for actions only if `hasActions`.
    package convenience init(hasActions: Bool) {
        self.init()
        self.hasActions = hasActions
    }

    /// The action that the search finds for `event`.
    final func searchAction(forKey event: String) -> (any CAAction)? {
        guard hasActions else { return nil }
        if !MainThread.isCurrent, let owner = delegate as? any LayoutOwner {
            MainThread.end("\(type(of: owner)).layer.\(event)")
        }
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styledAction(forKey: event)
            ?? Self.defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        return implicitAnimation(of: event)
    }

    /// The action for `event` of the style, or of the style in it, and so on.
    final func styledAction(forKey event: String) -> (any CAAction)? {
        var next = style
        for _ in 0..<deepestStyle {
            guard let style = next else { return nil }
            if let action = (style["actions"] as? [String: any CAAction])?[event] { return action }
            next = style["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// Whether changes are to search for an action.
    final var isAnimatingByItself: Bool {
        guard presented == nil else { return false }
        let thread = LayerThread.current
        guard !thread.values.disablesActions, !thread.isDrawingFrame else { return false }
        return rendered != nil || thread.searchesUnshown
    }

    /// The animation of a change by itself, from the value shown now; nil for what has none. Between hidden and not
    /// hidden there is no value, so the images fade, unless the program has just added a transition of its own.
    final func implicitAnimation(of event: String) -> CAAnimation? {
        guard rendered != nil, hostContext != nil else { return nil }
        if event == AnimatableProperty.hidden.rawValue {
            guard !attached.contains(where: { $0.animation is CATransition && !$0.isStamped }) else { return nil }
            let fade = CATransition()
            fade.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
            return fade
        }
        guard let property = AnimatableProperty(keyPath: event),
            property.change.contains(.animatesByItself), let shown = shownProperties()?.value(of: property)?.boxed
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = shown
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }

    /// The presentation of this layer with the properties `shown`.
    final func makePresentation(_ shown: LayerProperties) -> CALayer {
        let copy = makeCopy()
        copy.present(self, shown)
        return copy
    }

    /// Makes this layer, a fresh copy of `model`, its presentation with the properties `shown`.
    final func present(_ model: CALayer, _ shown: LayerProperties) {
        properties = shown
        if let image = shown.contents { contentsObject = image }
        presented = model
        for (key, value) in model.shownCustomValues { custom[key] = value }
    }

    /// Marks the layer with `dirt`, and the way up to the root with the subtree's marks among it.
    final func mark(_ marks: LayerDirt) {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        dirt.formUnion(marks)
        let above = marks.subtracting([.layout, .display, .preparation]).union(.render)
        var layer = self
        layer.dirt.formUnion(above)
        while let next = layer.parent {
            if next.dirt.isSuperset(of: above) { return }
            next.dirt.formUnion(above)
            layer = next
        }
        layer.context?.setNeedsCommit()
    }

    /// Makes the next commit render the layer's subtree anew, although its appearance is the same: data that goes with
    /// it changed.
    package final func noteChange() { mark(.render) }

    /// The layer as it was last committed: another object whenever anything of its subtree changed.
    package final var committed: RenderLayer? { rendered }

    /// The context that hosts the tree of this layer.
    package final var hostContext: LayerContext? {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        var layer = presented ?? self
        while let next = layer.parent { layer = next }
        return layer.context
    }

    /// The subtree as a committed value; `parentTime` is the superlayer's time, in seconds.
    final func snapshot(parentTime: Double) -> RenderLayer {
        if let rendered, !dirt.contains(.render) { return rendered }
        if StackSpace.isLow { return StackSpace.extend { snapshot(parentTime: parentTime) } }
        dirt.remove(.render)
        let now = timing.localTime(fromParent: parentTime)
        willCommit(at: now)
        for animation in attached { animation.stamp(now) }
        let layer = RenderLayer(
            id: id, properties: properties, timing: timing, animations: attached.compactMap(\.rendered),
            sublayers: children.map { $0.snapshot(parentTime: now) }, mask: maskLayer?.snapshot(parentTime: now))
        rendered = layer
        return layer
    }
}
