import CoreGraphics
import Foundation
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
}
