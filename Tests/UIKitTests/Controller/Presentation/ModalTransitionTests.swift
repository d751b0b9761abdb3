import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("The movements of modal transition styles")
@MainActor
struct ModalTransitionTests {
    private func with(
        _ style: UIModalTransitionStyle, _ body: (Stage, UIViewController, UIViewController) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            let (root, page) = (UIViewController(), UIViewController())
            root.view.backgroundColor = .white
            page.view.backgroundColor = .black
            page.view.alpha = 0.5
            page.modalPresentationStyle = .overFullScreen
            page.modalTransitionStyle = style
            stage.window.rootViewController = root
            try body(stage, root, page)
        }
    }

    @Test("a cross dissolve fades to the opacity that the view has, and gives it back")
    func dissolve() throws {
        try with(.crossDissolve) { stage, root, page in
            root.present(page, animated: true)
            stage.pass(0.1)
            let early = try #require(page.view.layer.presentation()?.opacity)
            #expect(early > 0.05 && early < 0.49)
            stage.pass(0.5)
            #expect(page.view.alpha == 0.5)
            root.dismiss(animated: true)
            stage.pass(0.5)
            #expect(page.view.alpha == 0.5 && root.presentedViewController == nil)
        }
    }

    @Test("a flip shows the one edge on in the middle, then the other, and leaves both as they were")
    func flip() throws {
        try with(.flipHorizontal) { stage, root, page in
            page.view.alpha = 1
            root.present(page, animated: true)
            stage.pass(0.2)
            let first = try stage.image(on: RGBA(r: 1, g: 0, b: 0, a: 1))
            #expect(first.pixel(x: 50, y: 50) == 0xFFFF_FFFF && first.pixel(x: 1, y: 50) != 0xFFFF_FFFF)
            stage.pass(0.4)
            #expect(try stage.image(on: RGBA(r: 1, g: 0, b: 0, a: 1)).pixel(x: 50, y: 50) == 0xFF00_0000)
            stage.pass(0.3)
            #expect(try stage.image(on: RGBA(r: 1, g: 0, b: 0, a: 1)).pixelsOther(than: 0xFF00_0000) == 0)
            #expect(CATransform3DIsIdentity(root.view.transform3D) && CATransform3DIsIdentity(page.view.transform3D))
            #expect(!page.isBeingPresented)
        }
    }
}
