import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("What hides what is behind it")
struct CoversTests {
    private let all = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func next(_ layers: [RenderLayer]) -> NextChange {
        Layers.tree(100, 100, layers).nextChange(after: 0)
    }

    private func spinner(_ frame: CGRect) -> RenderLayer {
        Layers.layer(frame, animations: [Layers.steps(8, size: 20)])
    }

    @Test("a point at a cover's edges does not count, save at the surface's")
    func edges() {
        let cover = Layers.layer(CGRect(x: 20, y: 20, width: 40, height: 40), color: .black)
        let inside = CGRect(x: 21, y: 21, width: 38, height: 38)
        #expect(next([spinner(inside), cover]) == .never)
        for (dx, dy) in [(-0.5, 0.0), (0.5, 0), (0, -0.5), (0, 0.5)] {
            #expect(next([spinner(inside.offsetBy(dx: dx, dy: dy)), cover]) == .at(0.125))
        }
        #expect(next([spinner(all), Layers.layer(all, color: .black)]) == .never)
        #expect(next([spinner(all), Layers.layer(all.insetBy(dx: -9, dy: -9), color: .black)]) == .never)
        for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
            let shifted = Layers.layer(all.offsetBy(dx: dx, dy: dy), color: .black)
            #expect(next([spinner(all), shifted]) == .at(0.125))
        }
    }

    @Test("the largest four hide, wherever they are among smaller ones")
    func largest() {
        let small = (0..<6).map { Layers.layer(CGRect(x: $0 * 15, y: 80, width: 10, height: 10), color: .black) }
        let cover = Layers.layer(CGRect(x: 5, y: 5, width: 60, height: 60), color: .black)
        let hidden = spinner(CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(next([hidden] + small + [cover]) == .never)
        #expect(next([hidden, cover] + small) == .never)
    }

    @Test("what a layer that covers cuts off at upright edges hides as far as it is left")
    func cutOff() {
        let page = Layers.layer(all, color: .black)
        func cut(_ change: (inout LayerProperties) -> Void) -> RenderLayer {
            Layers.layer(CGRect(x: 0, y: 0, width: 50, height: 100), sublayers: [page]) {
                $0.masksToBounds = true
                change(&$0)
            }
        }
        let left = spinner(CGRect(x: 10, y: 40, width: 20, height: 20))
        #expect(next([left, cut { _ in }]) == .never)
        #expect(next([spinner(CGRect(x: 40, y: 40, width: 20, height: 20)), cut { _ in }]) == .at(0.125))
        #expect(next([left, cut { $0.cornerRadius = 1 }]) == .at(0.125))
        #expect(next([left, cut { $0.transform = .rotation(0.1, 0, 0, 1) }]) == .at(0.125))
        #expect(next([left, cut { $0.blendMode = .multiply }]) == .at(0.125))
    }

    @Test("a first layer hides a rectangle of pixels if it is opaque, upright, square and around all of it")
    func beginsOpaque() {
        let rect = PixelRect(x: 10, y: 10, width: 20, height: 20)
        func begins(_ layer: RenderLayer, scale: CGFloat = 1) -> Bool {
            Layers.tree(100, 100, [layer, Layers.layer(all, color: .black)]).sample(at: 0)
                .beginsOpaque(in: rect, scale: scale)
        }
        func layer(_ frame: CGRect, _ change: (inout LayerProperties) -> Void = { _ in }) -> RenderLayer {
            Layers.layer(frame, color: .white, change: change)
        }
        let just = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(begins(layer(all)) && begins(layer(just)))
        #expect(begins(layer(just.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))), scale: 2))
        #expect(!begins(layer(just), scale: 2))
        #expect(!begins(layer(just.offsetBy(dx: 0.5, dy: 0))))
        #expect(!begins(layer(all) { $0.cornerRadius = 1 }))
        #expect(!begins(layer(all) { $0.opacity = 0.5 }))
        #expect(!begins(layer(all) { $0.masksToBounds = true }))
        #expect(!begins(layer(all) { $0.transform = .rotation(0.1, 0, 0, 1) }))
        #expect(!begins(layer(all) { $0.backgroundColor = CGColor(rgba: RGBA(r: 1, g: 1, b: 1, a: 0.9)) }))
        // What draws nothing does not matter.
        #expect(begins(Layers.layer(all, sublayers: [layer(all)]) { $0.isDoubleSided = false }))
        #expect(!Layers.tree(100, 100, []).sample(at: 0).beginsOpaque(in: rect, scale: 1))
    }
}
