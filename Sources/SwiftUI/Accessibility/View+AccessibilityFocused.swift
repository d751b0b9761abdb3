import UIKit

extension View {
    /// Sends a screen reader to this view when `condition` becomes true.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(ReaderFocusModifier(binding: condition, value: true))
    }

    /// Sends a screen reader to this view when `binding` becomes `value`.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(ReaderFocusModifier(binding: binding, value: value))
    }
}

/// Follows whether the state says this view.
private nonisolated struct ReaderFocusModifier<Value: Hashable>: ViewModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value

    @MainActor func body(content: Content) -> some View {
        content.modifier(ReaderPlaceModifier(isMeant: binding.wrappedValue == value))
    }
}

/// Sends the reader to a view while the state says it.
private nonisolated struct ReaderPlaceModifier: WrappingModifier {
    let isMeant: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<ReaderPlaceSurface> {
        updated(SurfaceElement(node, around: content, in: ReaderPlaceSurface()))
    }

    @MainActor func update(_ element: SurfaceElement<ReaderPlaceSurface>) {
        let surface = element.surface
        guard surface.isMeant != isMeant else { return }
        surface.isMeant = isMeant
        if isMeant { element.graph?.afterLayout { [weak surface] in surface?.lead() } }
    }
}

/// The view around what a reader can be sent to.
private final class ReaderPlaceSurface: SurfaceView {
    /// Whether the state says this view.
    var isMeant = false

    /// Sends the reader to what is read first in the view.
    func lead() {
        guard isMeant, let first = elementsByPriority.first else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: first)
    }
}
