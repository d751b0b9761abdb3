import Foundation
import OctantBase
import OctantDisplay
import UIKit

/// `octant previewhost`: the program that shows what `octant preview` compiles, loaded into itself. It ends with the
/// window, with the watcher that started it, or by a crash of what it shows.
enum PreviewHost {
    /// The command's name, which no help lists.
    static let name = "previewhost"
    /// The exit code where there is no display.
    static let noDisplayCode: Int32 = 3

    /// Shows what comes in by standard input, a socket, until that ends.
    @MainActor static func run() throws -> Never {
        do {
            let display = try DesktopDisplay.start(for: ProgramDescription(identifier: Octant.identifier))
            UIApplication.shared.run(display: display, delegate: PreviewDelegate())
        } catch {
            Log.line("\(error)")
            exit(noDisplayCode)
        }
        let thread = Thread {
            var socket = LineSocket(STDIN_FILENO)
            while let messages = socket.receive(HostMessage.self) {
                for message in messages {
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { (UIApplication.shared.delegate as? PreviewDelegate)?.take(message) }
                    }
                }
            }
            exit(0)
        }
        thread.start()
        while true { RunLoop.main.run() }
    }
}

/// The program that shows previews: one window, made with the first message.
private final class PreviewDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let controller = PreviewViewController()

    func take(_ message: HostMessage) {
        switch message {
        case .show(let library, let preview, let title):
            controller.title = title
            do {
                let anew = try controller.show(library, preview: preview)
                showWindow()
                controller.didShow()
                LineSocket(STDIN_FILENO).send(HostReply.shown(anew: anew()))
            } catch {
                controller.show(problems: "\(error)")
                showWindow()
                LineSocket(STDIN_FILENO).send(HostReply.refused("\(error)"))
            }
        case .problems(let text, let title):
            controller.title = title
            controller.show(problems: text)
            showWindow()
        }
    }

    private func showWindow() {
        if window == nil {
            let room = UIScreen.main.monitorBounds.size
            let size = controller.windowSize
            let window = UIWindow(
                frame: CGRect(x: 0, y: 0, width: min(size.width, room.width), height: min(size.height, room.height)))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
        }
        // What views do when they appear belongs to their making.
        CATransaction.flush()
        CATransaction.flush()
    }
}
