import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("When particles begin")
struct EmissionTests {
    /// An emitter with one cell.
    private func emitter(
        rate: Float = 4, life: Float = 1, _ change: (inout EmitterProperties, inout EmitterCell) -> Void = { _, _ in }
    ) -> EmitterProperties {
        var (emitter, cell) = (EmitterProperties(), EmitterCell())
        cell.contents = Layers.image(2, .black)
        (cell.birthRate, cell.lifetime) = (rate, life)
        change(&emitter, &cell)
        emitter.cells = [cell]
        return emitter
    }

    private func births(_ emitter: EmitterProperties, at time: Double) -> [Double] {
        emitter.particles(at: time) { _ in emitter }.map(\.birth)
    }

    private func areNear(_ some: [Double], _ others: [Double]) -> Bool {
        some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("they begin evenly from the cell's begin to the end of its duration, and live for their time")
    func even() {
        let emitter = emitter { _, cell in (cell.beginTime, cell.duration) = (2, 1.5) }
        #expect(births(emitter, at: 1.99) == [])
        #expect(births(emitter, at: 2) == [2])
        #expect(births(emitter, at: 3.1) == [2.25, 2.5, 2.75, 3])
        #expect(births(emitter, at: 3.25) == [2.5, 2.75, 3, 3.25])
        #expect(births(emitter, at: 4) == [3.25])
        #expect(births(emitter, at: 4.25) == [])
    }

    @Test("an emitter's rate and lifetime are factors of its cells'")
    func factors() {
        let emitter = emitter { emitter, _ in (emitter.birthRate, emitter.lifetime) = (2, 0.5) }
        #expect(births(emitter, at: 5) == [4.625, 4.75, 4.875, 5])
    }

    @Test("a cell that is off, without an image, rate or life sends out nothing")
    func silent() {
        let silent = [
            emitter { _, cell in cell.isEnabled = false }, emitter { _, cell in cell.contents = nil },
            emitter(rate: 0), emitter(rate: -1), emitter(rate: .infinity), emitter(life: 0), emitter(life: -1),
            emitter(life: .infinity), emitter { emitter, _ in emitter.birthRate = 0 },
        ]
        for (place, emitter) in silent.enumerated() {
            #expect(births(emitter, at: 1).isEmpty, "\(place)")
            #expect(emitter.nextChange(after: 1) == .never, "\(place)")
        }
    }

    @Test("they change from the begin of the first to the end of the last")
    func changes() {
        let emitter = emitter { _, cell in (cell.beginTime, cell.duration) = (2, 1.5) }
        #expect(emitter.nextChange(after: 1) == .at(2))
        for time in [2, 3, 4.4] { #expect(emitter.nextChange(after: time) == .continuous) }
        #expect(emitter.nextChange(after: 4.5) == .never)
        #expect(self.emitter(rate: 1).nextChange(after: 1e9) == .continuous)
        // With a range, the longest life counts.
        let ranged = self.emitter { _, cell in (cell.duration, cell.lifetimeRange) = (1, 0.5) }
        #expect(ranged.nextChange(after: 2.4) == .continuous && ranged.nextChange(after: 2.5) == .never)
        let negative = self.emitter { _, cell in (cell.duration, cell.lifetimeRange) = (1, -0.5) }
        #expect(negative.nextChange(after: 2.4) == .continuous && negative.nextChange(after: 2.5) == .never)
        let parent = self.emitter { _, cell in
            var child = cell
            child.lifetime = 3
            (cell.duration, cell.children) = (1, [child])
        }
        #expect(parent.nextChange(after: 4.9) == .continuous && parent.nextChange(after: 5) == .never)
    }

    @Test("ten thousand of a cell are there at most, the newest")
    func most() {
        let shown = births(emitter(rate: 20_000) { _, cell in cell.beginTime = 1 }, at: 6)
        #expect(shown.count == 10_000)
        #expect(shown.first == 1 + (100_000 - 9999) / 20_000 && shown.last == 6)
        #expect(births(emitter(rate: 10_000), at: 4.00005).count == 10_000)
    }

    // MARK: Rates that change

    /// An emitter that has sent out four a second up to `end`, where `count` of them were born, and `rate` since.
    private func changed(at end: Double, count: Double, rate: Double, life: Float = 10) -> EmitterProperties {
        emitter(life: life) { emitter, _ in
            emitter.emissions = [
                [EmissionSpan(start: 0, count: 0, rate: 4), EmissionSpan(start: end, count: count, rate: rate)]
            ]
        }
    }

    @Test("after a change of the rate they go on with the part of a particle that was under way")
    func spans() {
        // 4.4 at 1.1; the sixth, number 5, 0.6 particles later.
        let emitter = changed(at: 1.1, count: 4.4, rate: 2)
        #expect(births(emitter, at: 1.05) == [0, 0.25, 0.5, 0.75, 1])
        #expect(areNear(births(emitter, at: 2), [0, 0.25, 0.5, 0.75, 1, 1.4, 1.9]))
        #expect(areNear(births(changed(at: 1.1, count: 4.4, rate: 2, life: 1), at: 1.95), [1, 1.4, 1.9]))
        // One that falls on the change itself is born once.
        for time in [1, 1.3] {
            #expect(births(changed(at: 1, count: 4, rate: 2), at: time) == [0, 0.25, 0.5, 0.75, 1])
        }
        #expect(births(changed(at: 1, count: 4, rate: 0), at: 3) == [0, 0.25, 0.5, 0.75])
        var later = emitter
        later.emissions = [
            [EmissionSpan(start: 2, count: 0, rate: 4), EmissionSpan(start: 3.1, count: 4.4, rate: 20_000)]
        ]
        #expect(areNear(Array(births(later, at: 3.1).prefix(5)), [2, 2.25, 2.5, 2.75, 3]))
        #expect(births(later, at: 3.15).count == 5 + 1000)
        // Ten thousand of each rate.
        later.emissions[0][0] = EmissionSpan(start: 2, count: 0, rate: 20_000)
        #expect(births(later, at: 3.1).first.map { abs($0 - (3.1 - 10_000 / 20_000)) < 1e-9 } == true)
    }

    @Test("they change until the last of the last rate that is not 0 is gone")
    func changesOfSpans() {
        let stopped = changed(at: 1, count: 4, rate: 0, life: 2)
        #expect(stopped.nextChange(after: 2.9) == .continuous && stopped.nextChange(after: 3) == .never)
        let faster = changed(at: 1, count: 4, rate: 8, life: 2)
        #expect(faster.nextChange(after: 30) == .continuous)
        var later = faster
        later.emissions[0][0] = EmissionSpan(start: 0, count: 0, rate: 0)
        #expect(later.nextChange(after: 0.5) == .at(1) && later.nextChange(after: 1) == .continuous)
    }

    private func layer(_ emitter: EmitterProperties, _ animations: [RenderAnimation] = []) -> RenderLayer {
        Layers.layer(.zero, animations: animations) { $0.emitter = emitter }
    }

    /// `emitter` at another rate as it is committed at `time`.
    private func committed(
        _ emitter: EmitterProperties, rate: Float, at time: Double, _ change: (inout EmitterCell) -> Void = { _ in }
    ) -> EmitterProperties {
        var next = emitter
        next.emissions = []
        next.cells[0].birthRate = rate
        change(&next.cells[0])
        return next.continuing(layer(emitter), with: [], at: time)
    }

    @Test("a commit with another rate counts what was born until then")
    func commits() {
        let begun = emitter { _, cell in cell.beginTime = 1 }
        let slower = committed(begun, rate: 1, at: 3.25)
        let (first, second) = (EmissionSpan(start: 1, count: 0, rate: 4), EmissionSpan(start: 3.25, count: 9, rate: 1))
        #expect(slower.emissions == [[first, second]])
        let faster = committed(slower, rate: 2, at: 4)
        #expect(faster.emissions == [[first, second, EmissionSpan(start: 4, count: 9.75, rate: 2)]])
        // A clock that went back begins no span before the last one.
        #expect(
            committed(slower, rate: 2, at: 3).emissions
                == [[first, second, EmissionSpan(start: 3.25, count: 9, rate: 2)]])
        // The first rate ended a lifetime before, or more.
        #expect(committed(slower, rate: 2, at: 4.25).emissions[0].count == 3)
        #expect(
            committed(slower, rate: 2, at: 4.5).emissions
                == [[second, EmissionSpan(start: 4.5, count: 10.25, rate: 2)]])
        #expect(committed(slower, rate: 1, at: 9).emissions == [[first, second]])
    }

