import CoreGraphics
import OctantDisplay

/// A view that has a use for the pointer's other buttons. Main actor only.
@MainActor
protocol PointerButtonTarget: UIView {
    /// A button went down at `point` of the view's own space.
    func handle(_ button: PointerButton, at point: CGPoint)
}

/// Recognises a finger that stays where it is. A pointer that stays selects.
final class FieldPressGestureRecognizer: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy({ $0.type == .direct }) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }
}

extension UITextField: PointerButtonTarget {
    /// A touch went down at `x` of the text's space, so often in a row; with `extends` what is selected goes on to
    /// there.
    func beginSelecting(at x: CGFloat, tapCount: Int, extends: Bool) {
        endComposition()
        layoutIfNeeded()
        draggedWord = nil
        let index = index(at: x)
        switch tapCount {
        case ...1: entry.moveCaret(to: index, selecting: extends)
        case 2:
            let word = word(at: x)
            draggedWord = word
            entry.select(word)
        default: entry.selectAll()
        }
        selectionDidChange()
    }

    /// The touch moved to `x` of the text's space.
    func goOnSelecting(to x: CGFloat) {
        if let first = draggedWord {
            let word = word(at: x)
            let all = min(first.lowerBound, word.lowerBound)..<max(first.upperBound, word.upperBound)
            entry.select(all, backward: word.lowerBound < first.lowerBound)
        } else {
            entry.moveCaret(to: index(at: x), selecting: true)
        }
        selectionDidChange()
    }

    /// The word at `x` of the text's space.
    private func word(at x: CGFloat) -> Range<Int> {
        let index = index(at: x)
        // The nearest position may be behind the letter that was hit.
        return entry.word(at: offset(of: index) > along(x) ? index - 1 : index)
    }

    /// Handles a finger that stayed at `point` of the field: the word there is selected, unless something was, and the
    /// menu is shown.
    func wasHeld(_ point: CGPoint) {
        guard becomeFirstResponder() else { return }
        endComposition()
        layoutIfNeeded()
        let x = convert(point, to: content).x
        if !entry.selection.contains(index(at: x)) {
            entry.select(word(at: x))
            selectionDidChange()
            offerSelection()
        }
        showMenu(at: point, isTouch: true)
    }

    func handle(_ button: PointerButton, at point: CGPoint) {
        guard becomeFirstResponder() else { return }
        endComposition()
        layoutIfNeeded()
        let index = index(at: convert(point, to: content).x)
        switch button {
        case .secondary:
            if !entry.selection.contains(index) {
                entry.moveCaret(to: index, selecting: false)
                selectionDidChange()
            }
            showMenu(at: point, isTouch: false)
        case .middle:
            guard let text = UIApplication.shared.display?.clipboard(.selected)?.text else { return }
            entry.moveCaret(to: index, selecting: false)
            selectionDidChange()
            paste(text: text)
        }
    }

    /// Makes the selection what the middle button pastes, in other programs too, unless it is a secret.
    func offerSelection() {
        guard !entry.selection.isEmpty, !isSecureTextEntry else { return }
        let text = entry.text(in: entry.selection)
        UIApplication.shared.display?.clipboard(.selected)?.set([ClipboardFormat(text: text)])
    }

    /// Shows the menu of what can be done with the text, at `point` of the field.
    func showMenu(at point: CGPoint, isTouch: Bool) {
        layoutIfNeeded()
        if let window { EditMenuView.show(for: self, in: window, at: convert(point, to: window), isTouch: isTouch) }
    }
}
