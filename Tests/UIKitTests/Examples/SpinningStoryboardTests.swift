import CoreGraphics
import SpinningView
import Testing
import UIKit

@Suite("The spinner of seed 004 in a storyboard")
@MainActor
struct SpinningStoryboardTests {
    @Test("the class set in Interface Builder is made, with its inspectable attributes and its tint, and wakes")
    func storyboard() throws {
        let storyboard = SpinningView.storyboard
        let controller = try #require(storyboard.instantiateInitialViewController())
        let view = try #require(controller.view)
        #expect(storyboard.issues == [])
        let spinner = try #require(view.subviews.first as? SpinningView)
        #expect(spinner.lineWidth == 6 && !spinner.animating)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.layoutIfNeeded()
        spinner.layoutIfNeeded()
        #expect(spinner.frame == CGRect(x: 70, y: 20, width: 60, height: 60))
        let circle = try #require(spinner.layer.sublayers?.first as? CAShapeLayer)
        let red = UIColor(red: 0.8078, green: 0.2549, blue: 0.2392, alpha: 1)
        #expect(circle.strokeColor == red.cgColor && circle.lineWidth == 6 && circle.fillColor == nil)
        #expect((circle.animationKeys() ?? []).isEmpty)
        #expect(abs(try #require(circle.path).boundingBoxOfPath.width - 54) < 0.01)
        spinner.animating = true
        #expect(circle.animationKeys()?.count == 3)
    }
}
