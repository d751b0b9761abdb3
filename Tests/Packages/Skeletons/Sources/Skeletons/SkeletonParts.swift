import UIKit

private var activeKey: UInt8 = 0

// MARK: - What a view shows as a skeleton

@objc public extension UIView {
    /// The views that are covered while the view loads.
    var skeletonParts: [UIView] { subviews }

    /// Covers the parts; returns how many.
    @discardableResult
    func showSkeleton(tint: UIColor = .lightGray) -> Int {
        isSkeletonActive = true
        skeletonParts.forEach { $0.backgroundColor = tint }
        return skeletonParts.count
    }

    class var skeletonHeight: CGFloat { 10 }
}

public extension UIView {
    var isSkeletonActive: Bool {
        get { objc_getAssociatedObject(self, &activeKey) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &activeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

extension UIStackView {
    public override var skeletonParts: [UIView] { arrangedSubviews }
}

extension UILabel {
    override public var skeletonParts: [UIView] { super.skeletonParts + [self] }
    override public class var skeletonHeight: CGFloat { super.skeletonHeight * 2 }

    @discardableResult
    override public func showSkeleton(tint: UIColor) -> Int {
        textColor = .clear
        return super.showSkeleton(tint: tint)
    }
}

open class CaptionLabel: UILabel {
    public let badge = UIView()

    open override var skeletonParts: [UIView] {
        return super.skeletonParts + [badge]
    }
}
