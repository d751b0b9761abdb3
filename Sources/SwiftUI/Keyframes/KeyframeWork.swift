import QuartzCore
import RenderServer

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
    }

    private var seconds: Double { (clock?.now() ?? begin) - begin }

    private func tick() {
        let seconds = seconds
        if repeats || seconds < duration, record() { return pause() }
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

    /// Puts the run into layer animations. Returns whether these can show it.
    private func record() -> Bool {
        guard recordings < mostRecordings, let clock, let graph = visibility?.graph,
            let count = KeyframeLayers.count(duration)
        else { return false }
        recordings += 1
        graph.update()
        let recorder = AppearanceRecorder()
        let animator = graph.animator
        (graph.animator, graph.recorder, run.isRecording) = (recorder, recorder, true)
        func note(_ time: Double, _ index: Int) {
            recorder.index = index
            show(time)
            graph.update()
        }
        for index in 0...count where !recorder.hasFailed {
            note(duration * Double(index) / Double(count), index)
        }
        // What the model shows: the begin of what repeats, the end of what does not.
        if !recorder.hasFailed { note(repeats ? 0 : duration, -1) }
        (graph.animator, graph.recorder, run.isRecording) = (animator, nil, false)
        recorder.finish()
        guard !recorder.hasFailed else {
            recordings = mostRecordings
            return false
        }
        layers = KeyframeLayers(recorder, count: count, duration: duration, begin: begin, repeats: repeats)
        if !repeats {
            end = MediaTimer(at: begin + duration, clock: clock) { [weak self] in self?.layers = nil }
        }
        return true
    }
}
