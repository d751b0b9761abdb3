import CoreGraphics

@testable import UIKit

/// Tests of stacks of three boxes, none as large as another.
@MainActor protocol BoxStacks {
    var boxes: [AutoLayoutTests.Boxed] { get }
}

extension BoxStacks {
    static func threeBoxes() -> [AutoLayoutTests.Boxed] {
        [(20, 10), (40, 20), (60, 30)].map { AutoLayoutTests.Boxed(width: $0, height: $1) }
    }

    /// A stack of the three boxes, of this size.
    func stack(
        _ width: CGFloat, _ height: CGFloat = 50, _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }
}
