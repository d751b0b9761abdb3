import CoreGraphics
import Testing
import UIKit
import ViewSupport

@MainActor
private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? .none }
}

@Suite("Popovers lie beside their source")
@MainActor
struct UIPopoverPresentationControllerTests {
    private func with(_ size: CGSize, _ body: (Stage, UIViewController, UIViewController, UIView) throws -> Void)
        rethrows
    {
        try Stage.shown(size: size) { stage in
            let (root, page, source) = (UIViewController(), UIViewController(), UIView())
            stage.window.rootViewController = root
            root.view.addSubview(source)
            page.modalPresentationStyle = .popover
            page.preferredContentSize = CGSize(width: 200, height: 100)
            page.popoverPresentationController?.sourceView = source
            try body(stage, root, page, source)
        }
    }

    private func frame(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: nil) }

    @Test("below it, else above it, else at a side, or where it is permitted; a touch outside ends it")
    func sides() {
        with(CGSize(width: 900, height: 500)) { stage, root, page, source in
            @MainActor func shown(_ rect: CGRect, _ sides: UIPopoverArrowDirection = .any) -> CGPoint {
                source.frame = rect
                page.popoverPresentationController?.sourceView = source
                page.popoverPresentationController?.permittedArrowDirections = sides
                root.present(page, animated: false)
                let origin = frame(page).origin
                stage.tap(5, 5)
                stage.pass(1)
                return origin
            }
            #expect(shown(CGRect(x: 400, y: 100, width: 20, height: 20)) == CGPoint(x: 310, y: 128))
            #expect(shown(CGRect(x: 400, y: 450, width: 20, height: 20)) == CGPoint(x: 310, y: 342))
            #expect(shown(CGRect(x: 0, y: 20, width: 20, height: 460)) == CGPoint(x: 28, y: 200))
            #expect(shown(CGRect(x: 400, y: 100, width: 20, height: 20), .right) == CGPoint(x: 192, y: 60))
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("in a narrow window it is a sheet, unless the delegate wants none")
    func narrow() {
        with(CGSize(width: 300, height: 500)) { stage, root, page, source in
            source.frame = CGRect(x: 100, y: 50, width: 20, height: 20)
            root.present(page, animated: false)
            #expect(frame(page).width == 300 && frame(page).maxY == 500)
            root.dismiss(animated: false)
            let keeper = Keeper()
            page.popoverPresentationController?.delegate = keeper
            page.popoverPresentationController?.sourceView = source
            root.present(page, animated: false)
            #expect(frame(page) == CGRect(x: 10, y: 78, width: 200, height: 100))
        }
    }
}
