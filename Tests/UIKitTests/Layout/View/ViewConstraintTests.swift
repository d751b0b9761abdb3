import CoreGraphics
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

@Suite("Constraints of views that move, change and are updated")
@MainActor
struct ViewConstraintTests {
    /// A view that sets a constant each time that its constraints are updated.
    private final class Growing: UIView {
        var height: NSLayoutConstraint?

        override func updateConstraints() {
            height?.constant += 10
            super.updateConstraints()
        }
    }

    @Test("what is changed while constraints are updated is laid out in the same turn, and wakes nobody")
    func updates() {
        Stage.shown(size: CGSize(width: 100, height: 200)) { stage in
            let view = Growing()
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            view.height = view.heightAnchor.constraint(equalToConstant: 5)
            view.height?.isActive = true
            for height in [15, 25, 35] as [CGFloat] {
                view.setNeedsUpdateConstraints()
                CATransaction.flush()
                #expect(view.frame.height == height && !stage.window.layer.waitsForCommit)
            }
        }
    }

    @Test("a tree that was laid out by itself is laid out by the tree that it joins, and by itself when it leaves")
    func joining() throws {
        let (root, part) = (AutoLayoutTests.root(), AutoLayoutTests.root(100, 100))
        let inner = AutoLayoutTests.free(in: part)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: part.leftAnchor, constant: 10),
            inner.rightAnchor.constraint(equalTo: part.rightAnchor, constant: -10),
        ])
        part.layoutIfNeeded()
        let first = try #require(part.layoutEngine)
        #expect(inner.frame.width == 80)
        root.addSubview(part)
        #expect(part.layoutData?.engine == nil && part.layoutEngine === root.layoutEngine)
        part.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(inner.frame.width == 40)
        part.removeFromSuperview()
        part.frame.size.width = 50
        part.layoutIfNeeded()
        #expect(inner.frame.width == 30 && part.layoutEngine !== first && part.layoutEngine !== root.layoutEngine)
    }
}
