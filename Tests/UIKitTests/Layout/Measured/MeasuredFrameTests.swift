import CoreGraphics
import Testing
import ViewSupport

@testable import UIKit

/// The frames of views that constraints position in iOS 26.1, and what it makes of frames that are set.
/// Source: docs/sources/views.md, Auto Layout.
@Suite("Constraints and frames as measured")
@MainActor
struct MeasuredFrameTests {
    /// A constraint to the edge of `root`, or to a constant.
    private static func pin(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        to other: AnyObject? = nil, _ otherAttribute: NSLayoutConstraint.Attribute? = nil, _ constant: CGFloat = 0,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : otherAttribute ?? attribute, multiplier: 1, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }

    nonisolated static let scenes: [MeasuredScene] = [
        MeasuredScene(
            name: "edges pinned to edges",
            frames: ["0": [16, 16, 288, 44], "1": [16, 192, 120, 32], "2": [148, 72, 156, 152]]
        ) { root in
            let (one, two, three) = (root.free(), root.free(), root.free())
            pin(one, .left, to: root, nil, 16)
            pin(one, .top, to: root, nil, 16)
            pin(one, .right, to: root, nil, -16)
            pin(one, .height, to: nil, nil, 44)
            pin(two, .leading, to: root, nil, 16)
            pin(two, .bottom, to: root, nil, -16)
            pin(two, .width, to: nil, nil, 120)
            pin(two, .height, to: nil, nil, 32)
            pin(three, .top, to: one, .bottom, 12)
            pin(three, .left, to: two, .right, 12)
            pin(three, .right, to: root, nil, -16)
            pin(three, .bottom, to: root, nil, -16)
        },
        MeasuredScene(
            name: "battles of priorities",
            frames: ["0": [16, 16, 200, 40], "1": [16, 76, 60, 40], "2": [16, 136, 90, 40]]
        ) { root in
            let views = (0..<3).map { _ in root.free() }
            for (index, view) in views.enumerated() {
                pin(view, .leading, to: root, nil, 16)
                pin(view, .top, to: root, nil, 16 + 60 * CGFloat(index))
                pin(view, .height, to: nil, nil, 40)
            }
            pin(views[0], .width, .greaterThanOrEqual, to: nil, nil, 80)
            pin(views[0], .width, .lessThanOrEqual, to: nil, nil, 200)
            pin(views[0], .width, to: nil, nil, 300, priority: 500)
            pin(views[1], .width, to: nil, nil, 60, priority: 750)
            pin(views[1], .width, to: nil, nil, 140, priority: 749)
            pin(views[2], .width, to: nil, nil, 30, priority: 999)
            pin(views[2], .width, .greaterThanOrEqual, to: nil, nil, 90)
        },
        MeasuredScene(
            name: "what is one heavier wins outright, and an inequality that holds anyway does not pull",
            frames: [
                "0": [16, 16, 90, 40], "1": [16, 76, 150, 40], "2": [16, 136, 120, 40], "3": [16, 196, 60, 19],
            ]
        ) { root in
            let views = (0..<3).map { _ in root.free() }
            let box = sized(60, 19)
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            for (index, view) in (views + [box]).enumerated() {
                pin(view, .leading, to: root, nil, 16)
                pin(view, .top, to: root, nil, 16 + 60 * CGFloat(index))
                if view !== box { pin(view, .height, to: nil, nil, 40) }
            }
            pin(views[0], .width, to: nil, nil, 90, priority: 251)
            pin(views[0], .width, to: nil, nil, 290, priority: 250)
            pin(views[1], .width, to: nil, nil, 100, priority: 999)
            pin(views[1], .width, to: nil, nil, 150)
            pin(views[2], .width, to: nil, nil, 120, priority: 1)
            pin(views[2], .width, .greaterThanOrEqual, to: nil, nil, 80)
            pin(views[2], .width, .lessThanOrEqual, to: nil, nil, 300)
            // It hugs its content at 250.
            pin(box, .width, to: nil, nil, 200, priority: 249)
        },
        MeasuredScene(
            name: "a refresh that the program began", size: CGSize(width: 320, height: 140),
            frames: ["0": [0, 10, 320, 120], "0.0": [0, 0, 320, 60]]
        ) { root in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 10, width: 320, height: 120))
            scroll.contentSize = CGSize(width: 320, height: 600)
            scroll.refreshControl = UIRefreshControl()
            root.addSubview(scroll)
            scroll.refreshControl?.beginRefreshing()
        },
        MeasuredScene(
            name: "images keep the frames that are set", size: CGSize(width: 340, height: 260),
            frames: [
                "0": [20, 20, 100, 60], "1": [20, 100, 100, 60], "2": [140, 100, 100, 60], "3": [20, 180, 60, 60],
            ]
        ) { root in
            for (x, y, width, side, height, mode) in [
                (20, 20, 100, 40, 40, .scaleToFill), (20, 100, 100, 80, 80, .center),
                (140, 100, 100, 40, 80, .scaleToFill), (20, 180, 60, 30, 30, .topLeft),
            ] as [(Int, Int, Int, Int, Int, UIView.ContentMode)] {
                let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: height)).image { _ in }
                let view = UIImageView(image: image)
                view.contentMode = mode
                view.frame = CGRect(x: x, y: y, width: width, height: 60)
                root.addSubview(view)
            }
        },
        MeasuredScene(
            name: "a guide below a bar in the safe area", size: CGSize(width: 320, height: 480),
            safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12),
            frames: ["0": [10, 44, 298, 60], "1": [14, 112, 120, 40]]
        ) { root in
            let (bar, view, guide, safe) = (root.free(), root.free(), UILayoutGuide(), root.safeAreaLayoutGuide)
            root.addLayoutGuide(guide)
            for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top] { pin(bar, edge, to: safe) }
            pin(bar, .height, to: nil, nil, 60)
            pin(guide, .top, to: bar, .bottom, 8)
            pin(guide, .leading, to: safe, nil, 4)
            pin(guide, .width, to: nil, nil, 120)
            pin(guide, .height, to: nil, nil, 40)
            for edge in [NSLayoutConstraint.Attribute.leading, .top, .width, .height] { pin(view, edge, to: guide) }
        },
        MeasuredScene(
            name: "a column in a scroll view says how large the contents are", size: CGSize(width: 300, height: 100),
            frames: ["0.0": [0, 0, 300, 180], "0.0.2": [0, 120, 300, 60]]
        ) { root in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let blocks = (0..<3).map { _ in UIView() }
            let column = stack([], .vertical, spacing: 0, .fill, .fill, blocks)
            column.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(scroll)
            scroll.addSubview(column)
            for block in blocks { pin(block, .height, to: nil, nil, 60) }
            for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
                pin(column, edge, to: scroll.contentLayoutGuide)
            }
            pin(column, .width, to: scroll.frameLayoutGuide)
        },
        MeasuredScene(
            name: "places between points: a half goes to the next whole point, a size to the nearest half",
            frames: [
                "0": [11, 0, 20, 10], "1": [10, 11, 33.5, 0.5], "2": [-11, 0, 3, 3], "3": [0.25, 20.75, 10.3, 10],
                "3.0": [5, 3, 1, 1], "4": [6, 24, 1, 1],
            ]
        ) { root in
            let (half, line, left) = (root.free(), root.free(), root.free())
            pin(half, .leading, to: root, nil, 10.5)
            pin(half, .top, to: root, nil, 0.4)
            pin(half, .width, to: nil, nil, 20.2)
            pin(half, .height, to: nil, nil, 10)
            pin(line, .leading, to: root, nil, 10.49)
            pin(line, .top, to: root, nil, 10.5)
            pin(line, .width, to: nil, nil, 33.3)
            pin(line, .height, to: nil, nil, 0.5)
            pin(left, .leading, to: root, nil, -10.5)
            pin(left, .top, to: root)
            pin(left, .width, to: nil, nil, 3)
            pin(left, .height, to: nil, nil, 3)
            // A frame that was set stays, and what counts from it does so exactly.
            let explicit = UIView(frame: CGRect(x: 0.25, y: 20.75, width: 10.3, height: 10))
            root.addSubview(explicit)
            let (inner, beside) = (explicit.free(), root.free())
            for view in [inner, beside] {
                pin(view, .leading, to: explicit, nil, view === inner ? 5 : 5.3)
                pin(view, .top, to: explicit, nil, 3)
                pin(view, .width, to: nil, nil, 1)
                pin(view, .height, to: nil, nil, 1)
            }
        },
        MeasuredScene(
            name: "rows of a list, each with a label, a switch or a bar, and a line",
            frames: [
                "0": [10, 20, 300, 176], "0.0": [0, 0, 300, 176], "0.0.0": [0, 0, 300, 44], "0.0.1": [0, 44, 300, 44],
                "0.0.2": [0, 88, 300, 44], "0.0.3": [0, 132, 300, 44], "0.0.2.1": [150, 20, 134, 4],
                "0.0.3.1": [150, 20, 134, 4], "0.0.0.2": [16, 43.5, 284, 0.5], "0.0.0.0": [16, 11, 150, 22],
                // The size is that of iOS before 26.
                "0.0.0.1": [233, 6.5, 51, 31], "0.0.1.1": [233, 6.5, 51, 31],
            ]
        ) { root in
            let rows = (0..<4).map { index in
                let row = UIView()
                row.addSubview(UILabel(frame: CGRect(x: 16, y: 11, width: 150, height: 22)))
                let bar = UIProgressView(frame: CGRect(x: 150, y: 20, width: 134, height: 4))
                row.addSubview(index < 2 ? UISwitch(frame: CGRect(x: 233, y: 6.5, width: 0, height: 0)) : bar)
                row.addSubview(UIView(frame: CGRect(x: 16, y: 43.5, width: 284, height: 0.5)))
                return row
            }
            let card = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 176))
            root.addSubview(card)
            card.addSubview(stack([0, 0, 300, 176], .vertical, spacing: 0, .fillEqually, .fill, rows))
        },
        MeasuredScene(
            name: "bars are as high as they are, whatever frame is set",
            frames: [
                "0": [20, 20, 280, 4], "1": [20, 50, 280, 4], "2": [20, 140, 280, 4], "3": [20, 230, 130, 4],
                "4": [5, 6, 70, 2.5],
            ]
        ) { root in
            for (y, width, height, progress) in [
                (20, 280, 4, 0.01), (50, 280, 4, 0.125), (140, 280, 10, 0.66), (230, 130, 4, 0.4),
            ] as [(CGFloat, CGFloat, CGFloat, Float)] {
                let bar = UIProgressView(frame: CGRect(x: 20, y: y, width: width, height: height))
                bar.progress = progress
                root.addSubview(bar)
            }
            let thin = UIProgressView(progressViewStyle: .bar)
            thin.frame = CGRect(x: 5, y: 6, width: 70, height: 40)
            root.addSubview(thin)
        },
        MeasuredScene(
            name: "controls", size: CGSize(width: 320, height: 200),
            frames: [
                "0": [20, 20, 280, 34], "1": [20, 120, 20, 20], "2": [60, 112, 37, 37], "3": [20, 170, 280, 4],
                "4": [0, 0, 94, 32],
            ]
        ) { root in
            let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
            let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
            medium.frame = CGRect(x: 20, y: 120, width: 20, height: 20)
            large.frame = CGRect(x: 60, y: 112, width: 37, height: 37)
            let bar = UIProgressView(frame: CGRect(x: 20, y: 170, width: 280, height: 4))
            for view in [slider, medium, large, bar, UIStepper()] { root.addSubview(view) }
        },
    ]

    @Test("each view is where it was measured", arguments: scenes)
    func frames(scene: MeasuredScene) { scene.check() }

    @Test(
        "switches and steppers keep their size and take the place, whatever is set",
        arguments: [
            CGRect(x: 3, y: 4, width: 100, height: 200), CGRect(x: -5, y: 0.5, width: 0, height: 0),
            CGRect(x: 1, y: 2, width: 51, height: 31),
        ])
    func ownSizes(frame: CGRect) {
        for (view, size) in [
            (UISwitch(), CGSize(width: 51, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
        ] as [(UIView, CGSize)] {
            view.frame = frame
            #expect(view.frame == CGRect(origin: frame.origin, size: size))
            view.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
            #expect(view.bounds.size == size && view.intrinsicContentSize == size)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.frame = frame
            #expect(view.bounds.size == size)
            view.transform = .identity
            // In a column that its views fill it is at the leading edge.
            let column = stack([0, 0, 300, 100], .vertical, spacing: 0, .fill, .fill, [view, UIView()])
            column.layoutIfNeeded()
            #expect(view.frame == CGRect(origin: .zero, size: size))
        }
    }

    @Test("a bar's height follows its style and its images; constraints may make it higher")
    func barHeights() {
        let bar = UIProgressView(frame: CGRect(x: 1, y: 2, width: 50, height: 30))
        bar.progressViewStyle = .bar
        #expect(bar.frame == CGRect(x: 1, y: 2, width: 50, height: 2.5))
        bar.trackImage = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 9)).image { _ in }
        #expect(bar.frame.height == 9)
        bar.trackImage = nil
        #expect(bar.frame.height == 2.5)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        Self.pin(bar, .leading, to: root)
        Self.pin(bar, .top, to: root)
        Self.pin(bar, .width, to: root)
        Self.pin(bar, .height, to: nil, nil, 20)
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    @Test("what controls ask for")
    func intrinsicSizes() {
        let none = UIView.noIntrinsicMetric
        let sizes: [(UIView, CGFloat, CGFloat)] = [
            (UISlider(), none, 34), (UIProgressView(), none, 4), (UIActivityIndicatorView(style: .medium), 20, 20),
            (UIActivityIndicatorView(style: .large), 37, 37), (UIStepper(), 94, 32),
        ]
        for (view, width, height) in sizes {
            #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
        }
        #expect(UISlider().frame.height == 34)
        #expect(UISlider().sizeThatFits(CGSize(width: 300, height: 5)) == CGSize(width: 300, height: 34))
        for (width, height) in [(40, 40), (80, 80), (40, 80), (30, 30)] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
            view.contentMode = .center
            #expect(view.intrinsicContentSize == CGSize(width: width, height: height) && view.frame.width == 100)
        }
    }

    @Test("hugging is 250 and resistance 750 where nothing else is said; a stack takes the frame's constraints away")
    func defaults() {
        for view in [UIView(), UIImageView()] {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
                #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
            }
        }
        let (column, view) = (UIStackView(), UIView())
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        column.addArrangedSubview(view)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a label hugs its height by one more than other views")
    func labels() {
        #expect(UILabel().contentHuggingPriority(for: .vertical).rawValue == 251)
        #expect(UILabel().contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(UILabel().contentCompressionResistancePriority(for: .vertical).rawValue == 750)
        let label = UILabel()
        label.text = "A line"
        let (below, column) = (sized(20, 10), UIStackView())
        for view in [label, below] { column.addArrangedSubview(view) }
        (column.axis, column.frame) = (.vertical, CGRect(x: 0, y: 0, width: 100, height: 90))
        column.layoutIfNeeded()
        #expect(label.frame.height == label.intrinsicContentSize.height && below.frame.maxY == 90)
    }

    @Test("a guide of one's own has no frame until constraints about it were solved, and none once they are gone")
    func ownGuide() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let guide = UILayoutGuide()
        #expect(guide.layoutFrame == .zero)
        root.addLayoutGuide(guide)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == .zero)
        Self.pin(guide, .left, to: root, nil, 10)
        Self.pin(guide, .top, to: root, nil, 20)
        Self.pin(guide, .width, to: nil, nil, 30)
        Self.pin(guide, .height, to: nil, nil, 40)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        NSLayoutConstraint.deactivate(root.constraints)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == .zero)
    }

    @Test("a scroll view's frame guide begins where its contents are scrolled to")
    func frameGuide() {
        let scroll = UIScrollView(frame: CGRect(x: 5, y: 6, width: 300, height: 100))
        let view = scroll.free()
        for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            Self.pin(view, edge, to: scroll.frameLayoutGuide)
        }
        scroll.contentSize = CGSize(width: 300, height: 900)
        for y in [0, 40, 250] as [CGFloat] {
            scroll.contentOffset.y = y
            scroll.layoutIfNeeded()
            #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: y, width: 300, height: 100))
            #expect(view.frame == scroll.frameLayoutGuide.layoutFrame)
        }
    }

    @Test("on a telephone a label is on whole pixels, thirds of a point")
    func telephone() {
        Stage.with(size: CGSize(width: 393, height: 100), scale: 3) { stage in
            let label = UILabel()
            label.text = "Some words"
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
            label.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
            label.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10.4).isActive = true
            stage.window.layoutIfNeeded()
            let (frame, size) = (label.frame, label.intrinsicContentSize)
            #expect(abs(frame.minY - 31.0 / 3) < 1e-9 && abs(frame.midX - 196.5) <= 1.0 / 6 + 1e-9)
            for length in [frame.minX, frame.width, frame.height] {
                #expect(abs((length * 3).rounded() - length * 3) < 1e-9)
            }
            #expect(abs(frame.width - size.width) < 1.0 / 3 + 1e-9 && abs(size.height - frame.height) < 1e-9)
            #expect(size.height >= label.font.lineHeight && size.height - label.font.lineHeight < 1.0 / 3)
        }
    }

    @Test("a touch is a view's from its least edge on and up to its greatest, in front of what is behind")
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), UIView())
        front.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for view in [back, front] { root.addSubview(view) }
        front.addSubview(inner)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(10, 10) === back && hit(9.99, 10) === root && hit(20, 20) === inner && hit(69.9, 40) === front)
        #expect(hit(70, 40) === root && hit(40, 70) === root && hit(100, 50) == nil && hit(50, -0.1) == nil)
        let ways: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
        ]
        for hide in ways {
            hide(front)
            #expect(hit(20, 20) === back)
            (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
        }
        front.alpha = 0.01
        #expect(hit(20, 20) === inner)
        // What sticks out of its superview is not reached, cut off or not.
        inner.frame = CGRect(x: -5, y: 0, width: 10, height: 10)
        #expect(hit(16, 25) === back && hit(21, 25) === inner)
        #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }
}
