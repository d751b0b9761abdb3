import CoreGraphics
import OctantBase
import OctantDisplay
import RenderServer

/// A place on a recording display where a window is shown: the frames and commits of it. Any thread.
public final class RecordingSurface: DisplaySurface {
    private struct Record {
        var state: SurfaceState
        var frames: [Frame] = []
        var notices = 0
        var wantsFrames = false
        var watch = AnswerWatch()
        var textInput: TextInput?
        var commits: [RecordedCommit] = []
    }

    private let interval: Double
    private let mailbox: SurfaceMailbox
    /// What is drawn, where commits are kept: every one is taken from the mailbox as it comes.
    private let kept: CommitMailbox?
    private let clock: ManualClock?
    private let events: @Sendable (SurfaceEvent) -> Void
    private let record: Locked<Record>

    init(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox, screen: ScreenDescription, clock: ManualClock?,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) {
        (self.mailbox, self.events) = (mailbox, events)
        kept = clock.map { _ in CommitMailbox() }
        self.clock = clock
        interval = 1 / Double(max(1, screen.maximumFramesPerSecond))
        record = Locked(
            Record(
                state: SurfaceState(
                    trees: kept ?? mailbox.trees, size: configuration.size, scale: screen.scale,
                    time: clock?.now() ?? 0)))
        takeCommit()
    }

    /// Lets the display's time come to `time`, seconds of media time, with every frame due until then.
    package func advance(to time: Double) {
        let first = record.withLock { record in
            let before = record.state.time
            var new: [Frame] = []
            record.state.run(to: time, interval: interval) { new.append($0) }
            record.frames += new
            _ = record.watch.asks(at: time)
            return record.wantsFrames && record.state.isOpen && record.state.isVisible ? before : .infinity
        }
        // The display shows a frame at each whole multiple of the interval.
        var number = (first / interval).rounded(.down) + 1
        while number * interval <= time {
            events(.frame(timestamp: number * interval, target: (number + 1) * interval))
            number += 1
        }
    }

    /// The frames shown so far, oldest first: each is a change of what is seen.
    public var shownFrames: [RecordedFrame] {
        let frames = frames
        return frames.indices.map { RecordedFrame(frames: frames[...$0]) }
    }

    /// The commits of layers that the surface was sent, oldest first.
    public var commits: [RecordedCommit] { record.withLock { $0.commits } }

    /// The surface's size, in points.
    public var size: CGSize { record.withLock { $0.state.size } }

    /// Pixels a point.
    public var scale: CGFloat { record.withLock { $0.state.scale } }

    /// Returns what is shown since the newest frame; nil before the first.
    public func image() -> CGImage? { shownFrames.last?.image() }

    /// What a screen reader says of each element of the newest commit, in reading order.
    public var spokenLines: [String] { accessibility?.lines ?? [] }

    private func takeCommit() {
        guard let kept, let clock, let tree = mailbox.trees.take() else { return }
        kept.post(tree)
        record.withLock { record in
            let time = clock.now()
            record.commits.append(RecordedCommit(tree: tree, mediaTime: time, scale: record.state.scale))
        }
    }

    /// The frames presented so far, oldest first.
    package var frames: [Frame] { record.withLock { $0.frames } }

    /// The number of times that the surface woke up by itself: where nothing moves it does not.
    public var wakeCount: Int { record.withLock { $0.state.wakeCount } }

    /// Makes the surface visible to the user, or hides it, as minimising a window does, and reports that.
    public func setVisible(_ isVisible: Bool) {
        record.withLock { $0.state.isVisible = isVisible }
        events(.visibility(isVisible))
    }

    /// The number of times that the app announced a newer tree.
    package var noticeCount: Int { record.withLock { $0.notices } }

    /// The user asks to close the surface, at the time that the display was brought to.
    package func requestClose() {
        let ping = record.withLock { $0.watch.requestClose(at: $0.state.time) }
        events(.closeRequested)
        events(.ping(ping))
    }

    package func answer(ping number: Int) { record.withLock { $0.watch.handle(answer: number) } }

    /// Whether the user is being asked what to do about a request to close that the app does not answer.
    package var isAsking: Bool { record.withLock { $0.watch.isAsking } }

    /// Whether the surface was not closed: its window is shown.
    public var isOpen: Bool { record.withLock { $0.state.isOpen } }

    /// True: the surface's owner may ask for a screen reader's text.
    package var wantsAccessibility: Bool { true }

    /// The accessibility tree of the newest tree; nil before the first commit.
    package var accessibility: AccessibilityTree? { mailbox.accessibility }

    /// The notices for a screen reader since this was last called, oldest first.
    package func takeNotices() -> [AccessibilityNotice] { mailbox.takeNotices() }

    package func treeDidChange() {
        record.withLock { $0.notices += 1 }
        takeCommit()
    }

    package func setWantsFrames(_ wants: Bool) -> Bool {
        record.withLock { $0.wantsFrames = wants }
        return true
    }

    package func setTitle(_ title: String) {}

    package func setTextInput(_ input: TextInput?) { record.withLock { $0.textInput = input } }

    /// The position where text is being typed, as set by the app.
    package var textInput: TextInput? { record.withLock { $0.textInput } }

    package func close() { record.withLock { $0.state.isOpen = false } }
}
