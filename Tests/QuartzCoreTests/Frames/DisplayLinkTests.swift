import OctantBase
import OctantDisplay
import OctantTesting
import QuartzCore
import RenderServer
import Testing

@MainActor
@Suite("Display links", .serialized)
struct DisplayLinkTests {
    @MainActor
    private final class Spinner {
        var times: [Double] = []
        var turns = 0

        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        func turn() { turns += 1 }
    }

    private let clock = ManualClock(10)

    private func link(_ make: () -> CADisplayLink) -> CADisplayLink {
        let link = MediaClocks.$current.withValue(clock, operation: make)
        link.add(to: .main, forMode: .common)
        return link
    }

    private func advance(_ seconds: Double) {
        clock.advance(by: seconds)
        CATransaction.flush()
    }

    @Test("a clock moved by hand gives a frame with each flush, and none while it stands")
    func manual() {
        let spinner = Spinner()
        let link = link { CADisplayLink(target: spinner, selector: Spinner.step) }
        for _ in 0..<3 { advance(0.25) }
        CATransaction.flush()
        #expect(spinner.times == [10.25, 10.5, 10.75])
        #expect(link.timestamp == 10.75 && abs(link.targetTimestamp - 10.75 - 1.0 / 60) < 1e-9)
        #expect(abs(link.duration - 1.0 / 60) < 1e-9)
        link.isPaused = true
        advance(1)
        #expect(spinner.times.count == 3)
        link.isPaused = false
        advance(1)
        #expect(spinner.times.count == 4)
        link.remove(from: .main, forMode: .common)
        advance(1)
        #expect(spinner.times.count == 4)
        link.add(to: .main, forMode: .common)
        advance(1)
        link.invalidate()
        link.add(to: .main, forMode: .common)
        advance(1)
        #expect(spinner.times.count == 5)
    }

    @Test("a target lives until its link is invalidated; what a closure holds weakly does not")
    func lifetimes() {
        var spinner: Spinner? = Spinner()
        weak let watched = spinner
        let retaining = link { CADisplayLink(target: spinner ?? Spinner(), selector: Spinner.turn) }
        spinner = nil
        advance(0.1)
        #expect(watched?.turns == 1)
        retaining.invalidate()
        #expect(watched == nil)

        spinner = Spinner()
        weak let other = spinner
        let link = link { CADisplayLink { [weak spinner] _ in spinner?.turn() } }
        advance(0.1)
        #expect(other?.turns == 1)
        spinner = nil
        #expect(other == nil)
        link.invalidate()
        let typed = self.link { CADisplayLink(target: Spinner()) { spinner, link in spinner.step(link) } }
        advance(0.1)
        typed.invalidate()
    }

    @Test("it takes every n-th frame of the display that comes nearest to the wished rate")
    func rates() {
        for (preference, wanted) in [(0, 60), (60, 60), (30, 30), (20, 20), (24, 20), (7, 7), (1000, 60)] {
            let spinner = Spinner()
            let link = CADisplayLink(target: spinner, selector: Spinner.step)
            link.preferredFramesPerSecond = preference
            #expect(link.preferredFramesPerSecond == preference)
            for frame in 0..<60 {
                // A display's frames come with a little jitter.
                let time = 5 + Double(frame) / 60 + (frame % 3 == 1 ? 0.001 : 0)
                link.frame(timestamp: time, duration: 1.0 / 60)
            }
            #expect(abs(spinner.times.count - wanted) <= 1, "\(preference) a second: \(spinner.times.count)")
        }
    }

    @Test("by its older setting it takes one in so many frames")
    func intervals() {
        for (interval, wanted) in [(1, 60), (2, 30), (7, 9), (-1, 60), (60, 1)] {
            let spinner = Spinner()
            let link = CADisplayLink(target: spinner, selector: Spinner.step)
            link.frameInterval = interval
            #expect(link.frameInterval == max(1, interval))
            for frame in 0..<60 { link.frame(timestamp: 5 + Double(frame) / 60, duration: 1.0 / 60) }
            #expect(spinner.times.count == wanted, "one in \(interval)")
        }
    }

    @Test("a wished rate that is no number is as good as none")
    func badRates() {
        let spinner = Spinner()
        let link = CADisplayLink(target: spinner, selector: Spinner.step)
        for rate in [Float.nan, .infinity, -3, .greatestFiniteMagnitude] {
            link.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
            #expect(link.preferredFramesPerSecond >= 0)
            link.frame(timestamp: link.timestamp + 1, duration: 1.0 / 60)
        }
        #expect(spinner.times.count == 4)
    }

    @Test("a display is asked for frames while a link runs, and its frames are passed on")
    func display() {
        var asked: [Bool] = []
        DisplayLinks.shared.request = {
            asked.append($0)
            return true
        }
        defer { DisplayLinks.shared.request = nil }
        let spinner = Spinner()
        let link = CADisplayLink(target: spinner, selector: Spinner.step)
        link.add(to: .main, forMode: .default)
        #expect(asked.last == true)
        DisplayLinks.shared.frame(timestamp: 7, target: 7.02)
        #expect(spinner.times == [7] && abs(link.duration - 0.02) < 1e-9)
        link.isPaused = true
        #expect(asked.last == false)
        link.isPaused = false
        #expect(asked.last == true)
        link.invalidate()
        #expect(asked.last == false)
    }

    @Test("the recording display's frames come one interval after the other, when they are wanted")
    func recording() throws {
        let display = RecordingDisplay()
        let times = Locked<[Double]>([])
        let surface = display.openSurface(
            SurfaceConfiguration(size: CGSize(width: 10, height: 10), title: ""), mailbox: SurfaceMailbox()
        ) { event in
            if case .frame(let time, let target) = event {
                times.withLock { $0.append(time) }
                #expect(abs(target - time - 1.0 / 60) < 1e-9)
            }
        }
        let recording = try #require(surface as? RecordingSurface)
        recording.advance(to: 1)
        #expect(times.withLock { $0.isEmpty })
        #expect(surface.setWantsFrames(true))
        recording.advance(to: 1.5)
        #expect(times.withLock { $0.count } == 30)
    }
}
