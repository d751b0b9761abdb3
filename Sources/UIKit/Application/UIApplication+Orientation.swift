import CoreGraphics
import Foundation
import OctantBase

extension UIApplication {
    /// Posted when the interface is about to be turned. A desktop's never is: none is posted.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted when the interface was turned. A desktop's never is: none is posted.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted when the status bar is about to have another frame. There is none: none is posted.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted when the status bar has another frame. There is none: none is posted.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the orientation in the notifications.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the status bar's frame in the notifications.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// Posted when memory is short. The desktop reports none: none is posted.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Whether the status bar is hidden: always, windows of a desktop have none. Setting it does nothing.
    public final var isStatusBarHidden: Bool {
        get { true }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    /// Leaves the status bar as it is, as iOS does for programs that leave it to their controllers: a line of the log.
    public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { tellOfControllers() }

    /// Leaves the style as it is, as iOS does for programs that leave it to their controllers: a line of the log.
    public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { tellOfControllers() }

    private func tellOfControllers() {
        Log.once("application.statusBar", "the status bar is as controllers prefer: what the application sets is not")
    }

    /// The seconds that the status bar's frame and the interface's orientation take to change: 0, they never do.
    public final var statusBarOrientationAnimationDuration: TimeInterval { 0 }

    /// The orientations of the windows whose controllers say nothing: all of them.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }
}
