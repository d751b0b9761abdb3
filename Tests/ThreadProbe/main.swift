// A program that uses UIKit on another thread than the main one. `five NAME`: as sources of Swift 5 do, that nothing
// holds back (`ForgetfulController.calls`). `six closure`, `six listener`: as sources of Swift 6 do, whose closures and
// methods are called on another thread by code of Swift 5. It would print `survived` and end.

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

let arguments = CommandLine.arguments
guard arguments.count > 2 else { exit(EXIT_FAILURE) }
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let download = Download()
let page = Page()
switch arguments[1] {
case "five":
    let controller = ForgetfulController()
    window.rootViewController = controller
    window.isHidden = false
    CATransaction.flush()
    guard let call = controller.calls[arguments[2]] else { exit(EXIT_FAILURE) }
    download.start(call)
default:
    window.rootViewController = page
    window.isHidden = false
    CATransaction.flush()
    page.load(arguments[2])
}
(arguments[1] == "five" ? download : page.download).wait()
print("survived")
