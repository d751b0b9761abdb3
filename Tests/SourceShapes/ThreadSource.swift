import Foundation
import UIKit

/// A listener to the end of a download, as in sources before Swift's concurrency.
public protocol DownloadListener: AnyObject {
    /// Called when the download is over.
    func downloadDidEnd()
}

/// A download that notifies on whatever thread it happens to be.
public final class Download {
    /// The listener.
    public weak var listener: (any DownloadListener)?
    private let end = DispatchSemaphore(value: 0)

    /// A download that is not under way.
    public init() {}

    /// Calls `body`, or else the listener, on another thread.
    public func start(_ body: (() -> Void)? = nil) {
        Thread.detachNewThread {
            if let body { body() } else { self.listener?.downloadDidEnd() }
            self.end.signal()
        }
    }

    /// Waits until that was done.
    public func wait() { end.wait() }
}

/// Views as sources use them that forgot to go back to the main thread.
public final class ForgetfulController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private let button = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let bar = UIProgressView(progressViewStyle: .default)
    private let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    public override func viewDidLoad() {
        super.viewDidLoad()
        for child in [label, button, spinner, bar, picture] { view.addSubview(child) }
    }

    /// What can be done, by name.
    public var calls: [String: () -> Void] {
        [
            "text": { self.label.text = "done" }, "textColor": { self.label.textColor = .red },
            "title": { self.button.setTitle("done", for: .normal) }, "start": { self.spinner.startAnimating() },
            "stop": { self.spinner.stopAnimating() }, "progress": { self.bar.progress = 0.5 },
            "image": { self.picture.image = UIImage() }, "frame": { self.label.frame.origin.x = 5 },
            "alpha": { self.label.alpha = 0.5 }, "hidden": { self.label.isHidden = true },
            "background": { self.view.backgroundColor = .red },
            "transform": { self.label.transform = .identity.rotated(by: 1) },
            "add": { self.view.addSubview(self.label) }, "remove": { self.label.removeFromSuperview() },
            "make": { _ = UIView() }, "layout": { self.view.setNeedsLayout() },
            "display": { self.view.setNeedsDisplay() }, "controller": { _ = UIViewController() },
            "constant": { self.label.widthAnchor.constraint(equalToConstant: 5).isActive = true },
            "network": { UIApplication.shared.isNetworkActivityIndicatorVisible = true },
            "corner": { self.label.layer.cornerRadius = 3 }, "clips": { self.label.clipsToBounds = true },
        ]
    }
}
