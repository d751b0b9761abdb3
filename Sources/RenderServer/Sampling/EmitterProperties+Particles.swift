import CoreGraphics
import OctantBase

extension EmitterProperties {
    /// A cell has at most this many particles at a time; beyond it, the oldest are left out.
    static let maximumCount = 10_000.0
    /// Seconds for which an animated birth rate counts as constant, and how many particles begin in them at most.
    private static let stretch = 1.0 / 64
    private static let mostInStretch = 256

    /// The particles at `time`, seconds of the emitter layer's own time, in drawing order.
    ///
    /// A particle's state is a pure function of the cell, the seed, the particle's number and the time. `state` returns
    /// the emitter as it is at another time: a particle keeps the position it began at, and the numbers that held then.
    /// `hasRateOfTime` means that the birth rates may be others then.
    func particles(
        at time: Double, hasRateOfTime: Bool = false, state: (Double) -> EmitterProperties
    ) -> [Particle] {
        var result: [Particle] = []
        for (index, cell) in cells.enumerated() where cell.isEnabled {
            let image = cell.visibleImage
            guard image != nil || !cell.children.isEmpty else { continue }
            func add(_ number: Int, _ birth: Double, _ source: EmitterProperties) {
                guard index < source.cells.count, birth < cell.beginTime + cell.duration else { return }
                var dice = ParticleRandom(seed: seed, cell: index, number: number)
                let own = source.cells[index]
                let flight = source.flight(of: own, from: nil, &dice)
                if let image, let particle = source.particle(of: own, flight, image, age: time - birth, birth) {
                    result.append(particle)
                }
                source.addChildren(of: own, flight, birth, dice, at: time, to: &result)
            }
            let rate = rate(of: index)
            forEachBirth(of: index, before: time) { number, birth in
                let source = state(birth)
                if !hasRateOfTime || source.rate(of: index) == rate { add(number, birth, source) }
            }
            if hasRateOfTime { forEachAnimatedBirth(of: index, before: time, state, add) }
        }
        // Those of one moment keep their order.
        switch renderMode {
        case .unordered, .additive: break
        case .oldestFirst, .backToFront: result.sort { $0.birth < $1.birth }
        case .oldestLast: result.sort { $0.birth > $1.birth }
        }
        return result
    }

    /// The time when the particles next differ, after `time` of the emitter layer's own time.
    func nextChange(after time: Double) -> NextChange {
        var change = NextChange.never
        for (index, cell) in cells.enumerated()
        where cell.isEnabled && cell.showsAnything && longestLife(of: cell) > 0 {
            let spans = spans(of: index)
            for (offset, span) in spans.enumerated() where span.rate > 0 {
                let last = offset + 1 < spans.count ? spans[offset + 1].start : .infinity
                let end = min(last, cell.beginTime + cell.duration) + longestLife(of: cell)
                if time < end { change = change.sooner(time < span.start ? .at(span.start) : .continuous) }
            }
        }
        return change
    }

    /// The emitter as it is committed with `animations` at `time` of its own, after `old`: particles that exist go on
    /// as they began.
    package func continuing(_ old: RenderLayer, with animations: [RenderAnimation], at time: Double)
        -> EmitterProperties
    {
        guard let before = old.properties.emitter else { return self }
        var result = continuing(before, at: time)
        let longest = cells.map { longestLife(of: $0) }.max() ?? 0
        result.past = before.past.filter { time < $0.until + longest }
        let motions = old.animations.filter(\.movesParticles)
        if longest > 0, time.isFinite, motions.contains(where: { !animations.contains($0) }) {
            result.past.append(PastMotion(until: time, animations: motions))
        }
        return result
    }

