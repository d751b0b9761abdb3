import UIKit

@objc public protocol StoryPlayerDelegate: NSObjectProtocol {
    func storyPlayerDidStart(_ player: StoryPlayer)
    @objc optional func storyPlayer(_ player: StoryPlayer, didMoveTo page: Int)
    @objc optional func storyPlayer(_ player: StoryPlayer, shouldMoveTo page: Int, animated: Bool) -> Bool
    @objc optional func storyPlayerDidFinish(_ player: StoryPlayer)
    @objc optional func titleForStory() -> String
    @objc optional var numberOfPages: Int { get }
}

@objc(OCTStoryPlayer) public enum StoryState: Int {
    case idle, playing, finished
}

open class StoryPlayer: UIView {
    @objc public weak var delegate: StoryPlayerDelegate?
    @objc public private(set) var state = StoryState.idle
    public private(set) var page = 0

    public var pages: Int { delegate?.numberOfPages ?? 1 }
    public var title: String { delegate?.titleForStory?() ?? "Untitled" }

    public func start() {
        state = .playing
        delegate?.storyPlayerDidStart(self)
    }

    public func advance() {
        guard state == .playing else { return }
        if page + 1 >= pages {
            state = .finished
            delegate?.storyPlayerDidFinish?(self)
            return
        }
        guard delegate?.storyPlayer?(self, shouldMoveTo: page + 1, animated: true) ?? true else { return }
        page += 1
        delegate?.storyPlayer?(self, didMoveTo: page)
    }

    /// Whether the delegate wants to hear of pages.
    public var tellsPages: Bool {
        guard let delegate = delegate else { return false }
        return delegate.responds(to: #selector(StoryPlayerDelegate.storyPlayer(_:didMoveTo:)))
    }
}
