import CoreGraphics
import Foundation
import OctantExport
import OctantPackages
import RenderServer
import UIKit

// Trees a second of what makes each frame anew.
private let drivenFrames = 60.0

extension IndicatorRenderer {
    /// What a vector file says of the indicator: one loop, or as long as `length`.
    func timeline(_ length: RecordingLength) throws -> VectorTimeline {
        let duration = length.duration ?? loopDuration
        var versions: [VectorTimeline.Version] = []
        func add(_ time: Double) throws {
            perform(upTo: time)
            drive(to: time)
            guard let tree = window.renderTree else { throw CommandFailure("there is nothing to draw") }
            versions.append(VectorTimeline.Version(time: time, tree: tree))
        }
        if isEndless {
            try add(start)
            guard isDriven else {
                return VectorTimeline(versions[0].tree, start: start, duration: length.duration, scale: options.scale)
            }
            for frame in 1..<max(Int((duration * drivenFrames).rounded()), 2) {
                try add(start + Double(frame) / drivenFrames)
            }
            guard
                let timeline = VectorTimeline(
                    versions, start: start, duration: duration, scale: options.scale, isSmooth: true)
            else { throw CommandFailure("there is nothing to draw") }
            return timeline
        }
        for loopStart in stride(from: 0, to: duration, by: loopDuration) {
            try add(loopStart)
            for event in exhibit.events where event.time > 0 && loopStart + event.time < duration {
                try add(loopStart + event.time)
            }
        }
        guard let timeline = VectorTimeline(versions, start: 0, duration: duration, scale: options.scale) else {
            throw CommandFailure("there is nothing to draw")
        }
        return timeline
    }
}
