import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Keyframes")
struct KeyframeTests {
    private func value(_ keyframe: KeyframeAnimation, at progress: Double, cycle: Double = 0) throws -> Double {
        let prepared = keyframe.prepared
        let value = try #require(prepared.value(at: progress, cycle: cycle, present: .scalar(100)))
        guard case .scalar(let number) = value else {
            Issue.record("\(value) is no number")
            return .nan
        }
        return number
    }

    private func hill(_ mode: KeyframeAnimation.CalculationMode = .cubic) -> KeyframeAnimation {
        KeyframeAnimation(property: .zPosition, values: [0, 1, 0].map { .scalar($0) }, calculationMode: mode)
    }

    /// Source: docs/sources/layers.md, Keyframes and groups.
    @Test("tension 1 comes to rest in its values, 0 is a Catmull-Rom spline")
    func tension() throws {
        var keyframe = hill()
        #expect(abs(try value(keyframe, at: 0.25) - 0.5625) < 1e-12)
        keyframe.tensions = [1, 1, 1]
        #expect(abs(try value(keyframe, at: 0.25) - 0.5) < 1e-12)
    }

    @Test("continuity and bias shape the tangents as Kochanek and Bartels have it")
    func continuityAndBias() throws {
        // Values 0, 1, 3 at the first half's middle: h00 p0 + h10 m0 + h01 p1 + h11 m1 with h = 1/2, 1/8, 1/2, -1/8.
        var keyframe = KeyframeAnimation(
            property: .zPosition, values: [0, 1, 3].map { .scalar($0) }, calculationMode: .cubic)
        let start = 0.5
        #expect(abs(try value(keyframe, at: 0.25) - (0.5 + start / 8 - 1.5 / 8)) < 1e-12)
        // Bias 1 at the middle value: its tangent is the way before alone, (1+b)/2 * 1 + (1-b)/2 * 2 = 1.
        keyframe.biases = [0, 1, 0]
        #expect(abs(try value(keyframe, at: 0.25) - (0.5 + start / 8 - 1.0 / 8)) < 1e-12)
        // Continuity -1: the arriving tangent is (1-c)/2 * 1 + (1+c)/2 * 2 = 1, the leaving one the way after, 2.
        keyframe.biases = []
        keyframe.continuities = [0, -1, 0]
        #expect(abs(try value(keyframe, at: 0.25) - (0.5 + start / 8 - 1.0 / 8)) < 1e-12)
        // Second half's middle: ends 1 and 3, tangents 2 and, at the end, (3 - 1) / 2.
        #expect(abs(try value(keyframe, at: 0.75) - (2 + 2.0 / 8 - 1.0 / 8)) < 1e-12)
    }

    @Test("parameters that are missing count as 0, those too many are left out")
    func shortLists() throws {
        var keyframe = hill()
        keyframe.tensions = [0, 0, 0, 9, 9]
        #expect(abs(try value(keyframe, at: 0.25) - 0.5625) < 1e-12)
        keyframe.tensions = [1]
        // Only the tangent at the first value vanishes; it was 1/2, and weighs 1/8.
        #expect(abs(try value(keyframe, at: 0.25) - (0.5625 - 0.0625)) < 1e-12)
    }

    /// Source: docs/sources/layers.md, Keyframes and groups.
    @Test("paced keyframes ignore key times and timing functions, and go equal ways in equal times")
    func paced() throws {
        var keyframe = KeyframeAnimation(
            property: .zPosition, values: [0, 10, 110].map { .scalar($0) }, keyTimes: [0, 0.9, 1],
            calculationMode: .paced)
        keyframe.timingFunctions = [.easeIn, .easeOut]
        #expect(abs(try value(keyframe, at: 0.5) - 55) < 1e-9)
        #expect(abs(try value(keyframe, at: 0.1) - 11) < 1e-9)
        for (progress, wanted) in [(-0.5, 0.0), (0, 0), (1, 110), (1.5, 110)] {
            #expect(try value(keyframe, at: progress) == wanted)
        }
    }

