import Foundation
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Links that share")
@MainActor
struct ShareLinkTests {
    /// Something that is shared as a text.
    private struct Note: Transferable {
        let title: String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.title)
        }
    }

    /// Something that is shared as a text only where it has an address.
    private struct Place: Transferable {
        struct NoAddress: Error {}

        let address: String?
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (place: Place) throws -> String in
                guard let address = place.address else { throw NoAddress() }
                return address
            }
        }
    }

    /// Presses the button of `view`, and runs `body` with the list that it presents.
    private func shared(
        _ view: some View, _ body: (UIActivityViewController, Stage, UIViewController) throws -> Void
    ) throws {
        try Stage.shown(size: CGSize(width: 320, height: 640)) { stage in
            let root = UIHostingController(rootView: view)
            stage.window.rootViewController = root
            stage.settle()
            let frame = root.view.bounds
            stage.tap(frame.midX, frame.midY)
            stage.settle()
            try body(try #require(root.presentedViewController as? UIActivityViewController), stage, root)
        }
    }

    private func titles(_ list: UIActivityViewController) -> [String] {
        list.view.layoutIfNeeded()
        let cells = list.view.views(of: UITableView.self).flatMap(\.visibleCells)
        return cells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    private func texts(_ list: UIActivityViewController) -> [String] {
        list.view.views(of: UILabel.self).compactMap(\.text)
    }

    @Test("it presents what can be done with its item, copies it, and can be pressed again")
    func presents() throws {
        try shared(ShareLink(item: "Hello", subject: Text("Greeting"))) { list, stage, root in
            #expect(titles(list).contains("Copy"))
            #expect(texts(list).contains("Greeting"))
            UIPasteboard.general.string = nil
            let table = try #require(list.view.views(of: UITableView.self).first)
            let copy = try #require(
                table.visibleCells.first {
                    ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Copy"
                })
            table.delegate?.tableView(table, didSelectRowAt: try #require(table.indexPath(for: copy)))
            stage.settle()
            #expect(UIPasteboard.general.string == "Hello" && root.presentedViewController == nil)
            stage.tap(root.view.bounds.midX, root.view.bounds.midY)
            stage.settle()
            #expect(root.presentedViewController is UIActivityViewController)
        }
    }

    @Test("a list that is closed leaves the button ready for another one")
    func closed() throws {
        try shared(ShareLink(item: "Hello")) { list, stage, root in
            list.dismiss(animated: true)
            stage.settle()
            #expect(root.presentedViewController == nil)
            stage.tap(root.view.bounds.midX, root.view.bounds.midY)
            stage.settle()
            #expect(root.presentedViewController is UIActivityViewController)
        }
    }

    @Test("a preview gives the list its title and image")
    func preview() throws {
        let image = Image(systemName: "heart")
        let link = ShareLink(item: Note(title: "Milk"), preview: SharePreview("Shopping", image: image))
        try shared(link) { list, _, _ in
            #expect(texts(list).contains("Shopping"))
            #expect(titles(list).contains("Copy"))
        }
    }

    @Test("the message goes to mails alone, subjects to mails, and items to all")
    func message() throws {
        let list = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let (message, item) = (SharedMessage("Look!"), SharedSource("text", "About", "Title", nil))
        #expect(message.activityViewController(list, itemForActivityType: .mail) as? String == "Look!")
        #expect(message.activityViewController(list, itemForActivityType: .copyToPasteboard) == nil)
        #expect(item.activityViewController(list, subjectForActivityType: .mail) == "About")
        #expect(item.activityViewController(list, subjectForActivityType: nil) == "Title")
        #expect(item.activityViewController(list, itemForActivityType: .mail) as? String == "text")
    }

    @Test("texts, addresses, images and what stands for them are shared as such")
    func values() throws {
        func kind<Item: Transferable>(_ item: Item) -> String {
            switch SharedValue.of(item) {
            case .text(let text): text
            case .url(let url): url.absoluteString
            case .image: "image"
            case nil: "nothing"
            }
        }
        let url = try #require(URL(string: "https://example.org/a"))
        #expect(kind("text") == "text" && kind(url) == "https://example.org/a")
        #expect(kind(Image(systemName: "heart")) == "image" && kind(AttributedString("bold")) == "bold")
        #expect(kind(Note(title: "Milk")) == "Milk")
        #expect(kind(Place(address: "Here")) == "Here" && kind(Place(address: nil)) == "nothing")
    }

    @Test("its label is a symbol and \"Share…\" unless it is given one")
    func labels() throws {
        let url = try #require(URL(string: "https://example.org"))
        let view = VStack {
            ShareLink(item: url)
            ShareLink("Send", item: url)
            ShareLink(items: ["a", "b"]) { Text("Both") }
            ShareLink(Text("Picture"), item: Image(systemName: "heart"), preview: SharePreview("Heart"))
        }
        Stage.hosting(view, size: CGSize(width: 320, height: 400)) { stage in
            let read = stage.window.accessibilityTree?.lines ?? []
            #expect(read.count == 4)
            for (line, label) in zip(read, ["Share…", "Send", "Both", "Picture"]) { #expect(line.contains(label)) }
        }
    }
}
