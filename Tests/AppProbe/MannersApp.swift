// `manners [ADDRESS]...` has a window of a size of its own, 320 times 240 points, titled "Manners", and prints what it
// is told: `shown WIDTHxHEIGHT` at each size, `open ADDRESS`. At `visit ADDRESS` on its input it opens that in the
// desktop's program and prints `visited` and whether it could; the input's end ends it. The Info.plist beside it says
// what it is.

import UIKit

final class MannersApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let controller = UIViewController()
        controller.title = "Manners"
        controller.view = SizedView()
        controller.view.backgroundColor = .systemBackground
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        Thread.detachNewThread {
            while let line = readLine() {
                DispatchQueue.main.async { MainActor.assumeIsolated { Self.obey(line) } }
            }
            exit(EXIT_SUCCESS)
        }
    }

    private static func obey(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.first == "visit", let address = words.last.flatMap(URL.init(string:)) else { return }
        UIApplication.shared.open(address) { say("visited \($0)") }
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        say("open \(url.absoluteString)")
        return true
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
