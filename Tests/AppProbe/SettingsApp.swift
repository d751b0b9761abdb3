// `settings` prints how its desktop's settings reach it: the traits of its view at each change, and what is posted.
// Its window has the system's background. At a line on its input it prints what it knows of the screen, at `block
// SECONDS` its main thread does nothing for so long, and at `awake` and `asleep` it keeps the screen on and no more;
// the input's end ends it.

import UIKit

final class SettingsApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let controller = UIViewController()
        controller.view = WatchingView()
        controller.view.backgroundColor = .systemBackground
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification, UIContentSizeCategory.didChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
        ] {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                say("posted \(note.name.rawValue)")
            }
        }
        let size = UIScreen.main.monitorBounds.size
        say("shown \(Int(size.width))x\(Int(size.height))")
        Thread.detachNewThread {
            while let line = readLine() {
                let text = line.split(separator: " ")
                let seconds = text.first == "block" ? text.last.flatMap { Double($0) } : nil
                DispatchQueue.main.async {
                    if line == "awake" || line == "asleep" {
                        return MainActor.assumeIsolated { UIApplication.shared.isIdleTimerDisabled = line == "awake" }
                    }
                    guard let seconds else { return MainActor.assumeIsolated { tellScreen() } }
                    say("blocked")
                    Thread.sleep(forTimeInterval: seconds)
                    say("unblocked")
                }
            }
            exit(0)
        }
    }
}

/// A view that prints its traits when they change.
private final class WatchingView: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let traits = traitCollection
        var text = ["traits"]
        if traits.userInterfaceStyle == .dark { text.append("dark") }
        if traits.accessibilityContrast == .high { text.append("contrast") }
        text.append(String(traits.preferredContentSizeCategory.rawValue.dropFirst("UICTContentSizeCategory".count)))
        say(text.joined(separator: " "))
    }
}

@MainActor
private func tellScreen() {
    let (screen, traits) = (UIScreen.main, UIScreen.main.traitCollection)
    let (width, height) = (Int(screen.monitorBounds.width), Int(screen.monitorBounds.height))
    var text = ["screen \(width)x\(height)@\(Int(screen.scale)) \(screen.maximumFramesPerSecond)"]
    if traits.userInterfaceStyle == .dark { text.append("dark") }
    if traits.layoutDirection == .rightToLeft { text.append("right") }
    if UIAccessibility.isReduceMotionEnabled { text.append("still") }
    if UIAccessibility.isVoiceOverRunning { text.append("read") }
    say(text.joined(separator: " "))
}

private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
