import QuartzCore
import Testing

@Suite("Accessibility texts of layers and animations")
struct AccessibilityTextTests {
    @Test("layers and animations keep texts, and an animation's copy has them")
    func texts() throws {
        let layer = CALayer()
        #expect(layer.accessibilityHint == nil && layer.accessibilityLabel == nil)
        layer.accessibilityHint = "ring"
        layer.accessibilityValue = "3"
        #expect(layer.accessibilityHint == "ring" && layer.accessibilityValue == "3")

        let animation = CABasicAnimation(keyPath: "opacity")
        animation.accessibilityHint = "fade"
        layer.add(animation, forKey: "a")
        #expect(layer.animation(forKey: "a")?.accessibilityHint == "fade")
        layer.accessibilityHint = nil
        #expect(layer.accessibilityHint == nil && layer.accessibilityLabel == nil)
    }
}
