import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// The frames of the views of stacks in iOS 26.1: at two pixels a point, origins on whole points and sizes on halves.
/// Source: docs/sources/views.md, Stacks.
@Suite("Stacks as measured")
@MainActor
struct MeasuredStackTests {
    nonisolated static let scenes: [MeasuredScene] = [
        MeasuredScene(
            name: "a column, filled equally, leading",
            frames: [
                "0.0": [0, 0, 71.5, 29.5], "0.1": [0, 33, 167, 29.5], "0.2": [0, 67, 97.5, 29.5],
            ]
        ) {
            $0.addSubview(
                stack(
                    [12, 12, 266, 96], .vertical, spacing: 4, .fillEqually, .leading,
                    [sized(71.5, 20), sized(167, 17), sized(97.5, 14)]))
        },
        MeasuredScene(
            name: "too little room: the first one is compressed",
            frames: ["0.0": [0, 0, 18, 30], "0.1": [26, 0, 94, 30]]
        ) {
            $0.addSubview(
                stack([10, 10, 120, 30], .horizontal, spacing: 8, .fill, .fill, [sized(76.5, 19), sized(94, 19)]))
        },
        MeasuredScene(
            name: "too much room: the first one is stretched",
            frames: ["0.0": [0, 0, 213.5, 30], "0.1": [222, 0, 29, 30], "0.2": [259, 0, 41.5, 30]]
        ) {
            $0.addSubview(
                stack(
                    [10, 10, 300, 30], .horizontal, spacing: 8, .fill, .fill,
                    [sized(29.5, 19), sized(29, 19), sized(41.5, 19)]))
        },
        MeasuredScene(
            name: "a nested column beside a sized view is the flexible one",
            frames: ["0.0": [0, 0, 34.5, 19], "0.1": [43, 0, 257.5, 35]]
        ) {
            let inner = stack([], .vertical, spacing: 3, .fill, .leading, [sized(22.5, 16), sized(41, 16)])
            $0.addSubview(stack([10, 10, 300, 60], .horizontal, spacing: 8, .fill, .top, [sized(34.5, 19), inner]))
        },
        MeasuredScene(
            name: "a spacer in the middle takes all that is left",
            frames: ["0.0": [0, 6, 28, 19], "0.1": [36, 15, 218.5, 0], "0.2": [263, 6, 37.5, 19]]
        ) {
            $0.addSubview(
                stack(
                    [10, 10, 300, 30], .horizontal, spacing: 8, .fill, .center,
                    [sized(28, 19), UIView(), sized(37.5, 19)]))
        },
        MeasuredScene(
            name: "a column with a spacer",
            frames: ["0.0": [0, 0, 300, 20], "0.1": [0, 30, 300, 125], "0.2": [0, 165, 300, 15]]
        ) {
            $0.addSubview(
                stack(
                    [10, 50, 300, 180], .vertical, spacing: 10, .fill, .fill,
                    [sized(104.5, 20), UIView(), sized(86, 15)]))
        },
        MeasuredScene(
            name: "quarters of a row",
            frames: [
                "0": [10, 10, 320, 100], "0.0": [0, 0, 74, 100], "0.1": [82, 0, 74, 100], "0.2": [164, 0, 74, 100],
                "0.3": [246, 0, 74, 100],
            ]
        ) {
            $0.addSubview(
                stack([10, 10, 320, 100], .horizontal, spacing: 8, .fillEqually, .fill, (0..<4).map { _ in UIView() }))
        },
        MeasuredScene(
            name: "sevenths of a row",
            frames: [
                "0.0": [0, 0, 12.5, 50], "0.1": [14, 0, 12.5, 50], "0.2": [29, 0, 12.5, 50], "0.3": [43, 0, 12.5, 50],
                "0.4": [58, 0, 12.5, 50], "0.5": [72, 0, 12.5, 50], "0.6": [87, 0, 12.5, 50],
            ]
        ) {
            $0.addSubview(
                stack([0, 0, 99, 50], .horizontal, spacing: 2, .fillEqually, .fill, (0..<7).map { _ in UIView() }))
        },
        MeasuredScene(
            name: "quarters of 99, which end at quarters and halves of points",
            frames: [
                "0.0": [0, 0, 100, 25], "0.1": [0, 25, 100, 25], "0.2": [0, 50, 100, 25], "0.3": [0, 74, 100, 25],
            ]
        ) {
            $0.addSubview(
                stack([0, 0, 100, 99], .vertical, spacing: 0, .fillEqually, .fill, (0..<4).map { _ in UIView() }))
        },
        MeasuredScene(
            name: "boxes in boxes",
            frames: [
                "0": [10, 10, 300, 220], "0.0": [10, 10, 280, 200], "0.0.0": [10, 10, 260, 180],
                "0.0.0.0": [10, 10, 240, 160],
            ]
        ) { root in
            var around = root
            for (width, height) in [(300, 220), (280, 200), (260, 180), (240, 160)] {
                let view = UIView(frame: CGRect(x: 10, y: 10, width: width, height: height))
                around.addSubview(view)
                around = view
            }
        },
        // The rest by the rules that were found from those and others.
        MeasuredScene(
            name: "of several views without a length the last one takes all",
            frames: [
                "0.0": [0, 0, 0, 30], "0.1": [8, 0, 28, 30], "0.2": [44, 0, 0, 30], "0.3": [52, 0, 40, 30],
                "0.4": [100, 0, 182, 30], "0.5": [290, 0, 10, 30],
            ]
        ) {
            $0.addSubview(
                stack(
                    [10, 10, 300, 30], .horizontal, spacing: 8, .fill, .fill,
                    [UIView(), sized(28, 19), UIView(), sized(40, 19), UIView(), sized(10, 19)]))
        },
        MeasuredScene(
            name: "three plain views in a column",
            frames: ["0.0": [25, 0, 0, 0], "0.1": [25, 5, 0, 0], "0.2": [25, 10, 0, 90]]
        ) {
            $0.addSubview(
                stack([0, 0, 50, 100], .vertical, spacing: 5, .fill, .center, [UIView(), UIView(), UIView()]))
        },
    ]

