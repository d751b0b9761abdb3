import CoreGraphics
import Foundation
import UIKit

/// The greatest scale, pixels a point.
let greatestScale: CGFloat = 16

/// Returns why a snapshot of `subject` differs from its reference, or that one was recorded; nil where it is the same.
/// What `assertSnapshot` reports.
@MainActor
public func verifySnapshot(
    of subject: () throws -> any SnapshotSubject, at times: [Double], scale: CGFloat, traits: UITraitCollection,
    size: CGSize?, tolerance: Double, named name: String?, record: SnapshotRecording?, call: SnapshotCall
) -> SnapshotFailure? {
    let settings = SnapshotSettings(scale: scale, traits: traits, size: size)
    return failure {
        verify(subject, at: times, settings, tolerance, try SnapshotNames.name(name, call), record, call)
    }
}

/// Returns the failure that `check` finds or throws; what else it throws is the subject's.
@MainActor
func failure(of check: () throws -> SnapshotFailure?) -> SnapshotFailure? {
    do {
        return try check()
    } catch let failure as SnapshotFailure {
        return failure
    } catch {
        return SnapshotFailure("The subject of the snapshot could not be made: \(error)")
    }
}

/// Returns why a snapshot with these settings fails; nil where it does not.
@MainActor
func verify(
    _ subject: () throws -> any SnapshotSubject, at times: [Double], _ settings: SnapshotSettings, _ tolerance: Double,
    _ name: String, _ record: SnapshotRecording?, _ call: SnapshotCall
) -> SnapshotFailure? {
    failure {
        let frames = try frames(of: subject, at: times, settings)
        guard let picture = SnapshotPicture(frames: frames, times: times, tolerance: tolerance) else {
            throw SnapshotFailure("The frames are more than an image can hold.")
        }
        return SnapshotReference(call, name: name, recording: record ?? .standard).check(picture)
    }
}

/// Returns the pictures of `subject` at `times`.
@MainActor
func frames(
    of subject: () throws -> any SnapshotSubject, at times: [Double], _ settings: SnapshotSettings
) throws -> [SnapshotPixels] {
    guard !times.isEmpty, times.allSatisfy({ $0 >= 0 && $0.isFinite }), zip(times, times.dropFirst()).allSatisfy(<)
    else { throw SnapshotFailure("Times are seconds from 0 on, each later than the one before: \(times).") }
    guard settings.scale > 0, settings.scale <= greatestScale else {
        throw SnapshotFailure("A scale is above 0 and at most \(Int(greatestScale)): \(settings.scale).")
    }
    return try SnapshotStage.withClock({ try subject().snapshotContent }) { content in
        if case .image(let image) = content {
            guard settings.isPlain else { throw SnapshotFailure("An image has no traits, and its own size.") }
            guard let pixels = SnapshotPixels(image) else { throw SnapshotFailure("The image has no pixels.") }
            return [SnapshotPixels](repeating: pixels, count: times.count)
        }
        let stage = try SnapshotStage.of(content, settings)
        defer { stage.close() }
        return try stage.frames(at: times, scale: settings.scale)
    }
}
