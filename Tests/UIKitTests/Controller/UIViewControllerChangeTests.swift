import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Changes of controllers: from child to child, of traits, of orientations")
@MainActor
struct UIViewControllerChangeTests {
    private final class Noting: UIViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) { heard.append("will appear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { heard.append("did appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("will go \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("did go \(animated)") }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            let former = traitCollection.horizontalSizeClass.rawValue
            heard.append("traits \(former) to \(newCollection.horizontalSizeClass.rawValue)")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            heard.append("size \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
            heard.append("edges")
            return .bottom
        }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            heard.append("orientations")
            return .all
        }
    }

    private func container(_ stage: Stage) -> (UIViewController, Noting, Noting) {
        let (around, one, two) = (UIViewController(), Noting(), Noting())
        stage.window.rootViewController = around
        for child in [one, two] {
            around.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            child.didMove(toParent: around)
        }
        around.view.addSubview(one.view)
        stage.pass(0.1)
        (one.heard, two.heard) = ([], [])
        return (around, one, two)
    }

    @Test(
        "a child's view takes the place of another's, and both are notified before and after", arguments: [false, true])
    func exchange(dissolves: Bool) {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let (around, one, two) = container(stage)
            var ended: [Bool] = []
            around.transition(
                from: one, to: two, duration: 1, options: dissolves ? .transitionCrossDissolve : [],
                animations: { two.view.frame.origin.x = 50 }, completion: { ended.append($0) })
            #expect(one.heard == ["will go true"] && two.heard == ["will appear true"])
            #expect(two.view.superview === around.view && ended.isEmpty)
            stage.pass(0.5)
            #expect(ended.isEmpty)
            if !dissolves {
                let x = two.view.layer.presentation()?.frame.minX ?? 0
                #expect(x > 5 && x < 45 && one.view.superview === around.view)
            }
            stage.pass(1)
            #expect(ended == [true] && one.view.superview == nil && two.view.frame.minX == 50)
            #expect(one.heard == ["will go true", "did go true"])
            #expect(two.heard == ["will appear true", "did appear true"])
        }
    }

    @Test("in a flip the one child's view is the front, and the other's the back")
    func flip() throws {
        try Stage.shown(size: CGSize(width: 200, height: 200)) { stage throws in
            let (around, one, two) = container(stage)
            one.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            two.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            two.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            stage.pass(0.1)
            around.transition(
                from: one, to: two, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: nil)
            stage.pass(0.25)
            #expect(try stage.image().pixel(x: 80, y: 50) == 0xFFFF_0000)
            stage.pass(0.5)
            let image = try stage.image()
            #expect(image.pixel(x: 80, y: 50) == 0xFF00_FF00)
            #expect((0..<200).allSatisfy { image.pixel(x: 80, y: $0) != 0xFFFF_0000 })
            stage.pass(0.5)
            #expect(one.view.superview == nil && two.view.superview === around.view)
        }
    }

    @Test("a controller that is no child is not brought in")
    func strangers() {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let (around, one, _) = container(stage)
            let stranger = UIViewController()
            var ended: [Bool] = []
            around.transition(from: one, to: stranger, duration: 0, animations: nil) { ended.append($0) }
            #expect(ended == [false] && stranger.viewIfLoaded == nil && one.view.superview === around.view)
        }
    }

    @Test("controllers are told of other size classes before the window has its new size, and of none that stay")
    func traits() {
        Stage.shown(size: CGSize(width: 300, height: 800)) { stage in
            let (_, one, _) = container(stage)
            stage.window.frame.size.width = 400
            #expect(one.heard == ["size 400"])
            one.heard = []
            stage.window.frame.size.width = 900
            #expect(one.heard == ["traits 1 to 2", "size 900"])
            #expect(one.traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test("orientations are asked for anew")
    func orientations() {
        let controller = Noting()
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(controller.heard == ["orientations"])
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        #expect(controller.heard == ["orientations", "edges"])
        #expect(UIViewController().preferredScreenEdgesDeferringSystemGestures.isEmpty)
        #expect(UIViewController().childForScreenEdgesDeferringSystemGestures == nil)
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let root = Noting()
            stage.window.rootViewController = root
            root.heard = []
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(UIApplication.shared.windows.contains(stage.window) == root.heard.contains("orientations"))
        }
    }
}
