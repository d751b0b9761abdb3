import CoreGraphics
import Foundation
import OctantDisplay
import Testing
import ViewSupport

@testable import UIKit

@Suite("Text views: sizes that fit, what is seen, what is allowed")
@MainActor
struct TextViewPlaceTests {
    private func onStage(_ text: String, _ body: (Stage, UITextView) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 300), scale: 2) { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
            (view.font, view.text) = (.systemFont(ofSize: 17), text)
            stage.window.addSubview(view)
            try body(stage, view)
        }
    }

    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    @Test("the size that fits has the insets of both sides and the padding, and is that of each width asked for")
    func fitting() {
        onStage("mmm") { _, view in
            let text = "mmm".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
            view.textContainerInset = UIEdgeInsets(top: 1, left: 12, bottom: 2, right: 20)
            // 5 points of padding on either side.
            #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).width - text - 42) <= 0.5)
            view.text = "mmm mmm mmm"
            let heights = [300, text + 43, 300].map { view.sizeThatFits(CGSize(width: $0, height: 0)).height }
            #expect(zip(heights, [1, 3, 1]).allSatisfy { abs($0 - 3 - $1 * line) <= 0.5 }, "\(heights)")
        }
    }

    @Test("once the caret was shown the user may scroll away from it, until it moves")
    func scrollingAway() {
        onStage((1...40).map { "Line \($0)" }.joined(separator: "\n")) { stage, view in
            view.becomeFirstResponder()
            stage.press(.home, "", .control)
            view.layoutIfNeeded()
            #expect(view.contentOffset.y == 0)
            view.contentOffset.y = 300
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.contentOffset.y == 300)
            stage.press(.right)
            view.layoutIfNeeded()
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("where nothing can be selected nothing can be done with the text")
    func locked() {
        onStage("abc") { _, view in
            view.becomeFirstResponder()
            view.selectAll(nil)
            #expect(view.canPerformAction("copy:", withSender: nil))
            (view.isEditable, view.isSelectable) = (false, false)
            for action in ["copy:", "cut:", "select:", "selectAll:"] as [Selector] {
                #expect(view.canPerform(action) == false)
            }
        }
    }

    @Test("a paper draws what is seen of it, be it a single point wide")
    func tiles() {
        let paper = TextPaper()
        func tiles(_ size: CGSize, _ visible: CGRect) -> [CGFloat] {
            paper.place(size, visible: visible)
            return paper.subviews.first?.subviews.map(\.frame.minY).sorted() ?? []
        }
        // In parts of 256 points.
        #expect(tiles(CGSize(width: 1, height: 600), CGRect(x: 0, y: 0, width: 1, height: 1)) == [0])
        #expect(tiles(CGSize(width: 50, height: 600), CGRect(x: 0, y: 250, width: 50, height: 10)) == [0, 256])
        #expect(tiles(CGSize(width: 50, height: 600), CGRect(x: 60, y: 250, width: 50, height: 10)) == [])
        #expect(tiles(CGSize(width: 50, height: 600), CGRect(x: 0, y: 600, width: 50, height: 10)) == [])
        for width in [50, 70] as [CGFloat] {
            _ = tiles(CGSize(width: width, height: 600), CGRect(x: 0, y: 0, width: 50, height: 10))
            let frames = paper.subviews.first?.subviews.map(\.frame)
            #expect(frames == [CGRect(x: 0, y: 0, width: width, height: 256)])
            #expect(paper.frame == CGRect(x: 0, y: 0, width: width, height: 600))
            #expect(paper.subviews.first?.frame == paper.frame)
        }
    }

    @Test("half a point of width is a width, and none at all is as many as the text asks for")
    func halfAPoint() {
        onStage("mmm") { _, view in
            let heights = [0, 0.5, 1].map { view.sizeThatFits(CGSize(width: $0, height: 0)).height }
            #expect(zip(heights, [1, 3, 3]).allSatisfy { abs($0 - 16 - $1 * line) <= 0.5 }, "\(heights)")
        }
    }

    @Test("a selection and a range to scroll to may have any end; the first letter is one of them")
    func anyRange() {
        onStage((1...40).map { "Line \($0)" }.joined(separator: "\n")) { _, view in
            let all = view.text.utf16.count
            view.selectedRange = NSRange(location: 3, length: .max)
            #expect(view.selectedRange == NSRange(location: 3, length: all - 3))
            view.layoutIfNeeded()
            for (range, isAtEnd) in [
                (NSRange(location: all - 1, length: .max), true), (NSRange(location: -1, length: 1), true),
                (NSRange(location: 0, length: 1), false), (NSRange(location: NSNotFound, length: 1), false),
            ] {
                view.scrollRangeToVisible(range)
                #expect((view.contentOffset.y > 100) == isAtEnd, "\(range)")
                #expect(isAtEnd || view.contentOffset.y <= 8)
            }
        }
    }

    @Test("a pointer selects and does not drag the contents, a finger drags them")
    func draggedContents() {
        for isTouch in [false, true] {
            onStage((1...40).map { "Line \($0)" }.joined(separator: "\n")) { stage, view in
                view.selectedRange = NSRange(location: 0, length: 0)
                view.layoutIfNeeded()
                for step in 0...5 {
                    stage.go(to: 1 + Double(step) / 60)
                    stage.window.handle(
                        .pointer(
                            phase: step == 0 ? .began : .moved, location: CGPoint(x: 30, y: 100 - 15 * step),
                            time: stage.clock.now(), isTouch: isTouch, finger: 0))
                }
                view.layoutIfNeeded()
                let offset = view.contentOffset.y
                #expect(isTouch ? offset > 40 : offset == 0, "\(isTouch): \(offset)")
                #expect((view.selectedRange.length > 0) != isTouch)
            }
        }
    }

    @Test("a text of a single letter keeps its attributes")
    func lastLetter() {
        onStage("") { _, view in
            view.attributedText = NSAttributedString(string: "ab", attributes: [.backgroundColor: UIColor.red])
            for count in [2, 1] {
                let colors = (0..<count).map {
                    view.attributedText.attribute(.backgroundColor, at: $0, effectiveRange: nil) as? UIColor
                }
                #expect(view.text.count == count && colors.allSatisfy { $0 == .red })
                view.deleteBackward()
            }
            #expect(view.attributedText.length == 0)
        }
    }

    @Test("the first press in a long text puts the caret there: the text does not go to where the caret was before")
    func firstPress() {
        let text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
        for press in ["pointer", "finger", "right button", "finger that stays"] {
            onStage(text) { stage, view in
                view.layoutIfNeeded()
                #expect(view.selectedRange.location == text.utf16.count && view.contentOffset.y == 0)
                let point = CGPoint(x: 30, y: 8 + 1.5 * line)
                switch press {
                case "right button":
                    stage.window.handle(.button(.secondary, location: point, time: stage.clock.now()))
                case "finger that stays":
                    stage.touch(.began, point.x, point.y)
                    stage.go(to: 2)
                default:
                    for phase in [PointerPhase.began, .ended] {
                        stage.window.handle(
                            .pointer(
                                phase: phase, location: point, time: stage.clock.now(), isTouch: press == "finger",
                                finger: 0))
                    }
                }
                view.layoutIfNeeded()
                #expect(view.isFirstResponder && view.contentOffset.y == 0, "\(press)")
                #expect((7...13).contains(view.selectedRange.location), "\(press)")
                view.selectedRange = NSRange(location: text.utf16.count, length: 0)
                stage.type("x")
                view.layoutIfNeeded()
                #expect(view.contentOffset.y > 100, "\(press)")
            }
        }
    }
}
