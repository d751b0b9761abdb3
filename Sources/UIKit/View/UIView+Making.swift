import OctantBase
import QuartzCore

extension UIView {
    /// Does what every view needs when it is made.
    final func setUp(_ frame: CGRect) {
        requireMainThread("init(frame:)")
        layer.contentsScale = traits.displayScale
        layer.frame = frame
        // From here on changes ask the view for actions: a view made in an animation block does not fly in.
        layer.delegate = self
        if Self.self != UIView.self { layer.setNeedsDisplay() }
    }

    /// A layer of class `type`, or a plain one when that is no class of layers.
    static func makeLayer(_ type: AnyClass) -> CALayer {
        if let layer = CALayer.make(type) { return layer }
        Log.once("view.layerClass.\(type)", "\(type) is no class of layers: the view has a plain one")
        return CALayer()
    }
}
