import CoreGraphics
import OctantDisplay
import RenderServer

/// A part that is read together: an element, a group, or elements whose order is given.
@MainActor
struct AccessibilityBlock: FramedBlock {
    /// The visible part of it, in points from the top left of the surface.
    var frame: CGRect
    var nodes: [AccessibilityNode]
    /// The elements whose start, end and steps are announced.
    var live: [AccessibilityLive] = []
}

/// An element whose progress is announced.
@MainActor
struct AccessibilityLive {
    weak var responder: UIResponder?
    let node: AccessibilityNode
    let progress: AccessibilityProgress
    /// Whether it is in front of all else.
    var isModal = false
}

/// The position of a view on its surface: the same object as long as that did not change.
@MainActor
final class AccessibilityContext {}

/// A view's part of the tree that was made last, which holds as long as nothing that it was made of has changed: the
/// view's layer with all below it, and the position of the view around it.
@MainActor
struct AccessibilityMemory {
    let committed: RenderLayer
    let outerContext: AccessibilityContext
    /// The part visible there.
    let area: VisibleArea
    let context: AccessibilityContext
    let blocks: [AccessibilityBlock]
    /// Whether nothing outside of the view had a part in it.
    let isLasting: Bool

    /// Whether `layer` maps its space to its superlayer's, and cuts it, as the remembered one did.
    func isPlaced(as layer: RenderLayer) -> Bool {
        let (a, b) = (committed.properties, layer.properties)
        return a.bounds == b.bounds && a.position == b.position && a.anchorPoint == b.anchorPoint
            && a.masksToBounds == b.masksToBounds && a.transform == b.transform
            && a.sublayerTransform == b.sublayerTransform && a.zPosition == b.zPosition
            && a.anchorPointZ == b.anchorPointZ && a.isGeometryFlipped == b.isGeometryFlipped
    }
}
