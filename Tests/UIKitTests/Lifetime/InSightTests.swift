import OctantTesting
import QuartzCore
import Testing
import UIKit

/// docs/sources.md, Requirements 48.
@Suite("An indicator that says it is animating moves whenever it can be seen")
@MainActor
struct InSightTests {
    @Test("after its view left the window and came back, as on a switch of tabs")
    func tabs() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            let (one, other) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
            let spinner = stage.spinner(in: one)
            for _ in 0..<3 {
                stage.window.addSubview(one)
                #expect(try stage.turns() && spinner.isAnimating)
                one.removeFromSuperview()
                stage.window.addSubview(other)
                #expect(stage.pass(10) == (0, 0) && spinner.isAnimating)
                other.removeFromSuperview()
            }
        }
    }

    @Test("after it was moved into another view, in one turn of the loop or in two, and into another window")
    func reparenting() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            let (one, other) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
            stage.window.addSubview(one)
            stage.window.addSubview(other)
            let spinner = stage.spinner(in: one)
            #expect(try stage.turns())
            other.addSubview(spinner)
            #expect(try stage.turns())
            spinner.removeFromSuperview()
            stage.pass(0.3)
            one.addSubview(spinner)
            #expect(try stage.turns())
            let elsewhere = UIWindow(frame: stage.window.frame)
            elsewhere.addSubview(spinner)
            #expect(stage.pass(1) == (0, 0))
            stage.window.addSubview(spinner)
            #expect(try stage.turns())
        }
    }

    @Test("in a cell that is used again, taken out of the list and put back with its spinner started anew or not")
    func cellReuse() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            let list = UIView(frame: stage.window.bounds)
            list.clipsToBounds = true
            stage.window.addSubview(list)
            let cell = UIView(frame: list.bounds)
            let spinner = stage.spinner(in: cell)
            for restarts in [true, false, true] {
                list.addSubview(cell)
                #expect(try stage.turns())
                cell.removeFromSuperview()
                if restarts {
                    spinner.stopAnimating()
                    spinner.startAnimating()
                }
                cell.frame.origin.y = 300
                list.addSubview(cell)
                #expect(stage.pass(1) == (0, 0))
                cell.frame.origin.y = 0
                #expect(try stage.turns())
                cell.removeFromSuperview()
                stage.pass(0.1)
            }
        }
    }

    @Test("after its window was hidden and shown again, on a new surface")
    func windowHidden() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            let spinner = stage.spinner(in: stage.window)
            #expect(try stage.turns())
            stage.window.isHidden = true
            #expect(stage.pass(1) == (0, 0) && spinner.isAnimating)
            stage.window.isHidden = false
            let display = try #require(UIApplication.shared.display as? RecordingDisplay)
            let again = RecordedStage(
                clock: stage.clock, window: stage.window, surface: try #require(display.surfaces.last))
            #expect(again.surface !== stage.surface)
            #expect(try again.turns())
        }
    }

    @Test("after the desktop covered or minimised its window: nothing while it did, and the right image at once")
    func occlusion() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            _ = stage.spinner(in: stage.window)
            #expect(try stage.turns())
            stage.surface.setVisible(false)
            #expect(stage.pass(3600) == (0, 0))
            stage.surface.setVisible(true)
            #expect(try stage.turns())
        }
    }
}

/// docs/sources.md, Requirements 50.
@Suite("An indicator that cannot be seen costs nothing")
@MainActor
struct OutOfSightTests {
    /// How an indicator comes out of view.
    enum Way: String, CaseIterable, Sendable {
        case hidden, transparent, hiddenAncestor, transparentAncestor, outside, clippedAway, clippedByNothing, still,
            covered

        /// Moves `spinner`, which is in `box`, out of view, or back.
        @MainActor func set(_ isAway: Bool, _ spinner: UIActivityIndicatorView, _ box: UIView) {
            switch self {
            case .hidden: spinner.isHidden = isAway
            case .transparent: spinner.alpha = isAway ? 0 : 1
            case .hiddenAncestor: box.superview?.isHidden = isAway
            case .transparentAncestor: box.superview?.alpha = isAway ? 0 : 1
            case .outside: box.frame.origin.x = isAway ? 200 : 0
            case .clippedAway:
                box.clipsToBounds = true
                spinner.center.y = isAway ? -30 : 50
            case .clippedByNothing:
                box.clipsToBounds = true
                box.bounds.size = isAway ? .zero : CGSize(width: 100, height: 100)
                box.center = CGPoint(x: 50, y: 50)
            case .covered:
                if isAway {
                    let sheet = UIView(frame: box.bounds)
                    sheet.backgroundColor = .systemBackground
                    box.superview?.addSubview(sheet)
                } else {
                    box.superview?.subviews.last?.removeFromSuperview()
                }
            case .still:
                spinner.hidesWhenStopped = false
                isAway ? spinner.stopAnimating() : spinner.startAnimating()
            }
        }
    }

    @Test("no frame and no wake-up while it is away, eight a second before and after", arguments: Way.allCases)
    func ways(way: Way) throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            let (outer, box) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
            stage.window.addSubview(outer)
            outer.addSubview(box)
            let spinner = stage.spinner(in: box)
            #expect(try stage.turns())
            for _ in 0..<2 {
                way.set(true, spinner, box)
                #expect(stage.pass(60) == (0, 0))
                #expect(try #require(stage.window.renderTree).nextChange(after: stage.clock.now()) == .never)
                way.set(false, spinner, box)
                #expect(try stage.turns())
            }
        }
    }

    @Test("one that can be seen shows eight images a second, not sixty, each no larger than itself")
    func visible() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            _ = stage.spinner(in: stage.window)
            stage.pass(0.01)
            #expect(stage.pass(10) == (80, 80))
            let largest = stage.surface.frames.dropFirst().flatMap(\.patches).map(\.rect.area).max()
            #expect(try #require(largest) <= 20 * 20)
        }
    }

    @Test("a hundred that began in one turn of the loop wake the display up together")
    func together() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            for _ in 0..<100 { _ = stage.spinner(in: stage.window) }
            stage.pass(0.01)
            #expect(stage.pass(1).wakes == 8)
        }
    }
}