    /// The emitter as it is committed at `time` of its own, after `old`: a cell whose rate has changed keeps what it
    /// has sent out, and goes on from there.
    private func continuing(_ old: EmitterProperties, at time: Double) -> EmitterProperties {
        var result = self
        result.emissions = cells.indices.map { index in
            let cell = cells[index]
            guard index < old.cells.count, old.cells[index].id == cell.id,
                old.cells[index].beginTime == cell.beginTime
            else { return [] }
            let (before, now) = (old.rate(of: index), rate(of: index))
            var spans = index < old.emissions.count ? old.emissions[index] : []
            guard before != now, time > cell.beginTime, time.isFinite else { return time > cell.beginTime ? spans : [] }
            let last = spans.last ?? EmissionSpan(start: cell.beginTime, count: 0, rate: before)
            if spans.isEmpty { spans = [last] }
            let count = last.count + max(0, time - last.start) * last.rate
            spans.append(EmissionSpan(start: max(time, last.start), count: count, rate: now))
            // What no particle depends on is dropped.
            let oldest = time - longestLife(of: cell)
            while spans.count > 1, spans[1].start < oldest { spans.removeFirst() }
            return spans
        }
        return result
    }

    /// Particles a second of the cell at `index`; 0 when it cannot emit.
    private func rate(of index: Int) -> Double {
        let rate = Double(birthRate) * Double(cells[index].birthRate)
        return rate.isFinite ? max(0, rate) : 0
    }

    /// The longest time from the begin of a particle of `cell` to its end and that of those that come from it, in
    /// seconds.
    private func longestLife(of cell: EmitterCell) -> Double {
        let life = Double(lifetime) * Double(cell.lifetime + abs(cell.lifetimeRange))
        guard life.isFinite, life > 0 else { return 0 }
        return life + (cell.children.map { longestLife(of: $0) }.max() ?? 0)
    }

    private func spans(of index: Int) -> [EmissionSpan] {
        if index < emissions.count, !emissions[index].isEmpty { return emissions[index] }
        return [EmissionSpan(start: cells[index].beginTime, count: 0, rate: rate(of: index))]
    }

    /// Calls `body` with the number and the time of birth of each particle of the cell at `index` that may exist at
    /// `time`.
    private func forEachBirth(of index: Int, before time: Double, _ body: (Int, Double) -> Void) {
        let (spans, longest) = (spans(of: index), longestLife(of: cells[index]))
        guard longest > 0 else { return }
        for (offset, span) in spans.enumerated() where span.rate > 0 {
            var newest = (span.count + (time - span.start) * span.rate).rounded(.down)
            if offset + 1 < spans.count, spans[offset + 1].start <= time {
                // The very end is the next one's.
                newest = (span.count + (spans[offset + 1].start - span.start) * span.rate).rounded(.up) - 1
            }
            let first = span.count + (time - longest - span.start) * span.rate
            var oldest = max(span.count, first).rounded(.up)
            if newest - oldest >= Self.maximumCount {
                Log.once(
                    "emitter.count", "a cell has more than \(Int(Self.maximumCount)) particles: the oldest are left out"
                )
                oldest = newest - Self.maximumCount + 1
            }
            guard oldest <= newest, newest < 1e15 else { continue }
            for number in Int(oldest)...Int(newest) {
                body(number, span.start + (Double(number) - span.count) / span.rate)
            }
        }
    }

    /// Calls `body` with the number and the time of birth of each particle that an animation of the birth rate makes
    /// the cell at `index` send out and that may exist at `time`, and with the emitter as it was then.
    ///
    /// Time is cut into short stretches, and the number of births in one follows from the rate at its begin: the
    /// fraction that is left over is the chance of one more. So nothing has to be added up from the begin of time.
    private func forEachAnimatedBirth(
        of index: Int, before time: Double, _ state: (Double) -> EmitterProperties,
        _ body: (Int, Double, EmitterProperties) -> Void
    ) {
        let (longest, begin, rate) = (longestLife(of: cells[index]), cells[index].beginTime, rate(of: index))
        let last = ((time - begin) / Self.stretch).rounded(.down)
        var first = max(0, ((time - longest - begin) / Self.stretch).rounded(.down))
        guard longest > 0, first <= last, last < 1e12 else { return }
        first = max(first, last - Self.maximumCount)
        for stretch in Int(first)...Int(last) {
            let start = begin + Double(stretch) * Self.stretch
            let source = state(start)
            let present = source.rate(of: index)
            guard present != rate, present > 0 else { continue }
            // Numbers below 0 are nobody else's.
            let number = -1 - stretch * Self.mostInStretch
            var dice = ParticleRandom(seed: seed, cell: index, number: number)
            let wanted = min(present * Self.stretch + dice.next(), Double(Self.mostInStretch))
            let count = Int(clamping: wanted.rounded(.down))
            for offset in 0..<count {
                let birth = start + (Double(offset) + 0.5) / Double(count) * Self.stretch
                if birth <= time { body(number - offset, birth, source) }
            }
        }
    }

