import CoreGraphics
import Foundation
import OctantDisplay
import OctantTesting
import TestSupport
import Testing
import UIKit

@Suite("UIPasteboard", .serialized)
@MainActor
struct UIPasteboardTests {
    @Test("without a display there is a pasteboard in memory: texts, addresses, images and bytes of any type")
    func memory() throws {
        let board = UIPasteboard.general
        board.string = nil
        #expect(board.string == nil && board.strings == nil && !board.hasStrings && board.numberOfItems == 0)
        let before = board.changeCount
        board.string = "one"
        #expect(board.string == "one" && board.hasStrings && board.changeCount == before + 1)
        #expect(board.types == ["public.utf8-plain-text"] && board.numberOfItems == 1 && !board.hasImages)
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.strings == ["a", "b"] && board.numberOfItems == 2)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a\nb".utf8))
        board.url = URL(string: "https://example.org/a?b")
        #expect(board.hasURLs && board.url?.host() == "example.org")
        #expect(board.string == "https://example.org/a?b" && board.contains(pasteboardTypes: ["public.url"]))
        board.setData(Data([1, 2, 3]), forPasteboardType: "org.example.thing")
        #expect(board.types == ["org.example.thing"] && !board.hasStrings && board.string == nil)
        #expect(board.data(forPasteboardType: "org.example.thing") == Data([1, 2, 3]))
        let red = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        board.image = red
        #expect(board.hasImages && board.image === red && !board.hasStrings)
        let file = try #require(board.data(forPasteboardType: "public.png"))
        #expect(UIImage(data: file)?.cgImage?.width == red.cgImage?.width)
        board.images = []
        #expect(board.image == nil && board.types.isEmpty)
    }

    @Test("pasteboards of other names are the program's own, and go when they are removed")
    func named() throws {
        UIPasteboard.general.string = "general"
        let name = UIPasteboard.Name("org.example.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = try #require(UIPasteboard(name: name, create: true))
        board.string = "own"
        #expect(UIPasteboard(name: name, create: false)?.string == "own" && UIPasteboard.general.string == "general")
        #expect(UIPasteboard(name: .general, create: false)?.string == "general")
        let unique = UIPasteboard.withUniqueName()
        #expect(unique.name != UIPasteboard.withUniqueName().name && unique.string == nil)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil && board.string == nil)
    }

    @Test("on a display it is the desktop's clipboard: what another program puts there is found, and told of")
    func desktop() async throws {
        let application = UIApplication.shared
        let (former, screen, traits) = (application.display, UIScreen.main.screen, UITraitCollection.default)
        defer {
            application.display = former
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        let display = RecordingDisplay()
        application.display = display
        let (board, seen) = (UIPasteboard.general, Lines())
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in seen.add("changed") }
        defer { NotificationCenter.default.removeObserver(token) }
        board.string = "ours"
        #expect(display.copied.text == "ours" && seen.all.count == 1)
        display.copied.setFromOutside([ClipboardFormat(text: "theirs")])
        #expect(board.string == "theirs" && board.strings == ["theirs"])
        #expect(await eventually { seen.all.count == 2 })
        let lines = "# a comment\r\nfile:///tmp/a\r\nhttps://example.org\r\n"
        display.copied.setFromOutside([ClipboardFormat(type: "text/uri-list", bytes: Array(lines.utf8))])
        #expect(board.urls?.map(\.absoluteString) == ["file:///tmp/a", "https://example.org"] && board.string == nil)
        display.copied.setFromOutside([ClipboardFormat(type: "image/png", bytes: [1, 2, 3])])
        #expect(board.hasImages && board.image == nil)
    }
}
