import OctantBase

extension UISplitViewController {
    /// Shows one controller alone, or columns, as the room is.
    final func adaptToRoom() {
        guard let view = viewIfLoaded, view.window != nil, !isAdapting else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isCollapsed else { return }
        isAdapting = true
        if isCompact { collapse() } else { expand() }
        isAdapting = false
        updateButtons()
        place(animated: false)
        setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: Little room

    private func collapse() {
        isAlone = true
        guard style != .unspecified else { return collapsePlain() }
        let proposed = given[.compact] != nil ? Column.compact : .secondary
        let wanted = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        let top = wanted ?? proposed
        if top == .compact, shown[.compact] != nil {
            alone = shown[.compact]
        } else {
            alone = first
            merge(upTo: top == .compact ? .secondary : top, animated: false)
        }
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func collapsePlain() {
        alone = delegate?.primaryViewController(forCollapsing: self) ?? first
        guard let alone else { return }
        take(alone, in: .compact)
        guard let secondary = shown[.secondary], secondary !== alone else { return }
        let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: alone) ?? false
        if !isDone { merge(upTo: .secondary, animated: false) }
    }

    private func expand() {
        guard style != .unspecified else { return expandPlain() }
        separate()
        (isAlone, alone) = (false, nil)
        let proposed = displayMode
        let wanted = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let wanted, wanted != .automatic, wanted != proposed { chosenMode = wanted }
        delegate?.splitViewControllerDidExpand(self)
    }

    private func expandPlain() {
        let former = alone
        let own = former.flatMap { delegate?.splitViewController(self, separateSecondaryFrom: $0) }
        separate()
        (isAlone, alone) = (false, nil)
        guard let primary = delegate?.primaryViewController(forExpanding: self) ?? shown[.primary] ?? former else {
            return
        }
        setPlain([primary] + [own ?? shown[.secondary]].compactMap { $0 })
    }

    /// The first column that there is.
    private var first: UIViewController? { shown[.primary] ?? shown[.supplementary] ?? shown[.secondary] }

    /// The navigation controller that columns are pushed in where there is little room.
    final var host: UINavigationController? {
        if let tabs = alone as? UITabBarController { return tabs.selectedViewController as? UINavigationController }
        return alone as? UINavigationController
    }

    /// The column that is on top where there is little room.
    final var topColumn: Column {
        guard let stack = host?.viewControllers else { return .primary }
        return [Column.secondary, .supplementary].first { column in
            shown[column] === alone || merged[column]?.contains(where: stack.contains) == true
        } ?? .primary
    }

    /// Pushes what is in the columns up to `column`.
    final func merge(upTo column: Column, animated: Bool) {
        guard let host else { return }
        var stack = host.viewControllers
        for next in [Column.supplementary, .secondary] where next.rawValue <= column.rawValue {
            guard let controller = shown[next], controller !== alone else { continue }
            let pages = merged[next] ?? pages(of: controller)
            guard !pages.contains(where: stack.contains) else { continue }
            merged[next] = pages
            stack += pages
        }
        if stack != host.viewControllers { host.setViewControllers(stack, animated: animated) }
    }

    /// Takes the controllers out of a column.
    private func pages(of controller: UIViewController) -> [UIViewController] {
        guard let navigation = controller as? UINavigationController else { return [controller] }
        let pages = navigation.viewControllers
        navigation.setViewControllers([], animated: false)
        return pages
    }

    /// Gives the columns back what was pushed of them, and on it.
    final func separate() {
        guard let host, !merged.isEmpty else { return }
        let stack = host.viewControllers
        var (rest, restored): (Int, [(Column, [UIViewController])]) = (stack.count, [])
        for column in [Column.secondary, .supplementary] {
            guard let pages = merged[column] else { continue }
            let begin = stack.firstIndex(where: pages.contains)
            restored.append((column, begin.map { Array(stack[$0..<rest]) } ?? pages))
            rest = begin ?? rest
        }
        merged = [:]
        if rest < stack.count { host.setViewControllers(Array(stack[..<rest]), animated: false) }
        for (column, pages) in restored {
            if let navigation = shown[column] as? UINavigationController {
                navigation.setViewControllers(pages, animated: false)
            } else if let page = shown[column] {
                page.viewIfLoaded?.removeFromSuperview()
                take(page, in: column)
            }
        }
    }

    /// Shows a column where there is little room.
    final func showAlone(_ column: Column) {
        guard let host, column != .compact else { return }
        let top = topColumn
        if column.rawValue > top.rawValue {
            merge(upTo: column, animated: true)
        } else if column.rawValue < top.rawValue,
            let above = [Column.supplementary, .secondary].first(where: {
                $0.rawValue > column.rawValue && merged[$0]?.contains(where: host.viewControllers.contains) == true
            })
        {
            hideAlone(above)
        }
    }

    /// Goes back to what is under a column where there is little room.
    final func hideAlone(_ column: Column) {
        guard let host, let pages = merged[column],
            let index = host.viewControllers.firstIndex(where: pages.contains), index > 0
        else { return }
        host.popToViewController(host.viewControllers[index - 1], animated: true)
    }
}
