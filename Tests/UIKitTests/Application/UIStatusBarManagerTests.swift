import CoreGraphics
import Testing
import UIKit
import ViewSupport

/// A controller with answers about the status bar and the device's turns.
private final class Page: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

@Suite("What is asked of a status bar and of a device's turns")
@MainActor
struct UIStatusBarManagerTests {
    @Test("there is no status bar: it is hidden, and has no frame, and nothing is turned")
    func none() {
        #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
        let manager = UIWindowScene.main.statusBarManager
        #expect(manager?.isStatusBarHidden == true && manager?.statusBarFrame == .zero)
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        #expect(UIViewController().interfaceOrientation == .portrait && UIViewController().shouldAutorotate)
        #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .all)
    }

    @Test("the bits of orientations are those of their numbers")
    func bits() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2 && UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(Page().supportedInterfaceOrientations.rawValue == 24)
    }

    @Test("the controller that fills the window has its say, a presented one too")
    func asked() {
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            #expect(!stage.window.prefersStatusBarHidden && stage.window.statusBarStyle == .default)
            let page = Page()
            root.present(page, animated: false)
            #expect(!stage.window.prefersStatusBarHidden)
            page.dismiss(animated: false)
            page.modalPresentationStyle = .fullScreen
            root.present(page, animated: false)
            #expect(stage.window.prefersStatusBarHidden && stage.window.statusBarStyle == .lightContent)
        }
    }
}
