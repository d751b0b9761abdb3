import QuartzCore
import UIKit

/// Follows the display's frames without holding on to whoever it tells.
public class Ticker: NSObject {
    private var link: CADisplayLink?
    public private(set) var frames = 0
    private let handler: Selector
    private weak var target: AnyObject?

    public init(target: AnyObject, selector: Selector) {
        self.target = target
        handler = selector
        super.init()
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func step(_ link: CADisplayLink) { frames += 1 }

    public func stop() {
        link?.invalidate()
        link = nil
    }

    /// Tells the target, if it can be told.
    @discardableResult
    public func tell() -> Bool {
        guard let target = target as? NSObject, target.responds(to: handler) else { return false }
        target.perform(handler, with: self)
        return true
    }
}

public class Listener: NSObject {
    public var heard: [String] = []

    @objc public func hear(_ ticker: Ticker) { heard.append("ticker \(ticker.frames)") }
    @objc public func hearNothing() { heard.append("nothing") }
}