    @Test("each view is where it was measured", arguments: scenes)
    func frames(scene: MeasuredScene) { scene.check() }

    /// What is hidden, and where it was parked then: in a row of 300 x 30 with 8 points between.
    nonisolated static let parkings: [(hidden: [Int], frames: [[CGFloat]])] = [
        ([1], [[0, 0, 252, 30], [256, 0, 0, 30], [260, 0, 40, 30]]),
        ([0], [[0, 0, 0, 30], [0, 0, 252, 30], [260, 0, 40, 30]]),
        ([2], [[0, 0, 262, 30], [270, 0, 30, 30], [300, 0, 0, 30]]),
        ([0, 1], [[0, 0, 0, 30], [0, 0, 0, 30], [0, 0, 300, 30]]),
    ]

    @Test("a hidden view waits without length in the middle of its gap", arguments: parkings)
    func parking(hidden: [Int], frames: [[CGFloat]]) {
        let views = [sized(20, 19), sized(30, 50), sized(40, 19)]
        let scene = MeasuredScene(
            name: "parking", frames: Dictionary(uniqueKeysWithValues: frames.enumerated().map { ("0.\($0)", $1) })
        ) { root in
            root.addSubview(stack([0, 0, 300, 30], .horizontal, spacing: 8, .fill, .fill, views))
        }
        for position in hidden { views[position].isHidden = true }
        scene.check()
    }

    @Test(
        "a hidden view stands across the axis as if it were in sight",
        arguments: [
            (UIStackView.Alignment.fill, 0, 30), (.top, 0, 19), (.center, 6, 19), (.bottom, 11, 19),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
    func parkedAcross(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
        let views = [sized(20, 10), sized(30, 19), sized(40, 10)]
        views[1].isHidden = true
        let scene = MeasuredScene(name: "parking across", frames: ["0.1": [256, y, 0, height]]) { root in
            root.addSubview(stack([0, 0, 300, 30], .horizontal, spacing: 8, .fill, alignment, views))
        }
        scene.check()
    }

    @Test("what is hidden makes a stack no larger, either way, and counts again when it comes back")
    func hiddenSizes() {
        let views = [sized(20, 10), sized(30, 190), sized(40, 20)]
        for alignment in [UIStackView.Alignment.fill, .center, .top, .bottom, .firstBaseline] {
            let row = stack([], .horizontal, spacing: 8, .fill, alignment, views)
            views[1].isHidden = true
            #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 68, height: 20), "\(alignment)")
            views[1].isHidden = false
            #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 106, height: 190), "\(alignment)")
            views[1].isHidden = true
            row.removeArrangedSubview(views[1])
            views[1].isHidden = false
            #expect(views[1].systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 190))
        }
    }

    @Test("the first of equals gives way, whatever room there was before")
    func firstGivesWay() {
        var seed = SeededGenerator(seed: 7)
        for count in 2...5 {
            let views = (0..<count).map { sized(CGFloat(20 + 7 * $0), 10) }
            let row = stack([0, 0, 300, 10], .horizontal, spacing: 4, .fill, .fill, views)
            let natural = views.reduce(CGFloat(4 * (count - 1))) { $0 + $1.intrinsicContentSize.width }
            for _ in 0..<20 {
                row.frame.size.width = natural + CGFloat(Int.random(in: -19...200, using: &seed))
                row.layoutIfNeeded()
                let widths = views.map(\.frame.width)
                #expect(Array(widths.dropFirst()) == views.dropFirst().map(\.intrinsicContentSize.width))
            }
        }
    }

    @Test("a nested stack asks for the lengths of its views and the gaps, and for the greatest across")
    func fittingSizes() {
        let inner = stack([], .vertical, spacing: 3, .fill, .leading, [sized(22.5, 16), sized(41, 16), sized(30, 7)])
        #expect(inner.systemLayoutSizeFitting(.zero) == CGSize(width: 41, height: 45))
        let outer = stack([], .horizontal, spacing: 8, .fill, .top, [sized(34, 19), inner, sized(5, 60)])
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 96, height: 60))
    }

    @Test("a view that gets a length of its own leaves the room to the others")
    func lengthsChange() {
        let (first, last) = (AutoLayoutTests.Boxed(width: -1), AutoLayoutTests.Boxed(width: -1))
        let row = stack([0, 0, 100, 10], .horizontal, spacing: 0, .fill, .fill, [first, last])
        row.layoutIfNeeded()
        #expect([first, last].map(\.frame.width) == [0, 100])
        last.content.width = 30
        row.layoutIfNeeded()
        #expect([first, last].map(\.frame.width) == [70, 30])
        last.content.width = -1
        row.layoutIfNeeded()
        #expect([first, last].map(\.frame.width) == [0, 100])
    }
}
