import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
import RenderServer
import Testing
import UIKit

@Suite("UIProgressView: observed progress and images")
@MainActor
struct ObservedProgressTests {
    private let size = CGSize(width: 100, height: 4)

    private func bar(on stage: Stage) -> UIProgressView {
        let view = UIProgressView(frame: stage.window.bounds)
        (view.progressTintColor, view.trackTintColor) = (.red, .clear)
        stage.window.addSubview(view)
        return view
    }

    /// The window after a frame's time: what display links do happens first.
    private func frame(_ stage: Stage, _ seconds: Double = 1.0 / 60) -> RenderTree? {
        stage.clock.advance(by: seconds)
        return stage.window.renderTree
    }

    // MARK: Observing

    @Test("the bar shows the work's fraction at once, then each frame, and what is set by hand until the work goes on")
    func following() {
        Stage.with(size: size) { stage in
            let (view, work) = (bar(on: stage), Progress(totalUnitCount: 10))
            work.completedUnitCount = 2
            view.observedProgress = work
            #expect(view.observedProgress === work && view.progress == 0.2)
            _ = stage.window.renderTree
            work.completedUnitCount = 5
            _ = frame(stage)
            #expect(view.progress == 0.5)
            view.progress = 0.9
            _ = frame(stage)
            #expect(view.progress == 0.9)
            work.completedUnitCount = 6
            _ = frame(stage)
            #expect(view.progress == 0.6)
            let child = Progress(totalUnitCount: 4, parent: work, pendingUnitCount: 4)
            child.completedUnitCount = 2
            _ = frame(stage)
            #expect(view.progress == 0.8)
            view.observedProgress = nil
            work.completedUnitCount = 1
            _ = frame(stage)
            #expect(view.progress == 0.8)
        }
    }

    /// A bar that counts how often its progress is set, and may let the work go on meanwhile.
    private final class Told: UIProgressView {
        var count = 0
        var meanwhile: () -> Void = {}
        override func setProgress(_ progress: Float, animated: Bool) {
            count += 1
            super.setProgress(progress, animated: animated)
            meanwhile()
        }
    }

    @Test("work that goes on after a rest is one change a frame too, however fast it goes")
    func afterRest() {
        Stage.with(size: size) { stage in
            let (view, work) = (Told(frame: stage.window.bounds), Progress(totalUnitCount: 100))
            stage.window.addSubview(view)
            view.observedProgress = work
            // Half a second of frames without a change, then a rest.
            for _ in 0..<40 { _ = frame(stage) }
            view.count = 0
            view.meanwhile = { work.completedUnitCount += 1 }
            work.completedUnitCount = 1
            _ = frame(stage, 1.01)
            #expect(view.count == 1)
            for _ in 0..<5 { _ = frame(stage) }
            #expect(view.count == 6)
        }
    }

