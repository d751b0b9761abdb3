import RenderServer

extension CALayer {
    /// The keys of the animations, in the order they were added; nil for none.
    final var attachedKeys: [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Adds a copy of `animation` under `key`.
    final func attach(_ animation: CAAnimation, key: String?) {
        guard presented == nil, let copy = animation.copy() as? CAAnimation else { return }
        let key = copy is CATransition ? kCATransition : key
        if let key { detachAnimations { $0.key == key } }
        let thread = LayerThread.current
        let values = thread.values
        let context = AnimationContext(
            presented: shownProperties() ?? properties, model: properties, rendered: rendered,
            defaultDuration: values.animationDuration > 0
                ? values.animationDuration : TransactionValues().animationDuration)
        let tracks = customTracks(of: copy, context)
        let added = AttachedAnimation(
            copy, shown: tracks.isEmpty ? copy : leavingOutCustom(copy), tracks: tracks, key: key, context: context,
            completions: values.completions)
        attached.append(added)
        if !tracks.isEmpty {
            thread.drawFrames(of: self)
            setNeedsDisplay()
        }
        if added.isWatched { thread.watch(added, of: self) }
        mark(.render)
        if hostContext == nil { thread.noteHomeless(self) }
        (copy.delegate as? any LayerMotionDelegate)?.motionWasAdded(copy, to: self, forKey: key)
    }

    /// Ends the turn in which animations were added to the layer. Where the layer is not shown they are discarded, as
    /// on Apple's systems, but for those that are to stay. A motion has finished by that: its final value is set.
    final func endHomelessAnimations() {
        guard hostContext == nil else { return }
        func isMotion(_ attached: AttachedAnimation) -> Bool {
            attached.animation.isRemovedOnCompletion && attached.animation.delegate is any LayerMotionDelegate
        }
        detachAnimations(finished: true, isMotion)
        detachAnimations { $0.animation.isRemovedOnCompletion }
    }

    /// Removes the animations that `isMeant` selects from the layer, before their end, with the `finished` given.
    final func detachAnimations(finished: Bool = false, _ isMeant: (AttachedAnimation) -> Bool) {
        let gone = LayerLock.hold {
            let gone = attached.filter(isMeant)
            if !gone.isEmpty { attached.removeAll(where: isMeant) }
            return gone
        }
        guard !gone.isEmpty else { return }
        mark(.render)
        if gone.contains(where: { !$0.tracks.isEmpty }) { setNeedsDisplay() }
        for animation in gone where animation.isWatched {
            animation.end(finished: finished)
        }
        // A completion may have waited for just these, and a layer that is not shown asks for no commit.
        LayerThread.current.scheduleDelivery()
    }

    /// Notifies of begin and end of `animation` if they have come at the media time `now`, and removes it at its end.
    final func advance(_ animation: AttachedAnimation, to now: Double) {
        guard attached.contains(where: { $0 === animation }) else { return }
        let time = convertTime(now, from: nil)
        guard time >= animation.timing.beginTime - timeSlack else { return }
        if !animation.hasStarted {
            animation.hasStarted = true
            animation.animation.delegate?.animationDidStart(animation.animation)
        }
        guard time >= animation.timing.parentEnd - timeSlack, attached.contains(where: { $0 === animation }) else {
            return
        }
        if animation.animation.isRemovedOnCompletion {
            attached.removeAll { $0 === animation }
            mark(.render)
            if !animation.tracks.isEmpty { setNeedsDisplay() }
        }
        animation.end(finished: true)
    }

    /// The media time of the next begin or end of `animation` that is waited for; nil if none comes by itself.
    final func nextEvent(of animation: AttachedAnimation) -> Double? {
        guard animation.isStamped else { return nil }
        let awaitsBegin = !animation.hasStarted && animation.animation.delegate != nil
        let local = awaitsBegin ? animation.timing.beginTime : animation.timing.parentEnd
        guard local.isFinite else { return nil }
        var time = local
        var layer: CALayer? = self
        while let next = layer {
            if next.timing.speed <= 0 { return nil }
            time = next.timing.parentTime(fromLocal: time)
            layer = next.parent
        }
        return time
    }

    /// The properties as they are on screen at the context's present time; nil before the first commit.
    final func shownProperties() -> LayerProperties? {
        guard let rendered else { return nil }
        guard !rendered.animations.isEmpty else { return rendered.properties }
        let now = hostContext?.now ?? CACurrentMediaTime()
        return rendered.properties.applying(rendered.animations, at: convertTime(now, from: nil))
    }
}

/// Seconds that an instant may be short of another and still count as it: the rounding of a conversion there and back.
private let timeSlack = 1e-9
