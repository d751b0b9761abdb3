import CoreGraphics
import Testing
import UIKit
import ViewSupport

/// Is asked whether the user may end the presentation, and notes what is said.
@MainActor
private final class Owner: NSObject, UIAdaptivePresentationControllerDelegate {
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
struct UISheetPresentationControllerTests {
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

    @Test("what lies on a card or in an alert is elevated, and lighter in the dark; a full screen is not")
    func level() {
        with { stage, root, page, _ in
            stage.window.overrideUserInterfaceStyle = .dark
            root.view.backgroundColor = .systemBackground
            page.view.backgroundColor = .systemBackground
            @MainActor func levels(_ style: UIModalPresentationStyle) -> [UIUserInterfaceLevel] {
                page.modalPresentationStyle = style
                root.present(page, animated: false)
                defer { root.dismiss(animated: false) }
                return [root.traitCollection.userInterfaceLevel, page.traitCollection.userInterfaceLevel]
            }
            #expect(levels(.pageSheet) == [.base, .elevated] && levels(.formSheet) == [.base, .elevated])
            #expect(levels(.fullScreen) == [.base, .base])
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            root.present(alert, animated: false)
            #expect(alert.traitCollection.userInterfaceLevel == .elevated)
        }
    }

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

    // MARK: Detents

    private typealias Detent = UISheetPresentationController.Detent

    @Test("a sheet is at the lowest of its detents, or the one that is selected, and never higher than there is room")
    func detents() throws {
        try with(CGSize(width: 300, height: 610)) { _, root, page, _ in
            let sheet = try #require(page.sheetPresentationController)
            sheet.detents = [.large(), .medium(), .custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }]
            root.present(page, animated: false)
            #expect(frame(page) == CGRect(x: 0, y: 460, width: 300, height: 150))
            sheet.selectedDetentIdentifier = .medium
            #expect(abs(frame(page).minY - (610 - 600 * 0.56)) < 1e-9 && frame(page).maxY == 610)
            sheet.detents = [.custom { _ in 10_000 }]
            #expect(frame(page) == CGRect(x: 0, y: 10, width: 300, height: 600))
            #expect(UIViewController().sheetPresentationController != nil)
        }
    }

    @Test("a drag goes to the nearest detent, a quick one to the next, and the delegate hears of it")
    func dragBetween() throws {
        final class Listener: NSObject, UISheetPresentationControllerDelegate {
            var names: [String?] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
                names.append(sheet.selectedDetentIdentifier?.rawValue)
            }
        }
        try with(CGSize(width: 300, height: 610)) { stage, root, page, _ in
            let (sheet, listener) = (try #require(page.sheetPresentationController), Listener())
            sheet.detents = [
                .custom(identifier: .init("low")) { _ in 200 }, .custom(identifier: .init("high")) { _ in 500 },
            ]
            sheet.delegate = listener
            root.present(page, animated: false)
            stage.touch(.began, 150, 450)
            stage.touch(.moved, 150, 440)
            stage.touch(.moved, 150, 260, at: 1)
            #expect(frame(page) == CGRect(x: 0, y: 230, width: 300, height: 380))
            stage.touch(.moved, 150, 260, at: 2)
            stage.touch(.ended, 150, 260)
            stage.pass(1)
            #expect(frame(page).minY == 110 && listener.names == ["high"])
            // Up beyond the highest nothing moves.
            stage.touch(.began, 150, 150)
            stage.touch(.moved, 150, 161)
            stage.touch(.moved, 150, 50, at: 4)
            #expect(frame(page).minY == 110)
            stage.touch(.moved, 150, 161, at: 5)
            stage.touch(.moved, 150, 171, at: 5.01)
            stage.touch(.ended, 150, 171)
            stage.pass(1)
            #expect(frame(page).minY == 410 && listener.names == ["high", "low"])
        }
    }

    @Test("up to the largest undimmed detent the window is as bright as ever, and can be used")
    func undimmed() throws {
        try with(CGSize(width: 300, height: 610)) { stage, root, page, _ in
            var count = 0
            let button = UIButton(type: .custom, primaryAction: UIAction { _ in count += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.view.addSubview(button)
            let sheet = try #require(page.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
            root.present(page, animated: true)
            stage.pass(1)
            let bright = try stage.image(on: .black)
            #expect(bright.pixel(x: 200, y: 5) == 0xFFFF_FFFF)
            stage.tap(50, 50)
            #expect(count == 1)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            #expect(page.view.convert(page.view.bounds, to: nil).minY == 10)
            stage.pass(1)
            let dimmed = try stage.image(on: .black)
            #expect(dimmed.pixel(x: 200, y: 5) == 0xFFCC_CCCC)
            stage.tap(200, 5)
            stage.pass(1)
            #expect(count == 1 && root.presentedViewController == nil)
        }
    }

    @Test("contents at their top move the sheet, elsewhere they scroll; and up they make it larger first")
    func scrolling() throws {
        try with(CGSize(width: 300, height: 610)) { stage, root, page, _ in
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            list.contentSize = CGSize(width: 300, height: 2000)
            page.view.addSubview(list)
            let sheet = try #require(page.sheetPresentationController)
            sheet.detents = [.custom { _ in 300 }, .large()]
            root.present(page, animated: false)
            stage.touch(.began, 150, 500)
            stage.touch(.moved, 150, 489)
            stage.touch(.moved, 150, 390, at: 1)
            #expect(list.contentOffset.y == 0 && frame(page).minY < 250)
            stage.touch(.moved, 150, 100, at: 2)
            stage.touch(.ended, 150, 100, at: 3)
            stage.pass(1)
            #expect(frame(page).minY == 10)
            stage.touch(.began, 150, 200)
            stage.touch(.moved, 150, 189)
            stage.touch(.moved, 150, 100, at: 5)
            #expect(list.contentOffset.y > 50 && frame(page).minY == 10)
            stage.touch(.ended, 150, 100, at: 6)
        }
    }

    @Test("the bar at the top shows where it is asked for")
    func grabber() throws {
        try with(CGSize(width: 300, height: 610)) { stage, root, page, _ in
            page.view.backgroundColor = .white
            let sheet = try #require(page.sheetPresentationController)
            sheet.prefersGrabberVisible = true
            root.present(page, animated: false)
            let image = try stage.image(on: .black)
            #expect(image.pixel(x: 150, y: 17) == 0xFFC5_C5C7 && image.pixel(x: 150, y: 21) == 0xFFFF_FFFF)
            sheet.prefersGrabberVisible = false
            let bare = try stage.image(on: .black)
            #expect(bare.pixel(x: 150, y: 17) == 0xFFFF_FFFF)
        }
    }
}
