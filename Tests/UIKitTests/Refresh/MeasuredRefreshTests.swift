import CoreGraphics
import Foundation
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

/// The appearance of refresh controls on iOS 26.1, in the design of devices: at two pixels a point.
@Suite("Refresh controls as measured")
@MainActor
struct MeasuredRefreshTests {
    /// Runs `body` with a control of 320 points on its own, 60 points of which are open.
    private func pulled(
        _ design: ActivityIndicatorDesign, style: UIUserInterfaceStyle = .light,
        _ body: (Stage, UIRefreshControl) throws -> Void
    ) rethrows {
        let usual = ActivityIndicatorDesign.default
        defer { ActivityIndicatorDesign.default = usual }
        ActivityIndicatorDesign.default = design
        try Stage.with(size: CGSize(width: 320, height: 120), scale: 2, style: style) { (stage: Stage) throws in
            let scroll = UIScrollView(frame: stage.window.bounds)
            scroll.contentSize = CGSize(width: 320, height: 600)
            let control = UIRefreshControl()
            scroll.refreshControl = control
            stage.window.addSubview(scroll)
            scroll.contentOffset.y = -60
            control.showsAnyPull = true
            try body(stage, control)
        }
    }

    @Test(
        "on devices the indicator is eight bars of 3.5 by 10, 10 from its middle, all alike: label at 216 of 255"
    )
    func spokes() throws {
        for (style, level) in [(UIUserInterfaceStyle.light, 0), (.dark, 216)] as [(UIUserInterfaceStyle, Int)] {
            try pulled(.device, style: style) { (stage, control) throws in
                let image = try stage.image()
                func part(_ x: CGFloat, _ y: CGFloat) -> (alpha: Int, red: Int) {
                    let pixel = image.pixel(x: Int(x * 2), y: Int(y * 2))
                    return (Int(pixel >> 24), Int(pixel >> 16 & 255))
                }
                // A quarter of a point beyond the control's middle.
                let (x, y): (CGFloat, CGFloat) = (160.25, 30.25)
                for spoke in 0..<8 {
                    let angle = CGFloat(spoke) * .pi / 4
                    let middle = part(x + 10 * sin(angle), y - 10 * cos(angle))
                    #expect(middle.alpha == 216 && middle.red == level, "\(spoke): \(middle)")
                    #expect(part(x + 16 * sin(angle), y - 16 * cos(angle)).alpha == 0)
                    #expect(part(x + 3.5 * sin(angle), y - 3.5 * cos(angle)).alpha == 0)
                }
                // The upright bar at the top: 7 pixels wide, from 15 to 25 points, sharp at its sides.
                let row = (310..<332).filter { image.pixel(x: $0, y: 40) >> 24 > 0 }
                #expect(row == Array(317...323) && row.allSatisfy { image.pixel(x: $0, y: 40) >> 24 == 216 })
                let column = (0..<60).filter { image.pixel(x: 320, y: $0) >> 24 > 0 }
                #expect(column.first == 30 && column.last == 50)
                #expect(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first?.color == .label)
            }
        }
    }

    @Test("in the usual design it is the medium activity indicator in secondaryLabel, whatever the tint around it")
    func reference() throws {
        try pulled(.reference) { (stage, control) throws in
            stage.window.tintColor = .red
            let spinner = try #require(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
            #expect(spinner.color == .secondaryLabel && spinner.bounds.size == CGSize(width: 20, height: 20))
            control.tintColor = .green
            #expect(spinner.color == .green)
        }
    }

    @Test("the title is in 12 points, 48.5 down and 10 from the sides", arguments: ["Updated just now", ""])
    func title(text: String) throws {
        try pulled(.reference) { (stage, control) throws in
            control.attributedTitle = NSAttributedString(string: text)
            control.beginRefreshing()
            control.layoutIfNeeded()
            let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
            #expect(label.frame.origin == CGPoint(x: 10, y: 48.5) && label.frame.width == 300 && !label.isHidden)
            #expect(label.frame.height == label.intrinsicContentSize.height && label.font == .systemFont(ofSize: 12))
            let spinner = try #require(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
            #expect(spinner.frame == CGRect(x: 150, y: 20, width: 20, height: 20))
        }
    }
}
