import QuartzCore
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("Flips")
@MainActor
struct FlipTransitionTests {
    /// The number of pixels of `color` in each of the columns, or the rows.
    private func extents(_ image: Bitmap, _ color: UInt32, across: Bool) -> [Int] {
        (0..<100).map { one in
            (0..<100).count { image.pixel(x: across ? one : $0, y: across ? $0 : one) == color }
        }
    }

    private func seen(_ extents: [Int]) -> [Int] { extents.filter { $0 > 0 } }

    @Test(
        "a view turns over: the old look first, the new one from half the time on, the side that is named in front",
        arguments: [
            (UIView.AnimationOptions.transitionFlipFromLeft, true, true), (.transitionFlipFromRight, true, false),
            (.transitionFlipFromTop, false, true), (.transitionFlipFromBottom, false, false),
        ])
    func flip(option: UIView.AnimationOptions, isAcross: Bool, isFirstInFront: Bool) throws {
        let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)
        try Stage.with(size: CGSize(width: 100, height: 100)) { (stage) throws in
            let (view, said) = (stage.shownView(CGRect(x: 20, y: 20, width: 60, height: 60)), Said())
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            CATransaction.flush()
            stage.go(to: 0)
            UIView.transition(
                with: view, duration: 1, options: [option, .curveLinear],
                animations: { view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) },
                completion: said.hear)
            let layers = stage.window.layer.sublayers?.count ?? 0
            stage.go(to: 0)
            #expect(
                seen(extents(try stage.image(on: .white), red, across: isAcross)) == Array(repeating: 60, count: 60))
            for (time, color, other) in [(0.25, red, green), (0.75, green, red)] {
                stage.go(to: time)
                let image = try stage.image(on: .white)
                let widths = seen(extents(image, color, across: isAcross))
                #expect(seen(extents(image, other, across: isAcross)).isEmpty)
                // An eighth of a turn is seen as cos 45° of 60 points, a little more or less for what is nearer.
                #expect(abs(Double(widths.count) - 60 * 0.7071) < 5)
                let first = try #require(widths.dropFirst(2).first), last = try #require(widths.dropLast(2).last)
                // The front is in front in the first half, the back of what comes around in the second.
                let firstIsInFront = (time < 0.5) == isFirstInFront
                #expect(firstIsInFront ? first > last + 4 : last > first + 4)
            }
            stage.go(to: 1)
            stage.go(to: 1.1)
            let rest = extents(try stage.image(on: .white), green, across: isAcross)
            #expect(seen(rest) == Array(repeating: 60, count: 60))
            #expect(said.answers == [true] && (stage.window.layer.sublayers?.count ?? 0) == layers - 1)
        }
    }

    @Test("between begin and commit a view turns over, too")
    func older() throws {
        try Stage.with(size: CGSize(width: 100, height: 100)) { (stage) throws in
            let view = stage.shownView(CGRect(x: 20, y: 20, width: 60, height: 60))
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            CATransaction.flush()
            stage.go(to: 0)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationTransition(.flipFromRight, for: view, cache: true)
            UIView.performWithoutAnimation { view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
            UIView.commitAnimations()
            stage.go(to: 0)
            for (time, color) in [(0.25, 0xFFFF_0000), (0.75, 0xFF00_FF00)] as [(Double, UInt32)] {
                stage.go(to: time)
                let widths = seen(extents(try stage.image(on: .white), color, across: true))
                #expect(abs(Double(widths.count) - 60 * 0.7071) < 5)
            }
        }
    }

    @Test("what is in no window changes at once")
    func unseen() {
        let (view, said) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Said())
        UIView.transition(
            with: view, duration: 1, options: .transitionFlipFromLeft, animations: { view.alpha = 0.5 },
            completion: said.hear)
        #expect(view.alpha == 0.5 && view.layer.animationKeys()?.isEmpty ?? true)
    }
}
