import UIKit

public protocol Named {
    static var typeName: String { get }
}

extension NSObject: Named {
    private struct Keys { static var note: UInt8 = 0 }

    public class var typeName: String { return String(describing: self) }
    public var typeName: String { return type(of: self).typeName }

    @objc public var note: String? {
        get { return objc_getAssociatedObject(self, &Keys.note) as? String }
        set { objc_setAssociatedObject(self, &Keys.note, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

/// What a pull loads.
public final class PullDownload: NSObject {
    public let progress = Progress(totalUnitCount: 4)
    public private(set) var heard: [Double] = []
    @objc public dynamic var title = "Loading"
    @objc var limit: Int = 3
    private var request = URLRequest(url: URL(string: "https://example.com/feed")!)
    private var observation: NSKeyValueObservation?
    private let watchers = NSHashTable<AnyObject>.weakObjects()

    public override init() {
        super.init()
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        observation = progress.observe(\.fractionCompleted, options: [.new]) { [weak self] _, change in
            self?.heard.append(change.newValue ?? -1)
        }
        progress.addObserver(self, forKeyPath: #keyPath(Progress.completedUnitCount), options: .new, context: nil)
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if keyPath == #keyPath(Progress.completedUnitCount) {
            title = "Loaded \(progress.completedUnitCount)"
        }
    }

    public func apply(_ settings: [String: Any]) {
        for (key, value) in settings { setValue(value, forKey: key) }
    }

    public var accept: String? { return request.value(forHTTPHeaderField: "Accept") }

    #if DEBUG
    @objc public func reset() { limit = 0 }
    #else
    @objc public func reset() { limit = 1 }
    #endif
}
