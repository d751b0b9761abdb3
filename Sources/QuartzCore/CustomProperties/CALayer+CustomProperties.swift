import CoreGraphics
import RenderServer

extension CALayer {
    /// The value stored under `key`, or the class's default for it, or the initial value of a property declared under
    /// that name.
    final func customValue(_ key: String) -> Any? {
        custom[key] ?? type(of: self).defaultValue(forKey: key)
            ?? declaredProperties.first { $0.name == key }?.initial
    }

    /// Stores `value` under `key`. Where that is a property that is drawn, the layer is drawn anew, and the action is
    /// run that the search finds for it.
    final func setCustomValue(_ value: Any?, _ key: String) {
        guard redraws(for: key) else {
            custom[key] = value
            return
        }
        guard !CustomValue.areEqual(customValue(key), value) else { return }
        let action = isAnimatingByItself ? action(forKey: key) : nil
        custom[key] = value
        setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Whether a change of what is stored under `key` draws the layer anew.
    final func redraws(for key: String) -> Bool {
        Self.needsDisplay(forKey: key) || declaredProperties.contains { $0.name == key }
    }

    /// Whether an animation on the layer draws it frame by frame.
    final var hasCustomAnimations: Bool { attached.contains { !$0.tracks.isEmpty } }

    /// Whether such an animation has not come to its end.
    final var wantsFrames: Bool {
        guard let context = hostContext else { return hasCustomAnimations }
        let time = convertTime(context.now, from: nil)
        return attached.contains { !$0.tracks.isEmpty && (!$0.isStamped || time < $0.timing.parentEnd) }
    }

    /// The values that animations give to the properties that the program added, at the context's present time.
    final var shownCustomValues: [String: Any] {
        guard hasCustomAnimations else { return [:] }
        let time = convertTime(hostContext?.now ?? CACurrentMediaTime(), from: nil)
        var values: [String: Any] = [:]
        for animation in attached {
            for track in animation.tracks {
                let beneath = values[track.key] ?? customValue(track.key)
                values[track.key] = track.value(at: time, beneath: beneath, begin: animation.isStamped ? nil : time)
            }
        }
        return values
    }

    /// Displays the layer as its animations have it now. A frame does not fade into the next one: no action is run.
    final func displayFrame() {
        let thread = LayerThread.current
        let outer = thread.isDrawingFrame
        thread.isDrawingFrame = true
        display()
        thread.isDrawingFrame = outer
    }

    /// A copy with the values of the layer's animations, to be asked to draw.
    final func makeFrame() -> CALayer {
        let copy = makeCopy()
        copy.present(self, shownProperties() ?? properties)
        copy.delegate = delegate
        return copy
    }
}
