import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Particles")
struct ParticleTests {
    /// An emitter at (5, 7) with one cell: a particle a second, each of which lives for 10.
    private func emitter(_ change: (inout EmitterProperties, inout EmitterCell) -> Void = { _, _ in })
        -> EmitterProperties
    {
        var (emitter, cell) = (EmitterProperties(), EmitterCell())
        emitter.position = CGPoint(x: 5, y: 7)
        cell.contents = Layers.image(4, .black)
        (cell.birthRate, cell.lifetime) = (1, 10)
        change(&emitter, &cell)
        emitter.cells.insert(cell, at: 0)
        return emitter
    }

    private func particles(_ emitter: EmitterProperties, at time: Double) -> [Particle] {
        emitter.particles(at: time) { _ in emitter }
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

    @Test("one flies by its velocity, angle and acceleration, and turns and grows about its middle")
    func flight() throws {
        // 3-4-5: 10 points a second towards (0.6, 0.8).
        let emitter = emitter { emitter, cell in
            (cell.velocity, cell.emissionLongitude) = (5, atan2(0.8, 0.6))
            (cell.xAcceleration, cell.yAcceleration) = (3, -2)
            (cell.scale, cell.scaleSpeed, cell.spin) = (0.5, 0.25, .pi / 8)
            (emitter.velocity, emitter.scale, emitter.spin) = (2, 3, 2)
        }
        let two = try #require(particles(emitter, at: 2).first)
        // (5, 7) + 2 (6, 8) + 2² / 2 (3, -2).
        #expect(isNear(two.transform.tx, 23) && isNear(two.transform.ty, 19))
        // 3 (0.5 + 2 · 0.25), a quarter of a turn.
        #expect(isNear(two.transform.a, 0) && isNear(two.transform.b, 3))
        #expect(isNear(two.transform.c, -3) && isNear(two.transform.d, 0))
        #expect(two.box == CGRect(x: -2, y: -2, width: 4, height: 4))
        #expect(two.birth == 0)
    }

    @Test("each part of a colour goes on from its birth, between 0 and 1")
    func colours() throws {
        let emitter = emitter { _, cell in
            cell.color = RGBA(r: 0.5, g: 0.5, b: 0.25, a: 1)
            cell.colorSpeed = RGBA(r: 0.125, g: -0.125, b: 0.5, a: -0.25)
        }
        let colors = [0.0, 1, 2, 3].map { particles(emitter, at: $0)[0].color }
        #expect(colors[0] == RGBA(r: 0.5, g: 0.5, b: 0.25, a: 1))
        #expect(colors[1] == RGBA(r: 0.625, g: 0.375, b: 0.75, a: 0.75))
        #expect(colors[3] == RGBA(r: 0.875, g: 0.125, b: 1, a: 0.25))
        // At 4 it is clear, and not there.
        #expect(particles(emitter, at: 4).map(\.birth) == [1, 2, 3, 4])
        let shrinks = self.emitter { _, cell in cell.scaleSpeed = -0.5 }
        #expect(particles(shrinks, at: 3).map(\.birth) == [2, 3])
    }

    @Test("what has a range is spread evenly over it, both ways")
    func ranges() throws {
        let emitter = emitter { emitter, cell in
            (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (1000, 1, 0.5)
            (cell.velocity, cell.velocityRange, cell.emissionRange) = (10, 5, .pi / 2)
            (cell.scale, cell.scaleRange, cell.spin, cell.spinRange) = (2, 1, 0, 1)
            (cell.color, cell.colorRange) = (RGBA(r: 0.5, g: 0.5, b: 0.5), RGBA(r: 0.5, g: 0.25, b: 0.125, a: 0))
            (emitter.position, emitter.seed) = (.zero, 4)
        }
        let time = 3.0005
        let shown = particles(emitter, at: time)
        // Those older than 0.5 s die one after another until 1.5 s: 500 and half of 1000.
        #expect(abs(shown.count - 1000) < 60)
        #expect(shown.contains { time - $0.birth > 1.4 } && shown.allSatisfy { time - $0.birth < 1.5 })
        func spread(_ low: Double, _ high: Double, _ value: (Particle) -> Double) -> Bool {
            let values = shown.map(value)
            let part = (high - low) / 20
            return values.allSatisfy { $0 >= low - 1e-6 && $0 <= high + 1e-6 }
                && values.contains { $0 < low + part } && values.contains { $0 > high - part }
                && abs(values.reduce(0, +) / Double(values.count) - (low + high) / 2) < part
        }
        #expect(spread(5, 15) { hypot($0.transform.tx, $0.transform.ty) / (time - $0.birth) })
        #expect(spread(-.pi / 4, .pi / 4) { atan2($0.transform.ty, $0.transform.tx) })
        #expect(spread(1, 3) { hypot($0.transform.a, $0.transform.b) })
        #expect(spread(-1, 1) { atan2($0.transform.b, $0.transform.a) / (time - $0.birth) })
        #expect(spread(0, 1, \.color.r) && spread(0.25, 0.75, \.color.g) && spread(0.375, 0.625, \.color.b))
    }

    /// The numbers are those of a program of its own: SplitMix64 (https://prng.di.unimi.it/splitmix64.c) from a state
    /// that it makes of the seed, mixed with the particle's number.
    @Test("the dice of a particle, and of one that it sends out, are the same wherever they are thrown")
    func dice() throws {
        let emitter = emitter { emitter, cell in
            (cell.velocity, cell.velocityRange, cell.scale, cell.scaleRange) = (10, 5, 2, 1)
            (emitter.shape, emitter.size, emitter.seed) = (.line, CGSize(width: 20, height: 0), 7)
            var child = cell
            (child.birthRate, child.contents) = (2, Layers.image(2, .black))
            cell.children = [child]
        }
        let shown = particles(emitter, at: 2.5)
        let third = try #require(shown.first { $0.birth == 2 && $0.image.width == 4 })
        #expect(isNear(third.transform.a, 2.8672125563325634))
        let start = 5 + 8.359798971274557
        #expect(isNear(third.transform.tx, start + 5.722109335869408 / 2))
        #expect(third.transform.ty == 7)
        let sent = try #require(shown.last)
        #expect(sent.birth == 2.5 && isNear(sent.transform.a, 1.0586367566306825))
    }

    @Test("a part of an image shows, as large as its scale says")
    func contentsRect() throws {
        let emitter = emitter { _, cell in
            cell.contents = Layers.image(8, .black)
            (cell.contentsRect, cell.contentsScale) = (CGRect(x: 0.25, y: 0.5, width: 0.75, height: 0.5), 2)
        }
        let one = try #require(particles(emitter, at: 0).first)
        #expect(one.image.width == 6 && one.image.height == 4)
        #expect(one.box == CGRect(x: -1.5, y: -1, width: 3, height: 2))
    }

    @Test("the modes of drawing order particles by their births, those of one instant cell by cell")
    func order() {
        let emitter = emitter { emitter, cell in
            var other = cell
            (cell.color, other.color) = (RGBA(r: 1, g: 0, b: 0), RGBA(r: 0, g: 1, b: 0))
            other.birthRate = 2
            emitter.cells = [other]
        }
        func shown(_ mode: EmitterProperties.RenderMode) -> [String] {
            var emitter = emitter
            emitter.renderMode = mode
            return particles(emitter, at: 1.2).map { "\($0.color.r > 0 ? "red" : "green") \($0.birth)" }
        }
        let cellByCell = ["red 0.0", "red 1.0", "green 0.0", "green 0.5", "green 1.0"]
        let oldestFirst = ["red 0.0", "green 0.0", "green 0.5", "red 1.0", "green 1.0"]
        #expect(shown(.unordered) == cellByCell && shown(.additive) == cellByCell)
        #expect(shown(.oldestFirst) == oldestFirst && shown(.backToFront) == oldestFirst)
        #expect(shown(.oldestLast) == ["red 1.0", "green 1.0", "green 0.5", "red 0.0", "green 0.0"])
    }

    // MARK: Particles of particles

    /// One that flies 10 points a second for 2 seconds, and sends out two a second that stand still for half a second.
    private func rocket(_ change: (inout EmitterCell) -> Void = { _ in }) -> EmitterProperties {
        emitter { emitter, cell in
            var child = cell
            (child.birthRate, child.lifetime) = (2, 0.5)
            change(&child)
            (cell.contents, cell.birthRate, cell.lifetime, cell.velocity) = (nil, 0.1, 2, 10)
            (cell.children, emitter.position) = ([child], .zero)
        }
    }

    @Test("those of a particle begin on its way, as long as it is there, and not at its very end")
    func children() {
        let rocket = rocket()
        func shown(_ time: Double) -> [[Double]] { particles(rocket, at: time).map { [$0.birth, $0.transform.tx] } }
        #expect(shown(0) == [[0, 0]])
        #expect(shown(0.4) == [[0, 0]])
        #expect(shown(0.5) == [[0.5, 5]])
        #expect(shown(1.2) == [[1, 10]])
        #expect(shown(1.9) == [[1.5, 15]])
        #expect(shown(2.0) == [] && shown(2.4) == [])
        #expect(rocket.nextChange(after: 0.1) == .continuous)
        let long = self.rocket { $0.lifetime = 1.25 }
        #expect(particles(long, at: 1.1).map(\.birth) == [0, 0.5, 1])
        #expect(particles(long, at: 2.5).map(\.birth) == [1.5])
        #expect(particles(long, at: 2.75).isEmpty)
    }

    @Test("their begin and duration are seconds of the life of the one they come from")
    func begins() {
        let late = rocket { ($0.beginTime, $0.duration, $0.lifetime) = (0.75, 1, 5) }
        #expect(particles(late, at: 0.7).isEmpty)
        #expect(particles(late, at: 0.75).map(\.birth) == [0.75])
        #expect(particles(late, at: 1.3).map(\.birth) == [0.75, 1.25])
        #expect(particles(late, at: 1.75).map(\.birth) == [0.75, 1.25])
        #expect(particles(late, at: 6.1).map(\.birth) == [1.25])
        let early = rocket { ($0.beginTime, $0.duration, $0.lifetime) = (-1, 0.75, 5) }
        #expect(particles(early, at: 1).map(\.birth) == [0, 0.5])
        #expect(rocket { $0.duration = 0.5 }.nextChange(after: 0) == .continuous)
    }

    @Test("what sends out nothing, or nothing that lives or shows, shows nothing")
    func silentChildren() {
        #expect(particles(rocket { $0.birthRate = 0 }, at: 0.2).isEmpty)
        #expect(particles(rocket { $0.lifetime = 0 }, at: 0.2).isEmpty)
        #expect(particles(rocket { $0.isEnabled = false }, at: 0.2).isEmpty)
        #expect(particles(rocket { $0.contents = nil }, at: 0.2).isEmpty)
        #expect(rocket { $0.birthRate = 0 }.nextChange(after: 0) == .never)
        #expect(rocket { $0.birthRate = 0.5 }.nextChange(after: 0) == .continuous)
        #expect(rocket { $0.isEnabled = false }.nextChange(after: 0) == .never)
        #expect(rocket { $0.contents = nil }.nextChange(after: 0) == .never)
    }

    @Test("a particle's own have dice of their own, and so have theirs")
    func grandchildren() throws {
        let rocket = rocket { child in
            var spark = child
            (spark.velocity, spark.emissionRange, spark.birthRate) = (20, 2 * .pi, 4)
            (child.contents, child.children, child.lifetime) = (nil, [spark], 1)
        }
        let shown = particles(rocket, at: 1.1)
        // Each sends out one each quarter of a second for a second: those of 0, 0.5 and 1, at 0, 5 and 10.
        #expect(shown.map(\.birth) == [0.75, 0.75, 1, 1])
        let angles = zip(shown, [0, 5, 5, 10]).map { atan2($0.transform.ty, $0.transform.tx - $1) }
        #expect(Set(angles).count == 4)
        #expect(particles(rocket, at: 1.1) == shown)
    }

    @Test("a particle has ten thousand others at most, the newest of them")
    func mostChildren() {
        var rocket = rocket { ($0.birthRate, $0.lifetime) = (20_000, 5) }
        rocket.cells[0].beginTime = 3
        let shown = particles(rocket, at: 4)
        #expect(shown.count == 10_000)
        #expect(isNear(shown[0].birth, 4 - 9999.0 / 20_000) && shown.last?.birth == 4)
    }
}
