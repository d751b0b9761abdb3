package import CoreGraphics
internal import TestSupport
internal import Testing
package import UIKit

extension Stage {
    /// Lengths that are no lengths, or longer than anything that can be shown.
    package nonisolated static let oddNumbers: [CGFloat] = [0, -10, .nan, .infinity, -.infinity, 1e12]

    /// Checks that `view` withstands `number` in its frame, and in whatever else `set` gives it to: what is not finite
    /// is logged in lines that name it, and nothing else is logged; every image comes out; and once the frame is what
    /// it was, and `mend` restored the rest, the view looks as it did.
    package func withstands(
        _ number: CGFloat, _ view: UIView, set: () throws -> Void = {}, mend: () -> Void = {}
    ) throws {
        if view.superview == nil { window.addSubview(view) }
        let (frame, before) = (view.frame, try image())
        let lines = try Lines.logged {
            view.frame = CGRect(x: 0, y: 0, width: number, height: number)
            _ = try image()
            view.center = CGPoint(x: number, y: number)
            view.bounds = CGRect(x: 0, y: 0, width: number, height: 10)
            _ = try image()
            try set()
            _ = try image()
        }
        // What is drawn may be cut to what can be drawn, and that is logged.
        let said = lines.filter { !$0.contains("is too large") }
        if number.isFinite {
            #expect(said.isEmpty, "\(number): \(said)")
        } else {
            // Controls of a size of their own accept no other, and log nothing about it.
            #expect(said.contains { $0.hasPrefix("a layer's position was set to no fit value") }, "\(said)")
            #expect(said.allSatisfy { $0.contains("no fit value") || $0.contains("not finite") }, "\(said)")
        }
        mend()
        view.frame = frame
        let after = try image()
        #expect(after == before, "\(number)")
    }
}
