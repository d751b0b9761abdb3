import CoreGraphics

/// What a controller and the navigation controller around it know of each other.
@MainActor
struct NavigationRecord {
    /// The controller's item, once it was asked for.
    private(set) var item: UINavigationItem?
    /// Points of what gives way in the bar, and of what hangs below it, that the scroll view leaves open.
    var openRoom: CGFloat = .infinity
    private var scrollViews: [(edge: NSDirectionalRectEdge, view: Held)] = []
    /// The layout guides of the bars, once they were asked for.
    var guides: (top: BarLayoutGuide?, bottom: BarLayoutGuide?) = (nil, nil)

    private struct Held {
        weak var view: UIScrollView?
    }

    nonisolated init() {}

    /// The controller's item, made with `title` when it is first asked for.
    mutating func item(titled title: String?) -> UINavigationItem {
        if let item { return item }
        let made = UINavigationItem()
        made.title = title
        item = made
        return made
    }

    /// Takes `item` in place of the controller's own.
    mutating func adopt(_ item: UINavigationItem) { self.item = item }

    /// Notes that bars at `edge` follow `view`.
    mutating func follow(_ view: UIScrollView?, _ edge: NSDirectionalRectEdge) {
        scrollViews.removeAll { edge.contains($0.edge) }
        if let view { scrollViews.append((edge, Held(view: view))) }
    }

    /// The scroll view that bars at `edge` are to follow.
    func scrollView(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        scrollViews.last { $0.edge.contains(edge) }?.view.view
    }
}
