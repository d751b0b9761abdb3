import CoreGraphics
import Foundation
import RenderServer
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("Deep trees of views", .serialized)
@MainActor
struct DeepViewTests {
    private let frame = CGRect(x: 0, y: 0, width: 8, height: 8)

    private final class Counted: UIView {
        nonisolated(unsafe) static var alive = 0
        static var laidOut = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.alive += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { Self.alive -= 1 }
        override func layoutSubviews() {
            super.layoutSubviews()
            Self.laidOut += 1
        }
    }

    /// `count` views, each in the one before; the first and the last.
    private func chain(_ count: Int) -> (outer: UIView, inner: UIView) {
        let outer = Counted(frame: frame)
        var inner: UIView = outer
        for _ in 1..<count {
            let next = Counted(frame: frame)
            next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            next.backgroundColor = .red
            inner.addSubview(next)
            inner = next
        }
        inner.backgroundColor = .blue
        return (outer, inner)
    }

    @Test("10,000 nested views in a window are laid out, committed, drawn, hit, read and freed")
    func views() throws {
        // The thread sanitizer takes a hundred times as long where so many calls are under way.
        let count = Sanitizer.current == .thread ? 1_000 : 10_000
        Counted.laidOut = 0
        try Stage.shown(size: CGSize(width: 10, height: 10)) { (stage: Stage) throws in
            let (outer, inner) = chain(count)
            #expect(inner.window == nil)
            stage.window.addSubview(outer)
            #expect(inner.window === stage.window)
            #expect(try stage.image().pixel(x: 4, y: 4) == 0xFF00_00FF)
            #expect(Counted.laidOut == count)
            #expect(stage.window.hitTest(CGPoint(x: 4, y: 4), with: nil) === inner)
            #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
            inner.tag = 7
            #expect(stage.window.viewWithTag(7) === inner && inner.isDescendant(of: outer))
            outer.frame.size = CGSize(width: 9, height: 9)
            #expect(inner.bounds.width == 9)
            outer.tintColor = .green
            #expect(inner.tintColor == .green)
            outer.overrideUserInterfaceStyle = .dark
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            let label = UILabel(frame: frame)
            label.text = "tip"
            inner.addSubview(label)
            #expect(stage.window.accessibilityTree?.lines.contains { $0.contains("tip") } == true)
            outer.removeFromSuperview()
            #expect(inner.window == nil)
        }
        #expect(Counted.alive == 0)
    }

    @Test("constraints from one end of 1,000 views to the other")
    func constraints() throws {
        try Stage.shown(size: CGSize(width: 20, height: 20)) { (stage: Stage) throws in
            let (outer, inner) = chain(1000)
            stage.window.addSubview(outer)
            let dot = UIView()
            dot.translatesAutoresizingMaskIntoConstraints = false
            inner.addSubview(dot)
            NSLayoutConstraint.activate([
                dot.widthAnchor.constraint(equalToConstant: 2), dot.heightAnchor.constraint(equalToConstant: 2),
                dot.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
                dot.topAnchor.constraint(equalTo: inner.topAnchor, constant: 1),
            ])
            _ = try stage.image()
            #expect(dot.frame == CGRect(x: 3, y: 1, width: 2, height: 2))
        }
    }
}
