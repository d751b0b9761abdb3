import CoreGraphics
import OctantDisplay
import TestSupport
import Testing
import UIKit

/// A text field in a window that is shown, being edited, and the calls to its delegate and its targets.
@MainActor
struct FieldStage {
    @MainActor
    final class Clerk: NSObject, UITextFieldDelegate {
        var asked: [String] = []
        var accepts: (String) -> Bool = { _ in true }
        var changes = 0

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked.append("\(range.location)+\(range.length) '\(string)'")
            return accepts(string)
        }
    }

    let stage: Stage
    let field: UITextField
    let clerk = Clerk()

    /// Runs `body` with a field that has `text`, the caret at its end.
    static func with<Result>(
        _ text: String = "", direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light, scale: CGFloat = 1, _ body: (FieldStage) throws -> Result
    ) rethrows -> Result {
        let size = CGSize(width: 300, height: 220)
        return try Stage.shown(size: size, scale: scale, style: style, direction: direction) { stage in
            stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: "en")
            let all = FieldStage(stage: stage, field: UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34)))
            all.field.borderStyle = .roundedRect
            all.field.text = text
            all.field.delegate = all.clerk
            all.field.addAction(UIAction { _ in all.clerk.changes += 1 }, for: .editingChanged)
            stage.window.addSubview(all.field)
            all.field.becomeFirstResponder()
            all.field.layoutIfNeeded()
            return try body(all)
        }
    }

    /// What is selected.
    var selected: String {
        field.copy(nil)
        return field.canPerformAction("copy:", withSender: nil) ? UIPasteboard.general.string ?? "" : ""
    }

    /// Sends an event of an input method.
    func compose(_ event: TextInputEvent) { stage.window.handle(.text(event)) }

    /// A button of the pointer other than the first goes down.
    func press(_ button: PointerButton, _ x: CGFloat, _ y: CGFloat) {
        stage.window.handle(.button(button, location: CGPoint(x: x, y: y), time: stage.clock.now()))
    }

    /// The menu's rows as a screen reader finds them, in the window's reading order.
    var menu: [String] {
        let elements = stage.window.accessibilityTree?.elements ?? []
        return elements.filter { $0.content.role == .button }.map(\.content.name)
    }

    /// The row at which the menu is.
    var menuRow: String? {
        let elements = stage.window.accessibilityTree?.elements ?? []
        return elements.first { $0.content.role == .button && $0.content.states.contains(.focused) }?.content.name
    }
}
