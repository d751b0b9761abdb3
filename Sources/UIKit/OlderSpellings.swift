// Names that UIKit's types had before Swift 4.2, as older sources spell them.

/// `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric = CGFloat(-1)

extension Notification.Name {
    /// `UIApplication.didFinishLaunchingNotification`.
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    /// `UIApplication.didBecomeActiveNotification`.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// `UIApplication.willResignActiveNotification`.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// `UIApplication.didEnterBackgroundNotification`.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// `UIApplication.willEnterForegroundNotification`.
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// `UIApplication.willTerminateNotification`.
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
}

/// `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight
/// `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIFont.Weight.ultraLight`.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// `UIFont.Weight.thin`.
public let UIFontWeightThin = UIFont.Weight.thin
/// `UIFont.Weight.light`.
public let UIFontWeightLight = UIFont.Weight.light
/// `UIFont.Weight.regular`.
public let UIFontWeightRegular = UIFont.Weight.regular
/// `UIFont.Weight.medium`.
public let UIFontWeightMedium = UIFont.Weight.medium
/// `UIFont.Weight.semibold`.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// `UIFont.Weight.bold`.
public let UIFontWeightBold = UIFont.Weight.bold
/// `UIFont.Weight.heavy`.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// `UIFont.Weight.black`.
public let UIFontWeightBlack = UIFont.Weight.black
/// `UILayoutPriority.required`.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// `UILayoutPriority.defaultHigh`.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// `UILayoutPriority.defaultLow`.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// `UILayoutPriority.fittingSizeLevel`.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// `UIApplication.openSettingsURLString`.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
/// `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = CGSize.zero
/// `UIView.layoutFittingExpandedSize`.
public let UILayoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

extension UIActivityIndicatorView {
    /// `style`.
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }

    /// `init(style:)`.
    public convenience init(activityIndicatorStyle style: Style) {
        self.init(style: style)
    }
}

/// `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.State`.
public typealias UIControlState = UIControl.State

/// `orientation.isLandscape`.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
/// `orientation.isPortrait`.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
/// `orientation.isLandscape`.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
/// `orientation.isPortrait`.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }

extension Notification.Name {
    /// `UIDevice.orientationDidChangeNotification`.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    /// `UIContentSizeCategory.didChangeNotification`.
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    /// `UIWindow.didBecomeVisibleNotification`.
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    /// `UIWindow.didBecomeHiddenNotification`.
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    /// `UIWindow.didBecomeKeyNotification`.
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    /// `UIWindow.didResignKeyNotification`.
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
}
