import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Alerts and action sheets")
@MainActor
struct UIAlertControllerTests {
    private func onStage(
        _ size: CGSize = CGSize(width: 320, height: 480), _ body: (Stage, UIViewController) throws -> Void
    ) rethrows {
        try Stage.shown(size: size, scale: 2) { stage in
            let root = UIViewController()
            root.view.backgroundColor = .systemBackground
            stage.window.rootViewController = root
            try body(stage, root)
        }
    }

    private func alert(_ style: UIAlertController.Style = .alert, _ heard: @escaping (String) -> Void)
        -> UIAlertController
    {
        let alert = UIAlertController(title: "Saved", message: "Your changes were saved.", preferredStyle: style)
        for (title, look) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: look) { heard($0.title ?? "") })
        }
        return alert
    }

    /// The middle of the button of this title, in the window's space.
    private func button(_ title: String, in alert: UIAlertController) throws -> CGPoint {
        func find(_ view: UIView) -> UIView? {
            if let control = view as? UIControl, control.accessibilityLabel == title { return control }
            return view.subviews.lazy.compactMap(find).first
        }
        let view = try #require(find(alert.view))
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test("a card of 270 points in the middle has buttons of 44 side by side, the one that cancels first")
    func card() throws {
        try onStage { stage, root in
            let alert = alert { _ in }
            root.present(alert, animated: true)
            stage.pass(1)
            #expect(alert.view.frame.width == 270 && alert.view.frame.midX == 160)
            #expect(abs(alert.view.frame.midY - 240) <= 0.5)
            let (cancel, delete) = (try button("Cancel", in: alert), try button("Delete", in: alert))
            #expect(cancel.y == delete.y && cancel.x < delete.x && alert.view.frame.maxY - cancel.y == 22)
            #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
            alert.addAction(UIAlertAction(title: "Third", style: .default))
            stage.pass(0.1)
            let third = try button("Third", in: alert)
            let last = try button("Cancel", in: alert)
            #expect(third.x == 160 && last.y > third.y)
            // Around the card a fifth of the light is gone.
            let image = try stage.image(on: .white)
            #expect(image.pixel(x: 20, y: 20) == 0xFFCC_CCCC)
        }
    }

    @Test("a handler is called after the alert is gone, and only that of the first choice")
    func handler() throws {
        try onStage { stage, root in
            var heard: [String] = []
            let alert = alert { heard.append("\($0) \(root.presentedViewController == nil)") }
            root.present(alert, animated: true)
            stage.pass(1)
            let (cancel, delete) = (try button("Cancel", in: alert), try button("Delete", in: alert))
            stage.tap(delete.x, delete.y)
            stage.tap(cancel.x, cancel.y)
            #expect(heard.isEmpty && alert.isBeingDismissed)
            stage.pass(1)
            #expect(heard == ["Delete true"])
        }
    }

    @Test("escape cancels, return performs what is preferred, or the only default action")
    func keys() {
        onStage { stage, root in
            var heard: [String] = []
            @MainActor func show(_ change: @MainActor (UIAlertController) -> Void, _ key: Key) {
                let shown = alert { heard.append($0) }
                change(shown)
                root.present(shown, animated: true)
                stage.pass(1)
                stage.press(key)
                stage.pass(1)
            }
            show({ _ in }, .escape)
            #expect(heard == ["Cancel"] && root.presentedViewController == nil)
            show({ $0.preferredAction = $0.actions.first }, .enter)
            #expect(heard == ["Cancel", "Delete"])
            show({ $0.addAction(UIAlertAction(title: "Go", style: .default) { _ in heard.append("Go") }) }, .enter)
            #expect(heard == ["Cancel", "Delete", "Go"])
            show({ _ in }, .enter)
            #expect(heard.count == 3 && root.presentedViewController != nil)
            stage.press(.escape)
            stage.pass(1)
            #expect(heard.count == 4)
        }
    }

    @Test("an action that is not enabled cannot be chosen, neither by touch nor by key")
    func disabled() throws {
        try onStage { stage, root in
            var heard: [String] = []
            let alert = alert { heard.append($0) }
            root.present(alert, animated: false)
            for action in alert.actions { action.isEnabled = false }
            stage.pass(0.1)
            let delete = try button("Delete", in: alert)
            stage.tap(delete.x, delete.y)
            stage.press(.escape)
            stage.pass(1)
            #expect(heard.isEmpty && root.presentedViewController === alert)
            alert.actions[0].isEnabled = true
            stage.tap(delete.x, delete.y)
            stage.pass(1)
            #expect(heard == ["Delete"])
        }
    }

    @Test("text fields get the keys, return goes through them and then performs the default action")
    func fields() {
        onStage { stage, root in
            var heard: [String] = []
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "First" }
            alert.addTextField { $0.isSecureTextEntry = true }
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { _ in
                    heard = alert.textFields?.compactMap(\.text) ?? []
                })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            root.present(alert, animated: true)
            stage.pass(1)
            stage.type("Ada")
            stage.press(.enter)
            stage.type("secret")
            #expect(alert.textFields?.last?.isFirstResponder == true)
            stage.press(.enter)
            stage.pass(1)
            #expect(heard == ["Ada", "secret"])
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addTextField()
            #expect(sheet.textFields == nil)
        }
    }

    @Test("what a program adds lies on the card, and a constraint of the card's height makes it so high")
    func customContent() {
        onStage { stage, root in
            let alert = UIAlertController(title: nil, message: "Please wait…", preferredStyle: .alert)
            let spinner = UIActivityIndicatorView(frame: CGRect(x: 10, y: 5, width: 50, height: 50))
            spinner.startAnimating()
            alert.view.addSubview(spinner)
            alert.view.heightAnchor.constraint(equalToConstant: 160).isActive = true
            root.present(alert, animated: true)
            stage.pass(1)
            #expect(alert.view.bounds.size == CGSize(width: 270, height: 160))
            #expect(spinner.convert(CGPoint.zero, to: alert.view) == CGPoint(x: 10, y: 5))
            #expect(stage.nextChange != .never)
            alert.message = "A text of several lines, which need more space than there was before them all."
            alert.view.constraints.first?.isActive = false
            stage.pass(0.1)
            #expect(alert.view.bounds.height > 60 && alert.view.bounds.height != 160)
        }
    }

    @Test("an action sheet has its buttons of 57 at the bottom, and a touch outside cancels it")
    func sheet() throws {
        try onStage { stage, root in
            var heard: [String] = []
            let sheet = alert(.actionSheet) { heard.append($0) }
            root.present(sheet, animated: true)
            stage.pass(1)
            #expect(sheet.view.frame.maxY == 472 && sheet.view.frame.width == 304)
            let (cancel, delete) = (try button("Cancel", in: sheet), try button("Delete", in: sheet))
            #expect(472 - cancel.y == 28.5 && cancel.y - delete.y == 57 + 8)
            stage.tap(160, 40)
            stage.pass(1)
            #expect(heard == ["Cancel"] && root.presentedViewController == nil)
        }
    }

    @Test("in a wide window an action sheet lies beside its source without the button that cancels, else in the middle")
    func popover() throws {
        try onStage(CGSize(width: 1000, height: 700)) { stage, root in
            var heard: [String] = []
            let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 30))
            root.view.addSubview(source)
            var sheet = alert(.actionSheet) { heard.append($0) }
            let popover = try #require(sheet.popoverPresentationController)
            popover.sourceView = source
            root.present(sheet, animated: true)
            stage.pass(1)
            #expect(sheet.view.frame.minY == 138 && sheet.view.frame.midX == 520 && popover.arrowDirection == .up)
            #expect(stage.window.accessibilityTree?.elements.contains { $0.content.name == "Cancel" } == false)
            stage.tap(20, 20)
            stage.pass(1)
            #expect(heard == ["Cancel"])
            sheet = alert(.actionSheet) { heard.append($0) }
            root.present(sheet, animated: true)
            stage.pass(1)
            #expect(abs(sheet.view.frame.midY - 350) <= 0.5 && sheet.view.frame.midX == 500)
            #expect(alert { _ in }.popoverPresentationController == nil)
        }
    }

    @Test("a screen reader hears of an alert with its title and message")
    func spoken() {
        onStage { stage, root in
            _ = stage.window.accessibilityTree
            root.present(alert { _ in }, animated: false)
            let modal = stage.window.accessibilityTree?.root.modal
            #expect(modal?.content.role == .alert && modal?.content.name == "Saved, Your changes were saved.")
            #expect(
                modal?.elements.map(\.content.name) == ["Saved", "Your changes were saved.", "Cancel", "Delete"])
        }
    }

    @Test("beneath an alert the tint is weakened, unless the program set how it is to be")
    func tint() {
        onStage { stage, root in
            let (first, second) = (alert { _ in }, alert { _ in })
            root.present(first, animated: true)
            #expect(root.view.tintAdjustmentMode == .dimmed && first.view.tintAdjustmentMode == .normal)
            stage.pass(1)
            first.dismiss(animated: true)
            #expect(root.view.tintAdjustmentMode == .normal)
            stage.pass(1)
            root.view.tintAdjustmentMode = .normal
            root.present(second, animated: true)
            #expect(root.view.tintAdjustmentMode == .normal)
            stage.pass(1)
        }
    }

    @Test("what does not fit into the window scrolls, and the buttons stay in it")
    func tooMuch() throws {
        try onStage(CGSize(width: 320, height: 240)) { stage, root in
            let alert = alert { _ in }
            alert.message = String(repeating: "Many words are here to be read. ", count: 40)
            root.present(alert, animated: false)
            stage.pass(0.1)
            let delete = try button("Delete", in: alert)
            #expect(alert.view.frame.height == 224 && delete.y == 210)
        }
    }
}
