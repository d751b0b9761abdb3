import CoreGraphics
internal import OctantLocalization

/// The blackness of what dims the last column under others. Ours.
private let scrimAlpha: CGFloat = 0.2

/// What a split view controller shows beside its columns: lines between them, what dims the last one under the others,
/// and the drag that brings the first one. Main actor only.
@MainActor
final class SplitSurroundings {
    weak var controller: UISplitViewController?
    /// The lines at the ends of the first column and the second of three.
    let lines: [UIView]
    let scrim = UIView()
    private(set) lazy var edgePan = UIScreenEdgePanGestureRecognizer { [weak self] pan in
        if pan.state == .began { self?.bringColumn() }
    }

    init() {
        lines = [UIView(), UIView()]
        for line in lines { line.backgroundColor = .separator }
        scrim.backgroundColor = UIColor(white: 0, alpha: scrimAlpha)
        scrim.alpha = 0
        scrim.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in self?.controller?.setMode(.secondaryOnly) })
    }

    private func bringColumn() {
        guard let controller, !controller.isCollapsed else { return }
        let isTriple = controller.style == .tripleColumn
        controller.show(isTriple && controller.displayMode == .secondaryOnly ? .supplementary : .primary)
    }

    /// Places everything for the columns of `layout`.
    func place(_ layout: SplitLayout) {
        guard let view = controller?.view else { return }
        for (line, column) in zip(lines, [UISplitViewController.Column.primary, .supplementary]) {
            view.bringSubviewToFront(line)
            line.isHidden = column == .supplementary && !layout.isTriple
            line.frame = layout.line(of: column)
        }
        scrim.frame = layout.room
        scrim.alpha = layout.mode.isOver ? 1 : 0
        scrim.isUserInteractionEnabled = layout.mode.isOver
    }

    /// Shows nothing.
    func hide() {
        for line in lines { line.isHidden = true }
        scrim.alpha = 0
        scrim.isUserInteractionEnabled = false
    }
}

/// The buttons by which columns come and go. Main actor only.
@MainActor
final class SplitButton {
    private unowned let controller: UISplitViewController
    let item: UIBarButtonItem
    /// The one that leaves the last column alone.
    let lone: UIBarButtonItem

    init(of controller: UISplitViewController) {
        self.controller = controller
        let image = UIImage(systemName: SplitMeasures.sidebarSymbol)
        item = UIBarButtonItem(
            image: image, primaryAction: UIAction { [weak controller] _ in controller?.toggleColumns() })
        lone = UIBarButtonItem(primaryAction: UIAction { [weak controller] _ in controller?.toggleSecondaryOnly() })
        update()
    }

    /// Shows on the buttons, and tells screen readers, what they do now.
    func update() {
        let mode = controller.displayMode
        let isAll = mode.others == (controller.style == .tripleColumn ? 2 : 1)
        let strings = controller.localizedStrings.bars
        item.accessibilityLabel = isAll ? strings.hideSidebar : strings.showSidebar
        let isLone = mode == .secondaryOnly
        lone.image = UIImage(systemName: isLone ? SplitMeasures.shrinkSymbol : SplitMeasures.expandSymbol)
        lone.accessibilityLabel = isLone ? strings.showSidebar : strings.hideSidebar
    }
}
