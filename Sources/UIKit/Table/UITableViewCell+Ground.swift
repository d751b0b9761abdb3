import CoreGraphics
import QuartzCore

extension UITableViewCell {
    // MARK: Ground

    /// Makes the ground that of the table's style, where the program set none.
    final func takeBackground() {
        guard !hasOwnBackground, configured.background == nil else { return }
        backgroundColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        hasOwnBackground = false
    }

    final func showSelection(animated: Bool = false) {
        let isShown =
            (selectionState.selected || selectionState.highlighted) && selectionStyle != .none
            && configured.background == nil
        if isShown, ownSelectedBackground == nil {
            let ground = UIView()
            ground.backgroundColor = .systemGray4
            ownSelectedBackground = ground
        }
        if let ground = ownSelectedBackground {
            if ground.superview !== self { insertSubview(ground, belowSubview: contentView) }
            ground.frame = bounds
            if isShown { ground.isHidden = false }
            let finish: (Bool) -> Void = { [weak self] _ in ground.isHidden = self?.isShownSelected != true }
            if animated {
                UIView.animate(
                    withDuration: CellPlace.fadeDuration, animations: { ground.alpha = isShown ? 1 : 0 },
                    completion: finish)
            } else {
                ground.alpha = isShown ? 1 : 0
            }
            if !animated { ground.isHidden = !isShown }
        }
        if isShown != isShownSelected {
            isShownSelected = isShown
            CellContents(contentView).highlight(isShown)
            placeSeparators()
        }
    }

    final func placeDidChange() {
        takeBackground()
        let radius = place.style == .insetGrouped ? CellPlace.radius : 0
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.maskedCorners = corners
        clipsToBounds = place.style == .insetGrouped
        setMargins()
        placeContents()
        needLayout(by: "style")
    }

    /// Before the row's height is found, which they are a part of.
    final func setMargins(endsAtAccessory: Bool? = nil) {
        let ends = endsAtAccessory ?? (contentView.bounds.width < bounds.width)
        (contentView as? UIListContentView)?.cellMargins = (place.margin, ends)
        contentView.layoutMargins = UIEdgeInsets(
            top: CellPlace.contentMargin, left: place.margin, bottom: CellPlace.contentMargin, right: place.margin)
    }

    final func placeSeparators() {
        let thickness = 1 / resolvedScale(traitCollection.displayScale)
        let color = place.separatorColor?.value(in: traitCollection).cgColor
        let isCard = place.style == .insetGrouped
        separator.isHidden = !place.hasSeparators || isShownSelected || (isCard && place.isLast)
        topSeparator.isHidden = !place.hasSeparators || place.style != .grouped || !place.isFirst
        for line in [separator, topSeparator] { line.backgroundColor = color }
        let inset = place.style == .grouped && place.isLast ? .zero : separatorInset
        // Lines end where the index of the sections begins.
        let room = place.indexRoom
        let (start, end) = (isRightToLeft ? room : 0, isRightToLeft ? 0 : room)
        let (left, right) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
        let (before, after) = (max(left, start), max(right, end))
        separator.frame = CGRect(
            x: before, y: bounds.height - thickness, width: max(0, bounds.width - before - after), height: thickness)
        topSeparator.frame = CGRect(x: start, y: 0, width: max(0, bounds.width - room), height: thickness)
    }

    // MARK: Accessories

    final func accessoryDidChange() {
        standardAccessory?.removeFromSuperview()
        standardAccessory = nil
        accessoryView?.isHidden = isEditing
        editingAccessoryView?.isHidden = !isEditing
        let type = isEditing ? editingAccessoryType : accessoryType
        if let own = isEditing ? editingAccessoryView : accessoryView {
            addSubview(own)
        } else if type != .none {
            let view = CellAccessoryView(type)
            view.addAction(UIAction { [weak self] _ in self?.detailWasPressed() }, for: .touchUpInside)
            addSubview(view)
            standardAccessory = view
        }
        needLayout(by: "accessoryType")
    }

    /// The view at the end.
    final var shownAccessory: UIView? { (isEditing ? editingAccessoryView : accessoryView) ?? standardAccessory }

    /// Its size, in points; zero without one.
    final var accessorySize: CGSize {
        guard let shown = shownAccessory else { return .zero }
        return shown === standardAccessory ? shown.intrinsicContentSize : shown.bounds.size
    }

    /// The row is edited, or no more.
    final func editingDidChange() {
        accessoryDidChange()
        placeContents()
        needLayout(by: "isEditing")
    }

    /// The height of a row whose contents are `height` points high: at least the standard one, or that of contents
    /// which know their own least height.
    final func fitted(_ height: CGFloat, hasLeast: Bool = true) -> CGFloat {
        let scale = resolvedScale(traitCollection.displayScale)
        let line = place.hasSeparators ? 1 / scale : 0
        guard height.isFinite else { return UITableView.standardRowHeight }
        let wanted = (height * scale).rounded(.up) / scale + line
        return hasLeast ? max(UITableView.standardRowHeight, wanted) : max(0, wanted)
    }

    final var swipeActions: [UIAccessibilityCustomAction]? {
        guard let table, let path = table.indexPath(for: self) else { return nil }
        return table.spokenActions(of: path, by: table.swipe)
    }
}
