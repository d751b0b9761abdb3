import Testing
import UIKit

@testable import SwiftUI

@Suite("The view that fits")
@MainActor
struct ViewThatFitsTests {
    private struct Page: View {
        let width: CGFloat
        var axes: Axis.Set = [.horizontal, .vertical]
        let diary: Diary

        var body: some View {
            ViewThatFits(in: axes) {
                Block(name: "large", size: CGSize(width: 150, height: 60))
                    .onAppear { diary.note("large") }.onDisappear { diary.note("large gone") }
                Block(name: "middle", size: CGSize(width: 80, height: 60))
                    .onAppear { diary.note("middle") }.onDisappear { diary.note("middle gone") }
                Block(name: "small").onAppear { diary.note("small") }
            }.frame(width: width, height: 50)
        }
    }

    private func names(_ page: Page) -> [String] { ShownViews.with(page) { $0.host.blocks.map(\.name) } }

    @Test("the first whose ideal size is within the offer is shown, else the last")
    func choice() {
        let diary = Diary()
        #expect(names(Page(width: 200, axes: .horizontal, diary: diary)) == ["large"])
        #expect(names(Page(width: 100, axes: .horizontal, diary: diary)) == ["middle"])
        #expect(names(Page(width: 200, axes: .vertical, diary: diary)) == ["small"])
        #expect(names(Page(width: 10, diary: diary)) == ["small"])
        #expect(names(Page(width: 10, axes: [], diary: diary)) == ["large"])
    }

    @Test("only what is shown appears, and another size shows another one")
    func change() {
        let diary = Diary()
        ShownViews.with(Page(width: 200, axes: .horizontal, diary: diary)) { shown in
            #expect(diary.take() == ["large"])
            shown.host.rootView = Page(width: 90, axes: .horizontal, diary: diary)
            shown.stage.pass(1)
            #expect(shown.host.blocks.map(\.name) == ["middle"])
            #expect(Set(diary.take()) == ["middle", "large gone"])
        }
    }

    @Test("text is measured in one line, and broken where only heights count")
    func text() {
        let view = { (axes: Axis.Set) in
            ViewThatFits(in: axes) {
                Text("a rather long line of words that goes on")
                Text("short")
            }.frame(width: 100, height: 190)
        }
        ShownViews.with(view(.horizontal)) { #expect($0.text == ["short"]) }
        ShownViews.with(view(.vertical)) { #expect($0.text == ["a rather long line of words that goes on"]) }
    }
}
