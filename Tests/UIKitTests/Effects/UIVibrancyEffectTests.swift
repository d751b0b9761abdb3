import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("UIVibrancyEffect")
@MainActor
struct UIVibrancyEffectTests {
    /// The brightness of a red square over blue on the material `style`, and that of the material beside it, 0...1.
    private func brightness(
        _ style: UIBlurEffect.Style, _ kind: UIVibrancyEffectStyle, appearance: UIUserInterfaceStyle = .light
    ) throws -> (content: Double, material: Double) {
        try Stage.shown(size: CGSize(width: 60, height: 40), style: appearance) { (stage: Stage) throws in
            stage.window.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            let blur = UIBlurEffect(style: style)
            let material = UIVisualEffectView(effect: blur)
            let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: kind))
            for view in [material, vibrancy] { view.frame = CGRect(x: 0, y: 0, width: 60, height: 40) }
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            square.backgroundColor = .red
            vibrancy.contentView.addSubview(square)
            material.contentView.addSubview(vibrancy)
            stage.window.addSubview(material)
            let image = try stage.image()
            func brightness(_ x: Int) -> Double {
                let pixel = Int(image.pixel(x: x, y: 20))
                let parts = [16, 8, 0].map { (shift: Int) -> Int in (pixel >> shift) & 255 }
                return Double(parts.reduce(0, +)) / 765
            }
            return (brightness(10), brightness(50))
        }
    }

    @Test("contents lighten a dark material and darken a light one, whatever colour they have")
    func sides() throws {
        let dark = try brightness(.dark, .label)
        #expect(dark.content > dark.material + 0.5)
        let light = try brightness(.extraLight, .label)
        #expect(light.content < light.material - 0.5)
        let system = try brightness(.systemMaterial, .label, appearance: .dark)
        #expect(system.content > system.material + 0.5)
    }

    @Test("what matters less stands out less")
    func styles() throws {
        let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let contrasts = try styles.map { style in
            let pair = try brightness(.systemMaterial, style)
            return pair.material - pair.content
        }
        #expect(contrasts == contrasts.sorted(by: >) && contrasts[3] > 0.1)
    }
}
