import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.center = CGPoint(x: 160, y: 120)
        spinner.startAnimating()
        window?.addSubview(spinner)
        window?.backgroundColor = .systemBackground
        window?.makeKeyAndVisible()
    }
}
