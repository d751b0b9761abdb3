import CoreGraphics
import Testing

@testable import UIKit

@Suite("What a stack's own constraints give way to, and where what has no length is")
@MainActor
struct StackArrangementTests: BoxStacks {
    let boxes = Self.threeBoxes()

    /// A stack of the three boxes at the top left of `root`, whose size nothing else sets.
    private func openStack(in root: UIView) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return stack
    }

    private var across: [[CGFloat]] { boxes.map { [$0.frame.minX, $0.frame.width] } }

    /// Returns what `measure` finds with the wish at a priority of half a step more than `priority`, and half less.
    private func above(
        _ priority: Float, _ stack: UIView, _ wish: NSLayoutConstraint, _ measure: () -> CGFloat
    ) -> [CGFloat] {
        [priority + 0.5, priority - 0.5].map {
            wish.priority = UILayoutPriority($0)
            wish.isActive = true
            stack.superview?.layoutIfNeeded()
            stack.layoutIfNeeded()
            return measure()
        }
    }

    @Test("equal distances of middles are wished for at 149: what hugs or is asked for at more wins")
    func centering() {
        let stack = stack(180) { $0.distribution = .equalCentering }
        let wish = boxes[1].leftAnchor.constraint(equalTo: stack.leftAnchor, constant: 40)
        #expect(above(149, stack, wish) { boxes[1].frame.minX } == [40, 60])
    }

    @Test("views on a baseline reach the edge of the stack at 51")
    func spanning() {
        let stack = stack(120) { $0.alignment = .firstBaseline }
        let wish = boxes[0].topAnchor.constraint(greaterThanOrEqualTo: stack.topAnchor, constant: 10)
        for box in boxes.dropFirst() { box.isHidden = true }
        #expect(above(51, stack, wish) { boxes[0].frame.minY } == [10, 0])
    }

    @Test("a stack is no larger than it must be, at 49, along its axis and across")
    func smallness() {
        let root = AutoLayoutTests.root(400, 400)
        let stack = openStack(in: root)
        (stack.distribution, stack.alignment) = (.equalSpacing, .top)
        let wide = stack.widthAnchor.constraint(equalToConstant: 200)
        #expect(above(49, stack, wide) { stack.frame.width } == [200, 120])
        wide.isActive = false
        let high = stack.heightAnchor.constraint(equalToConstant: 90)
        #expect(above(49, stack, high) { stack.frame.height } == [90, 30])
    }

    @Test("a hidden view has no length at 999, and a length in proportion is wished for at 999")
    func nearlyRequired() {
        let stack = stack(180)
        boxes[1].isHidden = true
        let wish = boxes[1].widthAnchor.constraint(equalToConstant: 33)
        #expect(above(999, stack, wish) { boxes[1].frame.width } == [33, 0])
        boxes[1].isHidden = false
        stack.distribution = .fillProportionally
        #expect(above(999, stack, wish) { boxes[1].frame.width } == [33, 60])
    }

    @Test("a stack of nothing is of no size, and nothing of it is open")
    func empty() {
        let root = AutoLayoutTests.root(400, 400)
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == .zero && !stack.hasAmbiguousLayout)
    }

    @Test("fill proportionally: what asks for a length of 0 is in no proportion, wherever it stands")
    func noLength() {
        for place in 0..<3 {
            for (index, box) in boxes.enumerated() { box.content.width = index == place ? 0 : CGFloat(index + 1) * 10 }
            for box in boxes { box.setContentHuggingPriority(.defaultLow, for: .horizontal) }
            boxes[place].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
            let stack = stack(120) { $0.distribution = .fillProportionally }
            let others = boxes.filter { $0 !== boxes[place] }
            #expect(others.allSatisfy { $0.frame.width == $0.content.width }, "\(place)")
            #expect(boxes[place].frame.width == 120 - others[0].frame.width - others[1].frame.width)
            for box in boxes { stack.removeArrangedSubview(box) }
        }
    }

    @Test("what is hidden waits in the middle of its gap, or at the end of the stack that nothing is beyond")
    func hidden() {
        let stack = stack(180) { $0.spacing = 10 }
        for (place, x) in [(0, 0), (1, 25), (2, 180)] as [(Int, CGFloat)] {
            for (index, box) in boxes.enumerated() { box.isHidden = index == place }
            boxes[1].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
            stack.layoutIfNeeded()
            #expect(across[place] == [x, 0], "\(place)")
        }
    }

    @Test("across the axis what is hidden is as if it were shown, and as high as it asks but where views fill")
    func hiddenAcross() {
        boxes[1].isHidden = true
        for (alignment, y, height) in [
            (.fill, 0, 50), (.leading, 0, 20), (.center, 15, 20), (.trailing, 30, 20), (.firstBaseline, 0, 20),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)] {
            _ = stack(180) { $0.alignment = alignment }
            #expect([boxes[1].frame.minY, boxes[1].frame.height] == [y, height], "\(alignment)")
        }
    }

    @Test("of views that ask for nothing the last has the room; across, each has none unless views fill")
    func emptiness() {
        let plain = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: [boxes[0], plain[0], plain[1], boxes[1]])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stack.layoutIfNeeded()
        #expect(plain.prefix(2).map(\.frame.width) == [0, 40] && plain[1].frame.height == 50)
        stack.alignment = .bottom
        stack.layoutIfNeeded()
        #expect(plain[1].frame == CGRect(x: 20, y: 50, width: 40, height: 0))
        // What is asked for at the least priority there is wins.
        let wish = plain[0].widthAnchor.constraint(equalToConstant: 30)
        #expect(above(1.5, stack, wish) { plain[0].frame.width } == [30, 30])
        wish.isActive = false
        stack.addArrangedSubview(plain[2])
        stack.layoutIfNeeded()
        #expect(plain.map(\.frame.width) == [0, 0, 40])
    }

    @Test("what is no view of a stack has no spacing after it, and places before the first and after the last are ends")
    func places() {
        let (stack, other) = (stack(300), UIView())
        stack.setCustomSpacing(30, after: other)
        #expect(stack.customSpacing(after: other) == UIStackView.spacingUseDefault)
        stack.insertArrangedSubview(other, at: -3)
        #expect(stack.arrangedSubviews == [other] + boxes)
        stack.insertArrangedSubview(other, at: 3)
        #expect(stack.arrangedSubviews == boxes + [other])
        stack.setCustomSpacing(30, after: other)
        stack.removeArrangedSubview(other)
        stack.addArrangedSubview(other)
        #expect(stack.customSpacing(after: other) == UIStackView.spacingUseDefault)
    }

    @Test("the lines that count are those of the first view that is shown, and in a column of the last one")
    func lines() {
        let stack = stack(300)
        boxes[0].isHidden = true
        #expect(stack.forFirstBaselineLayout === boxes[1] && stack.forLastBaselineLayout === boxes[1])
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === boxes[1] && stack.forLastBaselineLayout === boxes[2])
        for box in boxes { box.isHidden = true }
        #expect(stack.forFirstBaselineLayout === stack && stack.forLastBaselineLayout === stack)
    }
}
