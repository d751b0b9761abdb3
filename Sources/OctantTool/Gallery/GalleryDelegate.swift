import UIKit

// The window's first size, in points: four cards in a row and the inspector, on the screen of any laptop.
private let windowSize = CGSize(width: 1298, height: 700)

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
        let window = UIWindow(frame: CGRect(origin: .zero, size: windowSize))
        window.rootViewController = GalleryViewController(directory: directory)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
