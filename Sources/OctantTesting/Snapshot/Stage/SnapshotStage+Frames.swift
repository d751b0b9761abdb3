import CoreGraphics
import QuartzCore
import UIKit

#if canImport(RenderServer)
    import RenderServer

    extension SnapshotStage {
        /// Runs `body` with the content that `make` makes, by a clock of its own. Returns what `body` returns.
        static func withClock<Result>(
            _ make: () throws -> SnapshotContent, _ body: (SnapshotContent) throws -> Result
        ) throws -> Result {
            let clock = ManualClock(ManualClock.firstTime)
            let end = TestTime.begin(clock, isScreen: false)
            defer { end() }
            return try MediaClocks.$current.withValue(clock) { try body(try make()) }
        }

        /// Lets `time` pass, where the window's clock can be moved.
        func bring(to time: Double) throws {
            CATransaction.flush()
            if let clock = window.clock as? ManualClock { return clock.pass(time) }
            guard time == 0 else {
                throw SnapshotFailure("The window is shown by the machine's clock: only 0 is a time.")
            }
        }

        /// The pictures at `times`, which rise: what is due until then happens, where the window's clock can be moved.
        /// Others show what is committed now, as it is then.
        func frames(at times: [Double], scale: CGFloat) throws -> [SnapshotPixels] {
            let clock = window.clock
            var passed = 0.0
            // What begins now begins before the first picture.
            CATransaction.flush()
            return try times.map { time in
                if let clock = clock as? ManualClock {
                    clock.pass(time - passed)
                    passed = time
                }
                guard let tree = window.renderTree else { throw SnapshotFailure("The window shows nothing.") }
                let instant = clock is ManualClock ? clock.now() : clock.now() + time
                guard let bitmap = OffscreenRenderer.bitmap(of: tree, at: instant, scale: scale),
                    let all = SnapshotPixels(bitmap), let part = part(of: all, scale: scale)
                else { throw SnapshotFailure("The snapshot has no pixels, or more than an image can hold.") }
                return part
            }
        }
    }
#else
    extension SnapshotStage {
        /// Runs `body` with the content that `make` makes. Returns what `body` returns.
        static func withClock<Result>(
            _ make: () throws -> SnapshotContent, _ body: (SnapshotContent) throws -> Result
        ) throws -> Result {
            try body(try make())
        }

        /// Lays everything out; what is written is what is set, at any time.
        func bring(to time: Double) throws {
            window.layoutIfNeeded()
            CATransaction.flush()
        }

        /// The pictures at `times`, which rise: the window's layer stands still at each of them.
        func frames(at times: [Double], scale: CGFloat) throws -> [SnapshotPixels] {
            window.layoutIfNeeded()
            CATransaction.flush()
            let (speed, offset) = (window.layer.speed, window.layer.timeOffset)
            let start = window.layer.convertTime(CACurrentMediaTime(), from: nil)
            defer { (window.layer.speed, window.layer.timeOffset) = (speed, offset) }
            window.layer.speed = 0
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            format.opaque = false
            return try times.map { time in
                window.layer.timeOffset = start + time
                CATransaction.flush()
                let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
                    _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
                }
                guard let all = image.cgImage.flatMap(SnapshotPixels.init(_:)), let part = part(of: all, scale: scale)
                else { throw SnapshotFailure("The snapshot has no pixels, or more than an image can hold.") }
                return part
            }
        }
    }
#endif

extension SnapshotStage {
    /// The view's part of a picture of the window.
    private func part(of all: SnapshotPixels, scale: CGFloat) -> SnapshotPixels? {
        let extent = extent
        let (left, top) = ((extent.minX * scale).rounded(), (extent.minY * scale).rounded())
        let (right, bottom) = ((extent.maxX * scale).rounded(.up), (extent.maxY * scale).rounded(.up))
        guard let left = Int(exactly: left), let top = Int(exactly: top), let right = Int(exactly: right),
            let bottom = Int(exactly: bottom)
        else { return nil }
        if (left, top, right, bottom) == (0, 0, all.width, all.height) { return all }
        return all.cropped(x: left, y: top, width: right - left, height: bottom - top)
    }
}
