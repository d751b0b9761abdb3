import CoreGraphics
import Testing

@testable import UIKit

@Suite("The layout pass")
@MainActor
struct LayoutPassTests {
    /// Records what is called, in order.
    final class Journal {
        var entries: [String] = []
    }

    private final class Noted: UIView {
        let name: String
        let journal: Journal

        init(_ name: String, _ journal: Journal, frame: CGRect = .zero) {
            (self.name, self.journal) = (name, journal)
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            journal.entries.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            journal.entries.append("layout \(name)")
        }
    }

    @Test("constraints are updated from the inside out, then views are laid out from the outside in")
    func order() {
        let journal = Journal()
        let root = Noted("root", journal, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (middle, inner) = (Noted("middle", journal), Noted("inner", journal))
        root.addSubview(middle)
        middle.addSubview(inner)
        root.layoutIfNeeded()
        #expect(
            journal.entries
                == ["update inner", "update middle", "update root", "layout root", "layout middle", "layout inner"])
        journal.entries = []
        root.layoutIfNeeded()
        #expect(journal.entries.isEmpty)
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints() && !middle.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(journal.entries.first == "update inner" && !journal.entries.contains("update middle"))
    }

    @Test("what a constraint moves is laid out in the same pass, and only the superview of what moved")
    func sparing() {
        let journal = Journal()
        let root = Noted("root", journal, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (moved, still) = (Noted("moved", journal), Noted("still", journal))
        let inner = Noted("inner", journal)
        root.addSubview(moved)
        root.addSubview(still)
        moved.addSubview(inner)
        for view in [moved, still, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        let width = moved.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, inner.widthAnchor.constraint(equalTo: moved.widthAnchor),
            still.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        journal.entries = []
        width.constant = 30
        root.layoutIfNeeded()
        #expect(inner.frame.width == 30)
        #expect(journal.entries.filter { $0 == "layout root" }.count == 1)
        #expect(journal.entries.filter { $0 == "layout moved" }.count == 1)
        #expect(!journal.entries.contains("layout still"))
    }

    @Test("laying out an inner view brings a changed constraint into force")
    func inner() {
        let root = AutoLayoutTests.root()
        let outer = AutoLayoutTests.free(in: root)
        let inner = AutoLayoutTests.free(in: outer)
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([width, outer.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 4)])
        root.layoutIfNeeded()
        width.constant = 20
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 20 && outer.frame.width == 24)
    }

    private final class Controller: UIViewController {
        let journal = Journal()
        var constraint: NSLayoutConstraint?

        override func updateViewConstraints() {
            journal.entries.append("update")
            super.updateViewConstraints()
        }

        override func viewWillLayoutSubviews() {
            journal.entries.append("will layout")
            constraint?.constant = 70
        }

        override func viewDidLayoutSubviews() {
            journal.entries.append("did layout \(view.subviews.first?.frame.width ?? -1)")
        }

        override func viewSafeAreaInsetsDidChange() { journal.entries.append("safe area") }
    }

    @Test("a controller updates constraints, changes them before layout, and finds frames after it")
    func controller() {
        let controller = Controller()
        let view = AutoLayoutTests.free(in: controller.view)
        controller.constraint = view.widthAnchor.constraint(equalToConstant: 10)
        controller.constraint?.isActive = true
        controller.view.layoutIfNeeded()
        #expect(controller.journal.entries.prefix(3) == ["update", "will layout", "did layout 70.0"])
    }

