import QuartzCore
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("Curls")
@MainActor
struct CurlTransitionTests {
    private static let green: UInt32 = 0xFF00_FF00
    private static let frame = CGRect(x: 10, y: 10, width: 180, height: 180)

    /// The colour of a pixel: of the old look, of the new one, both in the page's shadow, too, or of the page's back.
    private enum Tone {
        case red, green, grey

        init?(_ pixel: UInt32) {
            let (red, green, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
            if red > 100, green < 30, blue < 30 {
                self = .red
            } else if green > 100, red < 30, blue < 30 {
                self = .green
            } else if red > 120, red == green, green == blue {
                self = .grey
            } else {
                return nil
            }
        }
    }

    /// The number of pixels of red, of green and of the page's grey back in the view, by time, in parts of the whole.
    private func counts(_ option: UIView.AnimationOptions, at times: [Double]) throws -> [(Int, Int, Int)] {
        var counts: [(Int, Int, Int)] = []
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let (view, said) = (stage.shownView(Self.frame), Said())
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            CATransaction.flush()
            stage.go(to: 0)
            UIView.transition(
                with: view, duration: 1, options: [option, .curveLinear],
                animations: { view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) },
                completion: said.hear)
            let layers = stage.window.layer.sublayers?.count ?? 0
            stage.go(to: 0)
            for time in times {
                stage.go(to: time)
                let image = try stage.image(on: .white)
                let tones = (10..<190).flatMap { x in (10..<190).compactMap { Tone(image.pixel(x: x, y: $0)) } }
                counts.append((tones.count { $0 == .red }, tones.count { $0 == .green }, tones.count { $0 == .grey }))
                // Nothing is drawn beside the view.
                #expect((0..<200).allSatisfy { image.pixel(x: $0, y: 5) == 0xFFFF_FFFF })
            }
            stage.go(to: 1)
            stage.go(to: 1.1)
            let image = try stage.image(on: .white)
            #expect((10..<190).allSatisfy { x in (10..<190).allSatisfy { image.pixel(x: x, y: $0) == Self.green } })
            #expect(said.answers == [true] && (stage.window.layer.sublayers?.count ?? 0) == layers - 1)
        }
        return counts
    }

    @Test("up, the old look goes from the lower right, and the page's back goes with it")
    func up() throws {
        let counts = try counts(.transitionCurlUp, at: [0, 0.25, 0.5, 0.7])
        #expect(counts[0].0 == 32400)
        #expect(counts[1].0 > counts[2].0 && counts[2].0 > counts[3].0)
        #expect(counts[1].1 < counts[2].1 && counts[2].1 < counts[3].1)
        #expect(counts[1...].allSatisfy { $0.2 > 1000 })
    }

    @Test("down, the new look comes from the upper left, with the page's back before it")
    func down() throws {
        let counts = try counts(.transitionCurlDown, at: [0, 0.25, 0.5, 0.7])
        #expect(counts[0].0 > 32000)
        #expect(counts[1].0 > counts[2].0 && counts[2].0 > counts[3].0)
        #expect(counts[2].1 < counts[3].1)
        #expect(counts[1...].allSatisfy { $0.2 > 1000 })
    }

    @Test("between begin and commit a page is turned, too")
    func older() throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = stage.shownView(Self.frame)
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            CATransaction.flush()
            stage.go(to: 0)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationTransition(.curlUp, for: view, cache: true)
            UIView.performWithoutAnimation { view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
            UIView.commitAnimations()
            stage.go(to: 0)
            stage.go(to: 0.5)
            let image = try stage.image(on: .white)
            #expect(Tone(image.pixel(x: 12, y: 12)) == .red && Tone(image.pixel(x: 187, y: 187)) == .green)
        }
    }
}
