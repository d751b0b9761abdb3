import CoreGraphics
import Foundation
import QuartzCore

/// The opacity of the shadow of a row that is moved, and its radius in points. Ours.
private let (shadowOpacity, shadowRadius): (Float, CGFloat) = (0.25, 6)
/// Seconds in which rows make room. Ours.
private let roomDuration = 0.25
/// Points from the table's edges in which a row that is there scrolls it, and points a second at the very edge. Ours.
private let (edgeDistance, edgeSpeed): (CGFloat, CGFloat) = (44, 600)

/// Recognises a finger that goes down on the handle of a row.
final class ReorderGestureRecognizer: UIPanGestureRecognizer {
    override func isPan(_ travel: CGVector) -> Bool { abs(travel.dx) + abs(travel.dy) > 1 }
}

/// The row that the user moves to another place.
@MainActor
final class TableReordering {
    private unowned let table: UITableView
    let pan = ReorderGestureRecognizer()
    /// The row, where it would come now, and its cell.
    private var moved: (from: IndexPath, to: IndexPath, cell: UITableViewCell)?
    /// Points from the finger to the cell's middle.
    private var grip: CGFloat = 0
    private var link: CADisplayLink?
    private var lastStep: Double?

    init(_ table: UITableView) {
        self.table = table
        pan.addTarget(self, action: TableReordering.panned)
    }

    /// Whether a move begins where the finger is.
    func mayBegin() -> Bool { holds(pan) }

    /// Whether the finger of `recognizer` is on the handle of a row.
    func holds(_ recognizer: UIGestureRecognizer) -> Bool { cell(under: recognizer.location(in: table)) != nil }

    private func cell(under point: CGPoint) -> (IndexPath, UITableViewCell)? {
        guard table.isEditing, let path = table.indexPathForRow(at: point), let cell = table.cellForRow(at: path),
            cell.editing.isHandle(at: table.convert(point, to: cell))
        else { return nil }
        return (path, cell)
    }

    /// Points by which a row is away from its place to make room.
    func shift(of path: IndexPath) -> CGFloat {
        guard let moved, path != moved.from else { return 0 }
        let height = moved.cell.bounds.height
        if moved.from < path, path <= moved.to { return -height }
        if moved.to <= path, path < moved.from { return height }
        return 0
    }

    /// Whether the user moves the row.
    func isMoved(_ path: IndexPath) -> Bool { moved?.from == path }

    private func panned(_ pan: ReorderGestureRecognizer) {
        let point = pan.location(in: table)
        switch pan.state {
        case .began: begin(point)
        case .changed: follow(point)
        case .ended: end()
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    private func begin(_ point: CGPoint) {
        let start = CGPoint(x: point.x, y: point.y - pan.translation(in: table).y)
        guard let (path, cell) = cell(under: start) ?? cell(under: point) else { return }
        moved = (path, path, cell)
        grip = cell.center.y - start.y
        table.bringSubviewToFront(cell)
        cell.clipsToBounds = false
        (cell.layer.shadowOpacity, cell.layer.shadowRadius) = (shadowOpacity, shadowRadius)
        cell.setNeedsUpdateConfiguration()
        let link = CADisplayLink { [weak self] link in self?.step(link) }
        link.add(to: .main, forMode: .common)
        self.link = link
        follow(point)
    }

    private func follow(_ point: CGPoint) {
        guard let moved else { return }
        let limit = table.rows.layout.height
        let y = min(max(point.y + grip, moved.cell.bounds.height / 2), limit - moved.cell.bounds.height / 2)
        moved.cell.center.y = y
        let wanted = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: y)) ?? moved.to
        guard wanted != moved.to else { return }
        let meant = table.editing.target(of: moved.from, proposed: wanted)
        guard meant != moved.to, table.rows.layout.contains(meant) else { return }
        self.moved?.to = meant
        UIView.animate(withDuration: roomDuration, delay: 0, options: .allowUserInteraction) { [self] in
            for (path, cell) in table.rows.shown where path != moved.from { table.rows.position(cell, path) }
        }
    }

    /// Scrolls where the row is at an edge.
    private func step(_ link: CADisplayLink) {
        defer { lastStep = link.timestamp }
        guard moved != nil, let lastStep else { return }
        let point = pan.location(in: table)
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        let (above, below) = (visible.minY + edgeDistance - point.y, point.y - visible.maxY + edgeDistance)
        let share = max(-1, min(1, (below > 0 ? below : above > 0 ? -above : 0) / edgeDistance))
        guard share != 0 else { return }
        let way = share * edgeSpeed * min(0.1, link.timestamp - lastStep)
        let offset = table.clamped(CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + way))
        guard offset != table.contentOffset else { return }
        table.contentOffset = offset
        follow(pan.location(in: table))
    }

    private func end() {
        guard let moved else { return }
        finish()
        guard moved.from != moved.to else {
            return UIView.animate(withDuration: roomDuration) { self.table.rows.position(moved.cell, moved.from) }
        }
        table.editing.move(moved.from, to: moved.to)
    }

    /// Brings everything back.
    func cancel() {
        guard moved != nil else { return }
        finish()
        for (path, cell) in table.rows.shown { table.rows.position(cell, path) }
    }

    private func finish() {
        let cell = moved?.cell
        (moved, lastStep) = (nil, nil)
        link?.invalidate()
        link = nil
        cell?.layer.shadowOpacity = 0
        if let cell { cell.clipsToBounds = cell.place.style == .insetGrouped }
        cell?.setNeedsUpdateConfiguration()
    }
}
