import CoreGraphics
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Texts that can be selected")
@MainActor struct TextSelectionTests {
    private func buttons(_ stage: Stage) -> [String] {
        (stage.window.accessibilityTree?.elements ?? []).filter { $0.content.role == .button }.map(\.content.name)
    }

    @Test("a long press on one, or the pointer's right button, brings up a menu that copies all of it")
    func copying() throws {
        let former = UIPasteboard.general.string
        defer { UIPasteboard.general.string = former }
        UIPasteboard.general.string = "nothing"
        let view = VStack {
            Text(verbatim: "code 1234").textSelection(.enabled)
            Text(verbatim: "code 5678")
        }
        try Stage.hosting(view) { stage in
            let texts = stage.texts(in: stage.window)
            let (first, second) = (try #require(texts["code 1234"]), try #require(texts["code 5678"]))
            stage.touch(.began, second.midX, second.midY)
            stage.settle()
            stage.touch(.ended, second.midX, second.midY)
            #expect(buttons(stage).isEmpty)
            stage.touch(.began, first.midX, first.midY)
            stage.settle()
            #expect(buttons(stage) == ["Copy"])
            stage.touch(.ended, first.midX, first.midY)
            try stage.press("Copy")
            #expect(UIPasteboard.general.string == "code 1234")
        }
    }

    @Test("a screen reader has an action for it, and a text that is disabled or redacted has none")
    func speaking() throws {
        func actions(_ view: some View) throws -> [String] {
            try ShownViews.with(view) { shown throws in
                let text = try #require(shown.elements(.staticText).first)
                return (text.accessibilityCustomActions ?? []).map(\.name)
            }
        }
        let text = Text(verbatim: "code")
        #expect(try actions(text.textSelection(.enabled)) == ["Copy"])
        #expect(try actions(text.textSelection(.disabled).textSelection(.enabled)) == [])
        #expect(try actions(text.textSelection(.enabled).disabled(true)) == [])
        #expect(try actions(text.textSelection(.enabled).redacted(reason: .placeholder)) == [])
    }
}

extension Stage {
    /// The frames of the texts in `view`, in the window.
    fileprivate func texts(in view: UIView) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        func collect(_ view: UIView) {
            if let surface = view as? TextSurface, let text = surface.lines?.string {
                result[text] = surface.convert(surface.bounds, to: nil)
            }
            view.subviews.forEach(collect)
        }
        collect(view)
        return result
    }
}
