import UIKit

/// Runs the action of a scroll view that was pulled down, with UIKit's refresh control to show it. Main actor only.
@MainActor final class Refresher {
    private weak var scrollView: UIScrollView?
    private var task: Task<Void, Never>?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    /// The action that a pull begins; nil for none: a refresh under way goes on to its end.
    var action: RefreshAction? {
        didSet {
            guard (action == nil) != (oldValue == nil) else { return }
            scrollView?.refreshControl = action == nil ? nil : makeControl()
        }
    }

    private func makeControl() -> UIRefreshControl {
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
        return control
    }

    private func begin() {
        guard let action, task == nil else { return }
        let control = scrollView?.refreshControl
        task = Task { [weak self] in
            await action()
            control?.endRefreshing()
            self?.task = nil
        }
    }

    /// Cancels what is under way.
    func end() {
        task?.cancel()
        task = nil
    }
}
