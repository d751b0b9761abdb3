import CoreGraphics
import Testing
import UIKit

@testable import QuartzCore

@Suite("UIGlassEffect")
@MainActor
struct UIGlassEffectTests {
    @Test("glass blurs what lies behind it, in its colour or a material's, and none does not")
    func looks() throws {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        #expect(view.layer.backdropBlur > 0 && view.layer.backgroundColor != nil)
        let clear = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        let alphas = [view, clear].map { $0.layer.backgroundColor?.alpha ?? 0 }
        #expect(alphas[1] < alphas[0])
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.effect = tinted
        #expect(view.layer.backgroundColor?.components?.first == 1)
        view.effect = nil
        #expect(view.layer.backdropBlur == 0 && view.layer.backgroundColor == nil)
    }
}
