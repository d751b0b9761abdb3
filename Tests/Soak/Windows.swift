#if GTK
    import Foundation
    import CoreGraphics
    import OctantBase
    import OctantGTK
    import RenderServer
    import TestSupport
    import UIKit

    /// Seconds from one action to the next, and between two measurements of the memory.
    private let pause = 0.2
    private let interval = 60.0
    /// The share of the time that is warm-up.
    private let warmUp = 0.25
    /// Seconds that a window has to show its first frame.
    private let patience = 10.0
    /// Windows that are opened before those that count.
    private let warmUpWindows = 20
    /// The memory that a window may leave behind, in bytes: less than any object of a window's needs.
    private let leakLimit = 1024

    /// A program's life in windows on the desktop that the environment names.
    enum Windows {
        private static let frames = Locked(0)

        @MainActor private static func start() -> Bool {
            do {
                let display = try GTKDisplay.start { trace in
                    if case .frame = trace { frames.withLock { $0 += 1 } }
                }
                UIApplication.shared.run(display: display, delegate: nil)
                return true
            } catch {
                say("\(error)")
                return false
            }
        }

        /// Does for `seconds` what programs do. Returns whether memory stayed flat.
        @MainActor static func live(seconds: Double) async -> Bool {
            guard start() else { return false }
            let scene = Scene(seed: 2)
            var log = MemoryLog()
            let begin = HostClock().now()
            for appearance in 1...max(Int(seconds / interval), 2) {
                let end = begin + Double(appearance) * interval
                while HostClock().now() + settlingTime + redrawTime < end {
                    scene.act()
                    await turn(pause)
                }
                scene.rest()
                await turn(settlingTime)
                scene.redraw()
                await turn(redrawTime)
                let time = HostClock().now() - begin
                log.note("second \(Int(time))", isWarm: time >= seconds * warmUp)
            }
            let shown = frames.withLock { $0 }
            say("\(shown) frames, \(scene.begun) animations begun, \(scene.ended) of them ended")
            return log.verdict("window") && shown > 0
        }

        /// Opens and closes `count` windows with a moving spinner, each when it was seen. Returns whether they left
        /// nothing.
        @MainActor static func churn(count: Int) async -> Bool {
            guard start() else { return false }
            var alive: [Weak] = []
            var warm: MemoryUse?
            for number in 0..<warmUpWindows + count {
                if number == warmUpWindows {
                    await turn(0.5)
                    warm = .now
                }
                let before = frames.withLock { $0 }
                alive.append(open(number))
                let deadline = HostClock().now() + patience
                while frames.withLock({ $0 }) == before {
                    await turn(0.002)
                    guard HostClock().now() < deadline else {
                        say("window \(number) showed nothing for \(patience) s")
                        return false
                    }
                }
                UIApplication.shared.windows.last?.isHidden = true
            }
            await turn(0.5)
            let end = MemoryUse.now
            let left = alive.count { $0.window != nil }
            let each = (end.inUse - (warm ?? end).inUse) / max(count, 1)
            let grown = end.resident - (warm ?? end).resident
            let isClean = left == 0 && (!end.isKnown || each <= leakLimit && grown <= MemoryLog.limit)
            say(
                "windows: \(count) opened and closed, \(left) still there, \(each) bytes left of each, "
                    + "\(grown / 1024) KiB more resident, \(end.resident / 1024) KiB in all: "
                    + (isClean ? "clean" : "NOT CLEAN"))
            return isClean
        }

        private struct Weak {
            weak var window: UIWindow?
        }

        /// Shows a window whose animation goes on for ever, so that each is closed in the middle of one.
        @MainActor private static func open(_ number: Int) -> Weak {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
            let controller = UIViewController()
            controller.title = "window \(number)"
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.center = CGPoint(x: 60, y: 40)
            spinner.startAnimating()
            let label = UILabel(frame: CGRect(x: 0, y: 60, width: 120, height: 20))
            label.text = "Loading"
            controller.view.addSubview(spinner)
            controller.view.addSubview(label)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return Weak(window: window)
        }

        /// Runs the main loop for so long. `RunLoop.run(until:)` will not do: Foundation on Linux loses 64 bytes each
        /// time.
        @MainActor private static func turn(_ seconds: Double) async {
            await withCheckedContinuation { done in
                DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done.resume() }
            }
        }
    }
#endif
