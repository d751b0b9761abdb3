import CoreGraphics
import Foundation

extension UITableView {
    /// The menu that the delegate has for the row at `place`; nil for none.
    func menuConfiguration(at place: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForRow(at: place) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: place)
    }
}
