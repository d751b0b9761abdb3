import CoreGraphics
import Foundation

/// What has points and rectangles of its own that others can be told of: views, and the screen. Main actor only.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Returns a point of this space as one of `coordinateSpace`.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns a point of `coordinateSpace` as one of this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns a rectangle of this space as one of `coordinateSpace`.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns a rectangle of `coordinateSpace` as one of this space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The rectangle of the space itself.
    var bounds: CGRect { get }
}

// A view without a window stands on the screen as its topmost superview would at the screen's origin.
extension UIView: UICoordinateSpace {
    private var screenOrigin: CGPoint { window?.frame.origin ?? .zero }

    /// Returns a point of this view as one of `coordinateSpace`.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    /// Returns a point of `coordinateSpace` as one of this view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }

    /// Returns a rectangle of this view as one of `coordinateSpace`.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView, view.window === window { return convert(rect, to: Optional(view)) }
        let onScreen = convert(rect, to: UIView?.none).offsetBy(dx: screenOrigin.x, dy: screenOrigin.y)
        return coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
    }

    /// Returns a rectangle of `coordinateSpace` as one of this view.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView, view.window === window { return convert(rect, from: Optional(view)) }
        let onScreen = coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace)
        return convert(onScreen.offsetBy(dx: -screenOrigin.x, dy: -screenOrigin.y), from: UIView?.none)
    }
}

/// The screen's own space, in which windows stand. A responder only as these are objects to sources for iOS.
private final class ScreenSpace: UIResponder, UICoordinateSpace {
    static let shared = ScreenSpace()

    var bounds: CGRect { UIScreen.main.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
    }
}

extension UIScreen {
    /// The screen's space, in which windows stand.
    public final var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

    /// The screen's space, in which windows stand: a desktop's screen is not turned.
    public final var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
}

extension UIWindowScene {
    /// The space in which the scene's windows stand.
    public final var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
}
