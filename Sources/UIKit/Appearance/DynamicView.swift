import CoreGraphics
import Foundation

/// A way to make views of classes known at run time only; of no use to programs. See QuartzCore's
/// DynamicInstances.swift for how it works and why it is open.
open class DynamicView: UIView {
    /// A view from a nib, as in UIView.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// A view from a nib, as in UIView.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    /// A new view of class `type`, made with `init(frame:)`, which the class must have or inherit: Swift ends the
    /// program where it does not.
    @inline(never) @_optimize(none)
    package static func make(_ type: UIView.Type) -> UIView {
        unsafeBitCast(type, to: DynamicView.Type.self).init(frame: .zero) as UIView
    }
}
