import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("UIPageControl")
@MainActor
struct UIPageControlTests {
    private let size = CGSize(width: 200, height: 40)

    private func control(_ pages: Int, in stage: Stage) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(origin: .zero, size: size))
        control.numberOfPages = pages
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.green, .red)
        stage.window.addSubview(control)
        control.layoutIfNeeded()
        return control
    }

    /// The colours in the middles of the slots of `pages` pages, in the middle of 200 points: "r", "g" or "-".
    private func row(_ pages: Int, _ stage: Stage) throws -> String {
        let image = try stage.image(on: .white)
        return String(
            (0..<pages).map { page in
                let x = 100 - (18 * pages + 20) / 2 + 14 + 18 * page + 5
                return switch image.pixel(x: x, y: 20) {
                case 0xFFFF_0000: "r"
                case 0xFF00_FF00: "g"
                default: "-"
                }
            })
    }

    @Test("it is 18 points wide for each page, and 20 more, and 26 high")
    func sizes() {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: 74, height: 26))
        #expect(control.size(forNumberOfPages: 10) == CGSize(width: 200, height: 26))
        #expect(control.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 26))
        #expect(control.sizeThatFits(CGSize(width: 0.5, height: 0)) == CGSize(width: 0.5, height: 26))
        #expect(control.sizeThatFits(CGSize(width: 0, height: 0)) == CGSize(width: 74, height: 26))
        #expect(control.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 74, height: 26))
        control.direction = .bottomToTop
        #expect(control.intrinsicContentSize == CGSize(width: 26, height: 74))
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test("the current page stands out, from the end where text begins")
    func dots() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.shown(size: size, direction: direction) { (stage: Stage) throws in
                let control = control(3, in: stage)
                control.currentPage = 7
                #expect(control.currentPage == 2)
                #expect(try row(3, stage) == (direction == .leftToRight ? "ggr" : "rgg"))
                control.direction = .leftToRight
                #expect(try row(3, stage) == "ggr")
                control.numberOfPages = 1
                #expect(try row(1, stage) == "r")
                control.hidesForSinglePage = true
                #expect(try row(1, stage) == "-")
            }
        }
    }

    @Test("a tap goes a page on or back, a drag along the pages; both send the events of it")
    func touches() {
        Stage.shown(size: size) { stage in
            let control = control(3, in: stage)
            var states: [UIPageControl.InteractionState] = []
            control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
            stage.tap(190, 20)
            stage.tap(150, 20)
            stage.tap(150, 20)
            #expect(control.currentPage == 2 && states == [.discrete, .discrete])
            stage.tap(20, 20)
            #expect(control.currentPage == 1)
            states = []
            stage.touch(.began, 100, 20)
            stage.touch(.moved, 70, 20)
            #expect(control.currentPage == 0 && control.interactionState == .continuous)
            stage.touch(.moved, 190, 20)
            stage.touch(.ended, 190, 20)
            #expect(control.currentPage == 2 && states == [.continuous, .continuous])
            #expect(control.interactionState == .none)
            control.allowsContinuousInteraction = false
            stage.touch(.began, 190, 20)
            stage.touch(.moved, 10, 20)
            #expect(control.currentPage == 2)
            stage.touch(.ended, 10, 20)
            #expect(control.currentPage == 1)
        }
    }

    @Test("a finger that rests brings the background, which goes with it")
    func rest() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let control = control(3, in: stage)
            let plain = try stage.image(on: .black).pixel(x: 66, y: 20)
            stage.touch(.began, 100, 20)
            stage.pass(0.6)
            #expect(control.interactionState == .continuous)
            stage.pass(0.6)
            #expect(try stage.image(on: .black).pixel(x: 66, y: 20) != plain)
            stage.touch(.ended, 100, 20)
            stage.pass(0.6)
            #expect(try stage.image(on: .black).pixel(x: 66, y: 20) == plain && control.currentPage == 0)
        }
    }

    @Test("where not all fit those around the current page are shown, however many there are")
    func many() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let control = control(1_000_000, in: stage)
            #expect(try row(10, stage) == "rggggggggg")
            control.currentPage = 500_000
            stage.pass(1)
            #expect(try row(10, stage) == "ggggggggrg")
            control.currentPage -= 5
            stage.pass(1)
            #expect(try row(10, stage) == "gggrgggggg")
            control.currentPage = 999_999
            stage.pass(1)
            #expect(try row(10, stage) == "gggggggggr")
        }
    }

    @Test("images stand for dots, one for all, one for a page, one while it is current")
    func images() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let control = control(3, in: stage)
            let square = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { context in
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 18, height: 18))
            }
            control.preferredIndicatorImage = square
            #expect(control.intrinsicContentSize == CGSize(width: 98, height: 34))
            control.setCurrentPageIndicatorImage(square.withRenderingMode(.alwaysOriginal), forPage: 0)
            control.setIndicatorImage(square, forPage: 9)
            #expect(control.indicatorImage(forPage: 9) == nil)
            var image = try stage.image(on: .white)
            #expect([74, 100, 126].map { image.pixel(x: $0, y: 13) } == [0xFF00_00FF, 0xFF00_FF00, 0xFF00_FF00])
            control.currentPage = 1
            image = try stage.image(on: .white)
            #expect([74, 100, 126].map { image.pixel(x: $0, y: 13) } == [0xFF00_FF00, 0xFFFF_0000, 0xFF00_FF00])
        }
    }

    @Test("it is read as the page it is on, and goes on and back; keys lead along the way text runs")
    func accessibility() {
        Stage.shown(size: size, direction: .rightToLeft) { stage in
            let control = control(3, in: stage)
            #expect(control.accessibilityValue == "page 1 of 3" && control.accessibilityTraits.contains(.adjustable))
            let heard = Heard()
            control.addAction(UIAction { _ in heard.count += 1 }, for: .valueChanged)
            control.accessibilityIncrement()
            #expect(control.accessibilityValue == "page 2 of 3" && heard.count == 1)
            stage.press(.tab)
            stage.press(.left)
            #expect(control.currentPage == 2)
            stage.press(.home)
            #expect(control.currentPage == 0 && heard.count == 3)
        }
    }

    @MainActor
    private final class Heard {
        var count = 0
    }

    // Measured: four, seven and three pages.
    @Test(
        "it asks for 18 points a page and 20 around, 26 high, and keeps a frame that is set",
        arguments: [
            (4, 1, CGRect(x: 20, y: 10, width: 280, height: 30), 92.0),
            (7, 6, CGRect(x: 20, y: 55, width: 280, height: 30), 146),
            (3, 0, CGRect(x: 20, y: 155, width: 200, height: 40), 74),
        ])
    func measured(pages: Int, page: Int, frame: CGRect, width: Double) {
        let control = UIPageControl(frame: frame)
        (control.numberOfPages, control.currentPage) = (pages, page)
        control.layoutIfNeeded()
        #expect(control.intrinsicContentSize == CGSize(width: width, height: 26) && control.frame == frame)
    }

    @Test("without colours of the program's own the current dot is white, the others white at .45")
    func plainColors() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let control = control(3, in: stage)
            (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (nil, nil)
            control.layoutIfNeeded()
            let image = try stage.image(on: .black)
            // The middles of the slots are 18 points apart, around the middle.
            let light = [82, 100, 118].map { parts(image.pixel(x: $0, y: 20))[1] }
            #expect(light[0] == 255 && abs(light[1] - 115) <= 1 && light[2] == light[1])
        }
    }

    @Test("a tap before the middle goes a page back, one behind it a page on")
    func halves() {
        Stage.shown(size: size) { stage in
            let control = control(5, in: stage)
            for (x, page) in [(99, 1), (101, 3), (70, 1), (130, 3)] as [(CGFloat, Int)] {
                control.currentPage = 2
                stage.tap(x, 20)
                #expect(control.currentPage == page, "\(x)")
            }
        }
    }

    @Test("a background is there always, never, or while a finger moves along the indicators, and there are any")
    func backgrounds() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let control = control(3, in: stage)
            let plain = try stage.image(on: .black)
            for (style, isSeen) in [
                (UIPageControl.BackgroundStyle.prominent, true), (.minimal, false), (.automatic, false),
            ] {
                control.backgroundStyle = style
                #expect(try (stage.image(on: .black) != plain) == isSeen)
            }
            control.backgroundStyle = .prominent
            control.numberOfPages = 0
            #expect(try stage.image(on: .black).pixelsOther(than: 0xFF00_0000) == 0)
            control.numberOfPages = 1
            #expect(try stage.image(on: .black).pixelsOther(than: 0xFF00_0000) > 100)
            control.hidesForSinglePage = true
            #expect(try stage.image(on: .black).pixelsOther(than: 0xFF00_0000) == 0)
        }
    }

    @Test("where not all pages fit, a finger leads as many pages on as it passes slots and gaps")
    func scrolledDrag() {
        Stage.shown(size: size) { stage in
            let control = control(40, in: stage)
            control.currentPage = 20
            stage.pass(1)
            stage.touch(.began, 100, 20)
            for (x, page) in [(136, 22), (154, 23), (82, 19), (100, 20)] as [(CGFloat, Int)] {
                stage.touch(.moved, x, 20)
                #expect(control.currentPage == page, "\(x)")
            }
            stage.touch(.ended, 100, 20)
            #expect(control.currentPage == 20)
        }
    }

    @Test("a column of dots is in the middle of the control, its first page at the top or at the bottom")
    func column() throws {
        try Stage.shown(size: CGSize(width: 60, height: 200)) { (stage: Stage) throws in
            let control = control(3, in: stage)
            control.frame = stage.window.bounds
            for (direction, row) in [
                (UIPageControl.Direction.topToBottom, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00]),
                (.bottomToTop, [0xFF00_FF00, 0xFF00_FF00, 0xFFFF_0000]),
            ] as [(UIPageControl.Direction, [UInt32])] {
                control.direction = direction
                stage.pass(1)
                let image = try stage.image(on: .white)
                #expect([82, 100, 118].map { image.pixel(x: 30, y: $0) } == row)
            }
        }
    }

    @Test("the background is as round at its ends as it is high: nothing behind its corners is blurred")
    func roundBackground() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            // Lines of a point, black and white.
            for y in stride(from: 0, to: 40, by: 2) {
                let line = UIView(frame: CGRect(x: 0, y: y, width: 200, height: 1))
                line.backgroundColor = .black
                stage.window.addSubview(line)
            }
            stage.pass(1)
            let before = try stage.image(on: .white)
            let control = control(3, in: stage)
            (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.clear, .clear)
            control.backgroundStyle = .prominent
            stage.pass(1)
            let after = try stage.image(on: .white)
            // 74 by 26 points in the middle of 200 by 40.
            for (x, y, isBlurred) in [
                (63, 7, false), (64, 9, false), (136, 7, false), (136, 32, false), (63, 32, false), (62, 20, false),
                (100, 7, true), (100, 32, true), (65, 20, true), (135, 20, true),
            ] {
                #expect((after.pixel(x: x, y: y) != before.pixel(x: x, y: y)) == isBlurred, "\(x), \(y)")
            }
        }
    }
}
