import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Transformers of colours")
@MainActor
struct UIConfigurationColorTransformerTests {
    private func white(_ color: UIColor) -> CGFloat {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getWhite(&white, alpha: &alpha)
        return white
    }

    @Test("grey is as light as the colour: white stays white, green is lighter than blue, and alpha is kept")
    func grayscale() {
        let gray = UIConfigurationColorTransformer.grayscale
        #expect(abs(white(gray(.white)) - 1) < 1e-6 && white(gray(.black)) == 0)
        #expect(abs(white(gray(.green)) - 0.7152) < 1e-6 && abs(white(gray(.blue)) - 0.0722) < 1e-6)
        let faint = gray(UIColor.red.withAlphaComponent(0.5))
        #expect(abs(faint.resolvedColor(with: .current).cgColor.alpha - 0.5) < 1e-6)
        // A pattern is no lightness.
        let pattern = gray(UIColor(patternImage: square(2)))
        #expect(white(pattern) == 0 && pattern.resolvedColor(with: .current).cgColor.alpha == 0)
    }

    @Test("the tint takes the place of every colour")
    func tint() {
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .tintColor)
        #expect(UIConfigurationColorTransformer.monochromeTint(.red) == .tintColor)
    }
}
