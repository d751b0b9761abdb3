import CoreGraphics

extension LayoutEngine {
    /// The frame of a view, on whole pixels; nil when no constraint is about it.
    func placement(of view: UIView) -> CGRect? {
        items[ObjectIdentifier(view)].map { placement(of: $0, scale: view.traitCollection.displayScale) }
    }

    /// Calls `body` with each subview of `view` that constraints place, and its frame.
    func forEachPlacement(in view: UIView, _ body: (UIView, CGRect) -> Void) {
        let scale = view.traitCollection.displayScale
        for subview in view.subviews {
            guard let data = subview.layoutData, data.isEngaged, !data.translatesFrame,
                let item = items[ObjectIdentifier(subview)]
            else { continue }
            body(subview, placement(of: item, scale: scale))
        }
    }

    private func placement(of item: LayoutItem, scale: CGFloat) -> CGRect {
        if let known = item.placement, known.scale == scale { return known.frame }
        let frame = item.placed(frame(of: item), scale: scale)
        item.placement = (frame, scale)
        return frame
    }

    /// The frame of a guide, on whole pixels; nil when no constraint is about it.
    func frame(of guide: UILayoutGuide) -> CGRect? {
        guard let item = items[ObjectIdentifier(guide)], let owner = guide.owningView else { return nil }
        return placement(of: item, scale: owner.traitCollection.displayScale)
    }

    private func frame(of item: LayoutItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: max(0, solver.value(of: item.width)),
            height: max(0, solver.value(of: item.height)))
    }

    /// The size that was found for the root, no less than needed in whole pixels.
    func fittedSize() -> CGSize {
        guard let root else { return .zero }
        let item = item(for: root)
        markDirty(item)
        prepare()
        let scale = resolvedScale(root.traitCollection.displayScale)
        func up(_ value: Double) -> CGFloat { max(0, (CGFloat(value) * scale - pixelSlack).rounded(.up) / scale) }
        return CGSize(width: up(solver.value(of: item.width)), height: up(solver.value(of: item.height)))
    }

    /// Whether a view or guide could be elsewhere, too, with everything holding as well as it does.
    func isAmbiguous(_ object: AnyObject) -> Bool {
        prepare()
        guard let item = items[ObjectIdentifier(object)] else { return false }
        let variables = item.view != nil && item.view === root ? [item.width, item.height] : item.variables
        return variables.contains { solver.isAmbiguous($0) }
    }

    /// Whether an anchor's number could be another one.
    func isAmbiguous(_ operand: LayoutOperand) -> Bool {
        prepare()
        guard let object = operand.item, let item = items[ObjectIdentifier(object)] else { return false }
        let isAcross = operand.attribute.axis == .horizontal
        let position = isAcross ? item.x : item.y
        let length = isAcross ? item.width : item.height
        switch operand.attribute {
        case .width, .height: return solver.isAmbiguous(length)
        case .left, .top: return solver.isAmbiguous(position)
        default: return solver.isAmbiguous(position) || solver.isAmbiguous(length)
        }
    }
}
