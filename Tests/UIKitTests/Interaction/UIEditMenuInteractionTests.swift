import CoreGraphics
import OctantDisplay
import QuartzCore
import Testing
@testable import UIKit
import ViewSupport

@Suite("Edit menus of views", .serialized)
@MainActor
struct UIEditMenuInteractionTests {
    /// A label that can be copied, and nothing else.
    private final class Copyable: UILabel {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }

    /// A delegate that adds a line, and notes what it hears.
    private final class Owner: NSObject, UIEditMenuInteractionDelegate {
        var heard: [String] = []
        var target: CGRect?
        var makesMenu = true

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            guard makesMenu else { return nil }
            let shout = UIAction(title: "Shout", attributes: .destructive) { [unowned self] _ in heard.append("shout") }
            return UIMenu(children: suggestedActions + [shout])
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { target ?? CGRect(origin: configuration.sourcePoint, size: .zero) }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            heard.append("present \(configuration.identifier)")
            animator.addCompletion { [unowned self] in heard.append("there") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { heard.append("dismiss") }
    }

    private func with(_ body: (Stage, Copyable, Owner, UIEditMenuInteraction) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (label, owner) = (Copyable(frame: CGRect(x: 60, y: 200, width: 200, height: 40)), Owner())
            label.text = "Copy me"
            label.isUserInteractionEnabled = true
            let interaction = UIEditMenuInteraction(delegate: owner)
            label.addInteraction(interaction)
            stage.window.addSubview(label)
            CATransaction.flush()
            try body(stage, label, owner, interaction)
        }
    }

    private func titles(_ stage: Stage) -> [String] {
        MenuView.open(in: stage.window)?.rows.compactMap(\.spokenText) ?? []
    }

    @Test("what the view can do is suggested; a line does what it says, and closes the menu")
    func copies() throws {
        try with { stage, label, owner, interaction in
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
            #expect(titles(stage) == ["Copy", "Shout"] && owner.heard == ["present a", "there"])
            let rows = try #require(MenuView.open(in: stage.window)?.rows)
            rows[0].performPrimaryAction()
            #expect(UIPasteboard.general.string == "Copy me" && titles(stage) == [])
            #expect(owner.heard == ["present a", "there", "dismiss"])
            owner.makesMenu = false
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            #expect(titles(stage) == ["Copy"])
            interaction.dismissMenu()
            #expect(titles(stage) == [])
        }
    }

    @Test("the menu is above what it is about, on another side where that is asked for, or has no room")
    func sides() {
        with { stage, label, owner, interaction in
            @MainActor func frame(_ direction: UIEditMenuArrowDirection, _ target: CGRect) -> CGRect {
                owner.target = target
                let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
                configuration.preferredArrowDirection = direction
                interaction.presentEditMenu(with: configuration)
                let menu = MenuView.open(in: stage.window)
                menu?.layoutIfNeeded()
                return menu?.panel.frame ?? .zero
            }
            let all = CGRect(x: 0, y: 0, width: 200, height: 40)
            #expect(frame(.automatic, all).maxY == 196)
            #expect(frame(.up, all).minY == 244)
            #expect(frame(.left, CGRect(x: 0, y: 0, width: 20, height: 40)).minX == 84)
            // 60 points at the left are too few for the menu.
            #expect(frame(.right, CGRect(x: 0, y: 0, width: 20, height: 40)).minX == 84)
            #expect(frame(.automatic, CGRect(x: 0, y: -190, width: 200, height: 40)).minY == 54)
            // A rectangle that is nothing leaves the point.
            #expect(frame(.automatic, .null).maxY == 196)
            owner.target = CGRect(x: 0, y: 100, width: 200, height: 40)
            interaction.updateVisibleMenuPosition(animated: false)
            MenuView.open(in: stage.window)?.layoutIfNeeded()
            #expect(MenuView.open(in: stage.window)?.panel.frame.maxY == 296)
        }
    }

    @Test("the pointer's right button brings up a menu; a finger does nothing by itself")
    func rightButton() {
        with { stage, label, owner, interaction in
            stage.touch(.began, 100, 220, at: 1)
            stage.pass(2)
            stage.touch(.ended, 100, 220, at: 4)
            #expect(titles(stage) == [])
            stage.window.handle(.secondary, at: CGPoint(x: 100, y: 220))
            #expect(titles(stage) == ["Copy", "Shout"] && interaction.location(in: label) == CGPoint(x: 40, y: 20))
            interaction.dismissMenu()
            stage.pass(1)
            #expect(titles(stage) == [] && owner.heard.last == "dismiss")
            label.removeInteraction(interaction)
            #expect(label.gestureRecognizers?.isEmpty ?? true)
        }
    }

    @Test("the lines are asked for anew, and without any the menu goes")
    func reloads() {
        with { stage, label, owner, interaction in
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            owner.makesMenu = false
            interaction.reloadVisibleMenu()
            #expect(titles(stage) == ["Copy"])
            owner.heard = []
            label.removeInteraction(interaction)
            #expect(titles(stage) == [] && owner.heard == ["dismiss"])
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            #expect(titles(stage) == [])
        }
    }
}