    /// Whether particles may exist at `time` that began under animations which are gone.
    func remembersAnyone(at time: Double) -> Bool {
        guard let last = past.last else { return false }
        return time < last.until + (cells.map { longestLife(of: $0) }.max() ?? 0)
    }

    /// What the dice say of a particle of `cell` that begins at `place`, or on the shape for nil.
    private func flight(of cell: EmitterCell, from place: CGPoint?, _ dice: inout ParticleRandom) -> Flight {
        // Every particle throws all its dice, in this order, so that one value never shifts another's.
        let life = Double(lifetime) * dice.around(Double(cell.lifetime), Double(cell.lifetimeRange))
        let angle = dice.around(cell.emissionLongitude, cell.emissionRange / 2)
        let speed = velocity * dice.around(cell.velocity, cell.velocityRange)
        let size = dice.around(cell.scale, cell.scaleRange)
        let turning = spin * dice.around(cell.spin, cell.spinRange)
        let color = RGBA(
            r: dice.around(cell.color.r, cell.colorRange.r), g: dice.around(cell.color.g, cell.colorRange.g),
            b: dice.around(cell.color.b, cell.colorRange.b), a: dice.around(cell.color.a, cell.colorRange.a))
        return Flight(
            life: life, start: place ?? startingPoint(&dice),
            speed: CGVector(dx: speed * cos(angle), dy: speed * sin(angle)),
            acceleration: CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration), size: size, turning: turning,
            color: color)
    }

    /// Adds the particles at `time` that come from one of `cell` that began at `birth` on `flight`, and those that come
    /// from these. `dice` are what is left of its own.
    private func addChildren(
        of cell: EmitterCell, _ flight: Flight, _ birth: Double, _ dice: ParticleRandom, at time: Double,
        to result: inout [Particle]
    ) {
        for (index, child) in cell.children.enumerated() where child.isEnabled {
            let (rate, image, longest) = (Double(child.birthRate), child.visibleImage, longestLife(of: child))
            guard rate > 0, longest > 0, image != nil || !child.children.isEmpty else { continue }
            // Seconds of the parent's life in which particles begin that may exist now.
            let begin = max(child.beginTime, 0)
            let end = min(flight.life, begin + child.duration, time - birth)
            let oldest = max(0, ((time - birth - longest - begin) * rate).rounded(.up))
            var newest = ((end - begin) * rate).rounded(.down)
            // The very end is outside.
            if begin + newest / rate >= min(flight.life, begin + child.duration) { newest -= 1 }
            guard oldest <= newest, newest < 1e15, Double(result.count) < Self.maximumCount else { continue }
            for number in Int(max(oldest, newest - Self.maximumCount + 1))...Int(newest) {
                let age = begin + Double(number) / rate
                var own = dice.child(cell: index, number: number)
                let next = self.flight(of: child, from: flight.place(at: age), &own)
                if let image, let particle = particle(of: child, next, image, age: time - birth - age, birth + age) {
                    result.append(particle)
                }
                addChildren(of: child, next, birth + age, own, at: time, to: &result)
            }
        }
    }

    private func particle(
        of cell: EmitterCell, _ flight: Flight, _ image: CGImage, age: Double, _ birth: Double
    ) -> Particle? {
        guard age >= 0, age < flight.life else { return nil }
        var color = flight.color
        func part(_ value: Double, _ speed: Double) -> Double { min(max(value + speed * age, 0), 1) }
        color = RGBA(
            r: part(color.r, cell.colorSpeed.r), g: part(color.g, cell.colorSpeed.g),
            b: part(color.b, cell.colorSpeed.b), a: part(color.a, cell.colorSpeed.a))
        let factor = scale * max(0, flight.size + cell.scaleSpeed * age)
        guard color.a > 0, factor > 0, factor.isFinite else { return nil }
        let place = flight.place(at: age)
        guard place.x.isFinite, place.y.isFinite else { return nil }
        let (width, height) = (CGFloat(image.width) / cell.contentsScale, CGFloat(image.height) / cell.contentsScale)
        let transform = CGAffineTransform(scaleX: factor, y: factor)
            .concatenating(CGAffineTransform(rotationAngle: flight.turning * age))
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        return Particle(
            image: image, box: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
            transform: transform, color: color, birth: birth)
    }

    /// The point on the shape at which a particle begins.
    private func startingPoint(_ dice: inout ParticleRandom) -> CGPoint {
        let (u, v) = (dice.next(), dice.next())
        let (width, height) = (size.width, size.height)
        var x = 0.0, y = 0.0
        switch (shape, mode) {
        case (.point, _): break
        case (.line, .points): x = u < 0.5 ? -width / 2 : width / 2
        case (.line, _): x = (u - 0.5) * width
        case (.rectangle, .points):
            (x, y) = (u < 0.5 ? -width / 2 : width / 2, v < 0.5 ? -height / 2 : height / 2)
        case (.rectangle, .outline):
            // Along the sides one after the other: top, right, bottom, left.
            let way = u * 2 * (abs(width) + abs(height))
            let (w, h) = (abs(width), abs(height))
            if way < w {
                (x, y) = (way - w / 2, -h / 2)
            } else if way < w + h {
                (x, y) = (w / 2, way - w - h / 2)
            } else if way < 2 * w + h {
                (x, y) = (w / 2 - (way - w - h), h / 2)
            } else {
                (x, y) = (-w / 2, h / 2 - (way - 2 * w - h))
            }
        case (.rectangle, _): (x, y) = ((u - 0.5) * width, (v - 0.5) * height)
        case (.circle, .points): break
        case (.circle, .outline): (x, y) = (width * cos(u * 2 * .pi), width * sin(u * 2 * .pi))
        case (.circle, _):
            // The root makes equal areas equally likely.
            let radius = width * v.squareRoot()
            (x, y) = (radius * cos(u * 2 * .pi), radius * sin(u * 2 * .pi))
        }
        return CGPoint(x: position.x + x, y: position.y + y)
    }
}

