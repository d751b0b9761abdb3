// A program as screen readers meet it: a label, an activity indicator, a progress bar, a button, a slider and a switch
// in a window titled "SpeechProbe". It obeys lines on standard input: `start`, `stop` (the indicator), `progress X`,
// `storm N` (N values, each in a turn of its own, the last 1), `add`, `drop` (one more label), `list` (two labels in a
// list), `title WORDS` (the first label's), `hint WORDS`, `disable` (of the button), `say WORDS` (an announcement),
// `own` (Octant's own indicators), `overlay`, `uncover` (a LoadingOverlay that can be cancelled comes, goes), `layout`
// (the layout changed, the button matters), `screen` (the screen changed), `block SECONDS` (the main thread sleeps),
// `time SECONDS` (an animation, a timer and a call later begin, and print `animated`, `rang` and `called`). It prints
// what is done to its controls: `pressed`, `slid X`, `switched`, `escaped`, `cancelled`. With `field` it shows a text
// field, which has the keys, and prints `text TEXT` at each change. `page NAME` shows another page in place of all that
// (Pages.swift), `lead WORDS` moves a reader to the label with this text. The end of the input ends it.

import Foundation
import Octant
import UIKit

/// A page that escape leaves.
private final class Page: UIViewController {
    override func accessibilityPerformEscape() -> Bool {
        AppDelegate.say("escaped")
        return true
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    private let spinner = UIActivityIndicatorView(style: .large)
    private let bar = UIProgressView(progressViewStyle: .default)
    private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
    private let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Cancel") { _ in AppDelegate.say("pressed") })
    private var overlay: LoadingOverlay.Token?
    private let extra = UILabel(frame: CGRect(x: 20, y: 250, width: 200, height: 20))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        guard let window else { return }
        label.text = "Downloads"
        spinner.center = CGPoint(x: 160, y: 70)
        spinner.hidesWhenStopped = false
        bar.frame = CGRect(x: 20, y: 110, width: 280, height: 4)
        bar.accessibilityLabel = "Upload"
        button.frame = CGRect(x: 20, y: 130, width: 120, height: 36)
        let slider = UISlider(frame: CGRect(x: 20, y: 175, width: 200, height: 30))
        slider.accessibilityLabel = "Speed"
        slider.addAction(
            UIAction { action in AppDelegate.say("slid \((action.sender as? UISlider)?.value ?? -1)") },
            for: .valueChanged)
        let onOff = UISwitch(frame: CGRect(x: 240, y: 175, width: 51, height: 31))
        onOff.accessibilityLabel = "Wi-Fi"
        onOff.addAction(UIAction { _ in AppDelegate.say("switched") }, for: .valueChanged)
        extra.text = "One more"
        let controller = Page()
        controller.title = "SpeechProbe"
        window.rootViewController = controller
        for view in [label, spinner, bar, button, slider, onOff] { controller.view.addSubview(view) }
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        Thread.detachNewThread {
            while let line = readLine() {
                DispatchQueue.main.async { MainActor.assumeIsolated { self.obey(line) } }
            }
            exit(0)
        }
    }

    static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private func obey(_ line: String) {
        let string = line.split(separator: " ", maxSplits: 1).map(String.init)
        let number = string.count > 1 ? Double(string[1]) ?? 0 : 0
        switch string.first {
        case "start": spinner.startAnimating()
        case "stop": spinner.stopAnimating()
        case "progress": bar.progress = Float(number)
        case "storm": storm(1, of: Int(number))
        case "add": window?.rootViewController?.view.addSubview(extra)
        case "drop": extra.removeFromSuperview()
        case "list": showList()
        case "own": showOwn()
        case "field": showField()
        case "overlay": showOverlay()
        case "uncover": overlay?.dismiss()
        case "page":
            guard let view = window?.rootViewController?.view, let page = Pages.make(string.last ?? "") else { return }
            view.subviews.forEach { $0.removeFromSuperview() }
            page.frame = view.bounds
            view.addSubview(page)
        case "lead":
            let label = window.flatMap { Pages.label(named: string.last ?? "", in: $0) }
            UIAccessibility.post(notification: .layoutChanged, argument: label)
        case "title": label.text = string.last
        case "hint": button.accessibilityHint = string.last
        case "disable": button.isEnabled = false
        case "layout": UIAccessibility.post(notification: .layoutChanged, argument: button)
        case "say": UIAccessibility.post(notification: .announcement, argument: string.last)
        case "screen": UIAccessibility.post(notification: .screenChanged, argument: bar)
        case "time": time(number)
        case "block": Thread.sleep(forTimeInterval: number)
        default: break
        }
    }

    private func showList() {
        let list = UIView(frame: CGRect(x: 20, y: 220, width: 280, height: 60))
        (list.accessibilityContainerType, list.accessibilityLabel) = (.list, "Files")
        for (index, name) in ["One", "Two"].enumerated() {
            let row = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 280, height: 30))
            row.text = name
            list.addSubview(row)
        }
        window?.rootViewController?.view.addSubview(list)
    }

    private func showField() {
        let field = UITextField(frame: CGRect(x: 20, y: 220, width: 280, height: 34))
        field.borderStyle = .roundedRect
        field.addAction(
            UIAction { action in AppDelegate.say("text \((action.sender as? UITextField)?.text ?? "")") },
            for: .editingChanged)
        window?.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        AppDelegate.say("editing")
    }

    private func time(_ seconds: Double) {
        bar.alpha = 1
        UIView.animate(withDuration: seconds) {
            self.bar.alpha = 0.5
        } completion: { _ in
            AppDelegate.say("animated")
        }
        _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { AppDelegate.say("rang") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { AppDelegate.say("called") }
    }

    private func showOwn() {
        let (bar, arc, ring) = (
            LinearActivityIndicatorView(frame: CGRect(x: 20, y: 220, width: 120, height: 4)),
            MaterialActivityIndicatorView(frame: CGRect(x: 160, y: 220, width: 40, height: 40)),
            CircularProgressView(frame: CGRect(x: 220, y: 220, width: 40, height: 40))
        )
        ring.progress = 0.4
        for (view, name) in [(bar, "Search"), (arc, "Sync"), (ring, "Copy")] {
            view.accessibilityLabel = name
            window?.rootViewController?.view.addSubview(view)
        }
        bar.startAnimating()
        arc.startAnimating()
    }

    private func showOverlay() {
        guard let view = window?.rootViewController?.view else { return }
        overlay = LoadingOverlay.show(
            in: view, .init(label: "Sending", cancelTitle: "Stop"), timing: .init(graceTime: 0, minimumShowTime: 0)
        ) { AppDelegate.say("cancelled") }
    }

    private func storm(_ step: Int, of count: Int) {
        bar.progress = Float(step) / Float(count)
        guard step < count else { return AppDelegate.say("stormed") }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.storm(step + 1, of: count) } }
    }
}
