import Testing

@testable import UIKit

@Suite("Methods that are looked for along the responder chain")
@MainActor
struct TargetMethodTests {
    private final class Page: UIViewController {
        var heard = 0

        private func saved() { heard += 1 }
        nonisolated static let saved = Selector("saved", Page.saved)
    }

    @Test("a selector without a target is the first responder's that has a method of its name, or nobody's")
    func selectors() {
        let (page, view, control) = (Page(), UIView(), UIControl())
        page.view.addSubview(view)
        view.addSubview(control)
        #expect(TargetMethod(nil, Page.saved).send(from: control, event: nil, first: control) && page.heard == 1)
        #expect(!TargetMethod(nil, "lost").send(from: control, event: nil, first: control))
        #expect(!TargetMethod(nil, Page.saved).send(from: control, event: nil, first: nil) && page.heard == 1)
        #expect(TargetMethod(page, Page.saved).send(from: control, event: nil, first: nil) && page.heard == 2)
    }

    @Test("a target that is gone is called no more")
    func gone() {
        var page: Page? = Page()
        let method = TargetMethod(page, Page.saved)
        #expect(!method.isDead && method.object != nil)
        page = nil
        #expect(method.isDead && method.object == nil)
        #expect(!method.send(from: UIControl(), event: nil, first: nil))
    }

    @Test("to take away the methods of one target leaves those that are looked for, and those of others")
    func removing() {
        let (page, other, control) = (Page(), Page(), UIControl())
        for target in [page, other, nil] { control.addTarget(target, action: Page.saved, for: .touchUpInside) }
        control.removeTarget(page, action: nil, for: .allEvents)
        #expect(control.actions(forTarget: page, forControlEvent: .touchUpInside) == nil)
        #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == ["saved"])
        #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["saved"])
        control.removeTarget(nil, action: Page.saved, for: .touchUpInside)
        #expect(control.allControlEvents == [])
    }
}
