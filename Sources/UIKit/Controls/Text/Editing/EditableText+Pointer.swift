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

extension EditableText {
    /// A touch went down at `point`, so often in a row; with `extends` what is selected goes on to there.
    func beginSelecting(at point: CGPoint, tapCount: Int, extends: Bool) {
        endComposition()
        keepPlace()
        layoutIfNeeded()
        editor.draggedPart = nil
        switch tapCount {
        case ...1: entry.moveCaret(to: index(at: point), selecting: extends)
        case 2: selectPart(.word, at: point)
        default:
            if allowsLines { selectPart(.paragraph, at: point) } else { entry.selectAll() }
        }
        selectionDidChange()
    }

    private func selectPart(_ unit: TextUnit, at point: CGPoint) {
        let part = part(unit, at: point)
        (editor.draggedPart, editor.draggedUnit) = (part, unit)
        entry.select(part)
    }

    /// The touch moved to `point`.
    func goOnSelecting(to point: CGPoint) {
        let old = (entry.selection, entry.caret)
        if let first = editor.draggedPart {
            let part = part(editor.draggedUnit, at: point)
            let all = min(first.lowerBound, part.lowerBound)..<max(first.upperBound, part.upperBound)
            entry.select(all, backward: part.lowerBound < first.lowerBound)
        } else {
            entry.moveCaret(to: index(at: point), selecting: true)
        }
        if old != (entry.selection, entry.caret) { selectionDidChange() }
    }

    /// The word or paragraph at `point`.
    private func part(_ unit: TextUnit, at point: CGPoint) -> Range<Int> {
        switch unit {
        case .word: entry.word(at: letter(at: point))
        case .paragraph: entry.paragraph(at: letter(at: point))
        }
    }

    /// Handles a finger that stayed at `point`: the word there is selected, unless something was, and the menu is
    /// shown.
    func wasHeld(_ point: CGPoint) {
        guard becomeFirstResponder() else { return }
        endComposition()
        keepPlace()
        layoutIfNeeded()
        if !entry.selection.contains(index(at: point)) {
            entry.select(part(.word, at: point))
            selectionDidChange()
            offerSelection()
        }
        showMenu(at: point, isTouch: true)
    }

    func handle(_ button: PointerButton, at point: CGPoint) {
        guard becomeFirstResponder() else { return }
        endComposition()
        keepPlace()
        layoutIfNeeded()
        let index = index(at: point)
        switch button {
        case .secondary:
            if !entry.selection.contains(index) {
                entry.moveCaret(to: index, selecting: false)
                selectionDidChange()
            }
            showMenu(at: point, isTouch: false)
        case .middle:
            guard allowsChanges, let text = UIApplication.shared.display?.clipboard(.selected)?.text else { return }
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

    /// Shows the menu of what can be done with the text, at `point` of the view: the delegate's, or that of the edit
    /// actions and of the program's own lines.
    func showMenu(at point: CGPoint, isTouch: Bool) {
        layoutIfNeeded()
        guard let window else { return }
        let actions = EditAction.ofTexts.filter { action in
            action.selector.map { canPerformAction($0, withSender: nil) } ?? false
        }.map { $0.menuElement(for: self) }
        let suggested = EditAction.group(of: actions) + UIMenuController.elements(for: self)
        let own = menu(for: entry.units(of: entry.selection), of: suggested)
        EditMenuView.show(
            own?.children ?? suggested, for: self, in: window,
            CGRect(origin: convert(point, to: window), size: .zero), .below, isTouch: isTouch)
    }
}
