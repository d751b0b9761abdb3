// `threads` uses UIKit on another thread than the main one. `threads five NAME`: as sources of Swift 5 do, that nothing
// holds back (`ForgetfulController.calls`). `threads six closure`, `threads six listener`: as sources of Swift 6 do,
// whose closures and methods are called on another thread by code of Swift 5. It would print `survived` and end.

import Foundation
import SourceShapes
import UIKit

@MainActor
final class Page: UIViewController, @preconcurrency DownloadListener {
    let label = UILabel()
    let download = Download()

    func load(_ way: String) {
        if way == "closure" {
            download.start { self.label.text = "done" }
        } else {
            download.listener = self
            download.start()
        }
    }

    func downloadDidEnd() { label.text = "done" }
}

enum ThreadApp {
    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst(2)
        guard let language = arguments.first, let way = arguments.last else { exit(EXIT_FAILURE) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let download: Download
        if language == "five" {
            let controller = ForgetfulController()
            window.rootViewController = controller
            window.isHidden = false
            CATransaction.flush()
            guard let call = controller.calls[way] else { exit(EXIT_FAILURE) }
            download = Download()
            download.start(call)
        } else {
            let page = Page()
            window.rootViewController = page
            window.isHidden = false
            CATransaction.flush()
            download = page.download
            page.load(way)
        }
        download.wait()
        print("survived")
    }
}
