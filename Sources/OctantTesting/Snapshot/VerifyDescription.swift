import CoreGraphics
import Foundation
import UIKit

/// Returns why a text of `subject` differs from its reference, or that one was recorded; nil where it is the same. What
/// `assertSnapshot(of:as:)` reports.
@MainActor
public func verifySnapshot(
    of subject: () throws -> any SnapshotSubject, as description: SnapshotDescription, at time: Double,
    traits: UITraitCollection, size: CGSize?, named name: String?, record: SnapshotRecording?, call: SnapshotCall
) -> SnapshotFailure? {
    failure {
        let name = try SnapshotNames.name(name, call)
        // At one pixel a point: texts have no pixels.
        let settings = SnapshotSettings(scale: 1, traits: traits, size: size)
        let text = SnapshotText(try text(of: subject, as: description, at: time, settings))
        return SnapshotReference(call, name: name, recording: record ?? .standard).check(text)
    }
}

@MainActor
private func described(
    _ content: SnapshotContent, on stage: SnapshotStage, _ description: SnapshotDescription
) -> [String] {
    switch (description, content) {
    case (.layers, .layer(let layer)): LayerLines.of(layer)
    case (.layers, _): LayerLines.of(stage.view.layer)
    case (.layout, _): LayoutLines.of(stage.view)
    case (.accessibility, _): AccessibilityLines.of(stage.view, in: stage.window)
    }
}

/// Returns the text of `subject` at `time`.
@MainActor
func text(
    of subject: () throws -> any SnapshotSubject, as description: SnapshotDescription, at time: Double,
    _ settings: SnapshotSettings
) throws -> String {
    guard time >= 0, time.isFinite else { throw SnapshotFailure("A time is seconds from 0 on: \(time).") }
    return try SnapshotStage.withClock({ try subject().snapshotContent }) { content in
        let stage = try SnapshotStage.of(content, settings)
        defer { stage.close() }
        try stage.bring(to: time)
        return described(content, on: stage, description).joined(separator: "\n")
    }
}
