import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("What the bar of a page is for")
@MainActor
struct ToolbarRoleTests {
    @Test(
        "the button that leads back has no title on a page where something is edited",
        arguments: [(ToolbarRole.automatic, true), (.navigationStack, true), (.editor, false)])
    func back(role: ToolbarRole, hasTitle: Bool) throws {
        let held = Held<[Int]>()
        let view = Holding([Int](), held) { path in
            NavigationStack(path: path) {
                Color.white.navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                    .navigationDestination(for: Int.self) { _ in
                        Color.white.navigationTitle("Page").toolbarRole(role)
                    }
            }
        }
        try Stage.hosting(view) { stage in
            held.set([1])
            stage.settle()
            let bar = try #require(stage.find(UINavigationBar.self))
            #expect(bar.topItem?.title == "Page")
            let titles = bar.views(of: UILabel.self).filter { !$0.isHidden && $0.bounds.width > 0 }.compactMap(\.text)
            #expect(titles.contains("Page") && titles.contains("Notes") == hasTitle, "\(titles)")
        }
    }
}