    @Test("a cell that is another one, begins at another time or has not begun has no past")
    func newCells() {
        let begun = emitter { _, cell in cell.beginTime = 1 }
        let slower = committed(begun, rate: 1, at: 3.25)
        #expect(committed(slower, rate: 2, at: 4) { $0.id = .unique() }.emissions == [[]])
        #expect(committed(slower, rate: 2, at: 4) { $0.beginTime = 2 }.emissions == [[]])
        #expect(committed(begun, rate: 2, at: 1).emissions == [[]])
        #expect(committed(slower, rate: 1, at: 1).emissions == [[]])
        #expect(committed(slower, rate: 2, at: .infinity).emissions == slower.emissions)
        #expect(slower.continuing(Layers.layer(.zero), with: [], at: 4) == slower)
        let move = Layers.basic(.emitterPosition, from: .point(.zero), to: .point(.zero))
        let empty = EmitterProperties()
        #expect(empty.continuing(layer(empty, [move]), with: [], at: 4) == empty)
        var more = slower
        more.cells.append(EmitterCell())
        #expect(more.continuing(layer(slower), with: [], at: 4).emissions == [slower.emissions[0], []])
    }

    // MARK: Animated rates

    /// 1 / 64 s.
    private let stretch = 1.0 / 64

    /// The births of an emitter at rest whose rate is another one before `end`.
    private func animated(
        _ rate: Float, from begin: Double = 0, before end: Double, life: Float = 1, at time: Double
    ) -> [Double] {
        let rest = emitter(rate: 0, life: life) { _, cell in cell.beginTime = begin }
        var moving = rest
        moving.cells[0].birthRate = rate
        return rest.particles(at: time, hasRateOfTime: true) { $0 < end ? moving : rest }.map(\.birth)
    }

