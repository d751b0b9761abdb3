import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@Suite("The marks beside the letters of a text")
@MainActor
struct FieldMarksTests {
    private func entry(_ selection: Range<Int>) -> TextEntry {
        var entry = TextEntry()
        entry.text = "abcdef"
        entry.select(selection)
        return entry
    }

    private let bar = CGRect(x: 7, y: 3, width: 2, height: 20)

    /// A line of 10 points for each letter.
    private func rects(_ letters: Range<Int>) -> [CGRect] {
        letters.map { CGRect(x: 0, y: 10 * CGFloat($0), width: 50, height: 10) }
    }

    @Test("the caret is there where nothing is selected, the selection where something is, a part for each rectangle")
    func selection() {
        let marks = FieldMarks()
        #expect(marks.caret.isHidden && marks.selection.isHidden && marks.underline.isHidden)
        marks.show(entry(2..<2), caret: bar, isInWindow: true, rects: rects)
        #expect(!marks.caret.isHidden && marks.selection.isHidden && marks.underline.isHidden)
        #expect(marks.caret.frame == bar && marks.caret.cornerRadius == 1)
        #expect(marks.caret.animation(forKey: "blink") != nil)
        for selection in [1..<4, 1..<3, 0..<6] {
            marks.show(entry(selection), caret: bar, isInWindow: true, rects: rects)
            #expect(marks.caret.isHidden && !marks.selection.isHidden)
            #expect(marks.caret.animation(forKey: "blink") == nil)
            #expect(marks.selection.sublayers?.map(\.frame) == rects(selection))
        }
        marks.show(entry(2..<2), caret: .zero, isInWindow: true, rects: rects)
        #expect(marks.caret.isHidden && marks.selection.isHidden && marks.selection.sublayers?.isEmpty != false)
        marks.show(entry(2..<2), caret: bar, isInWindow: false, rects: rects)
        #expect(!marks.caret.isHidden && marks.caret.animation(forKey: "blink") == nil)
        marks.hide()
        #expect(marks.caret.isHidden && marks.selection.isHidden && marks.underline.isHidden)
    }

    @Test("what is composed has a line of a point below it, and what is selected the tint at .2, in dark at .35")
    func colors() throws {
        let marks = FieldMarks()
        var entry = entry(2..<2)
        entry.mark(2..<4)
        let marked = try #require(entry.marked)
        for (isDark, alpha) in [(false, 0.2), (true, 0.35)] {
            marks.show(entry, caret: bar, isInWindow: true, rects: rects)
            marks.color(tint: UIColor.red.cgColor, text: UIColor.blue.cgColor, isDark: isDark)
            let lines = try #require(marks.underline.sublayers)
            #expect(!marks.underline.isHidden && lines.count == marked.count)
            #expect(lines.map(\.frame.height) == [1, 1])
            #expect(lines.map(\.frame.maxY) == rects(marked).map(\.maxY))
            #expect(lines.allSatisfy { $0.frame.width == 50 && $0.backgroundColor == UIColor.blue.cgColor })
            #expect(marks.caret.backgroundColor == UIColor.red.cgColor)
            marks.show(self.entry(0..<2), caret: bar, isInWindow: true, rects: rects)
            let colors = marks.selection.sublayers?.map { $0.backgroundColor?.alpha ?? 0 } ?? []
            #expect(colors.count == 2 && colors.allSatisfy { abs($0 - alpha) < 1e-6 })
            #expect(marks.underline.isHidden)
        }
    }

    @Test("the caret blinks anew for another text, and after what the user did")
    func blinking() {
        let marks = FieldMarks()
        func show(_ selection: Range<Int>) -> CAAnimation? {
            marks.show(entry(selection), caret: bar, isInWindow: true, rects: rects)
            return marks.caret.animation(forKey: "blink")
        }
        let first = show(2..<2)
        #expect(first != nil && show(2..<2) === first)
        let second = show(3..<3)
        #expect(second !== first && show(3..<3) === second)
        marks.wake()
        #expect(show(3..<3) !== second)
    }

    @Test("marks are where they belong at once: nothing glides")
    func atOnce() {
        let marks = FieldMarks()
        #expect(!marks.caret.hasActions && !marks.selection.hasActions && !marks.underline.hasActions)
        marks.show(entry(0..<2), caret: bar, isInWindow: true, rects: rects)
        #expect(marks.selection.sublayers?.map(\.hasActions) == [false, false])
    }
}
