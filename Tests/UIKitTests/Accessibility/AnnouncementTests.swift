import OctantDisplay
import OctantLocalization
import QuartzCore
import Testing
import UIKit

/// Announcements go to the application's windows, which are the process's: these tests let nobody else at the main
/// actor, and put everything back.
@Suite("What a screen reader is told of", .serialized)
@MainActor
struct AnnouncementTests {
    private func label(in window: UIWindow) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Words"
        window.addSubview(label)
        return label
    }

    @Test("announcements reach the display in their order, once, with the tree that they belong to")
    func announcements() throws {
        try RecordedStage.with { stage in
            stage.window.makeKeyAndVisible()
            CATransaction.flush()
            _ = stage.surface.takeNotices()
            let label = label(in: stage.window)
            UIAccessibility.post(notification: .announcement, argument: "One")
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Two"))
            #expect(stage.surface.takeNotices().isEmpty)
            UIAccessibility.post(notification: .layoutChanged, argument: label)
            CATransaction.flush()
            let focus = try #require(stage.surface.accessibility?.elements.first)
            #expect(focus.content.spoken == "Words")
            #expect(
                stage.surface.takeNotices() == [
                    .announcement("One"), .announcement("Two"), .layoutChanged(focus: focus.id),
                ])
            CATransaction.flush()
            #expect(stage.surface.takeNotices().isEmpty)
        }
    }

    @Test("a change of the screen or the layout may come with words, with an element or with nothing")
    func changes() throws {
        try RecordedStage.with { stage in
            stage.window.makeKeyAndVisible()
            CATransaction.flush()
            _ = stage.surface.takeNotices()
            UIAccessibility.post(notification: .screenChanged, argument: "Inbox")
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            CATransaction.flush()
            #expect(
                stage.surface.takeNotices() == [
                    .screenChanged(focus: nil), .announcement("Inbox"), .layoutChanged(focus: nil),
                ])
        }
    }

    @Test("a page that was scrolled to is announced, and notifications as values are posted like the others")
    func values() throws {
        try RecordedStage.with { stage in
            stage.window.makeKeyAndVisible()
            CATransaction.flush()
            _ = stage.surface.takeNotices()
            UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
            UIAccessibility.post(notification: .pageScrolled, argument: nil)
            AccessibilityNotification.Announcement("One").post()
            AccessibilityNotification.PageScrolled("Page 3 of 5").post()
            AccessibilityNotification.ScreenChanged("Inbox").post()
            AccessibilityNotification.LayoutChanged().post()
            CATransaction.flush()
            #expect(
                stage.surface.takeNotices() == [
                    .announcement("Page 2 of 5"), .announcement("One"), .announcement("Page 3 of 5"),
                    .screenChanged(focus: nil), .announcement("Inbox"), .layoutChanged(focus: nil),
                ])
        }
    }

    @Test("words that are none, and notifications that are none, are dropped")
    func nonsense() throws {
        try RecordedStage.with { stage in
            stage.window.makeKeyAndVisible()
            CATransaction.flush()
            _ = stage.surface.takeNotices()
            for argument in ["", nil, 12] as [Any?] {
                UIAccessibility.post(notification: .announcement, argument: argument)
            }
            UIAccessibility.post(notification: UIAccessibility.Notification(rawValue: 7), argument: "Seven")
            CATransaction.flush()
            #expect(stage.surface.takeNotices().isEmpty)
        }
    }

    @Test("the display keeps the last tree, and a spinner's start and stop are told though their trees were dropped")
    func droppedTrees() throws {
        try RecordedStage.with { stage in
            let spinner = stage.spinner(in: stage.window)
            CATransaction.flush()
            spinner.stopAnimating()
            CATransaction.flush()
            let said = stage.surface.takeNotices().map {
                if case .announcement(let strings) = $0 { strings } else { "" }
            }
            let strings = LocalizedStrings(stage.window.traitCollection[LocaleTrait.self])
            #expect(said == [strings.inProgress, strings.progressHalted])
            #expect(stage.surface.accessibility?.lines == [])
            #expect(stage.surface.accessibility?.root.content.role == .window)
        }
    }

    @Test("a label alone changes the tree that the display has, and no pixel")
    func noPixel() throws {
        try RecordedStage.with { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.isAccessibilityElement = true
            stage.window.addSubview(view)
            stage.pass(1)
            view.accessibilityLabel = "Only words"
            CATransaction.flush()
            #expect(stage.surface.accessibility?.lines == ["Only words"])
            #expect(stage.pass(1).frames == 0)
        }
    }

    @Test("a reader that never takes its notices gets the newest of them")
    func manyNotices() throws {
        try RecordedStage.with { stage in
            stage.window.makeKeyAndVisible()
            for number in 0..<1000 {
                UIAccessibility.post(notification: .announcement, argument: "\(number)")
                if number.isMultiple(of: 7) { CATransaction.flush() }
            }
            CATransaction.flush()
            let notices = stage.surface.takeNotices()
            #expect(notices.count == 64)
            #expect(notices.last == .announcement("999"))
        }
    }
}
