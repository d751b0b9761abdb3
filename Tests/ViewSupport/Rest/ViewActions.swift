package import CoreGraphics
package import UIKit

extension LayoutAction {
    /// What responders declare.
    package static var ofResponders: [LayoutAction] {
        typealias R = UIResponder
        let action = UIAccessibilityCustomAction(name: "wave") { _ in true }
        return [
            .call("reloadInputViews") { (it: R) in it.reloadInputViews() },
            .set("isAccessibilityElement", \R.isAccessibilityElement, true, false),
            .set("accessibilityLabel", \R.accessibilityLabel, "a", "b"),
            .set("accessibilityAttributedLabel", \R.accessibilityAttributedLabel, text("a"), text("b")),
            .set("accessibilityValue", \R.accessibilityValue, "a", "b"),
            .set("accessibilityAttributedValue", \R.accessibilityAttributedValue, text("a"), text("b")),
            .set("accessibilityHint", \R.accessibilityHint, "a", "b"),
            .set("accessibilityAttributedHint", \R.accessibilityAttributedHint, text("a"), text("b")),
            .set("accessibilityTraits", \R.accessibilityTraits, .button, .image),
            .set("accessibilityIdentifier", \R.accessibilityIdentifier, "a", "b"),
            .set("accessibilityLanguage", \R.accessibilityLanguage, "de", "fr"),
            .set("accessibilityUserInputLabels", \R.accessibilityUserInputLabels, ["a"], ["b"]),
            .set("accessibilityRespondsToUserInteraction", \R.accessibilityRespondsToUserInteraction, true, false),
            .set("accessibilityFrame", \R.accessibilityFrame, rect(10), rect(20)),
            .set("accessibilityActivationPoint", \R.accessibilityActivationPoint, .zero, CGPoint(x: 1, y: 2)),
            .set("accessibilityElementsHidden", \R.accessibilityElementsHidden, true, false),
            .set("accessibilityViewIsModal", \R.accessibilityViewIsModal, true, false),
            .set("shouldGroupAccessibilityChildren", \R.shouldGroupAccessibilityChildren, true, false),
            .set("accessibilityContainerType", \R.accessibilityContainerType, .list, .none),
            .set("accessibilityElements", \R.accessibilityElements, [UIView()], nil),
            .set("accessibilityCustomActions", \R.accessibilityCustomActions, [action], nil),
            .call("becomeFirstResponder", moves: true) { (it: R) in it.becomeFirstResponder() },
            .call("resignFirstResponder") { (it: R) in it.resignFirstResponder() },
            .call("awakeFromNib") { (it: R) in it.awakeFromNib() },
            .call("prepareForInterfaceBuilder") { (it: R) in it.prepareForInterfaceBuilder() },
            .call("accessibilityElementCount") { (it: R) in _ = it.accessibilityElementCount() },
            .call("accessibilityActivate", moves: true) { (it: R) in _ = it.accessibilityActivate() },
            .call("accessibilityIncrement") { (it: R) in it.accessibilityIncrement() },
            .call("accessibilityDecrement") { (it: R) in it.accessibilityDecrement() },
            .call("accessibilityPerformEscape") { (it: R) in _ = it.accessibilityPerformEscape() },
        ]
    }

    /// What views declare.
    package static var ofViews: [LayoutAction] { appearanceOfViews + layoutOfViews }

    private static var appearanceOfViews: [LayoutAction] {
        typealias V = UIView
        var dark = UITraitOverrides()
        dark.userInterfaceStyle = .dark
        return [
            .set("contentScaleFactor", \V.contentScaleFactor, 2, 3),
            .set("alpha", \V.alpha, 0.5, 0.75), .set("isHidden", \V.isHidden, true, false),
            .set("isOpaque", \V.isOpaque, true, false), .set("backgroundColor", \V.backgroundColor, .red, .blue),
            .set("clipsToBounds", \V.clipsToBounds, true, false), .set("contentMode", \V.contentMode, .center, .redraw),
            .set("mask", \V.mask, UIView(frame: rect(10)), nil), .set("tintColor", \V.tintColor, .red, .green),
            .set("traitOverrides", \V.traitOverrides, dark, UITraitOverrides()),
            .set("overrideUserInterfaceStyle", \V.overrideUserInterfaceStyle, .dark, .light),
            .set("tag", \V.tag, 1, 2), .set("isUserInteractionEnabled", \V.isUserInteractionEnabled, true, false),
            .set("isExclusiveTouch", \V.isExclusiveTouch, true, false),
            .set("gestureRecognizers", \V.gestureRecognizers, [UITapGestureRecognizer()], nil),
            .set("focusGroupIdentifier", \V.focusGroupIdentifier, "a", nil),
            .set("focusEffect", \V.focusEffect, UIFocusEffect(), nil),
            .set("accessibilityIgnoresInvertColors", \V.accessibilityIgnoresInvertColors, true, false),
            .set("interactions", \V.interactions, [NotedInteraction()], []),
            .call("tintColorDidChange") { (it: V) in it.tintColorDidChange() },
            .call("setNeedsDisplay") { (it: V) in it.setNeedsDisplay() },
            .call("removeFromSuperview") { (it: V) in it.removeFromSuperview() },
            .call("didMoveToSuperview") { (it: V) in it.didMoveToSuperview() },
            .call("didMoveToWindow") { (it: V) in it.didMoveToWindow() },
            .call("setNeedsFocusUpdate") { (it: V) in it.setNeedsFocusUpdate() },
            .call("updateFocusIfNeeded") { (it: V) in it.updateFocusIfNeeded() },
        ]
    }

