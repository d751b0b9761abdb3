/// Passes the touches of one window to the recognizers that watch them, and decides which may recognise its gesture,
/// which has to wait, and what the views get.
@MainActor
final class GestureArena {
    /// One touch, and what its view has yet to get of it.
    private final class Track {
        let touch: UITouch
        let recognizers: [UIGestureRecognizer]
        /// The events that the view did not get yet, in order.
        var waiting: [(phase: UITouch.Phase, event: UIEvent)] = []
        /// Whether the view was notified that the touch began, and not yet that it is over.
        var isObserved = false
        /// Whether a gesture cancelled the touch for the view, or the view gets nothing of it.
        var isTaken = false
        /// Whether the touch is over.
        var isOver = false

        init(_ touch: UITouch, _ recognizers: [UIGestureRecognizer]) {
            (self.touch, self.recognizers) = (touch, recognizers)
        }
    }

    private var tracks: [Track] = []

    // MARK: Touches

    /// Passes the touches of `event` that are in `window` to recognizers, and to views.
    func handle(_ event: UIEvent, in window: UIWindow) {
        for touch in event.touches(for: window) ?? [] where touch.phase != .stationary {
            if touch.phase == .began { tracks.append(track(for: touch)) }
            guard let track = tracks.first(where: { $0.touch === touch && !$0.isOver }) else { continue }
            if touch.phase == .ended || touch.phase == .cancelled { track.isOver = true }
            track.waiting.append((touch.phase, event))
            for recognizer in track.recognizers { tell(recognizer, of: touch, event) }
        }
        settle()
    }

    private func track(for touch: UITouch) -> Track {
        let track = Track(touch, recognizers(for: touch))
        // Of several fingers in it a view gets the first one only, unless it wants more.
        let hasOther = tracks.contains { !$0.isOver && $0.touch.view === touch.view }
        track.isTaken = touch.isOfTouchpad || hasOther && touch.view?.isMultipleTouchEnabled != true
        return track
    }

