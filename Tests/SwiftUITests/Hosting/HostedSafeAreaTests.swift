import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Regions that hosted views keep out of")
@MainActor
struct HostedSafeAreaTests {
    @Test("without the container's region the views are laid out below bars, and back")
    func regions() {
        Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            let controller = UIHostingController(rootView: Color.red.overlay { Block() })
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
            #expect(controller.safeAreaRegions == .all)
            stage.window.rootViewController = controller
            stage.settle()
            @MainActor func middle() -> CGFloat? {
                stage.window.blocks.first.map { $0.convert($0.bounds, to: nil).midY }
            }
            #expect(middle() == 70)
            controller.safeAreaRegions = .keyboard
            stage.settle()
            #expect(middle() == 50)
            controller.safeAreaRegions = .all
            stage.settle()
            #expect(middle() == 70)
        }
    }
}