    @Test("work that ends just after it was looked at is shown as ended, after a rest, too", arguments: [0, 90])
    func endsBehindCheck(frames: Int) {
        Stage.with(size: size) { stage in
            let work = Progress(totalUnitCount: 10)
            var shown: [Int64] = []
            let observer = ProgressObserver(
                work,
                { progress in
                    // What another thread may do at that moment.
                    defer { if progress.completedUnitCount == 9 { progress.completedUnitCount = 10 } }
                    return progress.completedUnitCount
                },
                { shown.append($0) })
            observer.start(stage.clock)
            for _ in 0..<frames { _ = frame(stage) }
            work.completedUnitCount = 9
            for _ in 0..<3 { _ = frame(stage, 1.01) }
            withExtendedLifetime(observer) { #expect(shown.first == 0 && shown.last == 10) }
        }
    }

    @Test("a million changes from eight threads are one change a frame, and the last value is shown")
    func storm() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let (view, work) = (Told(frame: stage.window.bounds), Progress(totalUnitCount: 1_000_000))
            (view.progressTintColor, view.trackTintColor) = (.red, .clear)
            stage.window.addSubview(view)
            view.observedProgress = work
            _ = stage.window.renderTree
            let counter = Locked(Int64(0))
            let group = DispatchGroup()
            let workers = UncheckedBox(work)
            for _ in 0..<8 {
                let thread = Thread {
                    for _ in 0..<125_000 {
                        counter.withLock { count in
                            count += 1
                            workers.value.completedUnitCount = count
                        }
                    }
                    group.leave()
                }
                group.enter()
                thread.start()
            }
            var (most, frames) = (0, 0)
            view.count = 0
            while group.wait(timeout: .now()) == .timedOut {
                let before = view.count
                _ = frame(stage)
                most = max(most, view.count - before)
                frames += 1
            }
            #expect(most <= 1)
            #expect(view.count <= frames)
            // Where the frames ran ahead of the work, it may have rested for a second at most. The bar's progress is
            // not read: what it shows, it checked by itself.
            _ = frame(stage, 1.01)
            #expect(abs(try stage.filled() - 100) < 1)
            #expect(counter.withLock { $0 } == 1_000_000 && view.count <= frames + 2)
        }
    }

    @Test("between two frames a thousand changes lay the bar out once")
    func coalescing() {
        final class Counting: UIProgressView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        Stage.with(size: size) { stage in
            let view = Counting(frame: stage.window.bounds)
            stage.window.addSubview(view)
            _ = stage.window.renderTree
            view.layouts = 0
            for step in 0..<1000 { view.progress = Float(step) / 1000 }
            _ = stage.window.renderTree
            #expect(view.layouts == 1)
            for step in 0..<1000 { view.setProgress(Float(step) / 1000, animated: true) }
            _ = stage.window.renderTree
            #expect(view.layouts == 2)
            let work = Progress(totalUnitCount: 1000)
            view.observedProgress = work
            _ = stage.window.renderTree
            view.layouts = 0
            for step in 0..<1000 { work.completedUnitCount = Int64(step) }
            _ = frame(stage)
            #expect(view.layouts == 1 && view.progress == 0.999)
        }
    }

    /// docs/sources.md, Requirements 59.
    @Test("an observed progress keeps neither view nor observer alive, and swapping it lets go of it")
    func lifetime() {
        weak var gone: UIProgressView?
        weak var former: Progress?
        let work = Progress(totalUnitCount: 10)
        Stage.with(size: size) { stage in
            let view = bar(on: stage)
            gone = view
            do {
                let first = Progress(totalUnitCount: 3)
                former = first
                view.observedProgress = first
                _ = frame(stage)
            }
            #expect(former != nil)
            view.observedProgress = work
            #expect(former == nil)
            // One that somebody else keeps is not listened to any more either.
            let kept = Progress(totalUnitCount: 4)
            view.observedProgress = kept
            view.observedProgress = work
            kept.completedUnitCount = 3
            _ = frame(stage)
            #expect(view.progress == 0)
            _ = frame(stage)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("nobody looks at work that is finished, or while the bar is in no window, and seldom at work that rests")
    func idling() {
        Stage.with(size: size) { stage in
            let (view, work) = (bar(on: stage), Progress(totalUnitCount: 10))
            view.observedProgress = work
            #expect(view.isObserving)
            view.removeFromSuperview()
            #expect(!view.isObserving)
            work.completedUnitCount = 4
            stage.window.addSubview(view)
            #expect(view.progress == 0.4 && view.isObserving)
            // Half a second of frames without a change, then a rest.
            for _ in 0..<40 { _ = frame(stage) }
            work.completedUnitCount = 5
            _ = frame(stage, 0.01)
            _ = frame(stage, 1.01)
            #expect(view.progress == 0.5)
            work.completedUnitCount = 10
            _ = frame(stage)
            #expect(view.progress == 1)
            _ = frame(stage)
            #expect(!view.isObserving)
        }
    }

    @Test("work without a total, with too much done or without anything to do is survived")
    func oddWork() {
        Stage.with(size: size) { stage in
            for (total, done, shown) in [(-1, 5, 0), (0, 0, 0), (10, 50, 1), (10, -5, 0), (0, 5, 1)]
                as [(Int64, Int64, Float)]
            {
                let (view, work) = (bar(on: stage), Progress(totalUnitCount: total))
                work.completedUnitCount = done
                view.observedProgress = work
                _ = frame(stage)
                #expect(view.progress == shown, "\(total) \(done)")
            }
        }
    }

    // MARK: Movement

    /// docs/sources.md, Requirements 54.
    @Test(
        "the first animated change is not lost, rapid ones neither queue up nor get lost, a plain one ends them"
    )
    func animatedChanges() throws {
        try Stage.with(size: CGSize(width: 100, height: 4), scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            // Before anything was shown.
            view.setProgress(0.4, animated: true)
            #expect(try stage.filled() < 5)
            stage.clock.advance(by: 0.25)
            #expect(abs(try stage.filled() - 40) < 0.5)
            // Faster than they can end: the last one decides, a quarter of a second later.
            for step in 5...9 {
                view.setProgress(Float(step) / 10, animated: true)
                stage.clock.advance(by: 0.05)
                _ = stage.window.renderTree
            }
            stage.clock.advance(by: 0.2)
            #expect(abs(try stage.filled() - 90) < 0.5)
            view.setProgress(0.1, animated: true)
            stage.clock.advance(by: 0.1)
            #expect(try stage.filled() > 20)
            view.setProgress(0.6, animated: false)
            #expect(abs(try stage.filled() - 60) < 0.5)
            #expect(try #require(stage.window.renderTree).nextChange(after: stage.clock.now()) == .never)
        }
    }

    @Test("a plain and an animated change in one turn: the movement begins at the plain one")
    func plainThenAnimated() throws {
        try Stage.with(size: CGSize(width: 100, height: 4), scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            _ = try stage.image()
            view.setProgress(1, animated: true)
            stage.clock.advance(by: 0.1)
            view.progress = 0.5
            view.setProgress(0.8, animated: true)
            let bitmap = try stage.image()
            #expect(parts(bitmap.pixel(x: 147, y: 6))[0] > 200 && parts(bitmap.pixel(x: 156, y: 6))[0] == 0)
        }
    }

    // MARK: Images

    /// Three points wide, four high: a red, a green and a blue column.
    private func stripes(template: Bool = false) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format).image { context in
            for (x, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 4))
            }
        }
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        return template ? resizable.withRenderingMode(.alwaysTemplate) : resizable
    }

    private func row(_ stage: Stage) throws -> [UInt32] {
        let bitmap = try stage.image()
        return (0..<bitmap.width).map { bitmap.pixel(x: $0, y: bitmap.height / 2) }
    }

    @Test("images are stretched between their caps, the filled part's to its own width", arguments: [false, true])
    func images(isMirrored: Bool) throws {
        try Stage.with(size: size, direction: isMirrored ? .rightToLeft : .leftToRight) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            view.progressImage = stripes()
            view.progress = 0.5
            stage.window.addSubview(view)
            #expect(view.intrinsicContentSize.height == 4)
            let start = isMirrored ? 50 : 0
            let filled = Array(try row(stage)[start..<start + 50])
            #expect(filled.first == 0xFFFF_0000 && filled.last == 0xFF00_00FF)
            #expect(filled.dropFirst().dropLast().allSatisfy { $0 == 0xFF00_FF00 })
            view.progressImage = nil
            view.trackImage = stripes()
            view.progressTintColor = .black
            let whole = try row(stage)
            let unfilled = isMirrored ? whole[..<48] : whole[52...]
            #expect(whole[isMirrored ? 99 : 0] != 0xFFFF_0000)
            #expect(isMirrored ? unfilled.first == 0xFFFF_0000 : unfilled.last == 0xFF00_00FF)
            #expect(unfilled.dropFirst().dropLast().allSatisfy { $0 == 0xFF00_FF00 })
            #expect(whole[isMirrored ? 75 : 25] == 0xFF00_0000)
            view.trackImage = nil
            #expect(try row(stage)[isMirrored ? 20 : 80] >> 24 < 60)
        }
    }

    @Test("a template is tinted, other images are not, and dark recolours")
    func tintedImages() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            view.progressImage = stripes(template: true)
            view.trackImage = stripes(template: true)
            (view.progressTintColor, view.trackTintColor, view.progress) = (.purple, .yellow, 0.5)
            stage.window.addSubview(view)
            #expect(try row(stage)[25] == 0xFF80_0080)
            #expect(try row(stage)[75] == 0xFFFF_FF00)
            view.progressTintColor = nil
            #expect(try row(stage)[25] == 0xFF00_7AFF)
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(try row(stage)[25] == 0xFF0A_84FF)
            view.progressImage = stripes()
            #expect(try row(stage)[25] == 0xFF00_FF00)
        }
    }

    @Test("the image of the filled part moves with an animated change, its caps whole")
    func movingImage() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            view.progressImage = stripes()
            view.trackTintColor = .clear
            stage.window.addSubview(view)
            _ = try stage.image()
            view.setProgress(0.8, animated: true)
            stage.clock.advance(by: 0.125)
            let half = try row(stage)
            #expect(half[0] == 0xFFFF_0000 && half[20] == 0xFF00_FF00 && half[60] == 0)
            stage.clock.advance(by: 0.125)
            #expect(try row(stage)[79] == 0xFF00_00FF)
        }
    }

    @Test("a taller image makes the bar higher, and an empty one is survived")
    func heights() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = bar(on: stage)
            view.progress = 1
            view.trackImage = square(9)
            #expect(view.intrinsicContentSize.height == 9)
            _ = try stage.image()
            view.progressImage = UIImage()
            view.trackImage = UIImage()
            _ = try stage.image()
            view.progressImage = square(3).resizableImage(
                withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
            _ = try stage.image()
        }
    }
}

/// Passes what is guarded by a lock of the test's to another thread.
private final class UncheckedBox<Value>: @unchecked Sendable {
    // Used under the lock `counter` of the test alone.
    let value: Value
    init(_ value: Value) { self.value = value }
}
