import CoreGraphics
import OctantBase

extension UISplitViewController {
    /// The columns in the order of their depth: the last one lies at the back.
    private static let depths = [Column.secondary, .supplementary, .primary]

    // MARK: Controllers

    /// Changes controllers of columns; where there is little room, what was on top stays so.
    final func changeColumns(_ change: () -> Void) {
        let top = topColumn
        if isCollapsed { separate() }
        change()
        if isCollapsed { merge(upTo: top, animated: false) }
        updateButtons()
        place(animated: false)
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Makes `controller` that of `column`.
    final func setNamed(_ controller: UIViewController?, for column: Column) {
        let former = shown[column]
        given[column] = controller
        guard let controller else { return put(nil, in: column) }
        if column == .compact || controller is UINavigationController { return put(controller, in: column) }
        if let own = former as? UINavigationController, own is SplitNavigationController {
            own.setViewControllers([controller], animated: false)
        } else {
            put(SplitNavigationController(rootViewController: controller), in: column)
        }
    }

    /// Makes `controllers` those of the first and the last column.
    final func setPlain(_ controllers: [UIViewController]) {
        let new: [Column: UIViewController] = [
            .primary: controllers.first, .secondary: controllers.dropFirst().first,
        ].compactMapValues { $0 }
        // What changes its column leaves the other one first.
        for (column, controller) in shown where new[column] !== controller { put(nil, in: column) }
        for (column, controller) in new { put(controller, in: column) }
    }

    private func put(_ controller: UIViewController?, in column: Column) {
        guard shown[column] !== controller else { return }
        if let former = shown[column] { abandon(former) }
        shown[column] = controller
        merged[column] = nil
        if let controller { take(controller, in: column) }
    }

    private func abandon(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        // What it held may be shown elsewhere.
        (controller as? SplitNavigationController)?.setViewControllers([], animated: false)
    }

    /// Makes `controller` a child.
    final func take(_ controller: UIViewController, in column: Column) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
        // A narrow column is as one of a telephone, in a window that is wide.
        if column == .primary || column == .supplementary {
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
        }
    }

    final func replacePrimary(by controller: UIViewController) {
        if style == .unspecified {
            changeColumns { setPlain([controller] + [shown[.secondary]].compactMap { $0 }) }
        } else {
            setViewController(controller, for: .primary)
        }
    }

    final func replaceSecondary(by controller: UIViewController) {
        if isCollapsed, host == nil, let alone { return alone.present(controller, animated: true) }
        if style == .unspecified {
            let first = [shown[.primary]].compactMap { $0 }
            changeColumns { setPlain(first + [controller]) }
        } else {
            setViewController(controller, for: .secondary)
        }
        if isCollapsed {
            showAlone(.secondary)
        } else if displayMode.isOver {
            setMode(.secondaryOnly)
        }
    }

    // MARK: Columns that are seen

    /// Where the columns lie now.
    final var layout: SplitLayout {
        let room = viewIfLoaded?.bounds ?? .zero
        let first = widths(of: .primary).width(in: room.width, usual: SplitMeasures.primaryWidth)
        let second = widths(of: .supplementary).width(in: room.width, usual: SplitMeasures.supplementaryWidth)
        let isTriple = style == .tripleColumn
        let wanted = shown[.primary] == nil && !isTriple ? .secondaryOnly : chosenMode ?? preferredDisplayMode
        let mode = SplitLayout.mode(
            wanted, preferredSplitBehavior, width: room.width, primary: first, supplementary: isTriple ? second : nil)
        return SplitLayout(
            mode: mode, room: room, primary: first, supplementary: isTriple ? second : 0,
            line: 1 / resolvedScale(traitCollection.displayScale), isTriple: isTriple, isAtRight: isPrimaryAtRight)
    }

    private var isPrimaryAtRight: Bool {
        (viewIfLoaded?.isRightToLeft ?? false) != (primaryEdge == .trailing)
    }

    /// Shows or hides a column, and those that go with it.
    final func setSeen(_ column: Column, _ isSeen: Bool) {
        let layout = layout
        guard column != .secondary, column != .compact else {
            if isSeen, layout.mode.isOver { setMode(.secondaryOnly) }
            return
        }
        guard layout.isSeen(column) != isSeen else { return }
        let isOuter = style == .tripleColumn && column == .primary
        setMode(DisplayMode(others: isSeen ? (isOuter ? 2 : 1) : (isOuter ? 1 : 0), splitBehavior))
    }

    /// Moves to the columns of `mode`.
    final func setMode(_ mode: DisplayMode) {
        guard mode != displayMode else { return }
        changeMode(animated: true) { chosenMode = mode == .automatic ? nil : mode }
    }

