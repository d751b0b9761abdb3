import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit
import ViewSupport

@Suite("Interactions of views, and menus by them")
@MainActor
struct UIContextMenuInteractionTests {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var done: [String] = []
        var asked: [CGPoint] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(location)
            guard location.x < 80 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
                UIMenu(title: "", children: [UIAction(title: "Copy") { _ in self.done.append("copy") }])
            }
        }
    }

    private final class Showing: NSObject, UIContextMenuInteractionDelegate {
        let page = UIViewController()

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(previewProvider: { [page] in page }) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    @Test("a preview is above its menu in the size that its controller prefers, both within the window")
    func preview() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (view, owner) = (UIView(frame: CGRect(x: 10, y: 400, width: 100, height: 40)), Showing())
            owner.page.preferredContentSize = CGSize(width: 200, height: 120)
            stage.window.addSubview(view)
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            CATransaction.flush()
            stage.touch(.began, 40, 420, at: 1)
            stage.pass(1)
            stage.touch(.ended, 40, 420, at: 3)
            stage.pass(1)
            let menu = MenuView.open(in: stage.window)
            let shown = owner.page.view.convert(owner.page.view.bounds, to: nil)
            let panel = menu?.panel.frame ?? .zero
            #expect(shown.size == CGSize(width: 200, height: 120) && shown.minX == panel.minX)
            #expect(shown.maxY + 8 == panel.minY && shown.minY >= 0 && panel.maxY <= 480)
            menu?.close()
            stage.pass(1)
            #expect(owner.page.view.window == nil)
        }
    }

    /// An interaction that notes where it is.
    private final class Noting: UIInteraction {
        weak var view: UIView?
        var heard: [String] = []
        func willMove(to view: UIView?) { heard.append("will \(view?.tag ?? -1)") }
        func didMove(to view: UIView?) {
            self.view = view
            heard.append("did \(view?.tag ?? -1)")
        }
    }

    @Test("an interaction belongs to one view, which lists it")
    func moves() {
        let (one, two, noting) = (UIView(), UIView(), Noting())
        (one.tag, two.tag) = (1, 2)
        one.addInteraction(noting)
        two.addInteraction(noting)
        #expect(one.interactions.isEmpty && two.interactions.count == 1)
        two.removeInteraction(noting)
        #expect(two.interactions.isEmpty)
        #expect(
            noting.heard == ["will 1", "did 1", "will -1", "did -1", "will 2", "did 2", "will -1", "did -1"])
    }

    @Test("a long press brings up the menu there; where there is none nothing comes")
    func menu() {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let (view, owner) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40)), Owner())
            stage.window.addSubview(view)
            let interaction = UIContextMenuInteraction(delegate: owner)
            view.addInteraction(interaction)
            CATransaction.flush()
            stage.touch(.began, 100, 30, at: 1)
            stage.pass(1)
            stage.touch(.ended, 100, 30, at: 3)
            #expect(owner.asked == [CGPoint(x: 90, y: 20)] && MenuView.open(in: stage.window) == nil)
            stage.touch(.began, 40, 30, at: 4)
            stage.pass(1)
            let menu = MenuView.open(in: stage.window)
            #expect(menu?.rows.count == 1 && interaction.location(in: view) == CGPoint(x: 30, y: 20))
            stage.touch(.ended, 40, 30, at: 6)
            menu?.rows.first?.performPrimaryAction()
            #expect(owner.done == ["copy"])
            view.removeInteraction(interaction)
            #expect(view.gestureRecognizers?.isEmpty ?? true)
        }
    }
}
