import ObjectiveC
import Testing
import UIKit
import ViewSupport

@Suite("Buttons of bars")
@MainActor
struct UIBarButtonItemTests {
    private final class Form {
        var saved = 0
        func save() { saved += 1 }
    }

    @Test("a button with a menu and a method calls the method at a press, and has its title, image and menu")
    func menu() throws {
        let (form, menu) = (Form(), UIMenu(children: [UIAction(title: "Copy") { _ in }]))
        let item = UIBarButtonItem(
            title: "Save", image: nil, target: form, action: Selector("save", Form.save), menu: menu)
        #expect(item.title == "Save" && item.menu === menu && item.target === form && item.action != nil)
        Stage.shown(size: CGSize(width: 320, height: 100)) { stage in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.items = [item]
            stage.window.addSubview(bar)
            stage.pass(0.1)
            stage.touch(.began, 30, 22, at: 1)
            stage.touch(.ended, 30, 22, at: 1.1)
            #expect(form.saved == 1)
        }
    }
}
