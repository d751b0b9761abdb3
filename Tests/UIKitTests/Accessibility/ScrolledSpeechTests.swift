import CoreGraphics
import OctantDisplay
import Testing

@testable import UIKit

@Suite("What a screen reader knows of what is scrolled, and of what is modal")
@MainActor
struct ScrolledSpeechTests {
    /// A list of ten rows of 30 points in a scroll view 100 points high.
    private func list(_ stage: SpokenStage) -> UIScrollView {
        let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 100)))
        scroll.contentSize = CGSize(width: 120, height: 300)
        for row in 0..<10 { stage.add(stage.label("Row \(row)"), y: CGFloat(row) * 30, into: scroll) }
        return scroll
    }

    private func unseen(_ stage: SpokenStage) -> [String] {
        stage.elements.filter { $0.content.states.contains(.offscreen) }.map(\.content.name)
    }

    @Test("rows out of sight are in the tree, in their place, and say so; they come into sight with the contents")
    func rows() throws {
        try SpokenStage.with { stage in
            let scroll = list(stage)
            let root = try #require(stage.window.accessibilityTree?.root)
            #expect(root.children.map(\.content.role) == [.scrollArea])
            #expect(stage.lines == (0..<10).map { "Row \($0)" })
            #expect(unseen(stage) == (4..<10).map { "Row \($0)" })
            #expect(stage.elements[3].content.frame == CGRect(x: 0, y: 90, width: 100, height: 10))
            #expect(stage.elements[9].content.frame == CGRect(x: 0, y: 270, width: 100, height: 20))
            let ids = stage.elements.map(\.id)
            scroll.contentOffset.y = 190
            #expect(unseen(stage) == (0..<6).map { "Row \($0)" })
            #expect(stage.elements.map(\.id) == ids)
            // What cannot be scrolled to is not there.
            scroll.contentSize.height = 240
            #expect(stage.lines == (0..<8).map { "Row \($0)" })
            scroll.contentSize.height = 300
            scroll.contentOffset.y = 0
            scroll.isScrollEnabled = false
            scroll.setNeedsLayout()
            #expect(stage.lines == (0..<4).map { "Row \($0)" })
        }
    }

    @Test("a list's rows are list items; what can be used stands in one, the same one as long as it is there")
    func items() throws {
        try SpokenStage.with { stage in
            let scroll = list(stage)
            scroll.accessibilityContainerType = .list
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            stage.add(button, y: 280, into: scroll)
            @MainActor func rows() throws -> [AccessibilityNode] {
                let list = try #require(stage.window.accessibilityTree?.root.children.first)
                #expect(list.content.role == .list)
                return list.children
            }
            let before = try rows()
            #expect(before.map(\.content.role) == Array(repeating: .listItem, count: 10) + [.row])
            #expect(before.last?.children.map(\.content.name) == ["More"])
            #expect(stage.lines.last == "More, Button" && stage.lines.count == 11)
            scroll.contentOffset.y = 50
            #expect(try rows().map(\.id) == before.map(\.id))
            scroll.accessibilityContainerType = .none
            #expect(stage.elements.map(\.content.role) == Array(repeating: .text, count: 10) + [.button])
        }
    }

    @Test("a reader scrolls page by page, brings an element into sight, and refreshes")
    func actions() throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        try SpokenStage.with { stage in
            let scroll = list(stage)
            @MainActor func area() throws -> AccessibilityNode {
                try #require(stage.window.accessibilityTree?.root.children.first)
            }
            #expect(try area().content.actions == [.scrollUp, .scrollDown])
            @MainActor func perform(_ action: AccessibilityAction) throws {
                stage.window.handle(.accessibility(.perform(try area().id, action)))
            }
            try perform(.scrollDown)
            #expect(scroll.contentOffset.y == 80)
            try perform(.scrollDown)
            try perform(.scrollDown)
            #expect(scroll.contentOffset.y == 200)
            try perform(.scrollUp)
            #expect(scroll.contentOffset.y == 120)
            let first = stage.elements[0].id
            stage.window.handle(.accessibility(.reveal(first)))
            #expect(scroll.contentOffset.y == 0)
            var refreshes = 0
            let control = UIRefreshControl()
            control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
            scroll.refreshControl = control
            #expect(try area().content.actions == [.scrollUp, .scrollDown, .refresh])
            try perform(.refresh)
            try perform(.refresh)
            #expect(refreshes == 1 && control.isRefreshing && scroll.contentOffset.y == -60)
        }
    }

    @Test("a button that is scrolled out of sight is brought into it and pressed")
    func press() throws {
        try Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            scroll.contentSize = CGSize(width: 200, height: 1000)
            stage.window.addSubview(scroll)
            let box = UIView(frame: CGRect(x: 0, y: 900, width: 100, height: 40))
            (box.isAccessibilityElement, box.accessibilityLabel, box.accessibilityTraits) = (true, "Box", .button)
            var taps = 0
            let button = UIButton(frame: box.bounds)
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            box.addSubview(button)
            scroll.addSubview(box)
            let id = try #require(stage.window.accessibilityTree?.elements.first).id
            stage.window.handle(.accessibility(.perform(id, .activate)))
            #expect(taps == 1 && scroll.contentOffset.y == 840)
        }
    }

    @Test("scroll views are read whole before what stands beside them")
    func beside() {
        SpokenStage.with { stage in
            _ = list(stage)
            for row in 0..<3 { stage.add(stage.label("Beside \(row)"), x: 150, y: CGFloat(row) * 30) }
            #expect(stage.lines == (0..<10).map { "Row \($0)" } + (0..<3).map { "Beside \($0)" })
        }
    }

    // MARK: What is modal

    /// Where a reader was led since this was last asked.
    private func led(_ stage: SpokenStage) -> [AccessibilityID?] {
        stage.window.takeAccessibilityNotices().compactMap { notice -> AccessibilityID?? in
            if case .layoutChanged(let focus) = notice { focus } else { nil }
        }
    }

    @Test("a reader is led into what is modal, into what comes before that, and back to where it was")
    func modal() throws {
        try SpokenStage.with { stage in
            let button = stage.add(UIButton(type: .system), y: 200)
            button.accessibilityLabel = "Send"
            Stage(clock: stage.clock, window: stage.window).press(.tab)
            let send = try #require(stage.elements.first).id
            #expect(led(stage).isEmpty)
            var sheets: [UIView] = []
            var firsts: [AccessibilityID] = []
            for name in ["One", "Two"] {
                let sheet = UIView(frame: stage.window.bounds)
                sheet.accessibilityViewIsModal = true
                stage.add(stage.label(name), into: sheet)
                (sheets.last ?? stage.window).addSubview(sheet)
                sheets.append(sheet)
                firsts.append(try #require(stage.elements.first { $0.content.name == name }).id)
                #expect(led(stage) == [firsts.last])
            }
            sheets[1].removeFromSuperview()
            #expect(led(stage) == [firsts[0]])
            sheets[0].removeFromSuperview()
            #expect(led(stage) == [send])
        }
    }

    @Test("where the program leads somewhere itself, or keys are in what is modal, nobody else does")
    func modalLed() {
        SpokenStage.with { stage in
            stage.add(stage.label("Behind"))
            _ = stage.lines
            let sheet = UIView(frame: stage.window.bounds)
            sheet.accessibilityViewIsModal = true
            stage.add(stage.label("First"), into: sheet)
            let second = stage.add(stage.label("Second"), y: 50, into: sheet)
            stage.window.addSubview(sheet)
            stage.window.accessibility.post(.layoutChanged(focus: second.accessibilityStorage.id))
            #expect(led(stage) == [second.accessibilityStorage.id])
            sheet.removeFromSuperview()
            // Nobody knows where the reader was.
            #expect(led(stage).isEmpty)
        }
    }
}
