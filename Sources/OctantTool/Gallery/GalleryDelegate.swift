import UIKit

// The window's first size, in points: room for all cards, three in a row.
private let windowSize = CGSize(width: 900, height: 516)

/// The gallery as a program of its own: one window.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: windowSize))
        window.rootViewController = GalleryViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
