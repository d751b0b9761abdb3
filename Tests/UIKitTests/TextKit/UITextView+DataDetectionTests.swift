import CoreGraphics
import Foundation
import Testing
import ViewSupport

@testable import UIKit

@Suite("Text views that find links")
@MainActor
struct UITextViewDataDetectionTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var found: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            found.append("\(URL.absoluteString) \(characterRange)")
            return false
        }
    }

    private func with(_ text: String, _ body: (Stage, UITextView, Delegate) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 300, height: 100)) { stage in
            let view = UITextView(frame: stage.window.bounds)
            let delegate = Delegate()
            view.delegate = delegate
            view.text = text
            stage.window.addSubview(view)
            try body(stage, view, delegate)
        }
    }

    @Test("a link in a text that is not edited has the attributes of links, and a press follows it")
    func follows() throws {
        try with("www.example.com is it") { stage, view, delegate in
            view.dataDetectorTypes = .link
            let plain = try stage.image()
            stage.tap(60, 14)
            #expect(delegate.found == [])
            view.isEditable = false
            stage.pass(0.1)
            #expect(try stage.image() != plain)
            stage.tap(60, 14, at: 2)
            #expect(delegate.found == ["http://www.example.com {0, 15}"])
            #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
        }
    }

    @Test("another text, and other types, are looked through anew")
    func anew() {
        with("nothing here") { stage, view, delegate in
            view.isEditable = false
            view.dataDetectorTypes = [.link]
            view.text = "555 123 4567"
            stage.tap(40, 14, at: 2)
            #expect(delegate.found == [])
            view.dataDetectorTypes = .all
            stage.tap(40, 14, at: 4)
            #expect(delegate.found == ["tel:5551234567 {0, 12}"])
            view.dataDetectorTypes = []
            stage.tap(40, 14, at: 6)
            #expect(delegate.found.count == 1)
        }
    }
}
