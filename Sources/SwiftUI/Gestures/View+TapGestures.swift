import UIKit

extension View {
    /// Runs `action` when the user taps this view `count` times in a row. A tap inside a gesture's view on another one
    /// with a gesture belongs to the inner one.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(TouchSurfaceModifier(kind: .tap(count: max(count, 1)), action: { _ in action() }))
    }

    /// Runs `action` with the position, in points of `coordinateSpace`, when the user taps this view `count` times in a
    /// row.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        modifier(TouchSurfaceModifier(kind: .tap(count: max(count, 1)), space: coordinateSpace, action: action))
    }

    /// Runs `action` when the user has touched this view for `minimumDuration` seconds without straying more than
    /// `maximumDistance` points. `onPressingChanged` is called with true when the touch begins, and with false when it
    /// ends or strays.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            TouchSurfaceModifier(
                kind: .longPress(minimumDuration, maximumDistance), action: { _ in action() },
                pressing: onPressingChanged))
    }

    /// Makes `shape` decide where this view can be touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    /// Makes `shape` that of this view for `kinds`. Of these only `.interaction` shows here: where it can be touched.
    @ViewBuilder nonisolated public func contentShape<S: Shape>(
        _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kinds.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }

    /// Runs `action` when the user has touched this view for `minimumDuration` seconds without straying more than
    /// `maximumDistance` points; `pressing` is called with true when the touch begins, and with false when it ends or
    /// strays.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Whether touches of this view and all in it are seen.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

/// Adds a surface that recognises a gesture around a view, as long as the view is not disabled.
nonisolated struct TouchSurfaceModifier: WrappingModifier {
    let parts: [GesturePart]
    private var rules = GestureRules()
    var pressing: (@MainActor (Bool) -> Void)?
    private var order = TouchSurface.Order.innerFirst
    private var mask = GestureMask.all
    let receive: @MainActor (Int, TouchEvent, GestureMemory) -> Void

    /// Calls `receive` with each event of a recognizer, by its index.
    init(
        parts: [GesturePart], rules: GestureRules, order: TouchSurface.Order, mask: GestureMask,
        _ receive: @escaping @MainActor (Int, TouchEvent, GestureMemory) -> Void
    ) {
        (self.parts, self.rules, self.order, self.mask, self.receive) = (parts, rules, order, mask, receive)
    }

    /// Calls `action` with the position when the gesture is recognised.
    init(
        kind: TouchSurface.Kind, space: CoordinateSpace = .local, action: @escaping @MainActor (CGPoint) -> Void,
        pressing: (@MainActor (Bool) -> Void)? = nil
    ) {
        parts = [GesturePart(kind: kind, space: space)]
        receive = { _, event, _ in if event.phase == .ended { action(event.location) } }
        self.pressing = pressing
    }

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<TouchSurface> {
        updated(SurfaceElement(node, around: content, in: TouchSurface()))
    }

    @MainActor func update(_ element: SurfaceElement<TouchSurface>) {
        let (surface, parts, receive) = (element.surface, parts, receive)
        surface.receive = { [weak element] part, event, memory in
            guard let element, parts.indices.contains(part) else { return }
            let corner = element.convertedFrame(to: parts[part].space).origin
            func moved(_ position: CGPoint) -> CGPoint { CGPoint(x: position.x + corner.x, y: position.y + corner.y) }
            var event = event
            (event.location, event.start) = (moved(event.location), moved(event.start))
            receive(part, event, memory)
        }
        surface.pressing = pressing ?? { _ in }
        let isOn = mask.contains(.gesture)
        surface.isEnabled = { [weak element] in isOn && element?.environment.values.isEnabled ?? false }
        (surface.order, surface.reachesInside) = (order, mask.contains(.subviews))
        surface.apply(parts.map(\.kind), rules)
    }
}

private nonisolated struct HitTestingModifier: WrappingModifier {
    let isEnabled: Bool

    @MainActor func update(_ element: EffectElement) { element.ownView?.isUserInteractionEnabled = isEnabled }
}

private nonisolated struct ContentShapeModifier<S: Shape>: WrappingModifier {
    let shape: S
    let isEvenOdd: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<ContentShapeSurface> {
        updated(SurfaceElement(node, around: content, in: ContentShapeSurface()))
    }

    @MainActor func update(_ element: SurfaceElement<ContentShapeSurface>) {
        let (shape, isEvenOdd) = (shape, isEvenOdd)
        let mirrors = shape.layoutDirectionBehavior.isMirrored(in: element.layoutDirection)
        element.surface.holds = { rect, point in
            let point = mirrors ? point.applying(.mirror(in: rect)) : point
            return shape.path(in: rect).contains(point, eoFill: isEvenOdd)
        }
    }
}
