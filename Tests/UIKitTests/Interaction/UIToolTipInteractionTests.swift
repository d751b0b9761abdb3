import CoreGraphics
import Testing
import ViewSupport

@testable import UIKit

@Suite("Texts beside a pointer that rests")
@MainActor
struct UIToolTipInteractionTests {
    private func with(_ body: (Stage, UIButton) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 300, height: 200)) { stage in
            let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
            stage.window.addSubview(button)
            try body(stage, button)
        }
    }

    private func hover(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, at time: Double) {
        stage.go(to: time)
        stage.window.handle(
            .pointer(phase: .hover, location: CGPoint(x: x, y: y), time: stage.clock.now(), isTouch: false, finger: 0))
    }

    private func text(_ stage: Stage) -> String? {
        stage.window.subviews.lazy.compactMap { ($0 as? ToolTipView)?.first(UILabel.self)?.text }.first
    }

    @Test("a control's text comes when the pointer has rested over it, and goes when it leaves")
    func control() throws {
        try with { stage, button in
            #expect(button.toolTip == nil && button.toolTipInteraction == nil)
            button.toolTip = "Saves the document"
            hover(stage, 100, 70, at: 1)
            hover(stage, 102, 70, at: 1.3)
            stage.go(to: 1.7)
            #expect(text(stage) == nil)
            stage.go(to: 1.9)
            #expect(text(stage) == "Saves the document")
            let tip = try #require(stage.window.subviews.last as? ToolTipView)
            #expect(tip.frame.minY == 90 && tip.frame.minX == 102 && tip.frame.maxX <= 296)
            hover(stage, 20, 20, at: 3)
            #expect(text(stage) == nil)
        }
    }

    @Test("a press makes it go, until the pointer comes anew; it goes by itself after a while")
    func pressed() {
        with { stage, button in
            button.toolTip = "Tip"
            hover(stage, 100, 70, at: 1)
            stage.tap(100, 70, at: 2)
            #expect(text(stage) == nil)
            hover(stage, 101, 70, at: 3)
            stage.go(to: 4)
            #expect(text(stage) == nil)
            hover(stage, 20, 20, at: 5)
            hover(stage, 100, 70, at: 6)
            stage.go(to: 7)
            #expect(text(stage) == "Tip")
            stage.go(to: 20)
            #expect(text(stage) == nil)
        }
    }

    @Test("a delegate has texts for parts of a view, and an interaction that is not enabled shows none")
    func delegate() {
        final class Delegate: NSObject, UIToolTipInteractionDelegate {
            func toolTipInteraction(
                _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
            ) -> UIToolTipConfiguration? {
                guard point.x < 50 else { return nil }
                return UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 50, height: 40))
            }
        }
        with { stage, button in
            let (delegate, interaction) = (Delegate(), UIToolTipInteraction(defaultToolTip: "own"))
            interaction.delegate = delegate
            button.addInteraction(interaction)
            hover(stage, 60, 70, at: 1)
            stage.go(to: 2)
            #expect(text(stage) == "left")
            hover(stage, 120, 70, at: 3)
            #expect(text(stage) == nil)
            stage.go(to: 4)
            #expect(text(stage) == nil)
            interaction.delegate = nil
            interaction.isEnabled = false
            hover(stage, 121, 70, at: 5)
            stage.go(to: 6)
            #expect(text(stage) == nil)
            interaction.isEnabled = true
            hover(stage, 122, 70, at: 7)
            stage.go(to: 8)
            #expect(text(stage) == "own")
            button.removeInteraction(interaction)
            #expect(text(stage) == nil)
        }
    }
}
