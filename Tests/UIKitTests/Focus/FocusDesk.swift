import CoreGraphics
import UIKit

/// A window with buttons in it that is shown, for keys to lead through.
@MainActor
struct FocusDesk {
    let stage: Stage

    static let size = CGSize(width: 300, height: 200)

    static func with<Result>(
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light,
        _ body: (FocusDesk) throws -> Result
    ) rethrows -> Result {
        try Stage.shown(size: size, style: style, direction: direction) { try body(FocusDesk(stage: $0)) }
    }

    /// A button of 40 by 20 points with this name, put in at a position.
    @discardableResult
    func button(_ name: String, _ x: CGFloat, _ y: CGFloat, in superview: UIView? = nil) -> NamedButton {
        let button = NamedButton(frame: CGRect(x: x, y: y, width: 40, height: 20))
        button.name = name
        (superview ?? stage.window).addSubview(button)
        return button
    }

    /// The name of what has focus; nil for nothing.
    var focus: String? {
        _ = stage.window.renderTree
        return (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? NamedButton)?.name
    }

    /// Where tab leads, `count` times.
    func tabs(_ count: Int, back: Bool = false) -> [String?] {
        (0..<count).map { _ in
            stage.press(.tab, "", back ? .shift : [])
            return focus
        }
    }

    /// Where an arrow leads.
    func arrow(_ key: Key) -> String? {
        stage.press(key)
        return focus
    }

    /// A button that counts its presses.
    final class NamedButton: UIButton {
        var name = ""
        private(set) var presses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .primaryActionTriggered)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }
}