    /// Does what the button of the first column does.
    final func toggleColumns() {
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if asked != .automatic { return setMode(asked) }
        let all = style == .tripleColumn ? 2 : 1
        let behavior: SplitBehavior = splitBehavior == .automatic ? .tile : splitBehavior
        let next = displayMode.others == all ? all - 1 : displayMode.others + 1
        setMode(DisplayMode(others: next, behavior))
    }

    /// Does what the button does that leaves the last column alone.
    final func toggleSecondaryOnly() {
        setMode(displayMode == .secondaryOnly ? DisplayMode(others: 2, splitBehavior) : .secondaryOnly)
    }

    /// Makes a change that may have other columns be seen.
    final func changeMode(animated: Bool = false, _ change: () -> Void) {
        let old = layout
        change()
        let new = layout
        if !isCollapsed, isViewLoaded, old.mode != new.mode { tell(from: old, to: new) }
        updateButtons()
        place(animated: animated)
    }

    private func tell(from old: SplitLayout, to new: SplitLayout) {
        guard let delegate else { return }
        delegate.splitViewController(self, willChangeTo: new.mode)
        for column in Self.depths where old.isSeen(column) != new.isSeen(column) {
            if new.isSeen(column) {
                delegate.splitViewController(self, willShow: column)
            } else {
                delegate.splitViewController(self, willHide: column)
            }
        }
    }

    // MARK: Placing

    /// Puts the columns where they belong.
    final func place(animated: Bool) {
        guard let view = viewIfLoaded, !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        guard !isCollapsed else { return placeAlone(in: view) }
        let layout = layout
        let moves = animated && view.window != nil && UIView.areAnimationsEnabled
        for column in Self.depths { bring(column, layout, in: view) }
        let change = { [self] in
            for column in Self.depths {
                guard let page = shown[column]?.viewIfLoaded, page.superview === view else { continue }
                page.frame = layout.frame(of: column)
                if moves { page.layoutIfNeeded() }
            }
            surroundings.place(layout)
        }
        guard moves else {
            // What moves goes on to where it is to be.
            if !isMoving {
                change()
                clear(layout)
            }
            return
        }
        movements += 1
        UIView.animate(withDuration: SplitMeasures.duration, delay: 0, options: .curveEaseInOut, animations: change) {
            [weak self] _ in
            guard let self else { return }
            movements -= 1
            guard !isMoving else { return }
            place(animated: false)
        }
    }

    private func bring(_ column: Column, _ layout: SplitLayout, in view: UIView) {
        guard layout.isSeen(column), let page = shown[column]?.view, page.superview !== view else { return }
        let mode = column == .secondary ? layout.mode : .secondaryOnly
        let hidden = SplitLayout(
            mode: mode, room: layout.room, primary: layout.primary, supplementary: layout.supplementary,
            line: layout.line, isTriple: layout.isTriple, isAtRight: layout.isAtRight)
        page.frame = hidden.frame(of: column)
        page.autoresizingMask = []
        switch column {
        case .secondary: view.insertSubview(page, at: 0)
        default: view.insertSubview(page, aboveSubview: surroundings.scrim)
        }
    }

    /// Takes away what is not seen.
    private func clear(_ layout: SplitLayout) {
        for column in Self.depths where !layout.isSeen(column) {
            if let page = shown[column]?.viewIfLoaded, page.superview === view { page.removeFromSuperview() }
        }
        if let page = shown[.compact]?.viewIfLoaded, page.superview === view { page.removeFromSuperview() }
    }

    private func placeAlone(in view: UIView) {
        for controller in shown.values where controller !== alone {
            if let page = controller.viewIfLoaded, page.superview === view { page.removeFromSuperview() }
        }
        surroundings.hide()
        guard let page = alone?.view else { return }
        if page.superview !== view { view.insertSubview(page, at: 0) }
        page.frame = view.bounds
    }

    private var isMoving: Bool { movements > 0 }

    // MARK: Buttons

    /// Puts the buttons into the bar of the last column, as they are now.
    final func updateButtons() {
        sidebarButton.update()
        let item = (shown[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem
        let hasButton = style != .unspecified && displayModeButtonVisibility != .never && !isCollapsed
        var buttons = hasButton && shown[.primary] != nil ? [sidebarButton.item] : []
        if hasButton, style == .tripleColumn, showsSecondaryOnlyButton { buttons.append(sidebarButton.lone) }
        if let former = buttonedItem, former !== item { former.splitButtons = [] }
        buttonedItem = item
        if item?.splitButtons != buttons { item?.splitButtons = buttons }
    }

    final func updateEdge() {
        surroundings.edgePan.edges = isPrimaryAtRight ? .right : .left
    }
}

/// A navigation controller that a split view controller made for a column.
final class SplitNavigationController: UINavigationController {}
