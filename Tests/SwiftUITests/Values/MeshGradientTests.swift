import CoreGraphics
import Testing

@testable import SwiftUI

@Suite("Mesh gradients")
@MainActor
struct MeshGradientTests {
    private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private static let inks = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .white,
    ]

    private func image(_ mesh: MeshGradient) -> Snapshot { Snapshot(mesh, size: CGSize(width: 80, height: 80)) }

    /// Whether the pixel has these parts, 0...1, within `tolerance`.
    private func shows(
        _ shown: Snapshot, _ x: Int, _ y: Int, _ wanted: (Double, Double, Double), _ tolerance: Double = 0.04
    ) throws -> Bool {
        let pixel = try #require(Int(try shown(x, y), radix: 16))
        let parts = [pixel >> 16, pixel >> 8 & 255, pixel & 255].map { Double($0) / 255 }
        return zip(parts, [wanted.0, wanted.1, wanted.2]).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test("corners have their colours, and the middle the mean of all")
    func middle() throws {
        for smooths in [true, false] {
            let bitmap = image(
                MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.inks, smoothsColors: smooths))
            #expect(try shows(bitmap, 0, 0, (1, 0, 0)) && shows(bitmap, 79, 0, (0, 1, 0)))
            #expect(try shows(bitmap, 0, 79, (0, 0, 1)) && shows(bitmap, 79, 79, (1, 1, 1)))
            #expect(try shows(bitmap, 40, 40, (0.5, 0.5, 0.5)))
            // A quarter of the way: 1/4, or 5/32 where colours change smoothly.
            let part = smooths ? 5.0 / 32 : 0.25
            #expect(try shows(bitmap, 20, 0, (1 - part, part, 0)))
        }
    }

    @Test("where the grid is not there is the background, and no gap is in it")
    func background() throws {
        let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
        let white = Array(repeating: Color.white, count: 4)
        let mesh = MeshGradient(width: 2, height: 2, points: points, colors: white, background: .red)
        let bitmap = image(mesh)
        #expect(try shows(bitmap, 10, 40, (1, 0.23, 0.19), 0.1))
        for x in 22..<58 { #expect(try shows(bitmap, x, x, (1, 1, 1))) }
    }

    @Test("lines run smoothly through points, and bend as a program says")
    func lines() throws {
        // The middle point of the middle row lies high: the lines beside it rise to it in a curve, not straight.
        var points: [SIMD2<Float>] = []
        for y in [0, 0.5, 1] as [Float] { for x in [0, 0.5, 1] as [Float] { points.append([x, y]) } }
        points[4] = [0.5, 0.2]
        let colors = (0..<9).map { $0 < 3 ? Color.black : .white }
        let bitmap = image(MeshGradient(width: 3, height: 3, points: points, colors: colors, smoothsColors: false))
        #expect(try shows(bitmap, 40, 24, (1, 1, 1)))
        #expect(try !shows(bitmap, 2, 24, (1, 1, 1), 0.3))
        func bent(_ by: Float) -> MeshGradient {
            let bezier = Self.corners.map { point in
                MeshGradient.BezierPoint(
                    position: point, leadingControlPoint: point - [0.33, -by], topControlPoint: point - [0, 0.33],
                    trailingControlPoint: point + [0.33, by], bottomControlPoint: point + [0, 0.33])
            }
            return MeshGradient(
                width: 2, height: 2, bezierPoints: bezier, colors: Array(repeating: .white, count: 4),
                background: .black)
        }
        #expect(try shows(image(bent(0)), 40, 2, (1, 1, 1)))
        #expect(try shows(image(bent(0.2)), 40, 2, (0, 0, 0)))
    }

    @Test("numbers that do not fit show the background, and nothing ends")
    func misfits() throws {
        for mesh in [
            MeshGradient(width: 3, height: 2, points: Self.corners, colors: Self.inks, background: .black),
            MeshGradient(width: 1, height: 4, points: Self.corners, colors: Self.inks, background: .black),
            MeshGradient(
                width: 2, height: 2, points: [[-1e30, 0], [1, 0], [0, 1], [1, 1]], colors: Self.inks, background: .black
            ),
            MeshGradient(width: .max, height: .max, points: [], colors: [], background: .black),
            MeshGradient(
                width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, 1], [1, 1]], colors: Self.inks,
                background: .black),
        ] {
            #expect(try shows(image(mesh), 40, 40, (0, 0, 0)))
        }
    }
}