    @Test("the safe area is what bars and controllers take from a view, by where it is")
    func safeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.barInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let controller = Controller()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        #expect(controller.view.safeAreaInsets == window.barInsets)
        controller.additionalSafeAreaInsets.left = 5
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0))
        #expect(controller.journal.entries.filter { $0 == "safe area" }.count == 2)
        let inner = UIView(frame: CGRect(x: 0, y: 15, width: 50, height: 50))
        controller.view.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0))
        #expect(inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 5, y: 5, width: 45, height: 45))
        inner.frame.origin.y = 100
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
        let pinned = AutoLayoutTests.free(in: controller.view)
        pinned.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 1).isActive = true
        window.layoutIfNeeded()
        #expect(pinned.frame.minY == 21)
        window.barInsets.top = 44
        window.layoutIfNeeded()
        #expect(pinned.frame.minY == 45)
    }

    @Test("margins are 8 points, a controller's at least 16 at the sides, and follow safe area and superview")
    func margins() {
        let view = AutoLayoutTests.root()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(view.directionalLayoutMargins.leading == 40)
        #expect(Lines.logged { view.layoutMargins.top = .nan }.count == 1)
        #expect(view.layoutMargins.top == 10)
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 315, height: 100))
        view.addSubview(inner)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 15, bottom: 8, right: 40))
        let controller = UIViewController()
        controller.view.frame.size.width = 320
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.additionalSafeAreaInsets.top = 9
        #expect(controller.view.layoutMargins.top == 9)
        controller.view.insetsLayoutMarginsFromSafeArea = false
        #expect(controller.view.layoutMargins.top == 0)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 0)
    }

    @Test("constraints to margins follow them")
    func marginConstraints() {
        let root = AutoLayoutTests.root()
        let (one, other) = (AutoLayoutTests.free(in: root), AutoLayoutTests.free(in: root))
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            one.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            NSLayoutConstraint(
                item: other, attribute: .right, relatedBy: .equal, toItem: root, attribute: .rightMargin,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: other, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerYWithinMargins,
                multiplier: 1, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(one.frame.minX == 8 && one.frame.maxX == 312 && other.frame.minX == 312 && other.frame.minY == 100)
        root.layoutMargins = UIEdgeInsets(top: 50, left: 20, bottom: 0, right: 30)
        root.layoutIfNeeded()
        #expect(one.frame.minX == 20 && one.frame.maxX == 290 && other.frame.minX == 290 && other.frame.minY == 125)
        let wide = AutoLayoutTests.root(1000, 10)
        #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 984, height: 0))
    }

    @Test("guides take part in layout and leave it")
    func guides() {
        let root = AutoLayoutTests.root()
        let (guide, view) = (UILayoutGuide(), AutoLayoutTests.free(in: root))
        root.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 80, height: 200))
        #expect(view.frame.minX == 90)
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && constraints.allSatisfy { !$0.isActive } && guide.layoutFrame == .zero)
    }

    @Test("a fitting size is what the constraints inside need, nearest to the target")
    func fitting() {
        let card = UIView()
        let (label, spinner) = (UILabel(), UIActivityIndicatorView(style: .large))
        label.numberOfLines = 0
        label.text = "A line of text that has to be broken to fit"
        for view in [label, spinner] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            spinner.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            spinner.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            label.topAnchor.constraint(equalTo: spinner.bottomAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
        let natural = label.intrinsicContentSize
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: natural.width + 20, height: natural.height + 69))
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let wrapped = label.sizeThatFits(CGSize(width: 130, height: 0))
        #expect(narrow == CGSize(width: 150, height: wrapped.height + 69))
        #expect(wrapped.height > natural.height)
        #expect(card.frame == .zero)
        let expanded = spinner.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(expanded == CGSize(width: 37, height: 37))
        let alone = UILabel()
        alone.text = "alone"
        #expect(alone.systemLayoutSizeFitting(.zero) == alone.intrinsicContentSize)
        #expect(UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: -5)) == .zero)
    }

    private final class Outlined: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }

    @Test("alignment rectangles are what is aligned")
    func alignmentRects() {
        let (root, view) = (AutoLayoutTests.root(), Outlined())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 26, height: 14))
        let rect = view.alignmentRect(forFrame: view.frame)
        #expect(rect == CGRect(x: 10, y: 10, width: 20, height: 10))
        #expect(view.frame(forAlignmentRect: rect) == view.frame)
    }

    @Test("indicators and labels say how large they want to be, and how much they mind being other than that")
    func controls() {
        let (spinner, bar, label) = (UIActivityIndicatorView(style: .medium), UIProgressView(), UILabel())
        #expect(spinner.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(spinner.contentHuggingPriority(for: axis) == .defaultHigh)
            #expect(spinner.contentCompressionResistancePriority(for: axis) == .defaultHigh)
            #expect(bar.contentCompressionResistancePriority(for: axis) == .defaultHigh)
            #expect(label.contentHuggingPriority(for: axis) == .defaultLow + (axis == .vertical ? 1 : 0))
        }
        #expect(bar.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(bar.contentHuggingPriority(for: .vertical) == .defaultHigh)
        bar.setContentHuggingPriority(.required, for: .horizontal)
        #expect(bar.contentHuggingPriority(for: .horizontal) == .required)
        #expect(bar.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test("sizes to aim at are 0, and 10,000 points either way")
    func fittingSizes() {
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    }
}
