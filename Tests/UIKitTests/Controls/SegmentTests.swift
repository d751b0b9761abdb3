import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("Segments' states and how they come and go")
@MainActor
struct SegmentTests {
    private let size = CGSize(width: 300, height: 40)

    private func labels(_ view: UISegmentedControl) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    private func shown(_ stage: Stage, _ titles: [String]) -> UISegmentedControl {
        let view = UISegmentedControl(items: titles)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        stage.window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    @Test("each state has its own words: chosen, touched, not to be chosen, and several at once")
    func states() {
        Stage.shown(size: size) { stage in
            let view = shown(stage, ["A", "B", "C"])
            let colors: [(UIControl.State, UIColor)] = [
                (.normal, .black), (.selected, .red), (.highlighted, .green), (.disabled, .blue),
                ([.selected, .disabled], .brown),
            ]
            for (state, color) in colors { view.setTitleTextAttributes([.foregroundColor: color], for: state) }
            view.setEnabled(false, forSegmentAt: 2)
            view.selectedSegmentIndex = 0
            @MainActor func seen() -> [UIColor?] { labels(view).map(\.textColor) }
            #expect(seen() == [.red, .black, .blue])
            // A colour of the program's own is not dimmed as well.
            #expect(labels(view).map(\.alpha) == [1, 1, 1])
            stage.touch(.began, 150, 16)
            #expect(seen() == [.red, .green, .blue])
            stage.touch(.moved, 50, 16)
            #expect(seen() == [.green, .black, .blue])
            stage.touch(.cancelled, 50, 16)
            #expect(seen() == [.red, .black, .blue])
            view.isEnabled = false
            #expect(seen() == [.brown, .blue, .blue])
            view.setTitleTextAttributes(nil, for: .disabled)
            view.setTitleTextAttributes(nil, for: [.selected, .disabled])
            #expect(seen() == [.red, .black, .black] && labels(view).allSatisfy { $0.alpha < 1 })
        }
    }

    @Test("a state takes what it does not say from the normal one, and every attribute counts")
    func inheritance() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = shown(stage, ["Alpha", "Beta"])
            let large = UIFont.systemFont(ofSize: 20)
            view.setTitleTextAttributes([.font: large, .foregroundColor: UIColor.blue], for: .normal)
            view.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
            view.selectedSegmentIndex = 1
            #expect(labels(view).map(\.font) == [large, large])
            let plain = try stage.image()
            view.setTitleTextAttributes(
                [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue], for: .selected)
            let underlined = try stage.image()
            // Red over white at half its strength or more: a line may lie between two rows of pixels.
            func ink(_ image: Bitmap, _ columns: Range<Int>) -> Int {
                columns.reduce(0) { sum, x in
                    sum + (0..<32).count { image.pixel(x: x, y: $0) & 0xFFFF_8080 == 0xFFFF_0000 }
                }
            }
            #expect(ink(underlined, 150..<300) > ink(plain, 150..<300) + 20)
            #expect(ink(underlined, 0..<150) == 0)
        }
    }

    @Test("a segment has room for its words in the widest of its states, so that no state moves anything")
    func room() {
        let view = UISegmentedControl(items: ["Alpha", "Be"])
        let width = view.intrinsicContentSize.width
        for state in [UIControl.State.normal, .selected, .highlighted, .disabled] {
            view.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: state)
            #expect(view.intrinsicContentSize.width > width + 20, "\(state.rawValue)")
            view.setTitleTextAttributes(nil, for: state)
            #expect(view.intrinsicContentSize.width == width)
        }
        view.setTitleTextAttributes([.kern: 5], for: .normal)
        // Five points more after each of the letters, in both segments alike.
        #expect(abs(view.intrinsicContentSize.width - width - 50) <= 3)
    }

    @Test("a segment that comes animated fades in while the others glide aside; one that goes fades")
    func gliding() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = shown(stage, ["A", "B"])
            _ = stage.window.renderTree
            view.insertSegment(withTitle: "N", at: 0, animated: true)
            view.layoutIfNeeded()
            stage.pass(0.125)
            let first = try #require(labels(view).first { $0.text == "A" })
            let new = try #require(labels(view).first { $0.text == "N" })
            @MainActor func x(_ label: UILabel) -> CGFloat { label.layer.presentation()?.position.x ?? 0 }
            #expect(first.center.x == 150 && abs(x(first) - 112.5) < 3)
            #expect(new.center.x == 50 && x(new) == 50)
            #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
            stage.pass(0.2)
            #expect(x(first) == 150 && new.layer.presentation()?.opacity == 1)
            view.removeSegment(at: 0, animated: true)
            view.layoutIfNeeded()
            stage.pass(0.125)
            #expect(view.numberOfSegments == 2 && new.superview === view)
            #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1 && abs(x(first) - 112.5) < 3)
            stage.pass(0.2)
            #expect(x(first) == 75 && stage.nextChange == .never)
        }
    }

    @Test("nothing glides without a window, without animations, or unless asked")
    func atOnce() {
        Stage.shown(size: size) { stage in
            let view = shown(stage, ["A", "B"])
            _ = stage.window.renderTree
            view.insertSegment(withTitle: "N", at: 0, animated: false)
            UIView.performWithoutAnimation { view.insertSegment(withTitle: "M", at: 0, animated: true) }
            view.layoutIfNeeded()
            #expect(stage.nextChange == .never)
            view.removeSegment(at: 0, animated: false)
            #expect(labels(view).count == 3)
            let alone = UISegmentedControl(items: ["A"])
            alone.removeSegment(at: 0, animated: true)
            #expect(labels(alone).isEmpty)
        }
    }

    @Test("what is asked of a segment that is not there is nothing, and nothing comes of what is set")
    func missing() {
        let view = UISegmentedControl(items: ["A", "B"])
        view.setEnabled(false, forSegmentAt: 1)
        #expect(view.isEnabledForSegment(at: 0) && !view.isEnabledForSegment(at: 1))
        for index in [-1, 2] {
            #expect(!view.isEnabledForSegment(at: index) && view.widthForSegment(at: index) == 0)
            #expect(view.titleForSegment(at: index) == nil && view.imageForSegment(at: index) == nil)
            #expect(view.actionForSegment(at: index) == nil && view.contentOffsetForSegment(at: index) == .zero)
            view.setTitle("C", forSegmentAt: index)
        }
        #expect(labels(view).map(\.text) == ["A", "B"])
    }
}