/// The way of one particle, and what it looks like at its begin.
private struct Flight {
    /// Seconds.
    let life: Double
    let start: CGPoint
    /// Points a second, and each second.
    let speed: CGVector, acceleration: CGVector
    let size: Double
    /// Radians a second.
    let turning: Double
    let color: RGBA

    /// Where it is `age` seconds after its begin.
    func place(at age: Double) -> CGPoint {
        CGPoint(
            x: start.x + speed.dx * age + acceleration.dx * age * age / 2,
            y: start.y + speed.dy * age + acceleration.dy * age * age / 2)
    }
}

extension EmitterCell {
    /// Whether it, or what comes from it, has an image.
    fileprivate var showsAnything: Bool {
        contents != nil || children.contains { $0.isEnabled && $0.birthRate > 0 && $0.showsAnything }
    }

    /// The part of the contents that shows.
    fileprivate var visibleImage: CGImage? {
        guard let contents else { return nil }
        if contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) { return contents }
        let (width, height) = (CGFloat(contents.width), CGFloat(contents.height))
        return contents.cropping(
            to: CGRect(
                x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
                height: contentsRect.height * height))
    }
}

/// The random numbers of one particle: SplitMix64 over what names the particle.
private struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt32, cell: Int, number: Int) {
        state = UInt64(seed) &* 0xD6E8_FEB8_6659_FD93 ^ UInt64(truncatingIfNeeded: cell) &* 0xA076_1D64_78BD_642F
        state = mixed() ^ UInt64(truncatingIfNeeded: number)
    }

    /// The dice of a particle that comes from this one.
    func child(cell: Int, number: Int) -> ParticleRandom {
        var child = self
        child.state ^= UInt64(truncatingIfNeeded: cell &+ 1) &* 0xA076_1D64_78BD_642F
        child.state = child.mixed() ^ UInt64(truncatingIfNeeded: number)
        return child
    }

    /// The next number, 0..<1.
    mutating func next() -> Double { Double(mixed() >> 11) * 0x1p-53 }

    /// A number from `mean - range` to `mean + range`.
    mutating func around(_ mean: Double, _ range: Double) -> Double { mean + (next() * 2 - 1) * range }

    private mutating func mixed() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
