import UIKit

extension View {
    /// Runs `action` when the user taps this view `count` times in a row. A tap inside a gesture's view on another one with
    /// a gesture belongs to the inner one.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(TouchModifier(kind: .tap(count: max(count, 1)), action: { _ in action() }))
    }

    /// Runs `action` with the place, in points of `coordinateSpace`, when the user taps this view `count` times in a row.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        modifier(TouchModifier(kind: .tap(count: max(count, 1)), space: coordinateSpace, action: action))
    }

    /// Runs `action` when the user has touched this view for `minimumDuration` seconds without straying more than
    /// `maximumDistance` points. `onPressingChanged` is called with true when the touch begins, and with false when it
    /// ends or strays.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            TouchModifier(
                kind: .press(minimumDuration, maximumDistance), action: { _ in action() }, pressing: onPressingChanged))
    }

    /// Has `shape` decide where this view is touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    /// Whether touches of this view and all in it are seen.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

/// Has a view see touches while it is not disabled.
private struct TouchModifier: ViewModifier {
    let kind: TouchSurface.Kind
    let space: CoordinateSpace
    let hear: @MainActor (TouchEvent) -> Void
    let pressing: (@MainActor (Bool) -> Void)?
    @Environment private var isEnabled: Bool

    nonisolated init(
        kind: TouchSurface.Kind, space: CoordinateSpace = .local, action: @escaping @MainActor (CGPoint) -> Void,
        pressing: (@MainActor (Bool) -> Void)? = nil
    ) {
        (self.kind, self.space, self.pressing) = (kind, space, pressing)
        hear = { if $0.phase == .ended { action($0.location) } }
        _isEnabled = Environment(\.isEnabled)
    }

    func body(content: Content) -> some View {
        content.modifier(
            TouchSurfaceModifier(kind: kind, space: space, isEnabled: isEnabled, pressing: pressing, hear: hear))
    }
}

/// Puts a surface that sees a gesture around a view.
nonisolated struct TouchSurfaceModifier: WrappingModifier {
    let kind: TouchSurface.Kind
    let space: CoordinateSpace
    let isEnabled: Bool
    var pressing: (@MainActor (Bool) -> Void)?
    let hear: @MainActor (TouchEvent) -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> EffectElement {
        let element = EffectElement(node, around: content, in: TouchSurface())
        update(element)
        return element
    }

    @MainActor func update(_ element: EffectElement) {
        guard let surface = element.ownView as? TouchSurface else { return }
        let (space, hear) = (space, hear)
        surface.hear = { [weak element] event in
            guard let element else { return }
            let corner = element.convertedFrame(to: space).origin
            func moved(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x + corner.x, y: place.y + corner.y) }
            var event = event
            (event.location, event.start) = (moved(event.location), moved(event.start))
            hear(event)
        }
        surface.pressing = pressing ?? { _ in }
        surface.take(kind, isEnabled: isEnabled)
    }
}

private nonisolated struct HitTestingModifier: WrappingModifier {
    let isEnabled: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> EffectElement {
        let element = EffectElement(node, around: content)
        update(element)
        return element
    }

    @MainActor func update(_ element: EffectElement) { element.ownView?.isUserInteractionEnabled = isEnabled }
}

private nonisolated struct ContentShapeModifier<S: Shape>: WrappingModifier {
    let shape: S
    let isEvenOdd: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> EffectElement {
        let element = EffectElement(node, around: content, in: ContentShapeSurface())
        update(element)
        return element
    }

    @MainActor func update(_ element: EffectElement) {
        guard let surface = element.ownView as? ContentShapeSurface else { return }
        let (shape, isEvenOdd) = (shape, isEvenOdd)
        surface.holds = { shape.path(in: $0).contains($1, eoFill: isEvenOdd) }
    }
}
