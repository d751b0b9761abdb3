import CoreGraphics
import OctantExport
import OctantPackages
import OctantRecordings
import QuartzCore
import RenderServer
import UIKit

// Pixels of a recording from which on it is long work, for which progress is shown: some seconds of it.
private let longWork = 50_000_000

/// The length of a recording.
struct RecordingLength {
    /// Frames a second of what moves without a stop: 30 are smooth to the eye, and half the size of 60.
    var framesPerSecond = 30
    /// Seconds; nil for one loop.
    var duration: Double?
}

/// Draws and records an indicator: in a window that no display shows, by a clock that stands until told to go on.
@MainActor
final class IndicatorRenderer {
    let stillTime: Double
    let options: IndicatorOptions
    let exhibit: Exhibit
    let window: UIWindow
    private let clock = ManualClock()
    /// The number of the loop's events that were performed.
    private var performed = 0

    /// What draws `indicator`.
    convenience init(_ indicator: any Indicator.Type, _ options: IndicatorOptions) {
        self.init(options, stillTime: indicator.stillTime) { indicator.make(options) }
    }

    /// What draws the view that `make` makes. Throws what that throws.
    init(
        _ options: IndicatorOptions, stillTime: Double = 0, make: @MainActor () throws -> Exhibit
    ) rethrows {
        (self.stillTime, self.options) = (stillTime, options)
        (exhibit, window) = try MediaClocks.$current.withValue(clock) {
            let exhibit = try make()
            let window = UIWindow(frame: CGRect(origin: .zero, size: options.size ?? exhibit.size))
            window.overrideUserInterfaceStyle = options.isDark ? .dark : .light
            window.traitOverrides.displayScale = options.scale
            window.traitOverrides.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
            if options.hasHighContrast { window.traitOverrides.accessibilityContrast = .high }
            if options.reducesMotion { window.traitOverrides[ReducedMotionTrait.self] = true }
            if let locale = options.locale { window.traitOverrides[LocaleTrait.self] = locale }
            window.backgroundColor = nil
            window.isHidden = false
            let (room, size) = (window.bounds, exhibit.size)
            if let controller = exhibit.controller {
                window.rootViewController = controller
            } else {
                exhibit.view.frame = CGRect(
                    x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
                    width: size.width, height: size.height)
                window.addSubview(exhibit.view)
            }
            // Views of SwiftUI are notified of their appearance in the turn after.
            CATransaction.flush()
            CATransaction.flush()
            return (exhibit, window)
        }
    }

    isolated deinit { window.isHidden = true }

    /// Whether it goes round and round: nothing is done to it on the way through a loop.
    var isEndless: Bool { exhibit.events.isEmpty }

    /// The factor of all durations with reduced motion: endless motion runs at half its speed.
    var slowness: Double { options.reducesMotion && isEndless ? 2 : 1 }

    /// Seconds after which all is as it was.
    var loopDuration: Double { exhibit.loopDuration * slowness }

    /// The second at which what goes round and round begins in files: that of the image that shows it best.
    var start: Double { stillTime * slowness }

    /// The image that shows best what the indicator is.
    func stillImage() throws -> Bitmap { try image(at: start) }

    /// The image at `time`, seconds after the indicator was started and no earlier than the one before.
    func image(at time: Double) throws -> Bitmap {
        drive(to: time)
        guard let tree = window.renderTree else { throw CommandFailure("there is nothing to draw") }
        return try tree.bitmap(at: time, scale: options.scale, background: options.background)
    }

    /// The spoken text, a line an element, in the order that it is read.
    var spokenLines: [String] {
        (window.accessibilityTree?.lines ?? []).map { line in
            line.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    /// Throws `ExportError.limit` when a recording is more than there can be. Nothing is drawn.
    func checkRecording(_ length: RecordingLength) throws {
        guard let tree = window.renderTree else { throw CommandFailure("there is nothing to draw") }
        try recorder(length).check(tree, isDriven: isDriven)
    }

    /// Whether a recording takes so long that one wants to know how far it is.
    func isLongWork(_ length: RecordingLength) -> Bool {
        window.renderTree.flatMap { recorder(length).pixelCount($0, isDriven: isDriven) } ?? 0 > longWork
    }

    /// Records one loop, or as long as `length`, frame by frame into `writer`; `onProgress` gets the part that is done.
    func record(
        _ length: RecordingLength, into writer: some AnimationWriter, onProgress: (Double) -> Void = { _ in }
    ) throws {
        let recorder = recorder(length)
        try recorder.record { time in
            onProgress((time - recorder.start) / recorder.duration)
            perform(upTo: time)
            drive(to: time)
            return window.renderTree
        } isDriven: {
            isDriven
        } into: { (frame) throws(ExportError) in
            try writer.add(frame)
        }
        try writer.finish()
    }

    /// The seconds after which the picture is the same again, where that is found; nil for what makes each frame anew.
    var foundLoop: Double? {
        guard !isDriven, let tree = window.renderTree else { return nil }
        return LoopFinder.loop(of: tree, from: start, scale: options.scale)
    }

    private func recorder(_ length: RecordingLength) -> LoopRecorder {
        var recorder = LoopRecorder(
            duration: length.duration ?? loopDuration, framesPerSecond: length.framesPerSecond, scale: options.scale,
            background: options.background)
        guard !isEndless else {
            recorder.start = start
            return recorder
        }
        for loopStart in stride(from: 0, to: recorder.duration, by: loopDuration) {
            recorder.cuts += exhibit.events.map { loopStart + $0.time }
        }
        return recorder
    }

    /// Whether the indicator makes each frame anew, by a display link.
    var isDriven: Bool { DisplayLinks.shared.wantFrames(by: clock) }

    /// Makes an indicator that makes each frame anew make the one of `time`.
    func drive(to time: Double) {
        guard isDriven, time > clock.now() else { return }
        MediaClocks.$current.withValue(clock) {
            clock.advance(to: time)
            CATransaction.flush()
        }
    }

    /// Lets the clock come to each event of the loops up to `time`, and does it then.
    func perform(upTo time: Double) {
        let events = exhibit.events
        guard !events.isEmpty else { return }
        MediaClocks.$current.withValue(clock) {
            while true {
                let event = events[performed % events.count]
                let instant = Double(performed / events.count) * exhibit.loopDuration + event.time
                guard instant <= time else { return }
                clock.advance(to: instant)
                event.perform()
                CATransaction.flush()
                performed += 1
            }
        }
    }
}
