import CoreGraphics
import UIKit

/// Returns why snapshots of `subject` in a matrix differ from their references, or that some were recorded; nothing
/// where all are the same. What `assertSnapshot(of:on:)` reports. `subject` is called for each place anew.
@MainActor
public func verifySnapshots(
    of subject: () throws -> any SnapshotSubject, on matrix: SnapshotMatrix, at times: [Double], scale: CGFloat?,
    tolerance: Double, named name: String?, record: SnapshotRecording?, call: SnapshotCall
) -> [SnapshotFailure] {
    let cells = matrix.cells
    if cells.isEmpty { return [SnapshotFailure("The matrix has no devices, or nothing to try on them.")] }
    let base: String
    do throws(SnapshotFailure) {
        base = try SnapshotNames.name(name, call)
    } catch {
        return [error]
    }
    return cells.compactMap { cell in
        var settings = SnapshotSettings(scale: scale ?? cell.device.scale, traits: cell.traits, size: nil)
        settings.screen = cell.device.size
        settings.safeArea = cell.device.safeAreaInsets
        settings.fillsScreen = true
        return verify(subject, at: times, settings, tolerance, "\(base).\(cell.name)", record, call)
    }
}
