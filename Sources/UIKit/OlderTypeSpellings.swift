// More names that UIKit's types, constants and functions had before Swift 4.2.

/// `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

/// `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UISegmentedControl.noSegment`.
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment

/// `UIEdgeInsets(top:left:bottom:right:)`.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// `UIEdgeInsets.zero`.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// `first == second`.
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool { first == second }
/// `UIOffset(horizontal:vertical:)`.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}
/// `UIOffset.zero`.
public let UIOffsetZero = UIOffset.zero
/// `NSDirectionalEdgeInsets(top:leading:bottom:trailing:)`.
public func NSDirectionalEdgeInsetsMake(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

extension Notification.Name {
    /// `UIResponder.keyboardWillShowNotification`.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// `UIResponder.keyboardDidShowNotification`.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// `UIResponder.keyboardWillHideNotification`.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// `UIResponder.keyboardDidHideNotification`.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// `UIResponder.keyboardWillChangeFrameNotification`.
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    /// `UIResponder.keyboardDidChangeFrameNotification`.
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// `image.pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// `image.jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

/// `UIAccessibility.isVoiceOverRunning`.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// `UIAccessibility.isReduceMotionEnabled`.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// `UIAccessibility.isBoldTextEnabled`.
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// `UIAccessibility.isDarkerSystemColorsEnabled`.
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
/// `UIAccessibility.post(notification:argument:)`.
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}
/// `UIAccessibility.Notification.announcement`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// `UIAccessibility.Notification.layoutChanged`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// `UIAccessibility.Notification.screenChanged`.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// `UIAccessibilityTraits.none`.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// `UIAccessibilityTraits.notEnabled`.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// `UIAccessibilityTraits.adjustable`.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header

/// `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
