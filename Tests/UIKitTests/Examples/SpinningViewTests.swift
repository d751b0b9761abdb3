import CoreGraphics
import RenderServer
import SpinningView
import Testing
import UIKit

@Suite("The example's spinner")
@MainActor
struct SpinningViewTests {
    private let size = CGSize(width: 40, height: 40)

    @Test(
        "after odd frames and lines it looks as before, and of what is not finite a line tells",
        arguments: Stage.oddNumbers)
    func oddGeometry(number: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: stage.window.bounds)
            let width = view.lineWidth
            try stage.withstands(number, view) {
                view.lineWidth = number
            } mend: {
                view.lineWidth = width
            }
        }
    }
}
