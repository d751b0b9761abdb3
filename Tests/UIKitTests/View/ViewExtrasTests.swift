import CoreGraphics
import Testing
import UIKit
import ViewSupport

/// Counts changes of its tint.
private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
    }
}

@Suite("What few views have")
@MainActor
struct ViewExtrasTests {
    @Test("a dimmed tint is a grey of its lightness, in the views inside too, and comes back")
    func tint() throws {
        Stage.shown(size: CGSize(width: 50, height: 50)) { stage in
            let (outer, inner) = (UIView(), Tinted())
            outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            outer.addSubview(inner)
            stage.window.addSubview(outer)
            inner.changes = 0
            outer.tintAdjustmentMode = .dimmed
            #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 1)
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
            #expect(red == green && green == blue && abs(red - 0.2126) < 0.001)
            outer.tintAdjustmentMode = .automatic
            #expect(inner.tintAdjustmentMode == .normal && inner.changes == 2)
            #expect(inner.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("names and flags are kept")
    func kept() {
        let view = UIView()
        #expect(!view.isMultipleTouchEnabled && view.clearsContextBeforeDrawing && view.restorationIdentifier == nil)
        view.restorationIdentifier = "view"
        view.isMultipleTouchEnabled = true
        view.clearsContextBeforeDrawing = false
        #expect(view.restorationIdentifier == "view" && view.isMultipleTouchEnabled && !view.clearsContextBeforeDrawing)
    }
}
