import CoreGraphics
import Testing

@testable import UIKit

@Suite("Auto Layout")
@MainActor
struct AutoLayoutTests {
    /// A root of this size.
    static func root(_ width: CGFloat = 320, _ height: CGFloat = 200) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// A view in `parent` that constraints are to position.
    static func free(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test("a view is pinned to its superview's edges, and follows its size")
    func edges() {
        let root = Self.root()
        let view = Self.free(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 288, height: 90))
        root.frame.size = CGSize(width: 400, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 368, height: 40))
    }

    @Test("a changed constant moves the view at the next layout, with the animation idiom of iOS")
    func constant() {
        let root = Self.root()
        let view = Self.free(in: root)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 50)])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        left.constant = 90
        #expect(view.frame.minX == 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 90, y: 0, width: 50, height: 0))
    }

    @Test("views at different depths of the tree are related through the views between")
    func cousins() {
        let root = Self.root()
        let (left, right) = (Self.free(in: root), UIView(frame: CGRect(x: 100, y: 20, width: 100, height: 100)))
        root.addSubview(right)
        let inner = Self.free(in: right)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: root.leftAnchor),
            left.topAnchor.constraint(equalTo: inner.topAnchor),
            left.rightAnchor.constraint(equalTo: inner.leftAnchor, constant: -5),
            left.heightAnchor.constraint(equalToConstant: 10),
            inner.centerXAnchor.constraint(equalTo: right.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: right.centerYAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 40, y: 35, width: 20, height: 30))
        #expect(left.frame == CGRect(x: 0, y: 55, width: 135, height: 10))
        right.frame.origin.x = 150
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 55, width: 185, height: 10))
    }

    /// docs/sources.md, Requirements 18.
    @Test("a spinner takes its own size and stands in the middle")
    func centredSpinner() {
        let root = Self.root()
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        // (320 - 37) / 2 = 141.5 goes to the next whole pixel.
        #expect(spinner.frame == CGRect(x: 142, y: 82, width: 37, height: 37))
        spinner.style = .medium
        root.layoutIfNeeded()
        #expect(spinner.frame == CGRect(x: 150, y: 90, width: 20, height: 20))
    }

    /// docs/sources.md, Requirements 18.
    @Test("a label stands 8 points after a spinner, on one bottom edge")
    func labelledSpinner() {
        let root = Self.root()
        let (spinner, label) = (UIActivityIndicatorView(style: .large), UILabel())
        label.text = "Loading"
        for view in [spinner, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            spinner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            spinner.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            label.leadingAnchor.constraint(equalToSystemSpacingAfter: spinner.trailingAnchor, multiplier: 1),
            label.bottomAnchor.constraint(equalTo: spinner.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(spinner.frame == CGRect(x: 20, y: 30, width: 37, height: 37))
        let size = label.intrinsicContentSize
        #expect(size.width > 40 && size.height > 15)
        #expect(label.frame == CGRect(origin: CGPoint(x: 65, y: 67 - size.height), size: size))
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(spinner.frame == CGRect(x: 263, y: 30, width: 37, height: 37))
        #expect(label.frame == CGRect(origin: CGPoint(x: 255 - size.width, y: 67 - size.height), size: size))
    }

    /// As contents of a `UIVisualEffectView` do, or of a view that was given a subview of its own size.
    @Test("what fills its superview by its mask has that one sized by what is inside, at any depth, fitting too")
    func contentsThroughMasks() {
        let root = Self.root()
        let (card, content, inner, label) = (UIView(), UIView(), UIView(), Boxed(width: 80))
        for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(content)
        content.addSubview(inner)
        inner.addSubview(label)
        root.addSubview(card)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 20),
            label.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: inner.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -7),
            card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 100, y: 0, width: 120, height: 24))
        #expect(content.frame == card.bounds && inner.frame == card.bounds)
        #expect(label.frame == CGRect(x: 20, y: 7, width: 80, height: 10))
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 24))
        // No longer: it keeps the size that it has, and the card is free of it.
        content.autoresizingMask = []
        card.heightAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 130, y: 0, width: 60, height: 50))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 120, height: 24))
    }

    @Test("what is set in from its superview stays so, whichever of the two is constrained later")
    func insetByMask() {
        let root = Self.root()
        let (card, content, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(), UIView())
        card.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        content.frame = CGRect(x: 5, y: 10, width: 40, height: 30)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(card)
        card.addSubview(content)
        content.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: content.leftAnchor),
            label.rightAnchor.constraint(equalTo: content.rightAnchor),
            label.topAnchor.constraint(equalTo: content.topAnchor),
            label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        let place = [
            card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
            card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 90),
        ]
        NSLayoutConstraint.activate(place)
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 3, y: 4, width: 100, height: 90))
        #expect(content.frame == CGRect(x: 5, y: 10, width: 90, height: 70))
        #expect(label.frame == CGRect(x: 0, y: 0, width: 90, height: 70))
        NSLayoutConstraint.deactivate(place)
        content.frame.size.width = 20
        root.layoutIfNeeded()
        #expect(label.frame.width == 20)
    }

    @Test("the less a view resists, the more it is cut off")
    func resistance() {
        let root = Self.root(100, 50)
        let (one, other) = (Boxed(width: 80), Boxed(width: 60))
        for view in [one, other] { root.addSubview(view) }
        other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor), one.rightAnchor.constraint(equalTo: other.leftAnchor),
            other.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(one.frame.width == 80 && other.frame == CGRect(x: 80, y: 0, width: 20, height: 10))
        root.frame.size.width = 200
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame.width == 80 && other.frame.width == 120)
    }

    /// A view of a known size that constraints are to position.
    final class Boxed: UIView {
        var content: CGSize {
            didSet { invalidateIntrinsicContentSize() }
        }
        private(set) var layouts = 0

        init(width: CGFloat, height: CGFloat = 10) {
            content = CGSize(width: width, height: height)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { content }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("a view follows its content's size")
    func intrinsic() {
        let root = Self.root()
        let box = Boxed(width: 30)
        root.addSubview(box)
        box.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 290, y: 0, width: 30, height: 10))
        box.content = CGSize(width: 50, height: UIView.noIntrinsicMetric)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 270, y: 0, width: 50, height: 0))
    }

    @Test("a label of several lines is as high as its width makes it")
    func wrapping() {
        let root = Self.root(120, 400)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Several words that do not fit into one line of this width"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.rightAnchor.constraint(equalTo: root.rightAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 120)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
        let narrow = label.frame.height
        root.frame.size.width = 240
        root.layoutIfNeeded()
        #expect(label.frame.width == 240)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 240, height: 0)).height)
        #expect(label.frame.height < narrow)
        root.frame.size.width = 2000
        root.layoutIfNeeded()
        #expect(label.frame.height == label.intrinsicContentSize.height)
    }

    @Test("first and last baselines are those of the text")
    func baselines() throws {
        let root = Self.root()
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("x", "x")
        large.font = .systemFont(ofSize: 34)
        for view in [small, large] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            large.leftAnchor.constraint(equalTo: root.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
        ])
        root.layoutIfNeeded()
        let baselines = try [small, large].map { label -> CGFloat in
            let text = try #require(label.textBaselines(forWidth: nil))
            return label.frame.minY + text.first
        }
        // Each label is brought to a whole pixel, by half a pixel at most.
        #expect(abs(baselines[0] - baselines[1]) <= 1)
        #expect(small.frame.minY > large.frame.minY + 5)
    }

    @Test("a view that keeps its frame is where its frame says, and others follow it")
    func framed() {
        let root = Self.root()
        let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.addSubview(framed)
        let free = Self.free(in: root)
        NSLayoutConstraint.activate([
            free.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 8),
            free.centerYAnchor.constraint(equalTo: framed.centerYAnchor),
            free.widthAnchor.constraint(equalTo: framed.heightAnchor), free.heightAnchor.constraint(equalToConstant: 2),
        ])
        root.layoutIfNeeded()
        #expect(free.frame == CGRect(x: 48, y: 39, width: 40, height: 2))
        framed.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        root.layoutIfNeeded()
        #expect(free.frame == CGRect(x: 108, y: 4, width: 10, height: 2))
    }

    @Test("a transform does not count in layout")
    func transformed() {
        let root = Self.root()
        let box = Boxed(width: 40, height: 20)
        root.addSubview(box)
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        ])
        root.layoutIfNeeded()
        #expect(box.bounds.size == CGSize(width: 40, height: 20))
        #expect(box.center == CGPoint(x: 70, y: 60))
    }

    @Test(
        "edges go to whole pixels of the screen, so that neighbours neither gap nor overlap; to points and halves at 2",
        arguments: [
            (1, [0, 33, 67], [33, 67, 100]),
            (1.5, [0, 33 + 1.0 / 3, 66 + 2.0 / 3], [33 + 1.0 / 3, 66 + 2.0 / 3, 100]),
            (2, [0, 33, 67], [33.5, 66.5, 100.5]),
        ] as [(CGFloat, [CGFloat], [CGFloat])])
    func pixels(scale: CGFloat, left: [CGFloat], right: [CGFloat]) throws {
        try Stage.with(size: CGSize(width: 100, height: 50), scale: scale) { stage in
            let views = (0..<3).map { _ in Self.free(in: stage.window) }
            var last = stage.window.leftAnchor
            for view in views {
                view.leftAnchor.constraint(equalTo: last).isActive = true
                view.widthAnchor.constraint(equalTo: stage.window.widthAnchor, multiplier: 1.0 / 3).isActive = true
                last = view.rightAnchor
            }
            stage.window.layoutIfNeeded()
            #expect(zip(views.map(\.frame.minX), left).allSatisfy { abs($0 - $1) < 1e-9 })
            #expect(zip(views.map(\.frame.maxX), right).allSatisfy { abs($0 - $1) < 1e-9 })
            let shown = try #require(stage.window.renderTree)
            #expect(shown.root.sublayers.count == 3)
        }
    }

    @Test("a view between that no constraint is about moves what is inside it")
    func between() {
        let root = Self.root()
        let outer = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        root.addSubview(outer)
        let inner = Self.free(in: outer)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
            inner.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 10)
        outer.frame.origin.x = 30
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 30)
    }

    @Test("a list of a thousand constraints takes few pivots, and one changed constant none")
    func work() throws {
        let list = Self.root(390, 844)
        var last: NSLayoutYAxisAnchor = list.topAnchor
        var edited: NSLayoutConstraint?
        for _ in 0..<125 {
            let (image, title) = (Boxed(width: 20, height: 20), Boxed(width: 90, height: 21))
            list.addSubview(image)
            list.addSubview(title)
            let left = image.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16)
            edited = left
            NSLayoutConstraint.activate([
                left, image.topAnchor.constraint(equalTo: last, constant: 12),
                image.widthAnchor.constraint(equalTo: image.heightAnchor),
                title.leadingAnchor.constraint(equalToSystemSpacingAfter: image.trailingAnchor, multiplier: 1),
                title.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -16),
                title.bottomAnchor.constraint(equalTo: image.bottomAnchor),
                title.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
                title.topAnchor.constraint(greaterThanOrEqualTo: list.topAnchor),
            ])
            last = title.bottomAnchor
        }
        list.layoutIfNeeded()
        let engine = try #require(list.layoutEngine)
        #expect(list.subviews.last?.frame == CGRect(x: 44, y: 125 * 32 - 21, width: 330, height: 21))
        // Views come to their own sizes without any; the constraints between them need one each at most.
        #expect(engine.pivotCount <= 1000)
        let before = engine.pivotCount
        edited?.constant = 20
        list.layoutIfNeeded()
        #expect(list.subviews.last?.frame.minX == 48)
        #expect(engine.pivotCount - before <= 2)
    }
}
