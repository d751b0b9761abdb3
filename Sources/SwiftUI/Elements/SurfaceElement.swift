import UIKit

/// An element in a surface of its own kind.
final class SurfaceElement<Surface: UIView>: EffectElement {
    /// The view around what the element holds.
    let surface: Surface

    /// An element around `content`, in `surface`.
    init(_ node: _Node, around content: Element, in surface: Surface) {
        self.surface = surface
        super.init(node, around: content, in: surface)
    }
}
