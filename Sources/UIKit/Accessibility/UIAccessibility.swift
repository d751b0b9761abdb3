import Foundation

/// The user's accessibility settings. Any thread, unless a member is documented otherwise.
///
/// They are read from the desktop's settings. When one of them changes, views are updated first, then the notification
/// is posted.
public enum UIAccessibility {
    /// Whether animations are to be reduced. Activity indicators then run at half their speed, and progress bars change
    /// without a movement; nothing stops completely, which would look hung.
    public static var isReduceMotionEnabled: Bool { UITraitCollection.default.reducesMotion }
    /// Posted when `isReduceMotionEnabled` changed.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Whether contrast is to be stronger: the trait `accessibilityContrast`, which the system's colours follow.
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.default.accessibilityContrast == .high }
    /// Posted when `isDarkerSystemColorsEnabled` changed.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Whether what shines through is to be opaque. No desktop has a setting for that alone: it comes with stronger
    /// contrast.
    public static var isReduceTransparencyEnabled: Bool { isDarkerSystemColorsEnabled }
    /// Posted when `isReduceTransparencyEnabled` changed.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// Whether text is to be heavier: the trait `legibilityWeight`, which fonts made for a text style follow.
    public static var isBoldTextEnabled: Bool { UITraitCollection.default.legibilityWeight == .bold }
    /// Posted when `isBoldTextEnabled` changed.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Posts what is to be posted after the process's traits changed.
    @MainActor static func settingsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        func post(_ name: Foundation.Notification.Name, if hasChanged: Bool, _ userInfo: [AnyHashable: Any]? = nil) {
            guard hasChanged else { return }
            NotificationCenter.default.post(name: name, object: UIApplication.shared, userInfo: userInfo)
        }
        post(reduceMotionStatusDidChangeNotification, if: old.reducesMotion != new.reducesMotion)
        let hasOtherContrast = old.accessibilityContrast != new.accessibilityContrast
        post(darkerSystemColorsStatusDidChangeNotification, if: hasOtherContrast)
        post(reduceTransparencyStatusDidChangeNotification, if: hasOtherContrast)
        post(boldTextStatusDidChangeNotification, if: old.legibilityWeight != new.legibilityWeight)
        let category = new.preferredContentSizeCategory
        post(
            UIContentSizeCategory.didChangeNotification, if: old.preferredContentSizeCategory != category,
            [UIContentSizeCategory.newValueUserInfoKey: category])
    }
}
