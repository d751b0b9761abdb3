import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

@Suite("Buttons with a background")
@MainActor struct BorderedButtonBodyTests {
    private func size(_ title: String, _ shape: ButtonBorderShape) -> CGSize {
        let button = Button(title) {}.buttonStyle(.bordered).buttonBorderShape(shape)
        return UIHostingController(rootView: button).sizeThatFits(in: CGSize(width: 500, height: 500))
    }

    @Test("are as wide as high in a circle")
    func circle() {
        let (small, usual) = (size("+", .circle), size("+", .capsule))
        #expect(small.width == small.height && small.height == usual.height && small.width < usual.width)
        let large = size("A longer label", .circle)
        #expect(large.width == large.height && large.width > 100)
    }

    @Test("fill the width where they are flexible, and no more than their label where they are not")
    func flexible() {
        func width(_ sizing: ButtonSizing) -> CGFloat {
            let button = Button("OK") {}.buttonStyle(.borderedProminent).buttonSizing(sizing)
            return UIHostingController(rootView: button).sizeThatFits(in: CGSize(width: 500, height: 500)).width
        }
        #expect(width(.flexible) == 500 && width(.automatic) < 100 && width(.fitted) == width(.automatic))
    }
}
