import OctantDisplay
import Testing
import UIKit

@Suite("What a screen reader says of refresh controls")
@MainActor
struct RefreshSpeechTests {
    /// What is read in a window, and what was announced since this was last asked.
    private struct Said: Equatable {
        let lines: [String], announced: [String]

        init(_ lines: [String], _ announced: [String]) { (self.lines, self.announced) = (lines, announced) }
    }

    private func said(_ stage: Stage) -> Said {
        let lines = stage.window.accessibilityTree?.lines ?? []
        let announced = stage.window.takeAccessibilityNotices().compactMap(\.text)
        return Said(lines, announced)
    }

    @Test("nothing before the pull is far enough; then \"In progress\", announced once; halted when it ends, once")
    func pulled() {
        PulledList.with { stage, list in
            #expect(said(stage).lines.isEmpty)
            list.pull(to: 40, at: 0)
            #expect(said(stage) == Said([], []))
            list.move(to: 61, at: 0.1)
            #expect(said(stage) == Said(["In progress"], ["In progress"]))
            list.letGo(at: 1)
            stage.go(to: 3)
            #expect(said(stage) == Said(["In progress"], []))
            list.control.endRefreshing()
            #expect(said(stage) == Said(["Progress halted"], ["Progress halted"]))
            stage.go(to: 3)
            stage.go(to: 6)
            #expect(said(stage) == Said([], []))
            list.pull(to: 61, at: 10)
            #expect(said(stage).announced == ["In progress"])
            list.letGo(at: 11)
        }
    }

    @Test("its title names it, and is not read beside it; the trait is that of something that updates frequently")
    func titled() throws {
        try PulledList.with { (stage, list) throws in
            list.control.attributedTitle = NSAttributedString(string: "Fetching mail")
            list.control.beginRefreshing()
            list.scroll.contentOffset.y = -60
            #expect(said(stage).lines == ["Fetching mail, In progress"])
            let element = try #require(stage.window.accessibilityTree?.elements.first).content
            #expect(element.role == .activityIndicator && element.states == [.enabled, .busy, .updatesFrequently])
            #expect(element.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
            #expect(list.control.accessibilityTraits == .updatesFrequently)
            list.control.accessibilityLabel = "Mail"
            #expect(said(stage).lines == ["Mail, In progress"])
        }
    }

    @Test("begun by the program it speaks once it can be seen, and not before")
    func outOfSight() {
        PulledList.with { stage, list in
            _ = said(stage)
            list.scroll.contentOffset.y = 200
            list.control.beginRefreshing()
            // A reader that goes through the list meets it, as all that can be scrolled to.
            #expect(said(stage) == Said(["In progress"], []))
            list.scroll.contentOffset.y = -60
            #expect(said(stage) == Said(["In progress"], ["In progress"]))
            list.control.endRefreshing()
            #expect(said(stage).announced == ["Progress halted"])
        }
    }

    @Test("silenced, it says nothing")
    func silenced() {
        PulledList.with { stage, list in
            list.control.isAccessibilityElement = false
            list.control.accessibilityElementsHidden = true
            list.control.beginRefreshing()
            list.scroll.contentOffset.y = -60
            #expect(said(stage) == Said([], []))
        }
    }
}
