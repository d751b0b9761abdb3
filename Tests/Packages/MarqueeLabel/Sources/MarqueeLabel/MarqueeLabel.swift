import Foundation
#if os(iOS)
import UIKit.UIGestureRecognizerSubclass

public typealias PlatformLabel = UILabel
#elseif os(macOS)
import AppKit

public typealias PlatformLabel = NSTextField
#else
#error("This system is not supported")
#endif

#if canImport(UIKit)

/// A label whose text moves when it is wider than there is room.
open class MarqueeLabel: PlatformLabel {
    open var speed: CGFloat = 30
    public internal(set) var layouts = 0
    public internal(set) var isMoving = false
}

extension MarqueeLabel {
    open override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        updateMotion()
    }

    open override var intrinsicContentSize: CGSize {
        // As wide as five letters at most.
        var size = super.intrinsicContentSize
        size.width = min(size.width, 60)
        return size
    }

    override open var text: String? {
        get { return super.text }
        set {
            super.text = newValue
            setNeedsLayout()
        }
    }

    /// Starts or stops the motion.
    @objc open func updateMotion() {
        isMoving = wantsMotion(in: bounds.width)
    }

    @objc open func wantsMotion(in width: CGFloat, by tolerance: CGFloat = 0) -> Bool {
        return super.intrinsicContentSize.width > width + tolerance
    }
}

#endif