    /// The recognizers of the touched view and those around it that receive `touch`.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var next = touch.view
        while let view = next {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
                // One whose gesture is over, or that waits to be recognised, receives no further touches.
                let isFree = recognizer.state == .possible || recognizer.isActive
                guard isFree, recognizer.heldState == nil, recognizer.receivesTouches,
                    recognizer.receives(touch.type), !touch.isOfTouchpad || recognizer.followsTouchpad,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                recognizer.arena = self
                recognizer.follow(touch)
                found.append(recognizer)
            }
            next = view.superview
        }
        touch.gestureRecognizers = found
        return found
    }

    private func tell(_ recognizer: UIGestureRecognizer, of touch: UITouch, _ event: UIEvent) {
        guard recognizer.touches.contains(where: { $0 === touch }) else { return }
        recognizer.noteLocations()
        if recognizer.listens {
            switch touch.phase {
            case .began: recognizer.touchesBegan([touch], with: event)
            case .moved: recognizer.touchesMoved([touch], with: event)
            case .ended: recognizer.touchesEnded([touch], with: event)
            case .cancelled: recognizer.touchesCancelled([touch], with: event)
            case .stationary: break
            }
        }
        if touch.phase == .ended || touch.phase == .cancelled { recognizer.forget(touch) }
    }

    /// Sends views what may be sent, and resets recognizers that are done.
    func settle() {
        for track in tracks { deliver(track) }
        for recognizer in Set(tracks.flatMap(\.recognizers)) { startAgainIfDue(recognizer) }
        tracks.removeAll { $0.isOver && $0.waiting.isEmpty && !$0.recognizers.contains(where: \.isUndecided) }
    }

    private func startAgainIfDue(_ recognizer: UIGestureRecognizer) {
        guard recognizer.isEngaged, recognizer.touches.isEmpty else { return }
        switch recognizer.state {
        case .ended, .cancelled, .failed: recognizer.startAgain()
        default: break
        }
    }

    private func deliver(_ track: Track) {
        while let (phase, event) = track.waiting.first {
            guard !track.isTaken, let view = track.touch.view else {
                track.waiting = []
                return
            }
            let undecided = track.recognizers.filter(\.isUndecided)
            if undecided.contains(where: \.delaysTouchesBegan) { return }
            if phase == .ended, undecided.contains(where: \.delaysTouchesEnded) { return }
            track.waiting.removeFirst()
            track.isObserved = phase == .began || phase == .moved
            let touches: Set<UITouch> = [track.touch]
            switch phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: view.touchesCancelled(touches, with: event)
            case .stationary: break
            }
        }
    }

    /// Cancels the touches of `recognizer` for their views.
    private func claimTouches(for recognizer: UIGestureRecognizer) {
        for track in tracks where !track.isTaken && track.recognizers.contains(where: { $0 === recognizer }) {
            track.isTaken = true
            track.waiting = []
            guard track.isObserved, let view = track.touch.view else { continue }
            track.isObserved = false
            view.touchesCancelled(
                [track.touch], with: UIEvent([track.touch], time: track.touch.timestamp))
        }
    }

    // MARK: States

    /// Handles that `recognizer` sets its state to `new`.
    static func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        switch (recognizer.state, new) {
        case (.possible, .began), (.possible, .ended):
            guard let arena = recognizer.arena else { return }
            // What is held and ends before it was allowed to begin will do both.
            let both = new == .ended && recognizer.heldState == .began
            if both || recognizer.heldState == nil { recognizer.heldState = both ? .changed : new }
            arena.decide(recognizer)
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            recognizer.setState(new)
            recognizer.sendActions()
        case (.began, .failed), (.changed, .failed):
            recognizer.setState(.cancelled)
            recognizer.sendActions()
        default: break
        }
    }

    private static func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.setState(.failed)
        recognizer.arena?.retry()
    }

    /// The recognizers that share a touch with `recognizer`.
    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        let shared = tracks.filter { $0.recognizers.contains { $0 === recognizer } }.flatMap(\.recognizers)
        return shared.filter { $0 !== recognizer }
    }

    /// Makes `recognizer`, which recognised its gesture, begin, wait or fail.
    private func decide(_ recognizer: UIGestureRecognizer) {
        guard let held = recognizer.heldState else { return }
        var seen: Set<UIGestureRecognizer> = []
        let rivals = rivals(of: recognizer).filter { seen.insert($0).inserted }
        for other in rivals where recognizer.waits(for: other) {
            if other.isUndecided { return }
            // What it was to wait for was seen.
            if other.isActive || other.state == .ended { return Self.fail(recognizer) }
        }
        guard mayBegin(recognizer) else { return Self.fail(recognizer) }
        for other in rivals where other.isActive && prevents(other, recognizer) { return Self.fail(recognizer) }
        recognizer.heldState = nil
        if recognizer.cancelsTouchesInView { claimTouches(for: recognizer) }
        // A gesture that lasts, and was over before it could begin, does both now.
        recognizer.setState(held == .changed ? .began : held)
        for other in rivals where other.isUndecided && prevents(recognizer, other) { Self.fail(other) }
        recognizer.sendActions()
        if held == .changed, recognizer.state == .began { Self.change(recognizer, to: .ended) }
        retry()
    }

    /// Decides again on those that wait.
    private func retry() {
        for recognizer in Set(tracks.flatMap(\.recognizers)) where recognizer.heldState != nil { decide(recognizer) }
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true,
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        else { return false }
        // A control that was touched may prevent what the views around it recognise in the touch.
        let controls = tracks.filter { $0.recognizers.contains { $0 === recognizer } }.compactMap {
            $0.touch.view as? UIControl
        }
        return controls.allSatisfy { $0 === recognizer.view || $0.gestureRecognizerShouldBegin(recognizer) }
    }

    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
        let mayBoth =
            (one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false)
        return !mayBoth
    }
}
