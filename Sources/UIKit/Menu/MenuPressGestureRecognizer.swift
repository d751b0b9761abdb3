import CoreGraphics

/// Brings up a menu: at a long press, or at once, or at a click of the pointer's right button. The same touch can go on
/// to a line of the menu and choose it by being lifted there.
///
/// It is UIKit's own and SwiftUI's: the touch is taken from the view that it is in.
package final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
    private let open: (CGPoint) -> ActionMenuView?
    private weak var shown: ActionMenuView?

    /// A recogniser that calls `open` with a position in its view, which brings up the menu, and returns it; nil for
    /// none.
    package init(_ open: @escaping (CGPoint) -> ActionMenuView?) {
        self.open = open
        super.init(target: nil, action: nil)
        addTarget(self, action: MenuPressGestureRecognizer.pressed)
    }

    /// Opens the menu at a position of the view; returns whether there is one.
    @discardableResult
    func show(at position: CGPoint) -> Bool {
        shown = open(position)
        return shown != nil
    }

    private func pressed() {
        let position = location(in: nil)
        switch state {
        case .began: show(at: location(in: view))
        case .changed: shown?.point(at: position)
        case .ended:
            shown?.point(at: position)
            _ = shown?.chooseCurrent()
        default: break
        }
    }
}
