import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Preferred colour schemes") @MainActor struct PreferredColorSchemeTests {
    private struct Page: View {
        @Environment(\.colorScheme) private var scheme
        let wish: ColorScheme?
        var body: some View { Text(scheme == .dark ? "dark" : "light").preferredColorScheme(wish) }
    }

    @Test("views, and what stands beside them, have the colours that one asks for, until it asks for none")
    func beside() {
        ShownViews.with(
            VStack {
                Page(wish: .dark); Page(wish: nil)
            }
        ) { shown in
            #expect(shown.text == ["dark", "dark"])
            shown.host.rootView = VStack {
                Page(wish: nil); Page(wish: nil)
            }
            CATransaction.flush()
            CATransaction.flush()
            #expect(shown.text == ["light", "light"])
        }
        ShownViews.with(Page(wish: .light), style: .dark) { #expect($0.text == ["light"]) }
    }

    @Test("the view of a controller has them, too, and its background")
    func controllers() throws {
        try Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            let controller = UIHostingController(rootView: Page(wish: .dark))
            stage.window.rootViewController = controller
            CATransaction.flush()
            CATransaction.flush()
            #expect(controller.traitCollection.userInterfaceStyle == .dark)
            let color = try #require(controller.view.layer.backgroundColor?.components)
            #expect(color.prefix(3).allSatisfy { $0 == 0 })
        }
    }
}
