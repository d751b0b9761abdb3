import CoreGraphics

/// The menus of a table's rows or a collection's items: at a long press, or at a click of the pointer's right button.
@MainActor
final class ListMenu: UIGestureRecognizerDelegate, _PlainObject {
    private unowned let list: UIScrollView
    private let configuration: (CGPoint) -> UIContextMenuConfiguration?
    /// The answer for the press that is about to begin.
    private var asked: UIContextMenuConfiguration?

    /// The menus of `list`; `configuration` has the one for a position in it, nil for none.
    init(of list: UIScrollView, _ configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
        (self.list, self.configuration) = (list, configuration)
        let press = MenuPressGestureRecognizer { [weak self] in self?.open(at: $0) }
        press.delegate = self
        list.addGestureRecognizer(press)
    }

    // Where there is no menu the touch stays that of the row or the item.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked = configuration(gestureRecognizer.location(in: list))
        return asked != nil
    }

    private func open(at place: CGPoint) -> ActionMenuView? {
        defer { asked = nil }
        return (asked ?? configuration(place))?.show(of: list, at: place)
    }
}
