import UIKit

/// A gesture recognizer of UIKit's on a view of SwiftUI: `view.gesture(representable)`.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    /// The class of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What lasts as long as the recognizer.
    associatedtype Coordinator = Void
    /// What is known of the recognizer's place.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Converts places.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates `recognizer` to this value.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// The recognizer's state has changed.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes what lasts as long as the recognizer.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is known of a recognizer's place.
@MainActor
public struct UIGestureRecognizerRepresentableContext<
    Representable: UIGestureRecognizerRepresentable
> {
    /// What lasts as long as the recognizer.
    public let coordinator: Representable.Coordinator
    /// Converts places.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts a recognizer's places into points of its view.
@MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    fileprivate weak var view: UIView?
    fileprivate weak var recognizer: UIGestureRecognizer?

    /// Where the gesture is, in points of the view.
    public var localLocation: CGPoint { recognizer?.location(in: view) ?? .zero }

    /// How far a pan has gone, in points of the view; nil for other gestures.
    public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: view) }

    /// How fast a pan is, in points a second; nil for other gestures.
    public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) }

    /// `point` of the screen in points of the view.
    public func convert(globalPoint: CGPoint) -> CGPoint { view?.convert(globalPoint, from: nil) ?? globalPoint }

    /// `point` of the view in points of the screen.
    public func convert(localPoint: CGPoint) -> CGPoint { view?.convert(localPoint, to: nil) ?? localPoint }
}

private struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: WrappingModifier {
    let representable: Representable

    func makeElement(_ node: _Node, around content: Element) -> RecognizerElement<Representable> {
        RecognizerElement(node, around: content, representable)
    }

    func update(_ element: RecognizerElement<Representable>) { element.change(to: representable) }
}

/// A view that is touched where something in it is shown.
private final class RecognizerSurface: SurfaceView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        return isUserInteractionEnabled && !isHidden && alpha > 0.01 && holds(point) ? self : nil
    }
}

/// An element in a view with a program's recognizer.
private final class RecognizerElement<Representable: UIGestureRecognizerRepresentable>: EffectElement {
    private var representable: Representable
    private var recognizer: Representable.UIGestureRecognizerType?
    private var context: UIGestureRecognizerRepresentableContext<Representable>?

    init(_ node: _Node, around content: Element, _ representable: Representable) {
        self.representable = representable
        super.init(node, around: content, in: RecognizerSurface())
        var converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(view: ownView)
        let coordinator = representable.makeCoordinator(converter: converter)
        let first = UIGestureRecognizerRepresentableContext<Representable>(
            coordinator: coordinator, converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: first)
        converter.recognizer = recognizer
        context = UIGestureRecognizerRepresentableContext(coordinator: coordinator, converter: converter)
        self.recognizer = recognizer
        recognizer.addTarget(self, action: { $0.act })
        ownView?.addGestureRecognizer(recognizer)
        change(to: representable)
    }

    func change(to representable: Representable) {
        self.representable = representable
        if let recognizer, let context { representable.updateUIGestureRecognizer(recognizer, context: context) }
    }

    private func act() {
        if let recognizer, let context, !isGone {
            representable.handleUIGestureRecognizerAction(recognizer, context: context)
        }
    }
}

extension View {
    /// This view with the gesture recognizer of `representable`.
    public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}
