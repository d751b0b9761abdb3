import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("The depth of a layer")
struct LayerDepthTests {
    private let box = CGRect(x: 10, y: 20, width: 20, height: 10)

    private func depth(
        _ animations: [RenderAnimation] = [], in space: CATransform3D? = nil,
        _ change: (inout LayerProperties) -> Void = { _ in }
    ) -> CGFloat {
        Layers.layer(box, animations: animations, change: change).depth(at: 0.5, in: space)
    }

    @Test("in a plane it is the position along z, as it is animated at the time")
    func plane() {
        let rises = Layers.basic(.zPosition, from: .scalar(0), to: .scalar(10))
        let moves = Layers.basic(.positionX, from: .scalar(0), to: .scalar(10))
        #expect(depth { $0.zPosition = 3 } == 3)
        #expect(depth([rises]) { $0.zPosition = 3 } == 5)
        #expect(depth([moves, rises]) { $0.zPosition = 3 } == 5)
        #expect(depth([moves]) { $0.zPosition = 3 } == 3)
    }

    @Test("in space it is how near the layer's middle comes to the viewer")
    func space() {
        #expect(depth(in: .identity) { $0.zPosition = 3 } == 3)
        // A quarter of a turn about y: what is 20 to the right comes from 20 behind or before.
        let turned = depth(in: .rotation(.pi / 2, 0, 1, 0))
        #expect(abs(turned + 20) < 1e-9)
        let moves = Layers.basic(.positionX, from: .scalar(0), to: .scalar(10))
        #expect(abs(depth([moves], in: .rotation(.pi / 2, 0, 1, 0)) + 5) < 1e-9)
        let down = depth(in: .rotation(.pi / 2, 1, 0, 0))
        #expect(abs(down - 25) < 1e-9)
        // From an eye at 100, what is at 50 is twice as near.
        var lens = CATransform3D.identity
        lens.m34 = -1 / 100
        #expect(depth(in: lens) { $0.zPosition = 50 } == 100)
        #expect(depth(in: lens) { $0.zPosition = -100 } == -50)
        // Behind the eye.
        #expect(depth(in: lens) { $0.zPosition = 200 } == 200)
        lens.m14 = 0.01
        lens.m24 = 0.04
        // 1 + 0.01 · 20 + 0.04 · 25 - 0.1 is 2.1.
        #expect(abs(depth(in: lens) { $0.zPosition = 10 } - 10 / 2.1) < 1e-9)
    }
}
