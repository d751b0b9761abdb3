import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Layout comes to rest")
@MainActor
struct LayoutRestTests {
    /// Runs a closure each time it is laid out.
    private class Doer: UIView {
        var count = 0
        var action: (Doer) -> Void = { _ in }

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            action(self)
        }
    }

    private final class TitleButton: UIButton {
        var count = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            setTitle(count.isMultiple(of: 2) ? "one" : "other", for: .normal)
        }
    }

    private final class Page: UIViewController {}

    private func shown(_ view: UIView, _ stage: Stage) {
        if view.frame.size == .zero { view.frame = CGRect(x: 0, y: 0, width: 80, height: 30) }
        stage.window.addSubview(view)
        CATransaction.flush()
    }

    @Test("a view that asks for layout in its layout is laid out 50 times a turn, and wakes nobody")
    func refused() {
        Stage.with { stage in
            let view = Doer()
            view.action = { $0.setNeedsLayout() }
            let said = Lines.logged {
                shown(view, stage)
                #expect(view.count == 50 && !stage.window.layer.waitsForCommit)
                CATransaction.flush()
                #expect(view.count == 50)
                // What commits for another reason lays it out again.
                stage.window.backgroundColor = .red
                CATransaction.flush()
                #expect(view.count == 100 && !stage.window.layer.waitsForCommit)
                view.action = { _ in }
                view.setNeedsLayout()
                CATransaction.flush()
                #expect(view.count == 101)
            }
            #expect(said.count == 2 && said.first == said.last)
        }
    }

    @Test("one line names the class, the path from the window, and the call that asked")
    func line() {
        Stage.with { stage in
            let page = Page()
            let button = TitleButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
            page.view.addSubview(button)
            let said = Lines.logged { shown(page.view, stage) }
            #expect(button.count == 50)
            #expect(
                said == [
                    "layout comes to no rest: TitleButton.setTitle(_:for:) asks for it in each of 50 passes, at "
                        + "UIWindow > UIView of Page > TitleButton; it is refused for this turn"
                ])
        }
    }

    @Test("a constraint's constant, a stack's view and a label's text that alternate are named")
    func named() {
        func said(_ prepare: (Doer) -> (Doer) -> Void) -> String? {
            Stage.with { stage in
                let view = Doer(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
                view.action = prepare(view)
                let said = Lines.logged { shown(view, stage) }
                #expect(view.count == 50 && said.count == 1)
                return said.first
            }
        }
        let constant = said { view in
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            let width = child.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            return { width.constant = $0.count.isMultiple(of: 2) ? 10 : 20 }
        }
        #expect(constant?.contains("NSLayoutConstraint.constant asks") == true)
        let text = said { view in
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            return { label.text = $0.count.isMultiple(of: 2) ? "1" : "one hundred" }
        }
        #expect(text?.contains("UILabel.text asks") == true && text?.contains("UIWindow > Doer > UILabel") == true)
        let hidden = said { view in
            let child = UISwitch()
            let stack = UIStackView(arrangedSubviews: [child, UISwitch()])
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            return { child.isHidden = !$0.count.isMultiple(of: 2) }
        }
        #expect(hidden?.contains("isHidden asks") == true)
    }

    @Test("laying out at once in a layout does not call itself without end")
    func recursion() {
        Stage.with { stage in
            let (view, other) = (Doer(), Doer())
            let said = Lines.logged {
                view.action = {
                    $0.setNeedsLayout()
                    $0.layoutIfNeeded()
                }
                shown(view, stage)
                #expect(view.count == 50)
                other.action = { other in
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
                view.action = { _ in
                    other.setNeedsLayout()
                    other.layoutIfNeeded()
                }
                shown(other, stage)
            }
            #expect(other.count <= 101 && !stage.window.layer.waitsForCommit)
            #expect(said.count <= 3)
        }
    }

    @Test("a text that nobody's layout depends on lays out nobody; one in a stack lays out the stack")
    func labels() {
        Stage.with { stage in
            let view = Doer()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            view.addSubview(label)
            shown(view, stage)
            let count = view.count
            label.text = "Loading 5%"
            CATransaction.flush()
            #expect(view.count == count)
            let stack = UIStackView(arrangedSubviews: [label])
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            CATransaction.flush()
            let width = stack.bounds.width
            label.text = "Loading 100%"
            CATransaction.flush()
            #expect(stack.bounds.width > width && stack.bounds.width == label.bounds.width)
        }
    }

    @Test("a new subview is laid out in the very pass that it comes in, an old one brings nothing about")
    func subviews() {
        Stage.with { stage in
            let (view, first, second) = (Doer(), Doer(), Doer())
            view.action = { view in
                for child in [first, second] {
                    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                    view.addSubview(child)
                }
                view.addSubview(Doer(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
            }
            shown(view, stage)
            #expect(view.count == 1 && first.count == 1 && second.count == 1)
            #expect(view.subviews.count == 3 && (view.subviews.last as? Doer)?.count == 1)
            view.action = { view in
                for child in [first, second] { view.addSubview(child) }
            }
            view.setNeedsLayout()
            CATransaction.flush()
            #expect(view.count == 2 && first.count == 1 && view.subviews.last === second)
        }
    }

    @Test("what a change moves before it is laid out is brought in by the same pass, behind it by one more")
    func order() {
        Stage.with { stage in
            let (view, first, second) = (Doer(), Doer(), Doer())
            for child in [first, second] {
                child.frame.size = CGSize(width: 10, height: 10)
                view.addSubview(child)
            }
            shown(view, stage)
            first.action = { _ in second.bounds.size.width = 20 }
            first.setNeedsLayout()
            CATransaction.flush()
            #expect(first.count == 2 && second.count == 2 && view.count == 1)
            first.action = { _ in }
            second.action = { _ in first.bounds.size.width = 30 }
            second.setNeedsLayout()
            CATransaction.flush()
            #expect(first.count == 3 && second.count == 3 && view.count == 1)
        }
    }

    @Test("bars with nothing in them and with something are still", arguments: [false, true])
    func bars(isFilled: Bool) {
        Stage.with(size: CGSize(width: 320, height: 200)) { stage in
            let (bar, tools, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
            if isFilled {
                let item = UINavigationItem(title: "Title")
                item.leftBarButtonItem = UIBarButtonItem(title: "Back", primaryAction: nil)
                item.rightBarButtonItem = UIBarButtonItem(customView: UIProgressView(progressViewStyle: .bar))
                bar.items = [item]
                tools.items = [UIBarButtonItem(title: "Do", primaryAction: nil), .flexibleSpace()]
                tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
                tabs.selectedItem = tabs.items?.first
            }
            for (index, view) in [bar, tools, tabs].enumerated() {
                view.frame = CGRect(x: 0, y: 50 * CGFloat(index), width: 320, height: 49)
                stage.window.addSubview(view)
            }
            CATransaction.flush()
            #expect(!stage.window.layer.waitsForCommit && stage.nextChange == .never)
        }
    }

    @Test("a bar's custom view that gets another size is placed anew")
    func barItems() {
        Stage.with(size: CGSize(width: 320, height: 200)) { stage in
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.items = [.flexibleSpace(), UIBarButtonItem(customView: button)]
            button.sizeToFit()
            shown(bar, stage)
            let position = button.frame
            button.setTitle("Go on and on", for: .normal)
            button.sizeToFit()
            CATransaction.flush()
            #expect(button.frame.width > position.width && button.frame.maxX == position.maxX)
        }
    }

    @Test("a title label's font makes the button larger in its stack")
    func titleFont() {
        Stage.with(size: CGSize(width: 320, height: 200)) { stage in
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            let stack = UIStackView(arrangedSubviews: [button])
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            CATransaction.flush()
            let width = button.bounds.width
            button.titleLabel?.font = .systemFont(ofSize: 30)
            CATransaction.flush()
            #expect(button.bounds.width > width * 1.5)
            #expect(!stage.window.layer.waitsForCommit)
        }
    }
}
