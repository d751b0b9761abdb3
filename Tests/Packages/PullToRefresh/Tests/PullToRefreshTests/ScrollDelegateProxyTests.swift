import UIKit
import XCTest

@testable import PullToRefresh

private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { return scrollView.subviews.first }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
}

final class ScrollDelegateProxyTests: XCTestCase {
    func testProxyPassesOnWhatItHasNot() {
        let view = ListeningScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let (listener, content) = (Listener(), UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 900)))
        view.addSubview(content)
        view.contentSize = content.frame.size
        view.maximumZoomScale = 2
        view.delegate = listener
        view.contentOffset.y = 20
        view.zoomScale = 2
        XCTAssertEqual(view.proxy.offsets.first, 20)
        XCTAssertEqual(listener.heard.first, "scroll")
        XCTAssertTrue(listener.heard.contains("zoom"))
        XCTAssertEqual(view.zoomScale, 2)
        XCTAssertTrue(view.delegate === listener)
    }

    func testProxyAnswersForItsTarget() {
        let (proxy, listener) = (ScrollDelegateProxy(), Listener())
        let drag = #selector(UIScrollViewDelegate.scrollViewWillBeginDragging(_:))
        XCTAssertFalse(proxy.responds(to: drag))
        proxy.target = listener
        XCTAssertTrue(proxy.responds(to: drag))
        XCTAssertTrue(proxy.responds(to: #selector(UIScrollViewDelegate.viewForZooming(in:))))
        XCTAssertFalse(proxy.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScrollToTop(_:))))
    }
}
