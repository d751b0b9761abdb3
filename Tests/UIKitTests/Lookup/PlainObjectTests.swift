import CoreGraphics
import Foundation
import Testing
import UIKit

/// A layout that hears of a scroll view itself.
private final class Layout: UICollectionViewLayout, UIScrollViewDelegate {
    var heard = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
}

@MainActor
@Suite("UIKit's classes below no class of Foundation's")
struct PlainObjectTests {
    @Test("an object is equal to itself only, and described by its class and its address")
    func identity() {
        let (one, other): (any NSObjectProtocol, any NSObjectProtocol) = (
            UIStoryboard(name: "a", bundle: nil), UIStoryboard(name: "a", bundle: nil)
        )
        #expect(one.isEqual(one) && !one.isEqual(other) && !one.isEqual(nil) && !one.isEqual("one"))
        #expect(one.hash == one.hash && one.hash != other.hash)
        #expect(one.description.hasPrefix("<UIStoryboard: 0x") && !one.isProxy())
    }

    @Test("it can be a delegate, and is asked for its class as every object is")
    func delegate() {
        let (layout, view) = (Layout(), UIScrollView())
        view.delegate = layout
        view.contentOffset = CGPoint(x: 0, y: 10)
        #expect(layout.heard == 1)
        #expect(layout.isKind(of: UICollectionViewLayout.self) && !layout.isMember(of: UICollectionViewLayout.self))
    }
}
