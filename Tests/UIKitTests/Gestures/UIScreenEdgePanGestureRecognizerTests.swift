import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Pans from an edge")
@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
    @Test("begin at the edge and go inwards: from elsewhere, and along the edge, there is none")
    func edges() {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            var begun = 0
            let pan = UIScreenEdgePanGestureRecognizer { if $0.state == .began { begun += 1 } }
            stage.window.addGestureRecognizer(pan)
            @MainActor func drag(_ start: CGPoint, _ end: CGPoint) {
                stage.touch(.began, start.x, start.y)
                stage.touch(.moved, end.x, end.y)
                stage.touch(.ended, end.x, end.y)
            }
            drag(CGPoint(x: 5, y: 100), CGPoint(x: 60, y: 100))
            #expect(begun == 0)
            pan.edges = .left
            drag(CGPoint(x: 5, y: 100), CGPoint(x: 60, y: 100))
            #expect(begun == 1)
            drag(CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 100))
            drag(CGPoint(x: 5, y: 100), CGPoint(x: 5, y: 150))
            drag(CGPoint(x: 195, y: 100), CGPoint(x: 100, y: 100))
            #expect(begun == 1)
            pan.edges = .right
            drag(CGPoint(x: 195, y: 100), CGPoint(x: 100, y: 100))
            #expect(begun == 2)
        }
    }
}
