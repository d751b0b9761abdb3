import UIKit

/// Where a pointer is that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at this position.
    case active(CGPoint)
    /// Over it no more.
    case ended
}

extension View {
    /// Calls `action` with true when the pointer comes over this view, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        modifier(
            HoverModifier(space: .local) { phase, isNew in
                if phase == .ended { action(false) } else if isNew { action(true) }
            })
    }

    /// Calls `action` with the position, in points of `coordinateSpace`, when the pointer comes over this view and
    /// moves on it, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { modifier(HoverModifier(space: coordinateSpace) { phase, _ in action(phase) }) }
}

private nonisolated struct HoverModifier: WrappingModifier {
    let space: CoordinateSpace
    let action: @MainActor (_ phase: HoverPhase, _ isNew: Bool) -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<HoverSurface> {
        updated(SurfaceElement(node, around: content, in: HoverSurface()))
    }

    @MainActor func update(_ element: SurfaceElement<HoverSurface>) {
        let (space, action) = (space, action)
        element.surface.hovered = { [weak element] position, isNew in
            guard let element, let position else { return action(.ended, false) }
            let corner = element.convertedFrame(to: space).origin
            action(.active(CGPoint(x: position.x + corner.x, y: position.y + corner.y)), isNew)
        }
    }
}

/// A view around others that sees the pointer over them. Main actor only.
final class HoverSurface: SurfaceView {
    /// Called with the pointer's position, in points of the view, and whether it has just come; nil when it is gone.
    var hovered: @MainActor (CGPoint?, Bool) -> Void = { _, _ in }

    override init() {
        super.init()
        addGestureRecognizer(
            UIHoverGestureRecognizer { [weak self] hover in
                guard let self else { return }
                switch hover.state {
                case .began, .changed: hovered(hover.location(in: self), hover.state == .began)
                default: hovered(nil, false)
                }
            })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The pointer is over the view where something in it is shown.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        let isAwake = isUserInteractionEnabled && !isHidden && alpha > 0.01
        return isAwake && holds(point) ? self : nil
    }
}
