import Foundation
import Testing

/// Programs that use UIKit on another thread than the main one: AppProbe.
@Suite("UIKit off the main thread")
struct MainThreadTests {
    /// The output of the program, and how it ends.
    private func run(_ arguments: String...) throws -> (lines: [String], code: Int32) {
        let program = try LineProcess(
            ownProgram("AppProbe"), ["threads"] + arguments,
            // What Swift's own backtracer would print besides depends on the machine.
            environment: environmentWithoutDisplay(plus: ["SWIFT_BACKTRACE": "enable=no"]), readsBoth: true)
        let lines = program.rest(within: 60)
        return (lines, try program.finish(within: 10))
    }

    @Test(
        "a program in Swift 5 ends with one line that says what it called",
        arguments: [
            ("text", "UILabel.text"), ("textColor", "UILabel.textColor"), ("title", "UIButton.setTitle(_:for:)"),
            ("start", "UIActivityIndicatorView.startAnimating()"), ("stop", "UIActivityIndicatorView.stopAnimating()"),
            ("progress", "UIProgressView.setProgress(_:animated:)"), ("image", "UIImageView.image"),
            ("frame", "UILabel.frame"), ("alpha", "UILabel.alpha"), ("hidden", "UILabel.isHidden"),
            ("background", "UIView.backgroundColor"), ("transform", "UILabel.transform"),
            ("add", "UIView.addSubview(_:)"), ("remove", "UILabel.removeFromSuperview()"),
            ("make", "UIView.init(frame:)"), ("layout", "UIView.setNeedsLayout()"),
            ("display", "UIView.setNeedsDisplay()"), ("controller", "UIViewController.init(nibName:bundle:)"),
            ("network", "UIApplication.isNetworkActivityIndicatorVisible"),
            ("corner", "UILabel.layer.cornerRadius"), ("clips", "UILabel.clipsToBounds"),
        ])
    func five(action: String, call: String) throws {
        let (lines, code) = try run("five", action)
        #expect(
            lines == [
                "octant: \(call) was called off the main thread: it must be called on the main thread. "
                    + "The program ends here"
            ])
        #expect(code == SIGABRT)
    }

    @Test("where the compiler's own check of Octant's sources comes first, the program's call is named")
    func inside() throws {
        let (lines, code) = try run("five", "constant")
        #expect(lines.count == 1 && lines.first?.contains("constraint(equalToConstant:") == true, "\(lines)")
        #expect(code != 0)
    }

    @Test(
        "a program in Swift 6, which the compiler's own check ends, says so first", arguments: ["closure", "listener"])
    func six(way: String) throws {
        let (lines, code) = try run("six", way)
        #expect(lines.count == 1 && lines.first?.contains("it must be called on the main thread") == true, "\(lines)")
        let names = ["closure": " in Page.load(_:) was", "listener": ".downloadDidEnd() in conformance Page was"]
        #expect(lines.first?.contains(try #require(names[way])) == true, "\(lines)")
        #expect(code != 0)
    }
}
