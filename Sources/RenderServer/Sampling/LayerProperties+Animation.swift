import CoreGraphics

/// Animations applied to a layer's properties at one instant of the layer's own time.
extension LayerProperties {
    /// These properties with `animations` applied in order, as they are at `localTime` seconds of the layer's time.
    package func applying(_ animations: [RenderAnimation], at localTime: Double) -> LayerProperties {
        var result = self
        for animation in animations { result.apply(animation, at: localTime) }
        result.opacity = min(max(result.opacity, 0), 1)
        return result
    }

    /// Applies one animation at `parentTime`: the layer's own time, or within a group the group's. At the very end of a
    /// group, `isEnd`, what ends with it shows its last value.
    mutating func apply(_ animation: RenderAnimation, at parentTime: Double, isEnd: Bool = false) {
        guard let position = animation.position(at: parentTime, isEnd: isEnd) else { return }
        let progress = animation.progress(at: position)
        if let line = animation.line {
            let number = line.number(
                at: line.spring?.progress(at: progress * animation.timing.duration) ?? progress)
            if number.isFinite { set(line.property, to: number, in: line.cell) }
            return
        }
        switch animation.action {
        case .group(let members):
            let time = progress * animation.timing.duration
            let isEnd = time >= animation.timing.duration - timeResolution
            for member in members { apply(member, at: time, isEnd: isEnd) }
        case .basic(let box):
            let shown = box.value.spring?.progress(at: progress * animation.timing.duration) ?? progress
            if animation.goesFromListToList, let from = box.value.from, let to = box.value.to,
                mix(box.value.property, from, to, shown)
            {
                return
            }
            let value = box.value.value(
                at: shown, cycle: position.cycle,
                present: present(box.value.property, in: box.value.cell) ?? box.value.from ?? box.value.to)
            if let value { set(value, for: box.value.property, in: box.value.cell) }
        case .keyframe(let box):
            if animation.goesFromListToList {
                let (segment, fraction) = box.value.segment(at: progress)
                let values = box.value.values
                if mix(box.value.property, values[segment], values[segment + 1], fraction) { return }
            }
            if let number = box.value.number(at: progress) {
                if number.isFinite { set(box.value.property, to: number, in: box.value.cell) }
                return
            }
            let value = box.value.value(
                at: progress, cycle: position.cycle,
                present: present(box.value.property, in: box.value.cell) ?? box.value.values.first)
            if let value { set(value, for: box.value.property, in: box.value.cell) }
        case .transition:
            // It changes images, not properties.
            return
        }
    }

    /// Sets `property`, unless the values of the animation have added up to what no property accepts.
    private mutating func set(_ value: AnimationValue, for property: AnimatableProperty, in cell: LayerID?) {
        if let value = value.coerced(to: property) { set(property, to: value, in: cell) }
    }
}

extension RenderAnimation {
    /// The progress at `position` of a cycle, the timing function applied.
    func progress(at position: MediaTiming.Position) -> Double {
        let raw = timing.duration > 0 ? min(position.time / timing.duration, 1) : 1
        return timingFunction?.value(at: raw) ?? raw
    }

    /// The position in its cycles from which the animation contributes at `parentTime`, or nil when it contributes
    /// nothing: not yet begun or over, and no fill mode to hold it. `isEnd` means that its group is over then too,
    /// which holds or reverses.
    func position(at parentTime: Double, isEnd: Bool = false) -> MediaTiming.Position? {
        switch timing.phase(at: parentTime) {
        case .before(let position): return timing.fillMode.fillsBackwards ? position : nil
        case .active(let position): return position
        case .after(let position):
            if isEnd, timing.parentEnd >= parentTime - timeResolution { return position }
            return timing.fillMode.fillsForwards && !isRemovedOnCompletion ? position : nil
        }
    }
}

extension BasicAnimation {
    /// The value at `progress` of cycle number `cycle`, where `present` is the value beneath, asked for only where it
    /// counts.
    func value(at progress: Double, cycle: Double, present: @autoclosure () -> AnimationValue?) -> AnimationValue? {
        guard isAdditive || function != nil else { return plainValue(at: progress, cycle: cycle, present: present()) }
        guard let present = present() else { return nil }
        guard let function else {
            return plainValue(at: progress, cycle: cycle, present: present).map { present.adding($0) }
        }
        return function.value(over: present, isAdditive: isAdditive) {
            plainValue(at: progress, cycle: cycle, present: $0)
        }
    }

    /// The value without what an additive animation adds it to.
    private func plainValue(
        at progress: Double, cycle: Double, present: @autoclosure () -> AnimationValue?
    ) -> AnimationValue? {
        // The table of which ends are given: Core Animation leaves all three undefined; from and to then win.
        let (start, end): (AnimationValue, AnimationValue)
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
        case (let from?, nil, nil):
            guard let present = present() else { return nil }
            (start, end) = (from, present)
        case (nil, let to?, nil):
            guard let present = present() else { return nil }
            (start, end) = (present, to)
        case (nil, nil, let by?):
            guard let present = present() else { return nil }
            (start, end) = (present, present.adding(by))
        case (nil, nil, nil): return nil
        }
        var value = start.interpolated(to: end, fraction: progress)
        if isOffset { value = value.subtracting(end) }
        if isCumulative && cycle > 0 { value = value.adding(end, times: cycle) }
        return value
    }
}

extension ValueFunction {
    /// The transform that the function makes of what `evaluate` returns for the numbers of the transform beneath.
    func value(
        over present: AnimationValue, isAdditive: Bool, evaluate: (AnimationValue) -> AnimationValue?
    ) -> AnimationValue? {
        guard case .transform(let beneath) = present, let numbers = evaluate(input(of: beneath)),
            let made = transform(of: numbers)
        else { return nil }
        return isAdditive ? present.adding(.transform(made)) : .transform(made)
    }
}
