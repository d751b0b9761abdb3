import CoreGraphics
import Testing
import UIKit
import ViewSupport

@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var heard: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if heard.last != "zoom" { heard.append("zoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        heard.append("end \(scale)")
    }
}

@Suite("Zooming in a scroll view")
@MainActor
struct ScrollZoomTests {
    private func onStage(_ body: (Stage, UIScrollView, Zoomer) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let (view, zoomer) = (UIScrollView(frame: stage.window.bounds), Zoomer())
            view.delegate = zoomer
            view.contentSize = zoomer.content.bounds.size
            view.addSubview(zoomer.content)
            stage.window.addSubview(view)
            (view.minimumZoomScale, view.maximumZoomScale) = (1, 4)
            try body(stage, view, zoomer)
        }
    }

    @Test("a scale that is set goes by the limits, around the middle, and makes the contents larger")
    func setting() {
        onStage { _, view, zoomer in
            #expect(view.zoomScale == 1)
            view.zoomScale = 2
            #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 400, height: 400))
            #expect(view.contentOffset == CGPoint(x: 100, y: 100) && zoomer.content.frame.origin == .zero)
            view.setZoomScale(9, animated: false)
            #expect(view.zoomScale == 4 && zoomer.heard == ["zoom"])
            view.zoom(to: CGRect(x: 0, y: 100, width: 100, height: 100), animated: false)
            #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 0, y: 200))
            view.delegate = nil
            #expect(view.zoomScale == 1 && view.pinchGestureRecognizer == nil)
        }
    }

    @Test("fingers zoom around the point between them, give way beyond a limit, and let it go back")
    func pinching() {
        onStage { stage, view, zoomer in
            // A quarter in: what is there stays there.
            stage.touch(.began, 46, 50)
            stage.touch(.began, 54, 50, finger: 1)
            stage.touch(.moved, 62, 50, finger: 1)
            #expect(view.isZooming && view.pinchGestureRecognizer?.state == .began)
            stage.touch(.moved, 38, 50)
            stage.touch(.moved, 66, 50, finger: 1)
            stage.touch(.moved, 34, 50)
            #expect(abs(view.zoomScale - 2) < 1e-9)
            let anchor = zoomer.content.convert(CGPoint(x: 54, y: 50), to: view)
            #expect(abs(anchor.x - view.contentOffset.x - 50) <= 0.51)
            // Ten times as far is beyond 4: the square root of 10 / 4 more.
            stage.touch(.moved, -110, 50)
            stage.touch(.moved, 50, 50, finger: 1)
            #expect(abs(view.zoomScale - 4 * 2.5.squareRoot()) < 1e-9)
            stage.touch(.ended, 50, 50, finger: 1)
            #expect(!view.isZooming && view.isZoomBouncing && view.zoomScale == 4)
            stage.touch(.ended, -110, 50)
            stage.pass(1)
            #expect(!view.isZoomBouncing && zoomer.heard == ["begin", "zoom", "end 4.0"])
        }
    }

    @Test("two fingers take the contents from one that drags, and move them as they zoom")
    func overDrag() {
        onStage { stage, view, zoomer in
            view.zoomScale = 2
            stage.touch(.began, 100, 100)
            stage.touch(.moved, 100, 70)
            #expect(view.isDragging)
            stage.touch(.began, 120, 70, finger: 1)
            stage.touch(.moved, 150, 70, finger: 1)
            #expect(view.isZooming && !view.isDragging)
            stage.touch(.ended, 150, 70, finger: 1)
            stage.touch(.ended, 100, 70)
            #expect(!view.isZooming)
        }
    }
}
