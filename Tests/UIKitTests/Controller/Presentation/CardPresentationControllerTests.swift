import CoreGraphics
import Testing
import UIKit
import ViewSupport

/// Is asked whether the user may end the presentation, and notes what is said.
@MainActor
private final class Owner: UIAdaptivePresentationControllerDelegate {
    var allows = true
    var notes: [String] = []
    var style = UIModalPresentationStyle.none

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { notes.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { notes.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        notes.append("attempt")
    }
}

@Suite("Sheets are cards that the user drags down")
@MainActor
struct CardPresentationControllerTests {
    private func with(
        _ size: CGSize = CGSize(width: 300, height: 600),
        _ body: (Stage, UIViewController, UIViewController, Owner) throws -> Void
    ) rethrows {
        try Stage.shown(size: size) { stage in
            let (root, page, owner) = (UIViewController(), UIViewController(), Owner())
            root.view.backgroundColor = .white
            page.view.backgroundColor = .red
            stage.window.rootViewController = root
            page.presentationController?.delegate = owner
            try body(stage, root, page, owner)
        }
    }

    private func frame(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: nil) }

    @Test("by default a controller is presented on a card below the top edge, over a window dimmed by a fifth")
    func place() throws {
        try with { stage, root, page, _ in
            root.present(page, animated: true)
            stage.pass(1)
            #expect(frame(page) == CGRect(x: 0, y: 10, width: 300, height: 590))
            let image = try stage.image(on: .black)
            #expect(image.pixel(x: 150, y: 3) == 0xFFCC_CCCC && image.pixel(x: 150, y: 300) == 0xFFFF_0000)
            #expect(image.pixel(x: 0, y: 10) == 0xFFCC_CCCC)
            #expect(root.view.window != nil)
        }
    }

    @Test("in a wide window a form sheet has its preferred size, and follows it")
    func form() {
        with(CGSize(width: 1000, height: 800)) { stage, root, page, _ in
            page.modalPresentationStyle = .formSheet
            root.present(page, animated: false)
            #expect(frame(page) == CGRect(x: 230, y: 90, width: 540, height: 620))
            page.preferredContentSize = CGSize(width: 300, height: 200)
            #expect(frame(page) == CGRect(x: 350, y: 300, width: 300, height: 200))
        }
    }

    @Test("a short drag goes back, a long one dismisses, with the delegate notified")
    func drag() {
        with { stage, root, page, owner in
            root.present(page, animated: false)
            stage.touch(.began, 150, 100, at: 0.1)
            stage.touch(.moved, 150, 112, at: 0.2)
            stage.touch(.moved, 150, 212, at: 0.5)
            #expect(frame(page).minY == 110)
            stage.touch(.moved, 150, 212, at: 1.5)
            stage.touch(.ended, 150, 212, at: 1.6)
            stage.go(to: 3)
            #expect(frame(page).minY == 10 && owner.notes.isEmpty)
            stage.touch(.began, 150, 100, at: 4)
            stage.touch(.moved, 150, 112, at: 4.1)
            stage.touch(.moved, 150, 450, at: 5)
            stage.touch(.moved, 150, 450, at: 6)
            stage.touch(.ended, 150, 450, at: 6.1)
            stage.pass(1)
            #expect(root.presentedViewController == nil && owner.notes == ["will", "did"])
        }
    }

    @Test("a modal one stays, whatever the user does, and the delegate is told of the attempt")
    func modal() {
        with { stage, root, page, owner in
            page.isModalInPresentation = true
            root.present(page, animated: false)
            stage.tap(150, 5)
            stage.pass(1)
            #expect(root.presentedViewController === page && owner.notes == ["attempt"])
            page.isModalInPresentation = false
            stage.tap(150, 5)
            stage.pass(1)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("a delegate may have it full screen in a narrow window")
    func adapted() {
        with { stage, root, page, owner in
            owner.style = .fullScreen
            root.present(page, animated: false)
            #expect(frame(page) == stage.window.bounds && root.view.window == nil)
            #expect(page.presentationController?.presentationStyle == .fullScreen)
        }
    }
}