    @Test("paced values that are all the same, or have no distance, are no trouble")
    func pacedWithoutDistance() throws {
        let same = KeyframeAnimation(
            property: .zPosition, values: [.scalar(4), .scalar(4), .scalar(4)], calculationMode: .paced)
        for progress in [0, 0.3, 1] { #expect(try value(same, at: progress) == 4) }
        // Transforms are spaced evenly, however far apart they are.
        let moves = KeyframeAnimation(
            property: .transform, values: [0, 1, 100].map { .transform(.translation(CGFloat($0), 0, 0)) },
            calculationMode: .paced
        ).prepared
        #expect(moves.value(at: 0.25, cycle: 0, present: .scalar(0)) == .transform(.translation(0.5, 0, 0)))
        #expect(moves.value(at: 0.75, cycle: 0, present: .scalar(0)) == .transform(.translation(50.5, 0, 0)))
    }

    @Test("a paced curve is gone through at one speed")
    func cubicPaced() throws {
        let corners = [(0, 0), (10, 40), (80, 45), (85, 5)].map { AnimationValue.point(CGPoint(x: $0.0, y: $0.1)) }
        let curve = KeyframeAnimation(property: .position, values: corners, calculationMode: .cubicPaced).prepared
        let stops = try (0...100).map { step in
            try #require(curve.value(at: Double(step) / 100, cycle: 0, present: .scalar(0)))
        }
        let steps = try zip(stops, stops.dropFirst()).map { try #require($0.distance(to: $1)) }
        let mean = steps.reduce(0, +) / Double(steps.count)
        for step in steps { #expect(abs(step / mean - 1) < 0.01) }
        #expect(stops.first == corners.first && stops.last == corners.last)
    }

    @Test("cumulative keyframes add the last value once a cycle, additive ones what lies beneath")
    func cumulative() throws {
        var keyframe = KeyframeAnimation(property: .zPosition, values: [.scalar(1), .scalar(3)])
        keyframe.isCumulative = true
        #expect(try value(keyframe, at: 0.5, cycle: 2) == 2 + 2 * 3)
        keyframe.isAdditive = true
        #expect(try value(keyframe, at: 0.5, cycle: 2) == 100 + 2 + 2 * 3)
        keyframe.calculationMode = .discrete
        #expect(try value(keyframe, at: 0.5, cycle: 1) == 100 + 3 + 3)
    }

    @Test("key times that break a rule are ignored")
    func invalidTimes() throws {
        for times in [
            [], [0], [0, 1], [0, 0.9, 0.8], [-0.1, 0.5, 1], [0, 0.5, 1.1], [0, 0.9, 0.95, 1], [0, .nan, 1],
        ] {
            var keyframe = hill(.linear)
            keyframe.keyTimes = times
            #expect(try value(keyframe, at: 0.25) == 0.5, "\(times)")
        }
    }

    @Test("values hold before the first key time and after the last one, and change at once between two the same")
    func keyTimes() throws {
        var keyframe = KeyframeAnimation(
            property: .zPosition, values: [0, 10, 20, 40].map { .scalar($0) }, keyTimes: [0.2, 0.4, 0.4, 0.8])
        func values(_ progress: [Double]) throws -> [Double] { try progress.map { try value(keyframe, at: $0) } }
        let held = try values([-0.1, 0, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.1])
        for (value, expected) in zip(held, [0.0, 0, 0, 5, 20, 30, 40, 40, 40]) {
            #expect(abs(value - expected) < 1e-12)
        }
        // What begins at 0 and ends at 1 goes on beyond, where a curve overshoots.
        keyframe.keyTimes = [0, 0.5, 0.5, 1]
        for (value, expected) in zip(try values([-0.1, 0, 0.25, 0.5, 0.75, 1, 1.1]), [-2.0, 0, 5, 20, 30, 40, 44]) {
            #expect(abs(value - expected) < 1e-12)
        }
        keyframe.keyTimes = nil
        for (value, expected) in zip(try values([-0.1, 0, 0.5, 1, 1.1]), [-3.0, 0, 15, 40, 46]) {
            #expect(abs(value - expected) < 1e-12)
        }
        // Each way has a curve of its own.
        keyframe.timingFunctions = [.linear, TimingFunction(c1x: 1, c1y: 0, c2x: 1, c2y: 0)]
        #expect(abs(try value(keyframe, at: 1 / 6.0) - 5) < 1e-12)
        #expect(abs(try value(keyframe, at: 5 / 6.0) - 30) < 1e-12)
        #expect(try value(keyframe, at: 0.5) < 13)
    }

    @Test("paced values that stay for a while come to no harm, before the first one and after the last")
    func pacedRests() throws {
        let keyframe = KeyframeAnimation(
            property: .zPosition, values: [5, 5, 15, 15, 25, 25].map { .scalar($0) }, calculationMode: .paced)
        for (progress, number) in [(-0.5, 5.0), (0, 5), (0.25, 10), (0.5, 15), (0.75, 20), (1, 25), (1.5, 25)] {
            #expect(try value(keyframe, at: progress) == number)
        }
    }

    @Test("a paced way whose length is beyond all numbers is spaced evenly")
    func pacedBeyondNumbers() throws {
        let values: [AnimationValue] = [0, 1e308, 0].map { .scalar($0) }
        let keyframe = KeyframeAnimation(property: .zPosition, values: values, calculationMode: .paced)
        #expect(try value(keyframe, at: 0.25) == 0.5e308)
        #expect(try value(keyframe, at: 0.75) == 0.5e308)
    }

    @Test("lists of colours go over colour by colour, from each keyframe to the next")
    func colorLists() {
        var properties = LayerProperties()
        var gradient = GradientProperties()
        gradient.colors = [.black, .white].map { CGColor(rgba: $0) }
        properties.gradient = gradient
        let lists = [[0.0, 0.25], [1, 0.5], [0.5, 0]].map { list in
            AnimationValue.colors(list.map { RGBA(r: $0, g: 0, b: 0) })
        }
        let animation = RenderAnimation(
            timing: Layers.timing(), isRemovedOnCompletion: false,
            content: .keyframe(KeyframeAnimation(property: .colors, values: lists)))
        for (time, reds) in [(0, [0, 0.25]), (0.25, [0.5, 0.375]), (0.5, [1, 0.5]), (0.75, [0.75, 0.25])] {
            let colors = reds.map { CGColor(rgba: RGBA(r: $0, g: 0, b: 0)) }
            #expect(properties.applying([animation], at: time).gradient?.colors == colors, "at \(time)")
        }
    }
}

@Suite("Contents that fade into each other")
struct ContentsBlendTests {
    private let box = CGRect(x: 3, y: 4, width: 8, height: 8)

    private func fade(_ from: CGImage?, _ to: CGImage?) -> RenderTree {
        let fade = Layers.basic(.contents, from: .image(from), to: .image(to))
        return Layers.tree(20, 20, [Layers.layer(box, animations: [fade])])
    }

    private func pixel(_ tree: RenderTree, at time: Double) throws -> [Double] {
        let pixel = try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: 1)).pixel(x: 5, y: 6)
        return [24, 16, 8, 0].map { Double(pixel >> $0 & 255) / 255 }
    }

    @Test("between two opaque images every image is opaque, its colours as far as the time")
    func opaque() throws {
        let tree = fade(
            Layers.image(8, RGBA(r: 1, g: 0, b: 0, a: 1)), Layers.image(8, RGBA(r: 0, g: 0, b: 1, a: 1)))
        for step in 0..<20 {
            let time = Double(step) / 20
            let parts = try pixel(tree, at: time)
            #expect(parts[0] == 1, "at \(time)")
            #expect(abs(parts[1] - (1 - time)) < 0.005 && parts[2] == 0 && abs(parts[3] - time) < 0.005)
        }
    }

    @Test("an image fades out of nothing and into nothing")
    func nothing() throws {
        let image = Layers.image(8, RGBA(r: 1, g: 1, b: 1, a: 1))
        #expect(abs(try pixel(fade(nil, image), at: 0.25)[0] - 0.25) < 0.005)
        #expect(abs(try pixel(fade(image, nil), at: 0.25)[0] - 0.75) < 0.005)
    }

    @Test("a translucent layer of two fading images lets through what its opacity says")
    func translucent() throws {
        let fade = Layers.basic(
            .contents, from: .image(Layers.image(8, .black)), to: .image(Layers.image(8, RGBA(r: 1, g: 1, b: 1, a: 1))))
        let tree = Layers.tree(20, 20, [Layers.layer(box, opacity: 0.5, animations: [fade])])
        #expect(abs(try pixel(tree, at: 0.5)[0] - 0.5) < 0.01)
    }

    @Test("images of different sizes each stand by their own gravity")
    func sizes() throws {
        let fade = Layers.basic(
            .contents, from: .image(Layers.image(2, .black)), to: .image(Layers.image(6, .black)))
        let layer = Layers.layer(box, animations: [fade]) { $0.contentsGravity = .center }
        let bitmap = try #require(
            OffscreenRenderer.bitmap(of: Layers.tree(20, 20, [layer]), at: 0.25, scale: 1))
        #expect(bitmap.count { $0 >> 24 == 255 } == 4)
        #expect(bitmap.count { $0 >> 24 > 0 } == 36)
    }
}
