import Testing

@testable import RenderServer

/// The values of the named curves (docs/sources/layers.md, Timing functions), six digits each.
private let abscissae = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]
private let tables: [(name: String, function: TimingFunction, values: [Double])] = [
    (
        "easeIn", .easeIn,
        [
            0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.621861, 0.691634,
            0.839428,
        ]
    ),
    (
        "easeOut", .easeOut,
        [
            0.160572, 0.308366, 0.378140, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.906535, 0.937718,
            0.982973,
        ]
    ),
    (
        "easeInEaseOut", .easeInEaseOut,
        [0.019722, 0.081660, 0.129162, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.870838, 0.918340, 0.980278]
    ),
    (
        "default", .default,
        [
            0.094796, 0.295244, 0.408511, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.960459, 0.975625,
            0.994316,
        ]
    ),
]

@Suite("Timing functions")
struct TimingFunctionTests {
    /// The figures are a mix of exact ones and of quarter points measured on Apple's own solver, which stops a little
    /// early; easeOut at .25 is the one entry that is further than 1e-6 from the exact curve (1.9e-6).
    @Test("the named curves pass through their published points within 1e-6", arguments: 0..<tables.count)
    func publishedTables(index: Int) {
        let table = tables[index]
        for (x, y) in zip(abscissae, table.values) {
            let tolerance = table.name == "easeOut" && x == 0.25 ? 2e-6 : 1e-6
            #expect(abs(table.function.value(at: x) - y) < tolerance, "\(table.name) at \(x)")
        }
    }

    @Test("a custom curve passes through the points measured on Apple's own, as near as Apple solves")
    func customCurve() {
        let curve = TimingFunction(c1x: 0.5, c1y: 0, c2x: 0.5, c2y: 1)
        #expect(abs(curve.value(at: 0.25) - 0.105889) < 4e-6)
        #expect(abs(curve.value(at: 0.75) - 0.894111) < 4e-6)
    }

    /// Apple's solver, as far as its published results show: Newton's method from t = x, which stops when the curve's x
    /// is nearer than some tolerance to the asked one. Every measured quarter point lies within 1e-6 of it; the tables'
    /// other entries lie up to 7e-6 off, so they were computed exactly.
    @Test("a solver that stops at 1e-5 gives Apple's measured points, ours what lies at the end of its way")
    func applesSolver() {
        func stopped(_ curve: TimingFunction, at x: Double) -> Double {
            func cubic(_ a: Float, _ b: Float, _ t: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * Double(a) + 3 * (1 - t) * t * t * Double(b) + t * t * t
            }
            var t = x
            for _ in 0..<8 where abs(cubic(curve.c1x, curve.c2x, t) - x) >= 1e-5 {
                let step = 1e-7
                let slope = (cubic(curve.c1x, curve.c2x, t + step) - cubic(curve.c1x, curve.c2x, t - step)) / (2 * step)
                t -= (cubic(curve.c1x, curve.c2x, t) - x) / slope
            }
            return cubic(curve.c1y, curve.c2y, t)
        }
        var measured = tables.flatMap { table in
            zip(abscissae, table.values).filter { $0.0 == 0.25 || $0.0 == 0.75 }.map { (table.function, $0.0, $0.1) }
        }
        let own = TimingFunction(c1x: 0.5, c1y: 0, c2x: 0.5, c2y: 1)
        measured += [(own, 0.25, 0.105889), (own, 0.75, 0.894111)]
        #expect(measured.count == 10)
        for (curve, x, y) in measured {
            #expect(abs(stopped(curve, at: x) - y) < 1e-6, "\(curve) at \(x)")
            #expect(abs(curve.value(at: x) - stopped(curve, at: x)) < 4e-6)
        }
    }

    @Test("the solve is exact: the curve's own points come back within 1e-9")
    func exactSolve() {
        let curve = TimingFunction.easeOut
        let (c1x, c2x) = (Double(curve.c1x), Double(curve.c2x))
        for step in 0...1000 {
            let t = Double(step) / 1000
            let s = 1 - t
            let x = 3 * s * s * t * c1x + 3 * s * t * t * c2x + t * t * t
            let y = 3 * s * s * t * Double(curve.c1y) + 3 * s * t * t * Double(curve.c2y) + t * t * t
            #expect(abs(curve.value(at: x) - y) < 1e-9)
        }
    }

    @Test("linear is exact, and what lies outside 0...1 is clamped")
    func ends() {
        for x in stride(from: 0.0, through: 1, by: 1 / 64) { #expect(TimingFunction.linear.value(at: x) == x) }
        for function in [TimingFunction.linear, .easeIn, .default] {
            #expect(function.value(at: -0.5) == 0)
            #expect(function.value(at: 1.5) == 1)
            #expect(function.value(at: .nan) == 0)
            #expect(function.value(at: .infinity) == 1)
        }
    }

    @Test("the solved x is right even where the curve is vertical or flat")
    func steepCurves() {
        let corners: [Float] = [0, 0.001, 0.5, 0.999, 1]
        for c1 in corners {
            for c2 in corners {
                // With y = x as control ordinates of the same abscissae, y must come out as x itself.
                let curve = TimingFunction(c1x: c1, c1y: c1.nextUp, c2x: c2, c2y: c2)
                for step in 0...100 {
                    let x = Double(step) / 100
                    #expect(abs(curve.value(at: x) - x) < 1e-6, "(\(c1), \(c2)) at \(x)")
                }
            }
        }
    }

    @Test("curves overshoot when their control points do")
    func overshoot() {
        let back = TimingFunction(c1x: 0.3, c1y: -0.5, c2x: 0.7, c2y: 1.5)
        #expect(back.value(at: 0.1) < 0)
        #expect(back.value(at: 0.9) > 1)
    }

    @Test("control points that are no numbers count as 0, abscissae are clamped")
    func badControlPoints() {
        let curve = TimingFunction(c1x: .nan, c1y: .infinity, c2x: 7, c2y: 1)
        #expect(curve == TimingFunction(c1x: 0, c1y: 0, c2x: 1, c2y: 1))
        #expect(curve.value(at: 0.5) == 0.5)
    }
}
