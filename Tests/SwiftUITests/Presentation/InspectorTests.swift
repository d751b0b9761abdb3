import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Inspectors")
@MainActor
struct InspectorTests {
    private struct Page: View {
        @Binding var isPresented: Bool

        var body: some View {
            Color.white.overlay { Block(name: "page") }
                .inspector(isPresented: $isPresented) {
                    Block(name: "inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 180)
                }
        }
    }

    @Test("in a wide window it is a column at the end, of the width that it asks for")
    func column() {
        let held = Held<Bool>()
        let view = Holding(true, held) { Page(isPresented: $0) }.environment(\.horizontalSizeClass, .regular)
        Stage.hosting(view, size: CGSize(width: 800, height: 400)) { stage in
            @MainActor func middles() -> [CGFloat] {
                stage.window.blocks.map { $0.convert($0.bounds, to: nil).midX.rounded() }
            }
            #expect(stage.window.rootViewController?.presentedViewController == nil)
            // The line between the two takes its width from the page.
            let found = middles()
            #expect(found.count == 2 && found.last == 710 && abs((found.first ?? 0) - 309.5) <= 1)
            held.set(false)
            stage.settle()
            #expect(middles() == [400])
        }
    }

    @Test("in a narrow window it is a sheet, and its end is told")
    func sheet() throws {
        let held = Held<Bool>()
        let view = Holding(true, held) { Page(isPresented: $0) }.environment(\.horizontalSizeClass, .compact)
        try Stage.hosting(view) { stage in
            let sheet = try #require(stage.window.rootViewController?.presentedViewController)
            #expect(sheet.view.blocks.map(\.name) == ["inspector"])
            held.set(false)
            stage.settle()
            #expect(stage.window.rootViewController?.presentedViewController == nil)
        }
    }
}
