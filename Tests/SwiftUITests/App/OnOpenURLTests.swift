import Foundation
import Testing

@testable import SwiftUI

@Suite("Addresses that a program is given", .serialized)
@MainActor
struct OnOpenURLTests {
    private let page = URL(string: "reader://page/7") ?? URL(fileURLWithPath: "/")

    @Test("an address waits for the first view that takes any, and goes to all that are on screen")
    func delivery() throws {
        let diary = Diary()
        OpenedURLs.shared.open(page)
        let shown = HostedView(
            VStack {
                Block().onOpenURL { diary.note("one \($0.host() ?? "")") }
                Block().onOpenURL { diary.note("two \($0.host() ?? "")") }
            })
        shown.turn()
        #expect(diary.take() == ["one page", "two page"])
        OpenedURLs.shared.open(page)
        #expect(diary.take() == ["one page", "two page"])
        shown.leave()
        OpenedURLs.shared.open(page)
        #expect(diary.take().isEmpty)
        // What waits is taken by the next view.
        let next = HostedView(Block().onOpenURL { _ in diary.note("next") })
        next.turn()
        #expect(diary.take() == ["next"])
    }
}
