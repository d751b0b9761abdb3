import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("Navigation bars and toolbars")
@MainActor
struct BarTests {
    private let size = CGSize(width: 320, height: 60)

    /// A bar half full of red on blue, in the middle of its space.
    private func progressBar() -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .bar)
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 4)
        (view.progressTintColor, view.trackTintColor, view.progress) = (.red, .blue, 0.5)
        return view
    }

    /// Whether the filled and the unfilled half of the bar at (10, 20) of the window are seen.
    private func seen(_ stage: Stage) throws -> [Bool] {
        let image = try stage.image()
        return [image.pixel(x: 30, y: 21) == 0xFFFF_0000, image.pixel(x: 90, y: 21) == 0xFF00_00FF]
    }

    @Test(
        "the unfilled part of a track is hidden however deep in a bar it is, an image of it too"
    )
    func unfilledTrack() throws {
        for bar in [UINavigationBar(), UIToolbar()] as [UIView] {
            try Stage.with(size: size) { (stage: Stage) throws in
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                stage.window.addSubview(bar)
                let view = progressBar()
                stage.window.addSubview(view)
                #expect(try seen(stage) == [true, true])
                bar.addSubview(view)
                #expect(try seen(stage) == [true, false])
                stage.window.addSubview(view)
                #expect(try seen(stage) == [true, true])
                let holder = UIView(frame: stage.window.bounds)
                holder.addSubview(view)
                stage.window.addSubview(holder)
                #expect(try seen(stage) == [true, true])
                bar.addSubview(holder)
                #expect(try seen(stage) == [true, false])
                view.trackImage = square(4)
                #expect(
                    try seen(stage)[1] == false && parts(stage.image().pixel(x: 90, y: 21))[0...] != [255, 0, 0, 0])
            }
        }
    }

    @Test("an activity indicator in a navigation bar or a toolbar turns")
    func spinner() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let item = UINavigationItem(title: "Mail")
            item.rightBarButtonItem = UIBarButtonItem(customView: spinner)
            bar.items = [item]
            stage.window.addSubview(bar)
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .at(1.125))
            #expect(spinner.frame == CGRect(x: 284, y: 12, width: 20, height: 20))
            bar.semanticContentAttribute = .forceRightToLeft
            _ = stage.window.renderTree
            #expect(spinner.frame.minX == 16)
            bar.popItem(animated: false)
            _ = stage.window.renderTree
            #expect(spinner.superview == nil && bar.topItem == nil)
        }
    }

    @Test("items of a toolbar stand in a row, spaces between them take what is left")
    func toolbar() {
        Stage.shown(size: size) { stage in
            var presses: [String] = []
            let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let items = views.map { UIBarButtonItem(customView: $0) }
            let button = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in presses.append("go") })
            bar.items = [items[0], .flexibleSpace(), items[1], .fixedSpace(30), items[2], .flexibleSpace(), button]
            stage.window.addSubview(bar)
            bar.layoutIfNeeded()
            #expect(views[0].frame.minX == 16)
            #expect(abs(views[2].frame.minX - views[1].frame.maxX - 30) <= 1)
            let label = bar.subviews.compactMap { $0 as? UIButton }.first
            #expect(abs((label?.frame.maxX ?? 0) - 304) <= 1)
            #expect(abs(views[1].frame.minX - 36 - ((label?.frame.minX ?? 0) - views[2].frame.maxX)) <= 2)
            stage.tap(label?.center.x ?? 0, 22)
            #expect(presses == ["go"])
            button.isEnabled = false
            bar.layoutIfNeeded()
            stage.clock.advance(by: 1)
            stage.tap(label?.center.x ?? 0, 22)
            #expect(presses == ["go"])
        }
    }

    @Test("the title is in the middle, and another item brings its own")
    func titles() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.pushItem(UINavigationItem(title: "First"), animated: false)
            stage.window.addSubview(bar)
            bar.layoutIfNeeded()
            @MainActor func label() throws -> UILabel {
                try #require(bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text != nil })
            }
            #expect(try label().text == "First" && abs(label().frame.midX - 160) <= 1)
            let bars = UINavigationItem(title: "Second")
            bars.titleView = progressBar()
            bar.pushItem(bars, animated: false)
            bar.layoutIfNeeded()
            #expect(bars.titleView?.isDescendant(of: bar) == true)
            #expect(bar.popItem(animated: false) === bars)
            bar.layoutIfNeeded()
            #expect(try label().text == "First" && bars.titleView?.isDescendant(of: bar) == false)
        }
    }

    @Test("bar buttons call methods with the item, and keep neither bar nor target alive")
    func targets() {
        @MainActor final class Form {
            var heard: [Int] = []
            func save(_ item: UIBarButtonItem) { heard.append(item.tag) }
        }
        weak var gone: UIToolbar?
        let form = Form()
        Stage.shown(size: size) { stage in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            gone = bar
            let item = UIBarButtonItem(title: "Save", style: .done, target: form, action: Form.save)
            item.tag = 7
            bar.items = [item]
            stage.window.addSubview(bar)
            bar.layoutIfNeeded()
            stage.tap(30, 22)
            bar.removeFromSuperview()
        }
        #expect(form.heard == [7])
        #expect(gone == nil)
    }
}
