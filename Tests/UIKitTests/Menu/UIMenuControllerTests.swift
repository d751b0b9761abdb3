import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing
@testable import UIKit
import ViewSupport

@Suite("The edit menu of the first responder", .serialized)
@MainActor
struct UIMenuControllerTests {
    /// A label that can be copied and shouted.
    private final class Copyable: UILabel {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "copy:" || action == "shout:"
        }
        override func copy(_ sender: Any?) { heard.append("copy \(sender is UIMenuController)") }
        func shout(_ sender: Any?) { heard.append("shout \(sender is UIMenuController)") }
        func whisper(_ sender: Any?) { heard.append("whisper") }
    }

    private func with(_ body: (Stage, Copyable, UIMenuController) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let menu = UIMenuController.shared
            let label = Copyable(frame: CGRect(x: 60, y: 200, width: 200, height: 40))
            stage.window.addSubview(label)
            CATransaction.flush()
            defer {
                menu.isMenuVisible = false
                (menu.menuItems, menu.arrowDirection) = (nil, .default)
            }
            try body(stage, label, menu)
        }
    }

    private func titles(_ stage: Stage) -> [String] {
        MenuView.open(in: stage.window)?.rows.compactMap(\.spokenText) ?? []
    }

    @Test("the menu has what the first responder can do, of the program's lines too; without one it stays away")
    func lines() throws {
        try with { stage, label, menu in
            menu.menuItems = [
                UIMenuItem(title: "Shout", action: Selector("shout:", Copyable.shout(_:))),
                UIMenuItem(title: "Whisper", action: Selector("whisper:", Copyable.whisper(_:))),
            ]
            menu.showMenu(from: label, rect: label.bounds)
            #expect(!menu.isMenuVisible && titles(stage) == [] && menu.menuFrame == .zero)
            #expect(label.becomeFirstResponder())
            menu.showMenu(from: label, rect: label.bounds)
            #expect(menu.isMenuVisible && titles(stage) == ["Copy", "Shout"])
            #expect(menu.menuFrame.maxY == 196 && menu.menuFrame.midX == 160)
            let rows = try #require(MenuView.open(in: stage.window)?.rows)
            rows[1].performPrimaryAction()
            #expect(label.heard == ["shout true"] && !menu.isMenuVisible && label.isFirstResponder)
            menu.showMenu(from: label, rect: label.bounds)
            MenuView.open(in: stage.window)?.rows[0].performPrimaryAction()
            #expect(label.heard == ["shout true", "copy true"])
        }
    }

    @Test("coming and going are posted once each, whoever closes the menu")
    func notifications() {
        with { stage, label, menu in
            let names: [Notification.Name] = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
                UIMenuController.menuFrameDidChangeNotification,
            ]
            let heard = Lines()
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    heard.add(String(note.name.rawValue.dropFirst("UIMenuController".count)))
                }
            }
            defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
            label.becomeFirstResponder()
            menu.setTargetRect(label.bounds, in: label)
            menu.setMenuVisible(true, animated: true)
            menu.setMenuVisible(true, animated: true)
            #expect(heard.all == ["WillShowMenuNotification", "DidShowMenuNotification"])
            menu.setTargetRect(CGRect(x: 0, y: 100, width: 200, height: 40), in: label)
            #expect(heard.all.last == "MenuFrameDidChangeNotification" && menu.menuFrame.maxY == 296)
            // A press beside it.
            stage.tap(10, 470, at: 2)
            #expect(!menu.isMenuVisible)
            #expect(heard.all.suffix(2) == ["WillHideMenuNotification", "DidHideMenuNotification"])
            menu.isMenuVisible = false
            #expect(heard.all.count == 5)
        }
    }

    @Test("the arrow's direction says the side, and another view's menu is left alone")
    func sides() {
        with { stage, label, menu in
            label.becomeFirstResponder()
            menu.arrowDirection = .up
            menu.showMenu(from: label, rect: label.bounds)
            #expect(menu.menuFrame.minY == 244)
            menu.hideMenu(from: stage.window)
            #expect(menu.isMenuVisible)
            menu.hideMenu(from: label)
            #expect(!menu.isMenuVisible)
            menu.showMenu(from: label, rect: label.bounds)
            menu.menuItems = [UIMenuItem(title: "Shout", action: Selector("shout:", Copyable.shout(_:)))]
            #expect(titles(stage) == ["Copy"])
            menu.update()
            #expect(titles(stage) == ["Copy", "Shout"])
        }
    }
}
