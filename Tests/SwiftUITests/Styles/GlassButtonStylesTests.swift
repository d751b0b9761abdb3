import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

@Suite("Buttons of glass")
@MainActor struct GlassButtonStylesTests {
    private func layers(_ button: some View) -> [CALayer] {
        let view = UIHostingController(rootView: button).view
        view?.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        view?.layoutIfNeeded()
        func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
        return view.map { all($0.layer) } ?? []
    }

    @Test("glass blurs what lies behind a button, and prominent glass is the tint")
    func looks() {
        let container = GlassEffectContainer(spacing: 8) { Button("Send") {}.buttonStyle(.glass) }
        #expect(layers(container).contains { $0.backdropBlur > 0 })
        #expect(layers(Button("Send") {}.buttonStyle(.glass(.clear))).contains { $0.backdropBlur > 0 })
        #expect(!layers(Button("Send") {}.buttonStyle(.glassProminent)).contains { $0.backdropBlur > 0 })
    }

    @Test("a circle is as wide as it is high where the environment asks for one")
    func outline() {
        let button = Button("A") {}.buttonStyle(.glass).buttonBorderShape(.circle)
        let size = UIHostingController(rootView: button).sizeThatFits(in: CGSize(width: 500, height: 500))
        #expect(size.width == size.height)
    }
}
