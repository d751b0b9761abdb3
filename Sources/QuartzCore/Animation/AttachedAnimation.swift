import RenderServer

/// An animation on its layer: the copy that was made when it was added, and how far it got.
final class AttachedAnimation {
    let key: String?
    /// The layer's own copy.
    let animation: CAAnimation
    /// The animation as the render server gets it; nil where it shows nothing.
    private(set) var rendered: RenderAnimation?
    /// The animations of properties that the program added to the layer.
    private(set) var tracks: [CustomTrack]
    /// The resolved timing: a duration above 0, and after the first commit a begin time.
    private(set) var timing: MediaTiming
    /// Whether the begin time is known.
    private(set) var isStamped: Bool
    /// The transactions' completions that wait for this animation.
    let completions: [TransactionCompletion]
    var hasStarted = false
    /// Whether it ended or was removed, and all observers were notified.
    private(set) var isOver = false

    /// `shown` is what of the animation the render server can show, nil for nothing.
    init(
        _ animation: CAAnimation, shown: CAAnimation?, tracks: [CustomTrack], key: String?, context: AnimationContext,
        completions: [TransactionCompletion]
    ) {
        self.key = key
        self.animation = animation
        self.completions = completions
        if animation.timing.duration <= 0 { animation.timing.duration = context.defaultDuration }
        timing = animation.timing
        isStamped = timing.beginTime != 0
        self.tracks = tracks
        rendered = shown?.renderAnimation(in: context)
        for completion in completions { completion.running += 1 }
    }

    /// Sets the begin time of an animation that begins "at commit": the layer's own time now, plus its delay.
    func stamp(_ commitTime: Double) {
        guard !isStamped else { return }
        isStamped = true
        let localTime = commitTime + animation.delayAfterCommit
        timing.beginTime = localTime
        animation.timing.beginTime = localTime
        rendered?.timing.beginTime = localTime
        for index in tracks.indices { tracks[index].animation.timing.beginTime = localTime }
    }

    /// Whether anybody waits for the begin or the end.
    var isWatched: Bool {
        animation.delegate != nil || !completions.isEmpty
            || (animation.isRemovedOnCompletion && timing.parentEnd.isFinite)
    }

    /// Notifies all observers that the animation is over, the first time.
    func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        for completion in completions { completion.running -= 1 }
        animation.delegate?.animationDidStop(animation, finished: finished)
    }
}
