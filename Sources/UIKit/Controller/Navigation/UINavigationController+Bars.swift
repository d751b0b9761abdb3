import CoreGraphics

extension UINavigationController {
    // MARK: Places

    /// Positions bars and views.
    final func placeAll() {
        guard isViewLoaded, !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        swipe.edges = view.isRightToLeft ? .right : .left
        if transition == nil {
            placeSearches()
            if let shown { place(shown) }
            placeBars(for: shown)
        } else if let to = transition?.viewController(forKey: .to) {
            place(to)
        }
    }

    /// Ends the searches of controllers that are gone, and hides those of controllers that are under others.
    private func placeSearches() {
        for cover in pages.subviews {
            guard let search = cover.viewController as? UISearchController else { continue }
            if let owner = search.parent, stack.contains(owner) {
                cover.isHidden = owner !== shown
            } else {
                search.isActive = false
            }
        }
    }

    /// Positions the bars for `controller`.
    final func placeBars(for controller: UIViewController?) {
        guard isViewLoaded else { return }
        let (room, safe) = (view.bounds, view.safeAreaInsets)
        let height = bar.leastHeight + (controller.map(shownRoom) ?? 0)
        bar.frame = CGRect(
            x: 0, y: isNavigationBarHidden ? -height : safe.top, width: room.width, height: height)
        bar.coverage = controller.map(coverage) ?? 0
        // What a block moves goes along in it; all else waits for the next layout.
        let isMoving = UIView.inheritedAnimationDuration > 0
        if isMoving { bar.layoutIfNeeded() }
        let low = toolsHeight + safe.bottom
        tools.frame = CGRect(
            x: 0, y: isToolbarHidden ? room.height : room.height - low, width: room.width, height: low)
        if isMoving { tools.layoutIfNeeded() }
    }

    private var toolsHeight: CGFloat { tools.sizeThatFits(view.bounds.size).height }

    /// Points of the bar of `controller` that give way when its contents are scrolled.
    private func scrolledRoom(_ controller: UIViewController) -> CGFloat {
        bar.scrolledRoom(for: controller.navigationItem)
    }

    /// As many of them as are there now, or more where contents are pulled down; all until contents were scrolled.
    private func shownRoom(_ controller: UIViewController) -> CGFloat {
        let (room, open) = (scrolledRoom(controller), controller.navigation.openRoom)
        return room > 0 ? (open.isFinite ? open : room) : 0
    }

    /// The height of the navigation bar over `controller` as far as it makes space, in points.
    private func barHeight(over controller: UIViewController) -> CGFloat {
        bar.height(for: controller.navigationItem)
            + min(shownRoom(controller), scrolledRoom(controller))
    }

    private func extends(_ controller: UIViewController, _ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        controller.edgesForExtendedLayout.contains(edge)
            && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// Where the view of `controller` is, in the space of the pages.
    final func frame(of controller: UIViewController) -> CGRect {
        var (top, bottom): (CGFloat, CGFloat) = (0, 0)
        if !isNavigationBarHidden, !extends(controller, .top, isTranslucent: bar.isTranslucent) {
            top = view.safeAreaInsets.top + barHeight(over: controller)
        }
        if !isToolbarHidden, !extends(controller, .bottom, isTranslucent: tools.isTranslucent) {
            bottom = view.safeAreaInsets.bottom + toolsHeight
        }
        let room = pages.bounds
        return CGRect(x: 0, y: top, width: room.width, height: max(0, room.height - top - bottom))
    }

    /// Positions the view of `controller`, and makes space under the bars.
    final func place(_ controller: UIViewController) {
        follow(controller)
        let (isUnderBar, isUnderTools) = (
            extends(controller, .top, isTranslucent: bar.isTranslucent),
            extends(controller, .bottom, isTranslucent: tools.isTranslucent)
        )
        controller.coveredEdges = UIEdgeInsets(
            top: isNavigationBarHidden || !isUnderBar ? 0 : barHeight(over: controller), left: 0,
            bottom: isToolbarHidden || !isUnderTools ? 0 : toolsHeight, right: 0)
        if let search = controller.navigationItem.searchController, search.parent === controller {
            search.coveredEdges = controller.coveredEdges
            search.viewIfLoaded?.frame = pages.bounds
            if transition == nil, let cover = search.viewIfLoaded { pages.bringSubviewToFront(cover) }
        }
        // What a transition moves is placed when it is over.
        if transition == nil || controller.viewIfLoaded?.superview == nil {
            controller.viewIfLoaded?.frame = frame(of: controller)
        }
    }

    // MARK: Scrolling

    /// Makes the scroll view of `controller` tell of its scrolling.
    private func follow(_ controller: UIViewController) {
        guard let scrollView = controller.topScrollView else {
            controller.navigation.openRoom = .infinity
            return
        }
        let isAdjusted = controller.automaticallyAdjustsScrollViewInsets
        let room = isNavigationBarHidden ? 0 : scrolledRoom(controller)
        let search = room > 0 ? controller.navigationItem.searchRoom : 0
        scrollView.bar = ScrollBarTie(
            controller: controller, isAdjusted: isAdjusted,
            closedRoom: room - min(shownRoom(controller), room), room: room, searchRoom: search)
    }

    /// The contents of `scrollView`, of the controller `controller`, were scrolled: the large title goes along.
    final func contentDidScroll(_ scrollView: UIScrollView, of controller: UIViewController) {
        guard controller === shown, transition == nil, !isNavigationBarHidden else { return }
        if scrolledRoom(controller) > 0 {
            let former = shownRoom(controller)
            let isAdjusted = scrollView.isAdjustedAtTop
            let whole = scrolledRoom(controller)
            let top = scrollView.adjustedContentInset.top - (isAdjusted ? min(former, whole) : 0)
            let reach = isAdjusted ? 0 : whole
            let most = scrollView.refreshControl == nil ? CGFloat.infinity : whole
            let room = min(max(0, reach - scrollView.contentOffset.y - top), most)
            controller.navigation.openRoom = room
            if min(room, whole) != min(former, whole), !isPlacing {
                isPlacing = true
                place(controller)
                isPlacing = false
            }
        }
        placeBars(for: controller)
    }

    /// Points of the content of `controller` that lie under the bar.
    private func coverage(_ controller: UIViewController) -> CGFloat {
        guard let scrollView = controller.topScrollView else { return 0 }
        let over = max(0, shownRoom(controller) - scrolledRoom(controller))
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
            + (scrollView.isAdjustedAtTop ? over : 0)
    }

    // MARK: Changes of the bars

    /// An item changed: the bar may be of another height.
    final func barDidChange() {
        guard isViewLoaded, transition == nil else { return }
        placeAll()
    }

    /// Makes `change` of what is hidden; `moved` goes along if `animated`.
    final func changeBars(animated: Bool, _ moved: UIView, _ change: () -> Void) {
        change()
        let isHidden = moved === bar ? isNavigationBarHidden : isToolbarHidden
        guard animated, isViewLoaded, view.window != nil, transition == nil else {
            moved.isHidden = isHidden
            return placeAll()
        }
        moved.isHidden = false
        UIView.animate(
            withDuration: UIKit.hideShowBarDuration, animations: { self.placeAll() },
            completion: { _ in
                moved.isHidden = moved === self.bar ? self.isNavigationBarHidden : self.isToolbarHidden
            })
    }

    /// Shows the toolbar items of the topmost controller.
    final func toolbarItemsDidChange(animated: Bool) {
        tools.setItems(stack.last?.toolbarItems, animated: animated)
    }

    /// Whether bars below give way to what is shown.
    final var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }
}
