import UIKit

// The window's first size, in points: space for all cards, four in a row, and for the inspector.
private let windowSize = CGSize(width: 1298, height: 944)
// The least size that the user can give the window, in points: all of it scrolls there.
private let leastSize = CGSize(width: 320, height: 240)
// The part of a smaller screen's height that it uses, so that there is space for what else is there.
private let heightPart: CGFloat = 0.85

/// The gallery as a program of its own: one window.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let directory: URL

    /// A gallery whose inspector writes its files into `directory`.
    init(directory: URL) { self.directory = directory }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let height = min(windowSize.height, (UIScreen.main.monitorBounds.height * heightPart).rounded())
        let width = min(windowSize.width, UIScreen.main.monitorBounds.width)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.windowScene?.sizeRestrictions?.minimumSize = leastSize
        window.rootViewController = GalleryViewController(directory: directory)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
