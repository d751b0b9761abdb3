import OctantBase
import QuartzCore
import RenderServer
import Testing

@Suite("Emitter layers")
struct CAEmitterLayerTests {
    /// A scene at time 100 with an emitter at (100, 100) whose one cell begins then.
    private func scene(
        _ change: (CAEmitterLayer, CAEmitterCell) -> Void
    ) throws -> (LayerScene, CAEmitterLayer) {
        let scene = LayerScene()
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        layer.frame = scene.root.bounds
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        cell.name = "spark"
        (cell.contents, cell.birthRate, cell.lifetime, cell.beginTime) = (try smallImage(), 1, 10, 100)
        change(layer, cell)
        layer.emitterCells = [cell]
        scene.root.addSublayer(layer)
        return (scene, layer)
    }

    @Test("the defaults are Core Animation's")
    func defaults() {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1)
        #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
        #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.color == .white && cell.isEnabled)
    }

    @Test("a particle flies as velocity, direction and acceleration say, for its lifetime")
    func flight() throws {
        let (scene, _) = try scene { _, cell in
            (cell.velocity, cell.emissionLongitude, cell.yAcceleration) = (20, .pi, 10)
            (cell.birthRate, cell.lifetime) = (0.1, 3)
        }
        #expect(try scene.image(at: 99.9).inked == 0)
        for t in [0.0, 1, 2] {
            let shown = try scene.image(at: 100 + t)
            #expect(shown.inked == 16)
            let (x, y) = (100 - Int(20 * t), 100 + Int(5 * t * t))
            #expect(shown.pixel(x: x, y: y) == 0xFFFF_FFFF && shown.pixel(x: x - 2, y: y - 2) == 0xFFFF_FFFF)
        }
        #expect(try scene.image(at: 103).inked == 0)
    }

    @Test("as many particles are there as were born and have not died")
    func number() throws {
        // Each has a position of its own: one a second, 10 points a second to the right.
        let (scene, layer) = try scene { _, cell in (cell.velocity, cell.lifetime) = (10, 4) }
        #expect(try scene.image(at: 102.5).inked == 3 * 16)
        #expect(try scene.image(at: 107.5).inked == 4 * 16)
        layer.birthRate = 0
        #expect(try scene.image(at: 107.5).inked == 0)
        layer.birthRate = 1
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0)
        #expect(try scene.image(at: 107.5).inked == 0)
    }

    @Test(
        "particles live on when the birth rate becomes 0, and others follow when it comes back",
        arguments: [true, false])
    func stopping(ofCell: Bool) throws {
        let (scene, layer) = try scene { _, cell in cell.velocity = 10 }
        func set(_ rate: Float) {
            if ofCell {
                layer.setValue(rate, forKeyPath: "emitterCells.spark.birthRate")
            } else {
                layer.birthRate = rate
            }
        }
        scene.run(3.5)
        // Born at 100, 101, 102 and 103.
        set(0)
        #expect(try scene.image(at: 103.5).inked == 4 * 16)
        #expect(try scene.image(at: 109).inked == 4 * 16)
        #expect(try scene.image(at: 111.5).inked == 2 * 16)
        #expect(try scene.image(at: 113.1).inked == 0)
        let tree = try #require(scene.context.newest)
        #expect(tree.nextChange(after: 112) == .continuous && tree.nextChange(after: 114) == .never)
        scene.run(16.5)
        set(2)
        // Half a particle was under way: the next begin at 120.25 and 120.75.
        #expect(try scene.image(at: 120.2).inked == 0)
        #expect(try scene.image(at: 121.15).inked == 2 * 16)
        scene.run(2)
        let shown = try scene.image(at: 122.05)
        // A new cell has no past.
        let cell = CAEmitterCell()
        (cell.contents, cell.birthRate, cell.lifetime, cell.beginTime) = (try smallImage(), 1, 10, 122)
        layer.emitterCells = [cell]
        #expect(shown.inked == 4 * 16)
        #expect(try scene.image(at: 122).inked == 16)
    }

    @Test("scale, colour and their speeds go on from a particle's birth")
    func appearance() throws {
        let (scene, _) = try scene { _, cell in
            (cell.birthRate, cell.scale, cell.scaleSpeed) = (0.1, 1, 1)
            cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            (cell.alphaSpeed, cell.greenSpeed) = (-0.25, 0.25)
        }
        #expect(try scene.image(at: 100).parts(100, 100) == [255, 128, 0, 255])
        let later = try scene.image(at: 102)
        #expect(later.inked >= 144 && later.parts(100, 100) == [128, 128, 0, 128])
        #expect(try scene.image(at: 104).inked == 0)
    }

    @Test("the same seed gives the same particles, another seed others; ranges stay in their bounds")
    func seeds() throws {
        let (scene, layer) = try scene { layer, cell in
            (cell.birthRate, cell.velocity, cell.velocityRange, cell.emissionRange) = (50, 30, 5, .pi / 2)
            (cell.lifetime, cell.scaleRange, cell.redRange) = (1, 0.5, 0.3)
            layer.seed = 1
        }
        let first = try scene.image(at: 103.3)
        #expect(try scene.image(at: 103.3) == first)
        // A quarter of a circle about the x axis, at most 35 points away, and half an image's diagonal.
        for y in 0..<200 {
            for x in 0..<200 where first.pixel(x: x, y: y) != 0 {
                let (dx, dy) = (Double(x) - 99.5, Double(y) - 99.5)
                #expect(hypot(dx, dy) < 41 && abs(dy) <= max(0, dx) + 8)
            }
        }
        layer.seed = 2
        #expect(try scene.image(at: 103.3) != first)
    }

    @Test("particles begin on the shape", arguments: ["point", "line", "rectangle", "circle"])
    func shapes(_ name: String) throws {
        let (scene, layer) = try scene { layer, cell in
            (cell.birthRate, cell.lifetime) = (300, 1)
            layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: name)
            layer.emitterSize = CGSize(width: 60, height: 20)
            layer.emitterMode = .surface
        }
        func extent() throws -> CGRect {
            let shown = try scene.image(at: 102)
            var box = CGRect.null
            for y in 0..<200 {
                for x in 0..<200 where shown.pixel(x: x, y: y) != 0 {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return box
        }
        let reach: CGSize =
            switch name {
            case "line": CGSize(width: 60, height: 0)
            case "rectangle": CGSize(width: 60, height: 20)
            case "circle": CGSize(width: 120, height: 120)
            default: .zero
            }
        let box = try extent()
        #expect(abs(box.midX - 100) < 4 && abs(box.midY - 100) < 4)
        #expect(box.width <= reach.width + 6 && box.width > reach.width * 0.9)
        #expect(box.height <= reach.height + 6 && box.height > reach.height * 0.85)
        layer.emitterSize = .zero
        #expect(try extent().width <= 6)
    }

    @Test("additive particles add up")
    func additive() throws {
        let (scene, layer) = try scene { layer, cell in
            (cell.birthRate, cell.lifetime) = (2, 1.2)
            cell.color = CGColor(red: 0.4, green: 0, blue: 0.1, alpha: 1)
            layer.renderMode = .additive
        }
        #expect(try scene.image(at: 101.1).parts(100, 100)[0] == 255)
        #expect(try scene.image(at: 100.6).parts(100, 100)[0] == 204)
        layer.renderMode = .oldestFirst
        #expect(try scene.image(at: 101.1).parts(100, 100)[0] == 102)
    }

    @Test("a particle stays where it was born when the emitter moves")
    func moving() throws {
        let (scene, layer) = try scene { _, cell in cell.lifetime = 10 }
        let move = CABasicAnimation(keyPath: "emitterPosition.x")
        (move.fromValue, move.toValue, move.duration) = (20, 120, 10)
        layer.add(move, forKey: nil)
        scene.run(0)
        let shown = try scene.image(at: 103.5)
        for x in [20, 30, 40, 50] { #expect(shown.pixel(x: x, y: 100) == 0xFFFF_FFFF) }
        #expect(shown.inked == 4 * 16)
    }

    /// The columns of the row of particles at y = 100 that are not empty.
    private func columns(_ shown: Bitmap) -> ClosedRange<Int>? {
        let inked = (0..<shown.width).filter { shown.pixel(x: $0, y: 100) >> 24 != 0 }
        return inked.first.flatMap { first in inked.last.map { first...$0 } }
    }

    @Test(
        "an animated birth rate sends out particles that live on when the animation is gone", arguments: [true, false])
    func animatedBirthRate(ofCell: Bool) throws {
        let (scene, layer) = try scene { layer, cell in
            // Ten a stretch of 1/64 s, so that nothing is left to chance.
            (cell.velocity, cell.lifetime, cell.birthRate) = (100, 0.5, ofCell ? 0 : 640)
            if !ofCell { layer.birthRate = 0 }
        }
        #expect(try scene.image(at: 100.2).inked == 0)
        let burst = CABasicAnimation(keyPath: ofCell ? "emitterCells.spark.birthRate" : "birthRate")
        (burst.fromValue, burst.toValue, burst.duration) = (ofCell ? 640 : 1, ofCell ? 640 : 1, 0.25)
        layer.add(burst, forKey: nil)
        // The images are 4 pixels wide and set out at 100.
        #expect(columns(try scene.image(at: 100.25)) == 98...126)
        let before = try scene.image(at: 100.4)
        #expect(columns(before) == 113...141)
        if ofCell { #expect(layer.presentation()?.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 640) }
        #expect(try #require(scene.context.newest).nextChange(after: 100.1) == .continuous)
        scene.run(0.3)
        #expect(layer.animationKeys() == nil)
        CATransaction.flush()
        let after = try scene.image(at: 100.4)
        #expect(after.withUnsafeBytes { Array($0) } == before.withUnsafeBytes { Array($0) })
        #expect(columns(try scene.image(at: 100.7)) == 143...151)
        let tree = try #require(scene.context.newest)
        #expect(tree.nextChange(after: 100.7) == .continuous && tree.nextChange(after: 101) == .never)
        #expect(try scene.image(at: 100.8).inked == 0)
    }

    @Test("a particle keeps the numbers and the colour that it was born with while they animate")
    func animatedCell() throws {
        let (scene, layer) = try scene { _, cell in (cell.birthRate, cell.lifetime) = (0.5, 3) }
        let color = CAKeyframeAnimation(keyPath: "emitterCells.spark.color")
        (color.values, color.calculationMode, color.duration) = ([CGColor.red, CGColor.blue], .discrete, 2)
        let speed = CABasicAnimation(keyPath: "emitterCells.spark.velocity")
        (speed.fromValue, speed.toValue, speed.duration) = (20, 40, 4)
        for animation in [color, speed] as [CAAnimation] { layer.add(animation, forKey: nil) }
        // Born at 100, red, at 20 points a second; another one at 102, at 30, when the colour is the model's again.
        for gone in [false, true] {
            let shown = try scene.image(at: 102.5)
            #expect(shown.parts(150, 100) == [255, 0, 0, 255] && shown.parts(115, 100) == [255, 255, 255, 255])
            if !gone { scene.run(2.2) }
        }
    }

    @Test("a key path that names no cell, or nothing of one that animates, shows nothing and says so")
    func badCellPaths() throws {
        let (scene, layer) = try scene { _, _ in }
        for path in [
            "emitterCells.none.birthRate", "emitterCells.spark.lifetime", "emitterCells.spark", "emitterCells..number",
        ] {
            nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
            Log.redirected(to: { _ in lines += 1 }) {
                let animation = CABasicAnimation(keyPath: path)
                (animation.fromValue, animation.toValue) = (0, 1)
                layer.add(animation, forKey: nil)
                scene.run(0.1)
            }
            #expect(lines == 1, "\(path)")
        }
    }

    @Test("an emitter is followed frame by frame from its begin on, a silent one not at all")
    func wakes() throws {
        let (scene, layer) = try scene { _, _ in }
        CATransaction.flush()
        let tree = try #require(scene.context.newest)
        #expect(tree.nextChange(after: 90) == .at(100))
        #expect(tree.nextChange(after: 101) == .continuous)
        layer.emitterCells = nil
        CATransaction.flush()
        #expect(try #require(scene.context.newest).nextChange(after: 111) == .never)
    }

    @Test("numbers that make no sense draw what makes sense and never crash")
    func misfits() throws {
        let (scene, layer) = try scene { layer, cell in
            (cell.birthRate, cell.lifetime) = (.nan, .infinity)
            (cell.velocity, cell.scale, cell.spin) = (.infinity, -.infinity, .nan)
            (cell.contentsScale, cell.beginTime) = (-1, .nan)
            layer.emitterPosition = CGPoint(x: CGFloat.nan, y: 0)
        }
        #expect(try scene.image(at: 105).inked == 0)
        layer.setValue(Float.greatestFiniteMagnitude, forKeyPath: "emitterCells.spark.birthRate")
        layer.setValue(1e30, forKeyPath: "emitterCells.spark.lifetime")
        layer.setValue("red", forKeyPath: "emitterCells.spark.color")
        _ = try scene.image(at: 105)
    }
}
