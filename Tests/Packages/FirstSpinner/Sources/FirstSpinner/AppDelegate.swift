import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view = LoadingView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        window = UIWindow(frame: controller.view.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }
}
