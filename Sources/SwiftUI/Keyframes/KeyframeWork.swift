import QuartzCore
import RenderServer
import UIKit

/// How often in one run the layer animations are made anew, because the content is made anew; from then on it is shown
/// frame by frame. Ours.
private let mostRecordings = 8

/// What a keyframe animator knows of its run. Main actor only.
@MainActor final class KeyframeRun {
    /// Whether the content is made for times that are not now.
    var isRecording = false
    /// Called when the content was made for any other reason.
    var contentDidChange: (() -> Void)?

    /// The content is made.
    func noteContent() { if !isRecording { contentDidChange?() } }
}

/// Runs a content through keyframes: by layer animations where these can show all of it, else frame by frame.
final class KeyframeWork: ScreenWork {
    private let duration: Double
    private let repeats: Bool
    private let run: KeyframeRun
    /// Makes the content that of a time in seconds.
    private let show: @MainActor (Double) -> Void
    private var begin = 0.0
    private var clock: (any MediaClock)?
    private var visibility: ViewVisibility?
    private var link: CADisplayLink?
    private var layers: KeyframeLayers?
    private var recordings = 0
    private var end: MediaTimer?

    init(
        duration: Double, repeats: Bool, _ run: KeyframeRun, _ show: @escaping @MainActor (Double) -> Void
    ) { (self.duration, self.repeats, self.run, self.show) = (duration, repeats, run, show) }

    func start(_ clock: any MediaClock, _ visibility: ViewVisibility) {
        (self.clock, self.visibility, begin) = (clock, visibility, clock.now())
        run.contentDidChange = { [weak self] in self?.contentDidChange() }
        goOn()
    }

    func stop() {
        run.contentDidChange = nil
        // What comes next begins with what is seen.
        if layers != nil, !repeats, seconds < duration { show(seconds) }
        layers?.stop()
        layers = nil
        end?.cancel()
        pause()
        (visibility, end) = (nil, nil)
    }

    private func pause() {
        visibility?.graph?.waitingKeyframes[ObjectIdentifier(self)] = nil
        link?.invalidate()
        visibility?.wait(nil)
        link = nil
    }

    /// Goes on frame by frame.
    private func goOn() {
        guard link == nil, let visibility else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return }
            guard visibility.isOpen else {
                link.isPaused = true
                return visibility.wait { link.isPaused = false }
            }
            tick()
        }
        link.add(to: .main, forMode: .common)
        self.link = link
        visibility.graph?.waitingKeyframes[ObjectIdentifier(self)] = self
    }

    private var seconds: Double { (clock?.now() ?? begin) - begin }

    private func tick() {
        let seconds = seconds
        if record() { return pause() }
        show(repeats ? seconds.truncatingRemainder(dividingBy: duration) : seconds)
        if !repeats, seconds >= duration { pause() }
    }

    /// What layers show was made of other content.
    private func contentDidChange() {
        guard layers != nil else { return }
        layers?.stop()
        layers = nil
        goOn()
    }

    private var views: [UIView] { visibility?.views ?? [] }

    /// Whether the run is to be put into layer animations.
    private var waitsForLayers: Bool {
        (repeats || seconds < duration) && recordings < mostRecordings && visibility?.isOpen == true
    }

    /// Puts the run into layer animations, and with it those that wait for the same in the interface: a screen of
    /// spinners is gone through once, not once for each. Returns whether layers can show it.
    private func record() -> Bool {
        guard waitsForLayers, let graph = visibility?.graph else { return false }
        var views = Set(views)
        // What stands in one another is gone through one by one.
        let others = graph.waitingKeyframes.values.filter { other in
            guard other !== self, other.waitsForLayers else { return false }
            let own = other.views
            guard views.isDisjoint(with: own) else { return false }
            views.formUnion(own)
            return true
        }
        if !others.isEmpty, Self.record([self] + others, in: graph) {
            for other in others { other.pause() }
            return true
        }
        return Self.record([self], in: graph)
    }

    /// Puts the runs of `works` into layer animations. Returns whether these can show all of them.
    private static func record(_ works: [KeyframeWork], in graph: Graph) -> Bool {
        let counts = works.map { KeyframeLayers.count($0.duration) ?? 0 }
        guard counts.allSatisfy({ $0 > 0 }) else { return false }
        for work in works { work.recordings += 1 }
        graph.update()
        let recorder = AppearanceRecorder()
        let animator = graph.animator
        (graph.animator, graph.recorder) = (recorder, recorder)
        for work in works { work.run.isRecording = true }
        for index in 0...(counts.max() ?? 0) where !recorder.hasFailed {
            recorder.index = index
            for (work, count) in zip(works, counts) where index <= count {
                work.show(work.duration * Double(index) / Double(count))
            }
            graph.update()
        }
        if !recorder.hasFailed {
            // What the model shows: the begin of what repeats, the end of what does not.
            recorder.index = -1
            for work in works { work.show(work.repeats ? 0 : work.duration) }
            graph.update()
        }
        for work in works { work.run.isRecording = false }
        (graph.animator, graph.recorder) = (animator, nil)
        recorder.finish()
        guard !recorder.hasFailed else {
            // One alone may be at fault.
            if works.count == 1 { works[0].recordings = mostRecordings }
            return false
        }
        for (work, count) in zip(works, counts) { work.play(recorder, count) }
        return true
    }

    /// Lets layers go through what `recorder` noted at `count` steps.
    private func play(_ recorder: AppearanceRecorder, _ count: Int) {
        guard let clock else { return }
        layers = KeyframeLayers(
            recorder.rows(of: views), count: count, duration: duration, begin: begin, repeats: repeats)
        if !repeats {
            end = MediaTimer(at: begin + duration, clock: clock) { [weak self] in self?.layers = nil }
        }
    }
}
