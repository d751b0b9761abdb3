extension UIViewController {
    /// The nearest navigation controller around this one.
    final var nearestNavigationController: UINavigationController? {
        var above = parent
        while let next = above {
            if let navigation = next as? UINavigationController { return navigation }
            above = next.parent
        }
        return nil
    }

    /// Pushes `controller`, or presents it where there is no navigation controller.
    final func showNearby(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(controller, sender: sender)
        } else if let splitViewController {
            splitViewController.show(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }

    final func showDetailNearby(_ controller: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }

    final func changeToolbarItems(to items: [UIBarButtonItem]?, animated: Bool) {
        guard items != toolbarItems else { return }
        guard let bar = navigationController?.toolbar else { return toolbarItems = items }
        bar.fade(animated: animated) { toolbarItems = items }
    }

    final func changeContentScrollView(to scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
        navigation.follow(scrollView, edge)
        navigationController?.placeAll()
    }

    /// The scroll view that a bar at the top follows: the one that was set, else the view itself or the first scroll
    /// view in it that begins at its top.
    final var topScrollView: UIScrollView? {
        if let own = navigation.scrollView(.top) { return own }
        guard let view = viewIfLoaded else { return nil }
        if let scrollView = view as? UIScrollView { return scrollView }
        for subview in view.subviews {
            if let scrollView = subview as? UIScrollView { return scrollView }
            if let inner = subview.subviews.first as? UIScrollView { return inner }
        }
        return nil
    }
}
