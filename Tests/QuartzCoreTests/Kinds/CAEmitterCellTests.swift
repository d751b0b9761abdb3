import OctantBase
import QuartzCore
import RenderServer
import TestSupport
import Testing

@Suite("Cells of emitters whose particles emit others")
struct CAEmitterCellTests {
    /// A scene at time 100 with an emitter at (50, 100). Its rocket, which is not seen itself, begins then and flies 20
    /// points a second to the right for 3 seconds; what `change` sets emits from it.
    private func scene(
        _ change: (_ rocket: CAEmitterCell, _ spark: CAEmitterCell) throws -> Void
    ) throws -> (LayerScene, CAEmitterLayer) {
        let scene = LayerScene()
        let (layer, rocket, spark) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
        layer.frame = scene.root.bounds
        layer.emitterPosition = CGPoint(x: 50, y: 100)
        (rocket.birthRate, rocket.lifetime, rocket.beginTime, rocket.velocity) = (0.01, 3, 100, 20)
        (spark.contents, spark.birthRate, spark.lifetime) = (try smallImage(), 1, 2)
        rocket.emitterCells = [spark]
        try change(rocket, spark)
        layer.emitterCells = [rocket]
        scene.root.addSublayer(layer)
        return (scene, layer)
    }

    @Test("particles begin where the one is that emits them, and stay when that has flown on or is gone")
    func places() throws {
        let (scene, _) = try scene { _, _ in }
        // One each second of the rocket's life: at 50, 70 and 90 points.
        #expect(try scene.image(at: 100.5).inked == 16)
        let shown = try scene.image(at: 101.5)
        #expect(shown.inked == 32 && shown.pixel(x: 50, y: 100) != 0 && shown.pixel(x: 70, y: 100) != 0)
        let later = try scene.image(at: 103.5)
        #expect(later.inked == 16 && later.pixel(x: 90, y: 100) != 0)
        #expect(try scene.image(at: 104.5).inked == 0)
    }

    @Test("their begin and duration count from the begin of the particle that emits them: an explosion")
    func explosion() throws {
        let (scene, _) = try scene { _, spark in
            (spark.beginTime, spark.duration, spark.birthRate) = (2, 0.1, 200)
            (spark.velocity, spark.emissionRange, spark.lifetime) = (30, 2 * .pi, 1)
        }
        #expect(try scene.image(at: 101.9).inked == 0)
        let shown = try scene.image(at: 102.6)
        // Twenty of them, on rings about (90, 100), where the rocket was then; one between pixels covers 25.
        #expect(shown.inked > 10 * 16 && shown.inked <= 20 * 25)
        #expect(shown.pixel(x: 92, y: 100) == 0)
        #expect(try scene.image(at: 103.2).inked == 0)
    }

    @Test("cells go on in cells, and a cell that is in itself is cut off and logged")
    func deep() throws {
        let (scene, _) = try scene { rocket, spark in
            let smoke = CAEmitterCell()
            (smoke.contents, smoke.birthRate, smoke.lifetime, smoke.yAcceleration) = (spark.contents, 1, 1, 0)
            spark.contents = nil
            spark.emitterCells = [smoke]
        }
        // Each spark stays where it began and lives two seconds: it lets out smoke at its begin and a second later.
        #expect(try scene.image(at: 100.5).inked == 16)
        #expect(try scene.image(at: 101.5).inked == 2 * 16)
        let lines = try Lines.logged {
            let (scene, _) = try self.scene { rocket, spark in spark.emitterCells = [rocket] }
            _ = try scene.image(at: 101)
        }
        #expect(lines.contains { $0.contains("the innermost are left out") })
    }

    @Test("the duration of a cell of the layer ends what it emits, and then nothing is drawn any more")
    func duration() throws {
        let scene = LayerScene()
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        layer.frame = scene.root.bounds
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        (cell.contents, cell.birthRate, cell.lifetime, cell.beginTime) = (try smallImage(), 1, 2, 100)
        (cell.velocity, cell.duration) = (20, 1.5)
        layer.emitterCells = [cell]
        scene.root.addSublayer(layer)
        #expect(try scene.image(at: 101.2).inked == 2 * 16)
        #expect(try scene.image(at: 102.5).inked == 16)
        #expect(try scene.image(at: 103.5).inked == 0)
        #expect(cell.value(forKey: "duration") as? Double == 1.5)
        cell.duration = -1
        #expect(cell.duration == .infinity && CAEmitterCell().emitterCells == nil)
    }

    @Test("a copy has the cells of its original")
    func copies() {
        let (cell, inner) = (CAEmitterCell(), CAEmitterCell())
        cell.emitterCells = [inner]
        #expect((cell.copy() as? CAEmitterCell)?.emitterCells?.first === inner)
        #expect((cell.value(forKey: "emitterCells") as? [CAEmitterCell])?.first === inner)
    }
}
