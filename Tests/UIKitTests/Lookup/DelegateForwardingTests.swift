import CoreGraphics
import Foundation
import Testing
import UIKit

/// What hears of a scroll view.
private final class Hearer: NSObject, UIScrollViewDelegate {
    var heard = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }
}

/// What says who hears in its place.
private final class Proxy: NSObject, UIScrollViewDelegate, MethodListing {
    var target: Any?
    var asked: [String] = []

    func forwardingTarget(for aSelector: Selector!) -> Any? {
        asked.append(aSelector?.description ?? "")
        return target
    }

    nonisolated static var listedMethods: [Selector] {
        [Selector("forwardingTargetForSelector:", Proxy.forwardingTarget(for:))]
    }
}

@MainActor
@Suite("Delegates that pass on what they are told")
struct DelegateForwardingTests {
    @Test("a method that a delegate's class has not goes to what its forwardingTarget(for:) returns")
    func forwarding() {
        let (view, hearer, proxy) = (UIScrollView(), Hearer(), Proxy())
        proxy.target = hearer
        view.delegate = proxy
        view.contentOffset = CGPoint(x: 0, y: 10)
        #expect(hearer.heard == 1 && proxy.asked.contains("scrollViewDidScroll:"))
        #expect(proxy.viewForZooming(in: view) === view && proxy.asked.last == "viewForZoomingIn:")
    }

    @Test("without one, or with one of another kind, it does what a delegate without the method does")
    func nobody() {
        let (view, proxy) = (UIScrollView(), Proxy())
        view.delegate = proxy
        view.contentOffset = CGPoint(x: 0, y: 10)
        #expect(proxy.viewForZooming(in: view) == nil)
        for target in ["text", proxy] as [Any] {
            proxy.target = target
            #expect(proxy.viewForZooming(in: view) == nil)
        }
    }
}
