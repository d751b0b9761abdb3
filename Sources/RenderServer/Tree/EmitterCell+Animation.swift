import CoreGraphics

/// What of an emitter's cell an animation sets.
package struct EmitterCellTarget: Sendable, Hashable {
    /// The numbers of a cell that animate. The raw values are Core Animation's names. How long particles live is not
    /// among them: the renderer has to know for how long it looks back.
    package enum Number: String, Sendable, CaseIterable {
        case birthRate, emissionLongitude, emissionRange, velocity, velocityRange, xAcceleration, yAcceleration
        case scale, scaleRange, scaleSpeed, spin, spinRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed
    }

    package let cell: LayerID
    /// Nil for the cell's colour.
    package let number: Number?

    /// The property that stands for it among those that animate.
    package var property: AnimatableProperty { number == nil ? .cellColor : .cellNumber }
}

extension EmitterCellTarget {
    /// What `keyPath` names, `emitterCells.` and a cell's name and a number's, on a layer with these properties; nil
    /// when there is none.
    package init?(keyPath: String, on layer: LayerProperties) {
        let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "emitterCells",
            let cell = layer.emitter?.cells.first(where: { $0.name == String(parts[1]) })
        else { return nil }
        let number = Number(rawValue: String(parts[2]))
        guard number != nil || parts[2] == "color" else { return nil }
        (self.cell, self.number) = (cell.id, number)
    }
}

extension EmitterCell {
    /// One of the numbers; a birth rate is not below 0.
    subscript(number: EmitterCellTarget.Number) -> Double {
        get {
            switch number {
            case .birthRate: Double(birthRate)
            case .emissionLongitude: emissionLongitude
            case .emissionRange: emissionRange
            case .velocity: velocity
            case .velocityRange: velocityRange
            case .xAcceleration: xAcceleration
            case .yAcceleration: yAcceleration
            case .scale: scale
            case .scaleRange: scaleRange
            case .scaleSpeed: scaleSpeed
            case .spin: spin
            case .spinRange: spinRange
            case .redSpeed: colorSpeed.r
            case .greenSpeed: colorSpeed.g
            case .blueSpeed: colorSpeed.b
            case .alphaSpeed: colorSpeed.a
            }
        }
        set {
            switch number {
            case .birthRate: birthRate = Float(max(0, newValue))
            case .emissionLongitude: emissionLongitude = newValue
            case .emissionRange: emissionRange = newValue
            case .velocity: velocity = newValue
            case .velocityRange: velocityRange = newValue
            case .xAcceleration: xAcceleration = newValue
            case .yAcceleration: yAcceleration = newValue
            case .scale: scale = newValue
            case .scaleRange: scaleRange = newValue
            case .scaleSpeed: scaleSpeed = newValue
            case .spin: spin = newValue
            case .spinRange: spinRange = newValue
            case .redSpeed: colorSpeed.r = newValue
            case .greenSpeed: colorSpeed.g = newValue
            case .blueSpeed: colorSpeed.b = newValue
            case .alphaSpeed: colorSpeed.a = newValue
            }
        }
    }
}

extension EmitterProperties {
    /// The present value of what `target` names; nil without such a cell.
    func value(of target: EmitterCellTarget) -> AnimationValue? {
        cells.first { $0.id == target.cell }.map { cell in
            target.number.map { .scalar(cell[$0]) } ?? .color(cell.color)
        }
    }

    /// Sets what `target` names; nothing without such a cell.
    mutating func set(_ target: EmitterCellTarget, to value: AnimationValue) {
        guard let index = cells.firstIndex(where: { $0.id == target.cell }) else { return }
        switch (target.number, value) {
        case (let number?, .scalar(let x)): cells[index][number] = x
        case (nil, .color(let color)): cells[index].color = color
        default: break
        }
    }
}
