import RenderServer
import Testing
import UIKit

@Suite("Bars whose items change")
@MainActor
struct BarFadeTests {
    /// How dark the bar's title or item is half way from nothing to it.
    private func share(_ bar: UIView, _ change: () -> Void) throws -> Double {
        try Stage.shown(size: CGSize(width: 200, height: 60)) { (stage: Stage) throws in
            bar.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            stage.window.addSubview(bar)
            @MainActor func ink() throws -> Double {
                let bitmap = try stage.image(on: .white)
                var sum = 0.0
                for y in 2..<40 { for x in 0..<200 { sum += Double(255 - bitmap.pixel(x: x, y: y) >> 8 & 0xFF) } }
                return sum
            }
            let before = try ink()
            change()
            stage.pass(0.125)
            let half = try ink() - before
            stage.pass(0.3)
            #expect(stage.nextChange == .never)
            let whole = try ink() - before
            #expect(abs(whole) > 1000)
            return half / whole
        }
    }

    @Test("what a bar showed fades into its new items if it is asked to, and is gone at once if not")
    func fade() throws {
        for animated in [true, false] {
            let expected = animated ? 0.2...0.8 : 0.999...1.001
            let toolbar = UIToolbar()
            let button = UIBarButtonItem(customView: filled())
            #expect(
                try expected.contains(
                    share(toolbar) {
                        toolbar.setItems([button], animated: animated)
                    }))
            let bar = UINavigationBar()
            #expect(
                try expected.contains(
                    share(bar) {
                        bar.pushItem(UINavigationItem(title: "Mail"), animated: animated)
                    }))
            bar.items = [UINavigationItem(title: "I"), UINavigationItem(title: "Long title")]
            #expect(try expected.contains(share(bar) { bar.popItem(animated: animated) }))
            #expect(
                try expected.contains(
                    share(bar) {
                        bar.setItems([UINavigationItem(title: "Long title")], animated: animated)
                    }))
            let tabs = UITabBar()
            #expect(
                try expected.contains(
                    share(tabs) {
                        tabs.setItems([UITabBarItem(title: "One", image: square(20), tag: 0)], animated: animated)
                    }))
        }
    }

    private func filled() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.backgroundColor = .black
        return view
    }
}
