import CoreGraphics
import OctantExport
import QuartzCore
import RenderServer
import UIKit

/// Where an indicator is set up to be drawn: a window that no display shows, and a clock that stands until told to go on.
@MainActor
final class Stage {
    private let options: IndicatorOptions
    private let exhibit: Exhibit
    private let window: UIWindow
    private let clock = ManualClock()
    /// How many of the loop's events were done.
    private var performed = 0

    init(_ indicator: any Indicator.Type, _ options: IndicatorOptions) {
        self.options = options
        (exhibit, window) = MediaClocks.$current.withValue(clock) {
            let exhibit = indicator.make(options)
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
            exhibit.view.frame = CGRect(
                x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
            window.addSubview(exhibit.view)
            // Views of SwiftUI are told of their appearance in the turn after.
            CATransaction.flush()
            CATransaction.flush()
            return (exhibit, window)
        }
    }

    isolated deinit { window.isHidden = true }

    /// How much longer everything takes where less motion is asked for: what goes round and round does at half its speed.
    private var slowness: Double { options.reducesMotion && exhibit.events.isEmpty ? 2 : 1 }

    /// The picture that shows best what the indicator is.
    func tellingPicture() throws -> Bitmap { try picture(at: exhibit.tellingTime) }

    /// The picture at `time`, seconds after the indicator was started and no earlier than the one before.
    func picture(at time: Double) throws -> Bitmap {
        drive(to: time)
        guard let tree = window.renderTree,
            let bitmap = OffscreenRenderer.bitmap(
                of: tree, at: time, scale: options.scale, background: options.background)
        else { throw CommandFailure("there is nothing to draw, or too much of it") }
        return bitmap
    }

    /// What a screen reader would say, a line an element, in the order that it is read.
    var spokenLines: [String] {
        (window.accessibilityTree?.lines ?? []).map { line in
            line.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    /// One loop, frame by frame; what moves without a stop gets `framesPerSecond` of them.
    func loop(framesPerSecond: Int) throws -> [TimedFrame] {
        var recorder = LoopRecorder(
            duration: exhibit.loopDuration * slowness, framesPerSecond: framesPerSecond, scale: options.scale,
            background: options.background)
        recorder.start = exhibit.loopStart * slowness
        recorder.cuts = exhibit.events.map(\.time)
        return try recorder.frames { time in
            perform(upTo: time)
            drive(to: time)
            return window.renderTree
        } isDriven: {
            isDriven
        }
    }

    /// Whether the indicator makes each frame anew, by a display link.
    private var isDriven: Bool { DisplayLinks.shared.wantFrames(by: clock) }

    /// Has an indicator that makes each frame anew make the one of `time`.
    private func drive(to time: Double) {
        guard isDriven, time > clock.now() else { return }
        MediaClocks.$current.withValue(clock) {
            clock.advance(to: time)
            CATransaction.flush()
        }
    }

    /// Lets the clock come to each event of the loop up to `time`, and does it then.
    private func perform(upTo time: Double) {
        MediaClocks.$current.withValue(clock) {
            while performed < exhibit.events.count, exhibit.events[performed].time <= time {
                clock.advance(to: exhibit.events[performed].time)
                exhibit.events[performed].perform()
                CATransaction.flush()
                performed += 1
            }
        }
    }
}
