import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("UIPageControlProgress")
@MainActor
struct UIPageControlProgressTests {
    private let size = CGSize(width: 200, height: 40)

    private func control(_ progress: UIPageControlProgress, in stage: Stage) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(origin: .zero, size: size))
        control.numberOfPages = 3
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.green, .red)
        control.progress = progress
        stage.window.addSubview(control)
        stage.pass(0.5)
        return control
    }

    /// The share of the first page's pill, 40 points from 62 on, that is filled.
    private func share(_ stage: Stage) throws -> Double {
        let image = try stage.image(on: .white)
        return Double((63..<101).filter { image.pixel(x: $0, y: 20) == 0xFFFF_0000 }.count) / 38
    }

    @MainActor
    private final class Witness: NSObject, UIPageControlTimerProgressDelegate {
        var allows = true
        var asked: [Int] = []
        var notices = 0
        var visibility: [Bool] = []

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            page == 1 ? 0.5 : 0
        }

        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            visibility.append(progress.isProgressVisible)
        }

        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { notices += 1 }

        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            asked.append(page)
            return allows
        }
    }

    @Test("the current page's indicator is a pill that is filled as far as the progress")
    func pill() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let progress = UIPageControlProgress()
            let witness = Witness()
            progress.delegate = witness
            let control = control(progress, in: stage)
            #expect(control.intrinsicContentSize == CGSize(width: 104, height: 26) && progress.isProgressVisible)
            #expect(try share(stage) < 0.1)
            progress.currentProgress = 0.5
            #expect(abs(try share(stage) - 0.5) < 0.1)
            progress.currentProgress = 7
            #expect(progress.currentProgress == 1)
            #expect(try share(stage) > 0.9)
            // The others, 18 points apart behind it, stay dots of their own colour.
            let image = try stage.image(on: .white)
            #expect([115, 133].map { image.pixel(x: $0, y: 20) } == [0xFF00_FF00, 0xFF00_FF00])
            control.currentPage = 1
            #expect(progress.currentProgress == 0.5)
            stage.touch(.began, 100, 20)
            stage.touch(.moved, 120, 20)
            #expect(!progress.isProgressVisible && control.intrinsicContentSize.width == 74)
            stage.touch(.ended, 120, 20)
            #expect(witness.visibility == [false, true])
        }
    }

    @Test("a timer fills it up without the main thread, and goes to the next page at the end")
    func timer() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let timer = UIPageControlTimerProgress(preferredDuration: 4)
            timer.setDuration(2, forPage: 2)
            let control = control(timer, in: stage)
            let changes = Changes()
            control.addAction(UIAction { _ in changes.pages.append(control.currentPage) }, for: .valueChanged)
            #expect(!timer.isRunning && timer.duration(forPage: 2) == 2 && timer.duration(forPage: 0) == 4)
            timer.resumeTimer()
            _ = stage.window.renderTree
            let tree = try #require(stage.window.renderTree)
            // No commit in between: the tree alone knows it.
            let later = try #require(
                OffscreenRenderer.bitmap(of: tree, at: stage.clock.now() + 2, scale: 1, background: .white))
            #expect(later.pixel(x: 75, y: 20) == 0xFFFF_0000 && later.pixel(x: 92, y: 20) == 0xFF00_FF00)
            stage.pass(1)
            #expect(abs(timer.currentProgress - 0.25) < 0.01 && timer.isRunning)
            timer.pauseTimer()
            stage.pass(10)
            #expect(abs(timer.currentProgress - 0.25) < 0.01 && !timer.isRunning)
            timer.resumeTimer()
            stage.pass(3.1)
            #expect(control.currentPage == 1 && timer.isRunning && timer.currentProgress < 0.05)
            stage.pass(4.1)
            stage.pass(2.1)
            #expect(changes.pages == [1, 2] && !timer.isRunning && timer.currentProgress == 1)
            timer.resetsToInitialPageAfterEnd = true
            timer.resumeTimer()
            stage.pass(0.1)
            #expect(changes.pages == [1, 2, 0] && timer.isRunning)
        }
    }

    @Test("the delegate hears of the time, sets where pages begin, and can keep a page")
    func delegate() {
        Stage.shown(size: size) { stage in
            let timer = UIPageControlTimerProgress(preferredDuration: 2)
            let witness = Witness()
            timer.delegate = witness
            let control = control(timer, in: stage)
            timer.resumeTimer()
            stage.pass(1)
            #expect(witness.notices > 0 && witness.asked.isEmpty)
            stage.pass(1.01)
            #expect(witness.asked == [1] && abs(timer.currentProgress - 0.5) < 0.05)
            witness.allows = false
            stage.pass(1.1)
            #expect(witness.asked == [1, 2] && control.currentPage == 1 && !timer.isRunning)
        }
    }

    @Test("a timer rests while its control is in no window, and while a finger moves along the indicators")
    func resting() {
        Stage.shown(size: size) { stage in
            let timer = UIPageControlTimerProgress(preferredDuration: 2)
            let control = control(timer, in: stage)
            timer.resumeTimer()
            stage.touch(.began, 62, 20)
            stage.touch(.moved, 75, 20)
            #expect(!timer.isRunning && control.currentPage == 0)
            stage.pass(5)
            stage.touch(.ended, 75, 20)
            #expect(timer.isRunning && timer.currentProgress < 0.1)
            control.removeFromSuperview()
            #expect(!timer.isRunning)
        }
    }

    @MainActor
    private final class Changes {
        var pages: [Int] = []
    }

    @Test("a page's progress is at most 1, however late it is asked for")
    func late() {
        Stage.shown(size: size) { stage in
            let timer = UIPageControlTimerProgress(preferredDuration: 2)
            _ = control(timer, in: stage)
            timer.resumeTimer()
            stage.clock.advance(by: 1)
            #expect(abs(timer.currentProgress - 0.5) < 0.01)
            stage.clock.advance(by: 9)
            #expect(timer.currentProgress == 1)
        }
    }

    @Test("a single page begins anew, where the first page follows the last")
    func singlePage() {
        Stage.shown(size: size) { stage in
            let timer = UIPageControlTimerProgress(preferredDuration: 2)
            timer.resetsToInitialPageAfterEnd = true
            control(timer, in: stage).numberOfPages = 1
            timer.resumeTimer()
            for _ in 0..<3 {
                stage.pass(2.01)
                #expect(timer.isRunning && timer.currentProgress < 0.05)
            }
        }
    }
}
