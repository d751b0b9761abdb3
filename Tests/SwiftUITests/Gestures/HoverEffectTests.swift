import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Effects of the pointer") @MainActor struct HoverEffectTests {
    private func width(_ isEnabled: Bool, isDisabledAround: Bool = false) throws -> Int {
        let view = Color.black.frame(width: 40, height: 40).hoverEffect(.lift, isEnabled: isEnabled)
            .hoverEffectDisabled(false).hoverEffectDisabled(isDisabledAround)
        return try ShownViews.with(view, size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.touch(.hover, 50, 50)
            CATransaction.flush()
            shown.stage.go(to: 1)
            let image = try shown.stage.image(on: .white)
            return (0..<100).filter { image.pixel(x: $0, y: 50) & 255 < 128 }.count
        }
    }

    @Test("a view grows under the pointer, if it may")
    func lift() throws {
        #expect(try width(true) > 40)
        #expect(try width(false) == 40)
        #expect(try width(true, isDisabledAround: true) == 40)
    }
}
