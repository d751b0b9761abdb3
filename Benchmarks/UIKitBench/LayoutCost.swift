import CoreGraphics
import Foundation
import RenderServer
import UIKit

/// Constraints that `row(after:in:)` makes.
private let constraintsInRow = 10

/// A view whose content has a size of its own.
private final class Sized: UIView {
    private let content: CGSize

    init(_ content: CGSize) {
        self.content = content
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// A row below `previous`: an image, a title and a detail.
@MainActor
private func row(after previous: UIView?, in list: UIView) -> (views: [UIView], constraints: [NSLayoutConstraint]) {
    let views = [CGSize(width: 20, height: 20), CGSize(width: 90, height: 21), CGSize(width: 60, height: 16)].map(
        Sized.init)
    views.forEach(list.addSubview)
    let (image, title, detail) = (views[0], views[1], views[2])
    let constraints = [
        image.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16),
        image.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? list.topAnchor, constant: 12),
        title.leadingAnchor.constraint(equalToSystemSpacingAfter: image.trailingAnchor, multiplier: 1),
        title.bottomAnchor.constraint(equalTo: image.bottomAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: list.trailingAnchor, constant: -16),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -16),
        image.widthAnchor.constraint(equalTo: image.heightAnchor),
        detail.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ]
    return (views, constraints)
}

/// Milliseconds to build and lay out, microseconds of an edit.
@MainActor
private func cost(rows: Int, edits: Int) -> (build: Double, edit: Double) {
    let clock = HostClock()
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var made: [(views: [UIView], constraints: [NSLayoutConstraint])] = []
    for _ in 0..<rows { made.append(row(after: made.last?.views[2], in: list)) }
    let start = clock.now()
    for row in made { NSLayoutConstraint.activate(row.constraints) }
    list.layoutIfNeeded()
    let built = clock.now()
    let changed = made[rows - 1].constraints[0]
    for step in 0..<edits {
        changed.constant = CGFloat(16 + step % 5)
        list.layoutIfNeeded()
    }
    let edited = clock.now()
    return ((built - start) * 1e3, (edited - built) / Double(edits) * 1e6)
}

/// Milliseconds to lay out a chain of views as high as one another.
@MainActor
private func chain(of count: Int) -> Double {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let views = (0..<count).map { _ in Sized(CGSize(width: 10, height: UIView.noIntrinsicMetric)) }
    views.forEach(list.addSubview)
    let clock = HostClock()
    let start = clock.now()
    NSLayoutConstraint.activate([views[0].heightAnchor.constraint(equalToConstant: 20)])
    NSLayoutConstraint.activate(
        zip(views, views.dropFirst()).map { $1.heightAnchor.constraint(equalTo: $0.heightAnchor) })
    list.layoutIfNeeded()
    return (clock.now() - start) * 1e3
}

/// What Auto Layout costs: a list of rows, each a spinner and two labels, built by anchors.
enum LayoutCost {
    /// Prints the milliseconds that it takes to make the constraints and lay out by them, the microseconds of one
    /// changed constant with the layout that follows, how many constraints there were, and the milliseconds of as many
    /// constraints of which each has the height of a view be that of the one before: the worst for a solver, as the
    /// last depends on all.
    @MainActor
    static func measure(_ arguments: [Int]) {
        guard arguments.count == 2, arguments[0] >= constraintsInRow, arguments[1] > 0 else {
            print("usage: ControlBench layout CONSTRAINTS EDITS")
            exit(2)
        }
        let rows = arguments[0] / constraintsInRow
        // The first time round everything is cold.
        _ = cost(rows: rows, edits: arguments[1])
        let (build, edit) = cost(rows: rows, edits: arguments[1])
        _ = chain(of: arguments[0])
        print(String(format: "%.2f %.1f %d %.2f", build, edit, rows * constraintsInRow, chain(of: arguments[0])))
    }
}
