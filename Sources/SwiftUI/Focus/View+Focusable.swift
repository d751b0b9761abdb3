import UIKit

extension View {
    /// Makes this view one that the keyboard can be on, or not: by tab, or by a focus state. A disabled view cannot.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

private nonisolated struct FocusableModifier: WrappingModifier {
    let isFocusable: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> FocusableElement {
        updated(FocusableElement(node, around: content, in: FocusSurface()))
    }

    @MainActor func update(_ element: FocusableElement) { element.follow(isFocusable) }
}

/// An element that can have the keyboard.
private final class FocusableElement: EffectElement, FocusTarget {
    private var surface: FocusSurface? { ownView as? FocusSurface }
    var focusView: UIView? { isGone || surface?.canBecomeFirstResponder != true ? nil : surface }

    /// Follows whether it can, and the focus states around.
    func follow(_ isFocusable: Bool) {
        let groups = environment.values.focusGroups
        for group in groups { group.add(self) }
        surface?.canHaveFocus = { [weak self] in
            isFocusable && self?.isGone == false && self?.environment.values.isEnabled == true
        }
        surface?.focusDidChange = { for group in groups { group.targetDidChange() } }
    }
}

/// A view around others that the keyboard can be on. Main actor only.
final class FocusSurface: SurfaceView {
    /// Whether it can.
    var canHaveFocus: @MainActor () -> Bool = { false }
    /// Called when the keyboard came or left.
    var focusDidChange: @MainActor () -> Void = {}

    override var canBecomeFirstResponder: Bool { canHaveFocus() }
    override var canBecomeFocused: Bool { canHaveFocus() }

    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became { focusDidChange() }
        return became
    }

    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { focusDidChange() }
        return resigned
    }

    /// What tab goes to has the keyboard.
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedView === self {
            if !isFirstResponder { _ = becomeFirstResponder() }
        } else if context.previouslyFocusedView === self, isFirstResponder {
            _ = resignFirstResponder()
        }
    }
}
