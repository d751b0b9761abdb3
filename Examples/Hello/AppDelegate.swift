import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let spinner = UIActivityIndicatorView(frame: window?.bounds ?? .zero)
        spinner.style = .large
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        spinner.startAnimating()
        window?.backgroundColor = .systemBackground
        window?.addSubview(spinner)
        window?.makeKeyAndVisible()
        return true
    }
}
