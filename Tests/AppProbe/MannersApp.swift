// `manners [ADDRESS]...` has a window of a size of its own, 320 times 240 points, titled "Manners", and prints what it
// is told: `shown WIDTHxHEIGHT` at each size, `open ADDRESS`. At `visit ADDRESS` on its input it opens that in the
// desktop's program and prints `visited` and whether it could; at `notify NAME TITLE` it has the desktop show a
// notification, at `later NAME TITLE` two seconds later, at `withdraw NAME` no more, and a click on it is printed as
// `chosen NAME`. The input's end ends it. The Info.plist beside it says what it is.

import UIKit
import UserNotifications

final class MannersApp: UIResponder, UIApplicationDelegate {
    private let reader = NotificationReader()

    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let controller = UIViewController()
        controller.title = "Manners"
        controller.view = SizedView()
        controller.view.backgroundColor = .systemBackground
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        UNUserNotificationCenter.current().delegate = reader
        Thread.detachNewThread {
            while let line = readLine() {
                DispatchQueue.main.async { MainActor.assumeIsolated { Self.obey(line) } }
            }
            exit(EXIT_SUCCESS)
        }
    }

    private static func obey(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        switch (words.first, words.dropFirst().first) {
        case ("visit", let text?):
            guard let address = URL(string: text) else { return }
            UIApplication.shared.open(address) { say("visited \($0)") }
        case (let word?, let name?) where ["notify", "later"].contains(word):
            let content = UNMutableNotificationContent()
            content.title = words.dropFirst(2).joined(separator: " ")
            content.subtitle = "Chapter 7"
            content.body = "It goes on."
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 2, repeats: false)
            let request = UNNotificationRequest(
                identifier: name, content: content, trigger: word == "later" ? trigger : nil)
            UNUserNotificationCenter.current().add(request) { say("added \($0.map { "\($0)" } ?? "")") }
        case ("withdraw", let name?):
            UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [name])
        default: break
        }
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        say("open \(url.absoluteString)")
        return true
    }
}

/// What is told of notifications: they are shown although the window is seen.
private final class NotificationReader: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .sound] }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        say("chosen \(response.notification.request.identifier)")
        completionHandler()
    }
}

/// A view that prints its size when it changes.
private final class SizedView: UIView {
    private var shown = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != shown else { return }
        shown = bounds.size
        say("shown \(Int(shown.width))x\(Int(shown.height))")
    }
}

private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
