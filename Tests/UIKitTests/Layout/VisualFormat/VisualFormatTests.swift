import CoreGraphics
import FuzzTargets
import TestSupport
import Testing

@testable import UIKit

@Suite("Visual formats")
@MainActor
struct VisualFormatTests {
    private let root = AutoLayoutTests.root()

    private func frames(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        let views = (0..<2).map { _ in AutoLayoutTests.free(in: root) }
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": views[0], "b": views[1]])
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    @Test("views stand at distances, sizes and margins across the page")
    func across() {
        let frames = frames("|-[a(40)]-20-[b]-(gap)-|", metrics: ["gap": 30])
        #expect(frames[0].minX == 8 && frames[0].width == 40)
        #expect(frames[1].minX == 68 && frames[1].maxX == 290)
    }

    @Test("and down the page, with relations and priorities")
    func down() {
        let frames = frames("V:|[a(>=10,==30@250,<=25)]-[b(a)]", metrics: ["weak": UILayoutPriority(1)])
        #expect(frames[0].minY == 0 && frames[0].height == 25)
        #expect(frames[1].minY == 33 && frames[1].height == 25)
    }

    @Test("views are aligned across the format, and its direction can be fixed")
    func options() {
        var frames = frames(
            "H:|-10-[a(20)]-5-[b(30)]", options: [.alignAllTop, .alignAllBottom, .directionRightToLeft])
        #expect(frames[0].maxX == 310 && frames[1].maxX == 285 && frames[1].minX == 255)
        root.semanticContentAttribute = .forceRightToLeft
        frames = self.frames("|-10-[a(20)][b(30)]")
        #expect(frames[0].maxX == 310 && frames[1].maxX == 290)
        frames = self.frames("|-10-[a(20)]", options: .directionLeftToRight)
        #expect(frames[0].minX == 10)
    }

    @Test(
        "what cannot be read or is not there is told by name and place",
        arguments: [
            ("", VisualFormatError.expected("'['", at: 0)), ("[a", .expected("']'", at: 2)),
            ("[a]-8", .expected("'-'", at: 5)), ("[a]-8-", .expected("'['", at: 6)), ("X:[a]", .expected("'['", at: 0)),
            ("[a]|x", .expected("the end", at: 4)), ("[a(1.2.3)]", .expected("a number", at: 3)),
            ("[1]", .expected("a name", at: 1)), ("[a(>)]", .expected("a name", at: 3)), ("[c]", .unknownView("c")),
            ("[a]-width-[b]", .unknownName("width")), ("[a(c)]", .unknownName("c")), ("|[lone]", .noSuperview("lone")),
            ("[wrong]", .unknownView("wrong")), ("[1a]", .expected("a name", at: 1)),
            ("[a]-(1a)-[b]", .expected("')'", at: 6)), ("[a(1@-1)]", .expected("a name", at: 5)),
        ])
    func errors(format: String, error: VisualFormatError) {
        let views: [String: Any] = [
            "a": AutoLayoutTests.free(in: root), "b": AutoLayoutTests.free(in: root), "lone": UIView(), "wrong": 7,
        ]
        let lines = Lines.logged {
            #expect(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
                    .isEmpty)
        }
        #expect(lines == ["the visual format '\(format)' makes no constraints: \(error.message)"])
    }

    @Test("distances may be below nothing in parentheses, and names may hold digits behind their first letter")
    func numbers() {
        let frames = frames("|-10-[a(40)]-(-5)-[b(gap2)]", metrics: ["gap2": 30])
        #expect(frames[0] == CGRect(x: 10, y: 0, width: 40, height: 0))
        #expect(frames[1].minX == 45 && frames[1].width == 30)
        #expect(self.frames("|-(_gap)-[a(20)]", metrics: ["_gap": 3])[0].minX == 3)
        #expect(self.frames("|-(0.5)-[a(20.5)]")[0].maxX == 21)
    }

    @Test("alignment along the format's own axis is told of")
    func axis() {
        #expect(Lines.logged { _ = frames("[a][b]", options: .alignAllLeft) }.count == 1)
    }

    @Test("no text crashes the parser, and what it reads has as many connections as views less one")
    func fuzz() {
        var random = SeededGenerator(seed: 11)
        var read = 0
        for _ in 0..<20_000 {
            let text = VisualFormatInputs.format(&random)
            guard let format = try? VisualFormatParser.parse(text) else { continue }
            read += 1
            #expect(format.connections.count == format.elements.count - 1)
        }
        #expect(read > 100)
    }
}
