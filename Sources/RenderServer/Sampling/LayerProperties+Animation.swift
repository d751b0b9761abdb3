import CoreGraphics

/// Animations applied to a layer's properties at one instant of the layer's own time.
extension LayerProperties {
    /// These properties with `animations` applied in order, as they stand at `localTime` seconds of the layer's time.
    package func applying(_ animations: [RenderAnimation], at localTime: Double) -> LayerProperties {
        var result = self
        for animation in animations { result.apply(animation, at: localTime) }
        return result
    }

    /// Applies one animation at `parentTime`: the layer's own time, or within a group the group's.
    private mutating func apply(_ animation: RenderAnimation, at parentTime: Double) {
        guard let place = animation.place(at: parentTime) else { return }
        let duration = animation.timing.duration
        let raw = duration > 0 ? min(place.time / duration, 1) : 1
        let progress = animation.timingFunction?.value(at: raw) ?? raw
        switch animation.content {
        case .group(let members):
            for member in members { apply(member, at: progress * duration) }
        case .basic(let basic):
            guard let present = value(of: basic.property),
                let value = basic.value(at: progress, cycle: place.cycle, present: present)
            else { return }
            set(basic.property, to: value)
        case .keyframe(let keyframe):
            guard let present = value(of: keyframe.property) ?? keyframe.values.first,
                let value = keyframe.value(at: progress, cycle: place.cycle, present: present)
            else { return }
            set(keyframe.property, to: value)
        }
    }
}

extension RenderAnimation {
    /// Where in its cycles the animation contributes from at `parentTime`, or nil when it contributes nothing: not yet
    /// begun or over, and no fill mode to hold it.
    func place(at parentTime: Double) -> MediaTiming.Place? {
        switch timing.phase(at: parentTime) {
        case .before(let place): timing.fillMode.fillsBackwards ? place : nil
        case .active(let place): place
        case .after(let place): timing.fillMode.fillsForwards && !isRemovedOnCompletion ? place : nil
        }
    }
}

extension BasicAnimation {
    /// The value at `progress` of cycle number `cycle`, where `present` is the value beneath.
    func value(at progress: Double, cycle: Double, present: AnimationValue) -> AnimationValue? {
        // The table of which ends are given: Core Animation leaves all three undefined; from and to then win.
        let (start, end): (AnimationValue, AnimationValue)
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
        case (let from?, nil, nil): (start, end) = (from, present)
        case (nil, let to?, nil): (start, end) = (present, to)
        case (nil, nil, let by?): (start, end) = (present, present.adding(by))
        case (nil, nil, nil): return nil
        }
        var value = start.interpolated(to: end, fraction: progress)
        if isCumulative && cycle > 0 { value = value.adding(end, times: cycle) }
        return isAdditive ? present.adding(value) : value
    }
}