    private static var layoutOfViews: [LayoutAction] {
        typealias V = UIView
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let others = NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)
        return [
            .set("frame", \V.frame, rect(40), rect(50)), .set("bounds", \V.bounds, rect(40), rect(50)),
            .set("center", \V.center, CGPoint(x: 50, y: 60), CGPoint(x: 51, y: 62)),
            .set("transform", \V.transform, CGAffineTransform(rotationAngle: 1), .identity),
            .set("anchorPoint", \V.anchorPoint, .zero, CGPoint(x: 0.5, y: 0.5)),
            .set("transform3D", \V.transform3D, CATransform3DMakeScale(2, 2, 1), CATransform3DIdentity),
            .set("autoresizingMask", \V.autoresizingMask, .flexibleWidth, []),
            .set("autoresizesSubviews", \V.autoresizesSubviews, true, false),
            .set(
                "translatesAutoresizingMaskIntoConstraints", \V.translatesAutoresizingMaskIntoConstraints, true, false),
            .set("layoutMargins", \V.layoutMargins, insets, .zero),
            .set("directionalLayoutMargins", \V.directionalLayoutMargins, others, .zero),
            .set("preservesSuperviewLayoutMargins", \V.preservesSuperviewLayoutMargins, true, false),
            .set("insetsLayoutMarginsFromSafeArea", \V.insetsLayoutMarginsFromSafeArea, true, false),
            .set("semanticContentAttribute", \V.semanticContentAttribute, .forceRightToLeft, .forceLeftToRight),
            .call("sizeToFit") { (it: V) in it.sizeToFit() },
            .call("invalidateIntrinsicContentSize") { (it: V) in it.invalidateIntrinsicContentSize() },
            .call("updateConstraints") { (it: V) in it.updateConstraints() },
            .call("setNeedsUpdateConstraints") { (it: V) in it.setNeedsUpdateConstraints() },
            .call("needsUpdateConstraints") { (it: V) in _ = it.needsUpdateConstraints() },
            .call("updateConstraintsIfNeeded") { (it: V) in it.updateConstraintsIfNeeded() },
            .call("updateProperties") { (it: V) in it.updateProperties() },
            .call("setNeedsUpdateProperties") { (it: V) in it.setNeedsUpdateProperties() },
            .call("updatePropertiesIfNeeded") { (it: V) in it.updatePropertiesIfNeeded() },
            .set("restorationIdentifier", \V.restorationIdentifier, "a", nil),
            .set("minimumContentSizeCategory", \V.minimumContentSizeCategory, .extraLarge, nil),
            .set("maximumContentSizeCategory", \V.maximumContentSizeCategory, .small, nil),
            .set("isMultipleTouchEnabled", \V.isMultipleTouchEnabled, true, false),
            .set("cornerConfiguration", \V.cornerConfiguration, .capsule(), .corners(radius: .fixed(4))),
            .set("clearsContextBeforeDrawing", \V.clearsContextBeforeDrawing, false, true),
            .set("motionEffects", \V.motionEffects, [UIMotionEffect()], []),
            .set("tintAdjustmentMode", \V.tintAdjustmentMode, .dimmed, .normal),
            .call("layoutMarginsDidChange") { (it: V) in it.layoutMarginsDidChange() },
            .call("safeAreaInsetsDidChange") { (it: V) in it.safeAreaInsetsDidChange() },
            .call("setNeedsLayout") { (it: V) in it.setNeedsLayout() },
            .call("layoutIfNeeded") { (it: V) in it.layoutIfNeeded() },
            .call("updateTraitsIfNeeded") { (it: V) in it.updateTraitsIfNeeded() },
            .call("layoutSubviews") { (it: V) in it.layoutSubviews() },
        ]
    }

    package static func text(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.foregroundColor: UIColor.red])
    }

    package static func rect(_ width: CGFloat) -> CGRect { CGRect(x: 5, y: 6, width: width, height: 20) }

    /// A grey square of `side` points.
    package static func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}

/// An interaction that does nothing.
private final class NotedInteraction: UIInteraction {
    weak var view: UIView?
    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
}
