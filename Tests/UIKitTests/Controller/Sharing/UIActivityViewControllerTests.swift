import CoreGraphics
import Foundation
import ObjectiveC
import TestSupport
import Testing
@testable import UIKit
import ViewSupport

@Suite("Lists of what can be done with what is shared", .serialized)
@MainActor
struct UIActivityViewControllerTests {
    /// An activity of a program's own.
    private final class Stamp: UIActivity {
        var items: [Any] = []
        var controller: UIViewController?
        override var activityType: ActivityType? { ActivityType("org.example.stamp") }
        override var activityTitle: String? { "Stamp" }
        override var activityImage: UIImage? { UIImage(systemName: "seal") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
        override var activityViewController: UIViewController? { controller }
        override func perform() { activityDidFinish(true) }
    }

    /// A source whose text depends on the activity.
    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "for \(activityType?.rawValue ?? "")" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "A subject" }
    }

    private func with(_ width: CGFloat = 320, _ body: (Stage, UIViewController) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: width, height: 640), scale: 2) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            try body(stage, root)
        }
    }

    private func table(_ list: UIActivityViewController) throws -> UITableView {
        try #require(list.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    }

    private func titles(_ list: UIActivityViewController) throws -> [String] {
        // One that is not presented has no size yet.
        if list.view.window == nil { list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480) }
        list.view.layoutIfNeeded()
        let table = try table(list)
        table.layoutIfNeeded()
        return table.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    private func choose(_ title: String, in list: UIActivityViewController) throws {
        let (table, titles) = (try table(list), try titles(list))
        let index = try #require(titles.firstIndex(of: title))
        let cell = table.visibleCells[index]
        let path = try #require(table.indexPath(for: cell))
        table.delegate?.tableView(table, didSelectRowAt: path)
    }

    @Test("a text can be copied, an image copied and saved, and a program's own activity done with what it takes")
    func activities() throws {
        try with { stage, root in
            let text = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Stamp()])
            let all = try titles(text)
            #expect(all.filter { $0 != "Mail" } == ["Copy", "Stamp"])
            text.excludedActivityTypes = [.copyToPasteboard, .mail, .airDrop]
            let left = try titles(text)
            #expect(left == ["Stamp"])
            let image = UIActivityViewController(
                activityItems: [UIImage(systemName: "heart") as Any], applicationActivities: [Stamp()])
            let ofImage = try titles(image)
            #expect(ofImage == ["Copy", "Save Image"])
            let ofNumber = try titles(UIActivityViewController(activityItems: [3], applicationActivities: nil))
            #expect(ofNumber == [])
        }
    }

    @Test("what is chosen is done once the list is gone, and the program hears of it")
    func copies() throws {
        try with { stage, root in
            UIPasteboard.general.string = nil
            let list = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
            var heard: [String] = []
            list.completionWithItemsHandler = { type, completed, items, error in
                heard.append("\(type == .copyToPasteboard) \(completed) \(items == nil) \(error == nil)")
            }
            root.present(list, animated: true)
            stage.pass(1)
            try choose("Copy", in: list)
            #expect(heard.isEmpty)
            stage.pass(1)
            #expect(heard == ["true true true true"] && root.presentedViewController == nil)
            #expect(UIPasteboard.general.string == "Hello")
        }
    }

    @Test("a list that is closed says that nothing was done, once")
    func closed() {
        with { stage, root in
            let list = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
            var heard: [String] = []
            list.completionWithItemsHandler = { type, completed, _, _ in heard.append("\(type == nil) \(completed)") }
            root.present(list, animated: true)
            stage.pass(1)
            list.dismiss(animated: true)
            stage.pass(1)
            #expect(heard == ["true false"] && root.presentedViewController == nil)
        }
    }

    @Test("a source has an item for each activity, and an activity may have a controller of its own over the list")
    func sources() throws {
        try with { stage, root in
            let (stamp, own) = (Stamp(), UIViewController())
            stamp.controller = own
            let list = UIActivityViewController(activityItems: [Source()], applicationActivities: [stamp])
            var heard: [Bool] = []
            list.completionWithItemsHandler = { _, completed, _, _ in heard.append(completed) }
            root.present(list, animated: true)
            stage.pass(1)
            let labels = list.view.spokenLabels
            #expect(labels.contains("A subject"))
            try choose("Stamp", in: list)
            stage.pass(1)
            #expect(list.presentedViewController === own && stamp.items as? [String] == ["for org.example.stamp"])
            stamp.activityDidFinish(false)
            stage.pass(1)
            #expect(heard == [false] && root.presentedViewController == nil)
        }
    }

    @Test("in a narrow window it is a sheet as high as the list, in a wide one a popover beside its source")
    func places() {
        with(390) { stage, root in
            let list = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Stamp()])
            list.excludedActivityTypes = [.mail]
            root.present(list, animated: false)
            stage.pass(1)
            let frame = list.view.convert(list.view.bounds, to: nil)
            // A header of 72, two lines of 52, 12 before their group and 16 after it.
            #expect(frame == CGRect(x: 0, y: 640 - 204, width: 390, height: 204))
        }
        with(1000) { stage, root in
            let list = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Stamp()])
            list.excludedActivityTypes = [.mail]
            let button = UIView(frame: CGRect(x: 400, y: 100, width: 100, height: 40))
            root.view.addSubview(button)
            list.popoverPresentationController?.sourceView = button
            root.present(list, animated: false)
            stage.pass(1)
            let frame = list.view.convert(list.view.bounds, to: nil)
            #expect(frame.minY == 148 && abs(frame.midX - 450) <= 0.5 && frame.size == CGSize(width: 375, height: 204))
        }
    }

    /// Hears of images that were saved.
    private final class Listener: UIResponder {
        var faults: [Bool] = []
        func image(_ image: UIImage, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?) {
            faults.append(error != nil)
        }
    }

    @Test("images are saved beside those that are there, and what hinders that is passed on")
    func saves() throws {
        let usual = PictureFolder.url
        defer { PictureFolder.url = usual }
        try withTemporaryFolder { folder in
            PictureFolder.url = folder.appending(path: "Pictures")
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            let listener = Listener()
            let selector = Selector("image:didFinishSavingWithError:contextInfo:", Listener.image)
            UIImageWriteToSavedPhotosAlbum(image, listener, selector, nil)
            UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Pictures").sorted()
            #expect(names == ["Image 2.png", "Image.png"] && listener.faults == [false])
            let data = try Data(contentsOf: folder.appending(path: "Pictures/Image.png"))
            #expect(UIImage(data: data)?.size.width == image.size.width * image.scale)
            PictureFolder.url = nil
            UIImageWriteToSavedPhotosAlbum(image, listener, selector, nil)
            #expect(listener.faults == [false, true])
        }
    }

    @Test("a mail begins with the subject and the lines")
    func mail() {
        let address = MailActivity.address(subject: "Trip & more", body: "One\nhttps://a.b/?c=d")
        #expect(
            address?.absoluteString
                == "mailto:?subject=Trip%20%26%20more&body=One%0D%0Ahttps://a.b/?c%3Dd")
    }
}

extension UIView {
    /// The texts of the labels in the view.
    fileprivate var spokenLabels: [String] {
        ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.spokenLabels)
    }
}
