import CoreGraphics
import QuartzCore

/// The panel's width and corners, its distance from what it is about, the space between groups, and above and below a
/// title, in points. Ours, as remembered of iOS 16.
private let panelWidth: CGFloat = 250
private let cornerRadius: CGFloat = 12
private let distance: CGFloat = 8
private let groupSpace: CGFloat = 8
private let (titleSide, titleTop): (CGFloat, CGFloat) = (16, 12)
/// The shadow of the panel: opacity, and blur in points. Ours.
private let (shadowOpacity, shadowRadius): (Float, CGFloat) = (0.12, 32)
/// Seconds in which the panel comes and goes, and its scale before. Ours.
private let (openDuration, closeDuration, closedScale): (Double, Double, CGFloat) = (0.25, 0.15, 0.4)

/// A menu of actions, beside the view that it belongs to. A menu in it takes its place, under a line that leads back.
/// Main actor only.
package final class ActionMenuView: MenuView {
    /// A group of lines, apart from others.
    private struct Group {
        var title: String
        var size = UIMenu.ElementSize.large
        var rows: [MenuRow]

        /// How many of the rows stand beside each other.
        var columns: Int {
            size == .small || size == .medium ? min(max(rows.count, 1), ActionMenuTile.most(size)) : 1
        }
    }

    private weak var source: UIView?
    private let sourceRect: CGRect
    /// The menus that are open, from the outermost on.
    private var menus: [UIMenu]
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = UIScrollView()
    private var groups: [Group] = []
    /// The places in the menus whose elements were asked for.
    private var asked: Set<ObjectIdentifier> = []
    private var ornaments: [UIView] = []
    /// What is shown above the menu; nil for nothing.
    private let preview: MenuPreview?
    private let chosen: (UIAction) -> Void
    private let closed: () -> Void
    private var isClosing = false

    /// Shows `menu` beside `rect` of `source`, or beside all of it, in its window; below `preview`, if any, and both
    /// over the source then. `chosen` is called with the action
    /// that the user chooses, after the menu is closed unless the action leaves it open, and `closed` once the menu is
    /// gone. Returns the menu; nil where there is nothing to show, or no window.
    @discardableResult
    package static func show(
        _ menu: UIMenu, of source: UIView, at rect: CGRect? = nil, below preview: UIViewController? = nil,
        chosen: @escaping (UIAction) -> Void, closed: @escaping () -> Void = {}
    ) -> ActionMenuView? {
        guard let window = source.window else { return nil }
        let view = ActionMenuView(menu, source, rect ?? source.bounds, preview.map(MenuPreview.init), chosen, closed)
        guard !view.rows.isEmpty || !view.groups.isEmpty else { return nil }
        view.show(in: window)
        view.open()
        return view
    }

    private init(
        _ menu: UIMenu, _ source: UIView, _ rect: CGRect, _ preview: MenuPreview?,
        _ chosen: @escaping (UIAction) -> Void, _ closed: @escaping () -> Void
    ) {
        (menus, self.source, sourceRect, self.chosen, self.closed) = ([menu], source, rect, chosen, closed)
        self.preview = preview
        super.init()
        accessibilityViewIsModal = true
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        semanticContentAttribute = source.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        panel.layer.cornerRadius = cornerRadius
        panel.layer.shadowOpacity = shadowOpacity
        panel.layer.shadowRadius = shadowRadius
        material.layer.cornerRadius = cornerRadius
        material.clipsToBounds = true
        panel.addSubview(material)
        scroll.layer.cornerRadius = cornerRadius
        scroll.clipsToBounds = true
        panel.addSubview(scroll)
        if let preview { insertSubview(preview, belowSubview: panel) }
        build()
    }

    // MARK: Content

    /// The menu that is shown.
    private var shown: UIMenu { menus[menus.count - 1] }

    private func build() {
        for view in groups.flatMap(\.rows) + ornaments { view.removeFromSuperview() }
        ornaments = []
        groups = menus.count > 1 ? [Group(title: "", rows: [back()])] : []
        ask(shown.children)
        let marks = shown.actions.contains { $0.state != .off } || menus.count > 1
        append(shown, title: menus.count > 1 ? "" : shown.title, marks)
        for row in groups.flatMap(\.rows) { scroll.addSubview(row) }
        rows = groups.flatMap(\.rows).filter(\.isEnabled)
        needLayout()
    }

    /// Asks for the elements that are made when they are shown.
    private func ask(_ elements: [UIMenuElement]) {
        for element in elements {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) { ask(inner.children) }
            guard let place = element as? UIDeferredMenuElement else { continue }
            if asked.insert(ObjectIdentifier(place)).inserted {
                place.appear { [weak self] in self?.rebuild() }
            }
            ask(place.elements ?? [])
        }
    }

    /// Elements came. A menu that has none at all closes.
    private func rebuild() {
        guard !isClosing else { return }
        build()
        if rows.isEmpty, groups.isEmpty { close() }
    }

    private func back() -> ActionMenuRow {
        let row = ActionMenuRow(shown, isOpen: true)
        row.addAction(UIAction { [weak self] _ in self?.leave() }, for: .primaryActionTriggered)
        return row
    }

    /// Appends the lines of `menu` as groups.
    private func append(_ menu: UIMenu, title: String, _ marks: Bool) {
        let size = menu.preferredElementSize
        groups.append(Group(title: title, size: size, rows: []))
        for child in menu.children.filled {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                append(inner, title: inner.title, marks)
                groups.append(Group(title: "", size: size, rows: []))
            } else if let row = row(of: child, size, marks) {
                groups[groups.count - 1].rows.append(row)
            }
        }
        groups.removeAll { $0.rows.isEmpty }
    }

    private func row(of element: UIMenuElement, _ size: UIMenu.ElementSize, _ marks: Bool) -> MenuRow? {
        let isTile = size == .small || size == .medium
        if element is UIDeferredMenuElement { return ActionMenuWaitingRow(frame: .zero) }
        if let menu = element as? UIMenu {
            let row = isTile ? ActionMenuTile(menu, size) : ActionMenuRow(menu, isOpen: false)
            row.addAction(UIAction { [weak self] _ in self?.enter(menu) }, for: .primaryActionTriggered)
            return row
        }
        guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return nil }
        let row = isTile ? ActionMenuTile(action, size) : ActionMenuRow(action, hasMarks: marks)
        row.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .primaryActionTriggered)
        return row
    }

    private func enter(_ menu: UIMenu) {
        menus.append(menu)
        build()
    }

    private func leave() {
        menus.removeLast()
        build()
    }

    private func choose(_ action: UIAction) {
        menus.first?.selection(around: action)?.select(action)
        if action.attributes.contains(.keepsMenuPresented) {
            chosen(action)
            build()
        } else {
            close()
            chosen(action)
        }
    }

    override var yieldsToOtherKeys: Bool { false }

    // MARK: Coming and going

    /// The transform of the panel while it is not there: small, at the corner beside its source.
    private var folded: CGAffineTransform {
        let source = sourceInWindow
        let (x, y) = (source.midX - panel.center.x, source.midY - panel.center.y)
        let way = 1 - closedScale
        return CGAffineTransform(translationX: x * way, y: y * way).scaledBy(x: closedScale, y: closedScale)
    }

    private func open() {
        layoutIfNeeded()
        panel.transform = folded
        panel.alpha = 0
        preview?.fold()
        UIView.animate(
            withDuration: openDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [panel, preview] in
            panel.transform = .identity
            panel.alpha = 1
            preview?.unfold()
        }
    }

    override func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        closed()
        UIView.animate(withDuration: closeDuration) { [panel, preview, folded] in
            panel.transform = folded
            panel.alpha = 0
            preview?.fold()
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func reveal(_ row: MenuRow) { scroll.scrollRectToVisible(row.frame, animated: false) }

    // MARK: Place

    private var sourceInWindow: CGRect { source?.convert(sourceRect, to: self) ?? .zero }

    private var hairline: CGFloat { 1 / resolvedScale(traitCollection.displayScale) }

    /// Places the rows, if asked to, and returns the height of all, in points.
    private func stack(_ width: CGFloat, placing: Bool) -> CGFloat {
        if placing {
            for view in ornaments { view.removeFromSuperview() }
            ornaments = []
        }
        func ornament(_ view: UIView, _ frame: CGRect) {
            view.frame = frame
            view.isUserInteractionEnabled = false
            ornaments.append(view)
            scroll.addSubview(view)
        }
        func line(_ y: CGFloat, _ height: CGFloat, _ color: UIColor) {
            let line = UIView()
            line.backgroundColor = color
            ornament(line, CGRect(x: 0, y: y, width: width, height: height))
        }
        var y: CGFloat = 0
        for (index, group) in groups.enumerated() {
            if index > 0 {
                if placing { line(y, groupSpace, .quaternarySystemFill) }
                y += groupSpace
            }
            if !group.title.isEmpty {
                let label = UILabel()
                (label.text, label.numberOfLines, label.textColor) = (group.title, 0, .secondaryLabel)
                label.font = .preferredFont(forTextStyle: .footnote)
                let room = max(width - 2 * titleSide, 0)
                let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
                if placing {
                    ornament(label, CGRect(x: titleSide, y: y + titleTop, width: room, height: height))
                    line(y + height + 2 * titleTop - hairline, hairline, .separator)
                }
                y += height + 2 * titleTop
            }
            let columns = group.columns
            for first in stride(from: 0, to: group.rows.count, by: columns) {
                let beside = group.rows[first..<min(first + columns, group.rows.count)]
                let height = beside.map { $0.height(width / CGFloat(columns)) }.max() ?? 0
                if placing {
                    for (column, row) in beside.enumerated() {
                        let place = CGFloat(isRightToLeft ? columns - 1 - column : column) * width / CGFloat(columns)
                        row.frame = CGRect(x: place, y: y, width: width / CGFloat(columns), height: height)
                    }
                    if first > 0 { line(y - hairline, hairline, .separator) }
                }
                y += height
            }
        }
        return y
    }

    override func panelFrame() -> CGRect {
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: menuMargin, dy: menuMargin)
        let width = min(panelWidth, max(safe.width, 0))
        let source = sourceInWindow
        let whole = stack(width, placing: false)
        if let preview {
            let room = CGSize(width: safe.width, height: max(safe.height - min(whole, safe.height / 2) - distance, 0))
            let size = preview.size(within: room)
            let height = max(min(whole, safe.height - size.height - distance), 0)
            let place = frame(
                at: CGPoint(
                    x: source.midX - size.width / 2, y: source.midY - (size.height + distance + height) / 2),
                CGSize(width: max(size.width, width), height: size.height + distance + height))
            let isAtRight = source.midX > bounds.midX
            let corner = CGPoint(x: isAtRight ? place.maxX - size.width : place.minX, y: place.minY)
            preview.put(in: CGRect(origin: corner, size: size))
            return CGRect(
                x: isAtRight ? place.maxX - width : place.minX, y: place.minY + size.height + distance, width: width,
                height: height)
        }
        let (below, above) = (safe.maxY - source.maxY - distance, source.minY - distance - safe.minY)
        let isBelow = whole <= below || below >= above
        let height = max(min(whole, max(below, above)), 0)
        let isAtRight = source.midX > bounds.midX
        return frame(
            at: CGPoint(
                x: isAtRight ? source.maxX - width : source.minX,
                y: isBelow ? source.maxY + distance : source.minY - distance - height),
            CGSize(width: width, height: height))
    }

    package override func layoutSubviews() {
        let transform = panel.transform
        panel.transform = .identity
        super.layoutSubviews()
        (material.frame, scroll.frame) = (panel.bounds, panel.bounds)
        scroll.contentSize = CGSize(width: panel.bounds.width, height: stack(panel.bounds.width, placing: true))
        scroll.isScrollEnabled = scroll.contentSize.height > panel.bounds.height
        panel.transform = transform
    }
}
