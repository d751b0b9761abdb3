import CoreGraphics
import Testing

@testable import UIKit

@Suite("UIStackView")
@MainActor
struct UIStackViewTests: BoxStacks {
    let boxes = Self.threeBoxes()

    private var across: [[CGFloat]] { boxes.map { [$0.frame.minX, $0.frame.width] } }
    private var down: [[CGFloat]] { boxes.map { [$0.frame.minY, $0.frame.height] } }

    @Test("fill: the view that hugs least grows, the one that resists least shrinks")
    func fill() {
        boxes[1].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        boxes[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let stack = stack(200) { $0.spacing = 5 }
        #expect(across == [[0, 20], [25, 110], [140, 60]])
        #expect(down == [[0, 50], [0, 50], [0, 50]])
        stack.frame.size.width = 100
        stack.layoutIfNeeded()
        #expect(across == [[0, 20], [25, 40], [70, 30]])
    }

    @Test("fill equally: all are of one length")
    func fillEqually() {
        _ = stack(220) {
            $0.distribution = .fillEqually
            $0.spacing = 5
        }
        #expect(across == [[0, 70], [75, 70], [150, 70]])
    }

    @Test("fill proportionally: lengths are in proportion to the content")
    func fillProportionally() {
        let stack = stack(250) {
            $0.distribution = .fillProportionally
            $0.spacing = 5
        }
        #expect(across == [[0, 40], [45, 80], [130, 120]])
        boxes[0].content.width = 100
        stack.layoutIfNeeded()
        #expect(across == [[0, 120], [125, 48], [178, 72]])
    }

    @Test("equal spacing: the gaps share the room")
    func equalSpacing() {
        let stack = stack(180) { $0.distribution = .equalSpacing }
        #expect(across == [[0, 20], [50, 40], [120, 60]])
        stack.frame.size.width = 90
        stack.spacing = 10
        stack.layoutIfNeeded()
        #expect(across[1][0] - across[0][0] - across[0][1] == 10 && boxes[2].frame.maxX == 90)
    }

    @Test("equal centering: middles are equally far apart, as far as the spacing allows")
    func equalCentering() {
        let stack = stack(180) { $0.distribution = .equalCentering }
        // From 10 to 150 there are 140 points between the outer middles.
        #expect(across == [[0, 20], [60, 40], [120, 60]])
        stack.spacing = 25
        stack.layoutIfNeeded()
        #expect(across == [[0, 20], [55, 40], [120, 60]])
    }

    @Test("across the axis views fill, or stand at a side or in the middle")
    func alignments() {
        let stack = stack(120, 50) { $0.alignment = .top }
        #expect(down == [[0, 10], [0, 20], [0, 30]])
        stack.alignment = .bottom
        stack.layoutIfNeeded()
        #expect(down == [[40, 10], [30, 20], [20, 30]])
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(down == [[20, 10], [15, 20], [10, 30]])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame.size = CGSize(width: 100, height: 60)
        stack.layoutIfNeeded()
        #expect(down == [[0, 10], [10, 20], [30, 30]])
        #expect(across == [[0, 20], [0, 40], [0, 60]])
        stack.alignment = .trailing
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(across == [[0, 20], [0, 40], [0, 60]])
    }

    @Test("a row of labels stands on one baseline", arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselines(alignment: UIStackView.Alignment) throws {
        let labels = [12, 30, 20].map { size -> UILabel in
            let label = UILabel()
            label.text = "x"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = alignment
        stack.frame.size = stack.systemLayoutSizeFitting(.zero)
        stack.layoutIfNeeded()
        let baselines = try labels.map { $0.frame.minY + (try #require($0.textBaselines(forWidth: nil))).first }
        // Each label is brought to a whole pixel, by half a pixel at most.
        #expect(baselines.allSatisfy { abs($0 - baselines[0]) <= 1 })
        #expect(labels[1].frame.minY == 0 && labels[1].frame.maxY == stack.bounds.height)
        #expect(stack.forFirstBaselineLayout === labels[0])
    }

    @Test("a hidden view takes no room, and comes back")
    func hidden() {
        let stack = stack(180) {
            $0.spacing = 10
            $0.distribution = .equalSpacing
        }
        boxes[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(across[0] == [0, 20] && across[2] == [120, 60] && boxes[1].frame.width == 0)
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 90, height: 30))
        boxes[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(across == [[0, 20], [50, 40], [120, 60]])
        for box in boxes { box.isHidden = true }
        stack.layoutIfNeeded()
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test("a spinner that hides when stopped gives its room to the label beside it")
    func spinner() {
        let (spinner, label) = (UIActivityIndicatorView(style: .medium), UILabel())
        label.text = "Done"
        let stack = UIStackView(arrangedSubviews: [spinner, label])
        stack.spacing = 8
        stack.frame.size = CGSize(width: 200, height: 20)
        stack.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
        spinner.startAnimating()
        stack.layoutIfNeeded()
        #expect(spinner.frame.minX == 0 && label.frame == CGRect(x: 28, y: 0, width: 172, height: 20))
    }

    @Test("views come, move and go")
    func arranging() {
        let stack = stack(120)
        let new = AutoLayoutTests.Boxed(width: 5)
        stack.insertArrangedSubview(new, at: 1)
        stack.insertArrangedSubview(boxes[0], at: 99)
        #expect(stack.arrangedSubviews == [new, boxes[1], boxes[2], boxes[0]])
        boxes[1].removeFromSuperview()
        stack.removeArrangedSubview(new)
        #expect(stack.arrangedSubviews == [boxes[2], boxes[0]] && new.superview === stack)
        stack.alignment = .top
        stack.frame.size.width = 80
        stack.layoutIfNeeded()
        #expect(boxes[2].frame.minX == 0 && boxes[0].frame == CGRect(x: 60, y: 0, width: 20, height: 10))
        stack.addArrangedSubview(stack)
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test("spacing may differ after a view, and the system's is 8 points")
    func customSpacing() {
        let stack = stack(300) { $0.spacing = 10 }
        stack.alignment = .center
        stack.setCustomSpacing(30, after: boxes[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
        #expect(stack.customSpacing(after: boxes[0]) == 30)
        #expect(stack.customSpacing(after: boxes[2]) == UIStackView.spacingUseDefault)
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 158, height: 30))
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 138)
        boxes[0].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 108)
    }

    @Test("the views may keep inside the margins, and run from right to left")
    func marginsAndDirection() {
        _ = stack(136, 46) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(across == [[108, 20], [68, 40], [8, 60]])
        #expect(down == [[8, 30], [8, 30], [8, 30]])
    }

    @Test("a column may count its spacing from baseline to baseline")
    func baselineRelative() throws {
        let labels = ["one", "two"].map { text -> UILabel in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 40, true)
        stack.frame.size = stack.systemLayoutSizeFitting(.zero)
        stack.layoutIfNeeded()
        #expect(labels[1].frame.minY - labels[0].frame.minY == 40)
    }

    @Test("a length that a program requires of a hidden view holds, and nothing is said of it")
    func hiddenWithLength() {
        boxes[1].widthAnchor.constraint(equalToConstant: 33).isActive = true
        boxes[1].isHidden = true
        let lines = Lines.logged { _ = stack(80) }
        #expect(lines.isEmpty && boxes[1].frame.width == 33)
        #expect(across[0] == [0, 20] && across[2] == [20, 60])
    }

    @Test("a stack of views without sizes is as large as it is asked to be, one of others as large as these")
    func fittingSizes() {
        let empty = UIStackView(arrangedSubviews: [UIView(), UIView()])
        let target = CGSize(width: 200, height: 100)
        #expect(empty.systemLayoutSizeFitting(target) == target)
        #expect(empty.systemLayoutSizeFitting(.zero) == .zero)
        #expect(stack(120).systemLayoutSizeFitting(target) == CGSize(width: 120, height: 30))
    }

    @Test("lengths in proportion count however small they are")
    func smallProportions() {
        boxes[0].content.width = 1
        boxes[1].content.width = 0.5
        boxes[2].content.width = 8.5
        _ = stack(200) { $0.distribution = .fillProportionally }
        #expect(across == [[0, 20], [20, 10], [30, 170]])
    }

    @Test("a stack without room says nothing and crashes nothing")
    func noRoom() {
        let lines = Lines.logged {
            for distribution in [
                UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
            ] {
                let stack = stack(0, 0) {
                    $0.distribution = distribution
                    $0.spacing = 10
                }
                stack.spacing = .nan
                stack.layoutIfNeeded()
            }
        }
        #expect(lines.allSatisfy { $0.contains("constant of nan") })
    }

    @Test("fill proportionally: a view whose content asks for nothing has what the others leave")
    func proportionsBesideNothing() {
        let plain = UIView()
        let stack = UIStackView(arrangedSubviews: [boxes[0], boxes[1], plain])
        (stack.frame, stack.distribution) = (CGRect(x: 0, y: 0, width: 100, height: 50), .fillProportionally)
        stack.layoutIfNeeded()
        #expect(across.prefix(2) == [[0, 20], [20, 40]] && plain.frame.width == 40)
    }

    @Test(
        "a hidden label waits on the baseline of the others",
        arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func hiddenBaseline(alignment: UIStackView.Alignment) throws {
        let (shown, hidden) = (UILabel(), UILabel())
        (shown.text, shown.numberOfLines, shown.font) = ("a\nb", 2, .systemFont(ofSize: 40))
        (hidden.text, hidden.numberOfLines, hidden.font) = ("a\nb\nc", 3, .systemFont(ofSize: 10))
        let stack = UIStackView(arrangedSubviews: [shown, hidden])
        (stack.alignment, stack.frame) = (alignment, CGRect(x: 0, y: 0, width: 200, height: 120))
        hidden.isHidden = true
        stack.layoutIfNeeded()
        let baselines = try [shown, hidden].map { label in
            let baselines = try #require(label.textBaselines(forWidth: nil))
            let top = label.frame.midY - baselines.height / 2
            return top + (alignment == .firstBaseline ? baselines.first : baselines.last)
        }
        #expect(abs(baselines[0] - baselines[1]) <= 1)
    }

    @Test("fill proportionally: a length that a program requires holds, and nothing is said of it")
    func requiredProportion() {
        boxes[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
        let lines = Lines.logged { _ = stack(320) { $0.distribution = .fillProportionally } }
        #expect(lines.isEmpty && boxes[0].frame.width == 50)
    }

    @Test("how a stack arranges its views can be changed at any time, and back")
    func changes() {
        let labels = ["a", "b"].map { text -> UILabel in
            let label = UILabel()
            (label.text, label.font) = (text, .systemFont(ofSize: 20))
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 40, .leading)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        stack.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        labels[1].setContentHuggingPriority(.defaultLow, for: .vertical)
        func frames() -> [CGRect] {
            stack.layoutIfNeeded()
            return labels.map(\.frame)
        }
        let before = frames()
        let changes: [(UIStackView, Bool) -> Void] = [
            { $0.isBaselineRelativeArrangement = $1 }, { $0.isLayoutMarginsRelativeArrangement = $1 },
            { $0.axis = $1 ? .horizontal : .vertical }, { $0.alignment = $1 ? .trailing : .leading },
            { $0.distribution = $1 ? .fillEqually : .fill }, { $0.spacing = $1 ? 20 : 40 },
            { $0.setCustomSpacing($1 ? 10 : UIStackView.spacingUseDefault, after: labels[0]) },
        ]
        for (index, change) in changes.enumerated() {
            change(stack, true)
            #expect(frames() != before, "\(index)")
            change(stack, false)
            #expect(frames() == before, "\(index)")
        }
    }

    @Test(
        "labels of several lines stand on the baselines of their first lines, or of their last ones",
        arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func longBaselines(alignment: UIStackView.Alignment) throws {
        let labels = ["a\nb\nc", "a", "a\nb"].map { text -> UILabel in
            let label = UILabel()
            (label.text, label.numberOfLines, label.font) = (text, 0, .systemFont(ofSize: 20))
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        (stack.alignment, stack.frame) = (alignment, CGRect(x: 0, y: 0, width: 200, height: 150))
        stack.layoutIfNeeded()
        let lines = try labels.map { label in
            let baselines = try #require(label.textBaselines(forWidth: nil))
            let top = label.frame.midY - baselines.height / 2
            return top + (alignment == .firstBaseline ? baselines.first : baselines.last)
        }
        #expect(lines.allSatisfy { abs($0 - lines[0]) <= 1 })
    }
}
