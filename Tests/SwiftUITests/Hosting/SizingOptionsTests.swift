import Testing
import UIKit

@testable import SwiftUI

@Suite("Sizes of hosting controllers") @MainActor struct SizingOptionsTests {
    @Test("the preferred size follows the views if it is to")
    func preferred() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
        #expect(controller.preferredContentSize == .zero)
        controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
        #expect(controller.preferredContentSize == CGSize(width: 30, height: 20))
        controller.rootView = Color.red.frame(width: 50, height: 20)
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(controller.preferredContentSize == CGSize(width: 50, height: 20))
    }
}