    @Test("an animated rate sends out its part in each 64th of a second, evenly")
    func stretches() {
        let quarter = stretch / 4
        // Two each: after a quarter and after three.
        let expected = [1, 3, 5, 7].map { $0 * quarter }
        #expect(areNear(animated(128, before: 2 * stretch, at: 0.5), expected))
        #expect(areNear(animated(128, before: 2 * stretch, at: 5.5 * quarter), Array(expected[..<3])))
        #expect(areNear(animated(128, before: 2 * stretch, at: 0), []))
        // A lifetime after the first three.
        #expect(areNear(animated(128, before: 2 * stretch, at: 1 + 6 * quarter), [7 * quarter]))
        #expect(animated(128, before: 2 * stretch, at: 1.04).isEmpty)
        #expect(areNear(animated(128, from: 3, before: 3 + 2 * stretch, at: 3.5), expected.map { $0 + 3 }))
        let last = animated(128, from: 3, before: 3 + 2 * stretch, at: 4 + 6 * quarter)
        #expect(areNear(last, [3 + 7 * quarter]))
        // As many as there can be, however many there should.
        #expect(animated(1e6, before: stretch, at: 0.5).count == 256)
        #expect(animated(256 * 64, before: stretch, at: 0.5).count == 256)
        #expect(animated(255 * 64, before: stretch, at: 0.5).count == 255)
    }

    @Test("a rate below one in a 64th of a second comes true on the whole")
    func chance() {
        // 24 a second for 40 seconds: 3 of 8 stretches have one, give or take five deviations.
        let count = animated(24, before: 40, life: 100, at: 50).count
        #expect(abs(Double(count) - 960) < 5 * (2560 * 0.375 * 0.625).squareRoot())
        #expect(animated(24, before: 40, life: 100, at: 50) == animated(24, before: 40, life: 100, at: 50))
    }

    @Test("what has the rate of now is sent out as ever, while another one was animated")
    func bothRates() {
        let (rest, fast) = (emitter(life: 2), emitter(rate: 128, life: 2))
        let shown = rest.particles(at: 1.1, hasRateOfTime: true) { $0 >= 0.5 && $0 < 0.5 + stretch ? fast : rest }
        let quarter = stretch / 4
        // Without the one at 0.5, when the rate was another one.
        #expect(areNear(shown.map(\.birth), [0, 0.25, 0.75, 1, 0.5 + quarter, 0.5 + 3 * quarter]))
    }

    @Test("animations that are gone count for the particles that began under them, as long as these live")
    func pastMotion() throws {
        let move = Layers.basic(.emitterPosition, from: .point(.zero), to: .point(CGPoint(x: 8, y: 0)))
        let fades = Layers.basic(.opacity, from: .scalar(0), to: .scalar(1))
        let emitter = emitter(life: 2)
        let stopped = emitter.continuing(layer(emitter, [move, fades]), with: [fades], at: 0.6)
        #expect(stopped.past == [PastMotion(until: 0.6, animations: [move])])
        #expect(emitter.continuing(layer(emitter, [move]), with: [move], at: 0.6).past == [])
        #expect(emitter.continuing(layer(emitter, [move]), with: [], at: .infinity).past == [])
        #expect(self.emitter(life: 0).continuing(layer(emitter, [move]), with: [], at: 0.6).past == [])
        #expect(stopped.remembersAnyone(at: 2.59) && !stopped.remembersAnyone(at: 2.6))
        #expect(!emitter.remembersAnyone(at: 0))
        var empty = stopped
        empty.cells = []
        #expect(empty.remembersAnyone(at: 0.59) && !empty.remembersAnyone(at: 0.6))
        let shown = try #require(stopped.particles(of: layer(stopped), at: 0.8))
        #expect(shown.list.map(\.transform.tx) == [0, 2, 4, 0] && shown.change == .continuous)
        let kept = emitter.continuing(layer(stopped), with: [], at: 2.5)
        #expect(kept.past == stopped.past)
        #expect(emitter.continuing(layer(stopped), with: [], at: 2.6).past == [])
    }
}
