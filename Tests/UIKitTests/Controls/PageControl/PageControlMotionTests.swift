import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Testing
import ViewSupport

@testable import UIKit

@Suite("Page controls: motion, colours, keys and speech")
@MainActor
struct PageControlMotionTests {
    private let size = CGSize(width: 200, height: 40)

    private func control(_ pages: Int, in stage: Stage) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(origin: .zero, size: size))
        control.numberOfPages = pages
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.green, .red)
        stage.window.addSubview(control)
        control.layoutIfNeeded()
        return control
    }

    @Test("colours that are set later show at once")
    func colors() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let control = control(3, in: stage)
            // The middles of three slots of 10 points, 8 apart, in 200 points.
            @MainActor func row() throws -> [UInt32] {
                let image = try stage.image(on: .white)
                return [82, 100, 118].map { image.pixel(x: $0, y: 20) }
            }
            #expect(try row() == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00])
            control.currentPageIndicatorTintColor = .blue
            #expect(try row() == [0xFF00_00FF, 0xFF00_FF00, 0xFF00_FF00])
            control.pageIndicatorTintColor = .black
            #expect(try row() == [0xFF00_00FF, 0xFF00_0000, 0xFF00_0000])
        }
    }

    @Test("where not all pages fit the indicators glide along; where they do nothing moves")
    func gliding() {
        Stage.shown(size: size) { stage in
            // Of 40 pages ten fit, and those numbered 4 to 9 are there before and after.
            for (pages, page, glides) in [(3, 2, false), (40, 12, true)] {
                let control = control(pages, in: stage)
                stage.pass(1)
                control.currentPage = page
                _ = stage.window.renderTree
                #expect((stage.nextChange != .never) == glides, "\(pages) pages")
                stage.pass(1)
                #expect(stage.nextChange == .never)
                control.removeFromSuperview()
            }
        }
    }

    @Test("up and down lead along a column, whichever end is its first; other keys are left to others")
    func keys() {
        Stage.shown(size: CGSize(width: 40, height: 200)) { stage in
            let control = control(4, in: stage)
            control.frame = stage.window.bounds
            stage.press(.tab)
            for (direction, on, back) in [
                (UIPageControl.Direction.topToBottom, Key.down, Key.up), (.bottomToTop, .up, .down),
            ] {
                control.direction = direction
                var pages: [Int] = []
                for key in [on, on, back, .left, .right, .pageUp, .space, .enter] {
                    stage.press(key)
                    pages.append(control.currentPage)
                }
                #expect(pages == [1, 2, 1, 1, 1, 1, 1, 1])
                control.currentPage = 0
            }
            control.direction = .natural
            #expect(control.handle(.right) && !control.handle(.up) && !control.handle(.pageDown))
            control.direction = .topToBottom
            #expect(control.handle(.up) && !control.handle(.left) && !control.handle(.right))
        }
    }

    @Test("space and return press nothing: there is no press on a page control")
    func presses() {
        Stage.shown(size: size) { stage in
            let control = control(3, in: stage)
            var heard = 0
            control.addAction(UIAction { _ in heard += 1 }, for: .allEvents)
            stage.press(.tab)
            stage.key(.space, isDown: true)
            #expect(control.isFocused && !control.isHighlighted)
            stage.key(.space, isDown: false)
            stage.press(.enter)
            #expect(heard == 0)
        }
    }

    @Test("one page is read as well as several, none is not; a reader sets the page of one that is enabled")
    func speech() {
        let control = UIPageControl()
        #expect(!control.isAccessibilityElement)
        control.numberOfPages = 1
        #expect(control.isAccessibilityElement)
        let range = control.defaultAccessibility.range
        #expect(range?.minimum == 1 && range?.maximum == 1 && range?.current == 1)
        #expect(control.defaultAccessibility.step == 1)
        control.numberOfPages = 4
        control.adjust(to: 3)
        #expect(control.currentPage == 2)
        control.adjust(to: 9)
        #expect(control.currentPage == 3)
        for (value, page) in [(1, 0), (2.4, 1), (2.6, 2), (-5, 0), (.nan, 0)] as [(Double, Int)] {
            control.adjust(to: value)
            #expect(control.currentPage == page, "\(value)")
        }
        control.adjust(to: 4)
        control.isEnabled = false
        control.adjust(to: 1)
        #expect(control.currentPage == 3)
    }

    private final class Witness: NSObject, UIPageControlTimerProgressDelegate {
        var notices = 0

        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { notices += 1 }
    }

    @Test("a timer's delegate hears of it each thirtieth of a second")
    func notices() {
        Stage.shown(size: size) { stage in
            let (timer, witness) = (UIPageControlTimerProgress(preferredDuration: 2), Witness())
            timer.delegate = witness
            control(3, in: stage).progress = timer
            timer.resumeTimer()
            // 1 / 30 is .0333…
            for (time, notices) in [(0.033, 0), (0.0334, 1), (0.066, 1), (0.0668, 2)] {
                stage.go(to: time)
                #expect(witness.notices == notices, "after \(time) s")
            }
        }
    }

    @Test("a finger leads along the indicators from 10 points on, or when half a second has passed")
    func scrubbing() {
        Stage.shown(size: size) { stage in
            let control = control(3, in: stage)
            for (x, seconds, state) in [
                (109.9, 0, .none), (110, 0, .continuous), (90, 0, .continuous), (100, 0.49, .none),
                (100, 0.51, .continuous),
            ] as [(CGFloat, Double, UIPageControl.InteractionState)] {
                stage.touch(.began, 100, 20)
                if x != 100 { stage.touch(.moved, x, 20) }
                if seconds > 0 { stage.pass(seconds) }
                #expect(control.interactionState == state, "\(x), \(seconds)")
                stage.touch(.cancelled, x, 20)
                #expect(control.interactionState == .none)
                stage.pass(1)
            }
        }
    }

    @Test("a tap that leads to a page out of sight has the indicators glide along")
    func tapGlides() {
        Stage.shown(size: size) { stage in
            let control = control(40, in: stage)
            control.currentPage = 8
            stage.pass(1)
            _ = stage.window.renderTree
            #expect(stage.nextChange == .never)
            stage.tap(190, 20)
            _ = stage.window.renderTree
            #expect(control.currentPage == 9 && stage.nextChange != .never)
        }
    }

    @Test("the focus ring runs around what is shown, as round as that can be")
    func focusShape() {
        let control = UIPageControl(frame: CGRect(origin: .zero, size: size))
        control.numberOfPages = 3
        control.layoutIfNeeded()
        // 74 by 26 points in the middle of 200 by 40.
        #expect(control.focusShape.rect == CGRect(x: 63, y: 7, width: 74, height: 26))
        #expect(control.focusShape.radius == 13)
    }

    @Test("a timer of a control without pages rests")
    func noPages() {
        Stage.shown(size: size) { stage in
            let (timer, control) = (UIPageControlTimerProgress(preferredDuration: 2), control(1, in: stage))
            control.numberOfPages = 0
            control.progress = timer
            timer.resumeTimer()
            #expect(!timer.isRunning)
        }
    }

    @Test("when pages go the indicators are at once where they belong, a pill with progress, too")
    func fewerPages() {
        Stage.shown(size: size) { stage in
            let control = control(3, in: stage)
            control.progress = UIPageControlProgress()
            control.currentPage = 2
            stage.pass(1)
            control.numberOfPages = 2
            _ = stage.window.renderTree
            #expect(control.currentPage == 1 && stage.nextChange == .never)
            control.numberOfPages = 60
            control.currentPage = 50
            stage.pass(1)
            control.numberOfPages = 45
            _ = stage.window.renderTree
            #expect(control.currentPage == 44 && stage.nextChange == .never)
        }
    }

    @Test("a single page can be hidden, two cannot")
    func hiddenPages() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let control = control(2, in: stage)
            control.hidesForSinglePage = true
            for (pages, isSeen) in [(2, true), (1, false), (0, false), (3, true)] {
                control.numberOfPages = pages
                #expect(try stage.image().isEmpty != isSeen, "\(pages)")
            }
        }
    }

    @Test("what is left of a page's time is what its progress leaves of it")
    func remaining() {
        Stage.shown(size: size) { stage in
            let control = control(3, in: stage)
            let progress = UIPageControlTimerProgress(preferredDuration: 4)
            #expect(progress.remaining == nil)
            control.progress = progress
            progress.resumeTimer()
            #expect(progress.remaining == 4)
            stage.pass(1)
            #expect(abs((progress.remaining ?? 0) - 3) < 1e-3)
            progress.setDuration(8, forPage: 0)
            #expect(abs((progress.remaining ?? 0) - 6) < 1e-3)
            progress.pauseTimer()
            #expect(progress.remaining == nil && abs(progress.currentProgress - 0.25) < 1e-3)
        }
    }

    /// A delegate that implements nothing.
    private final class Silent: NSObject, UIPageControlTimerProgressDelegate {}

    @Test("of a delegate that says nothing every page begins at 0, and the next one follows")
    func silentDelegate() {
        Stage.shown(size: size) { stage in
            let (control, silent) = (control(3, in: stage), Silent())
            let progress = UIPageControlTimerProgress(preferredDuration: 2)
            progress.delegate = silent
            (control.progress, progress.currentProgress) = (progress, 0.5)
            control.currentPage = 1
            #expect(progress.currentProgress == 0)
            progress.resumeTimer()
            stage.pass(2.1)
            #expect(control.currentPage == 2 && progress.currentProgress < 0.1)
        }
    }

    @Test("home and end lead to the first page and the last one")
    func ends() {
        let control = UIPageControl()
        control.numberOfPages = 4
        for (step, page) in [(KeyStep.end, 3), (.end, 3), (.home, 0), (.right, 1), (.end, 3), (.left, 2)] {
            #expect(control.handle(step) && control.currentPage == page)
        }
    }
}
