import Testing
import UIKit
import ViewSupport

@Suite("Spaces of points") @MainActor struct UICoordinateSpaceTests {
    @Test("rectangles go from views to the screen and back, and between windows")
    func conversion() {
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let view = UIView(frame: CGRect(x: 30, y: 20, width: 50, height: 40))
            stage.window.addSubview(view)
            let other = UIWindow(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            other.addSubview(inner)
            let screen = UIScreen.main.coordinateSpace
            #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 31, y: 22))
            #expect(inner.convert(inner.bounds, to: screen) == CGRect(x: 105, y: 55, width: 10, height: 10))
            #expect(screen.convert(CGRect(x: 105, y: 55, width: 1, height: 1), to: inner).origin == .zero)
            #expect(inner.convert(CGPoint(x: 31, y: 22), from: screen) == CGPoint(x: -74, y: -33))
            let space: any UICoordinateSpace = view
            #expect(space.convert(CGPoint.zero, to: inner) == CGPoint(x: -75, y: -35))
            #expect(
                space.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 30, y: 20) && space.bounds == view.bounds)
        }
    }
}
