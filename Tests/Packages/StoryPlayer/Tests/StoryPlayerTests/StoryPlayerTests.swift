import StoryPlayer
import UIKit
import XCTest

private class Quiet: NSObject, StoryPlayerDelegate {
    var starts = 0
    func storyPlayerDidStart(_ player: StoryPlayer) { starts += 1 }
}

class Talkative: UIViewController, StoryPlayerDelegate {
    var log: [String] = []
    var forbidden: Int?
    var numberOfPages = 3

    func storyPlayerDidStart(_ player: StoryPlayer) { log.append("start") }
    func storyPlayer(_ player: StoryPlayer, didMoveTo page: Int) { log.append("page \(page)") }
    func storyPlayer(_ player: StoryPlayer, shouldMoveTo page: Int, animated: Bool) -> Bool { page != forbidden }
    func titleForStory() -> String { "A story" }
}

/// What a subclass adds counts too.
final class Finisher: Talkative {
    func storyPlayerDidFinish(_ player: StoryPlayer) { log.append("finish") }
}

final class StoryPlayerTests: XCTestCase {
    func testDelegateThatImplementsNothingOptional() {
        let (player, delegate) = (StoryPlayer(), Quiet())
        player.delegate = delegate
        player.start()
        player.advance()
        XCTAssertEqual(delegate.starts, 1)
        XCTAssertEqual(player.state, .finished)
        XCTAssertEqual(player.title, "Untitled")
        XCTAssertFalse(player.tellsPages)
    }

    func testDelegateThatImplementsThem() {
        let (player, delegate) = (StoryPlayer(), Talkative())
        player.delegate = delegate
        player.start()
        delegate.forbidden = 1
        player.advance()
        XCTAssertEqual(player.page, 0)
        delegate.forbidden = nil
        player.advance()
        player.advance()
        player.advance()
        XCTAssertEqual(delegate.log, ["start", "page 1", "page 2"])
        XCTAssertEqual(player.title, "A story")
        XCTAssertTrue(player.tellsPages)
    }

    func testClassInAFunctionBelowADelegate() {
        final class Closing: Quiet {
            var ends = 0
            func storyPlayerDidFinish(_ player: StoryPlayer) { ends += 1 }
            func titleForStory() -> String { "The end" }
        }
        let (player, delegate) = (StoryPlayer(), Closing())
        player.delegate = delegate
        player.start()
        player.advance()
        XCTAssertEqual(delegate.starts, 1)
        XCTAssertEqual(delegate.ends, 1)
        XCTAssertEqual(player.title, "The end")
    }

    func testSubclassOfADelegate() {
        let (player, delegate) = (StoryPlayer(), Finisher())
        delegate.numberOfPages = 1
        player.delegate = delegate
        player.start()
        player.advance()
        XCTAssertEqual(delegate.log, ["start", "finish"])
    }

    func testDelegateIsWeak() {
        let player = StoryPlayer()
        player.delegate = Quiet()
        XCTAssertNil(player.delegate)
    }
}
