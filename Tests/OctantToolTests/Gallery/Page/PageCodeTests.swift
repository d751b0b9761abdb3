import CoreGraphics
import OctantExport
import SwiftUI
import Testing
import UIKit

@testable import OctantTool

// The side of a spinner, in points, as the code has it.
private let side: CGFloat = 44
// Seconds after the begin at which what is twice as fast is compared with what is not.
private let instant = 0.83
// What is alike is nearer than this part of what is not: outlines that change have fewer keys where they are faster.
private let likeness = 0.1

@Suite("The code of the gallery's page")
@MainActor
struct PageCodeTests {
    private func isTwiceAsFast<Spinner: SwiftUISpinner>(_ spinner: Spinner.Type) throws -> Bool {
        func view(_ speed: Double) -> UIView {
            _UIHostingView(
                rootView: Spinner.makeSpinner().frame(width: side, height: side)
                    .transaction { $0.animation = $0.animation?.speed(speed) })
        }
        let size = CGSize(width: side, height: side)
        func image(_ speed: Double, at time: Double) throws -> Bitmap {
            let options = IndicatorOptions(for: spinner)
            return try IndicatorRenderer(options) {
                Exhibit(view: view(speed), size: size, loopDuration: 1)
            }.image(at: time)
        }
        let plain = try image(1, at: 2 * instant)
        func distance(_ image: Bitmap) -> Double { PixelDifference(image, plain, tolerance: 0).mean }
        let slow = try distance(image(1, at: instant))
        #expect(slow > 1, "\(spinner.name)")
        return try distance(image(2, at: instant)) < slow * likeness
    }

    @Test("the speed that the code sets is that of the spinner, and where it says that it cannot it cannot")
    func speedInSwiftUI() throws {
        var count = 0
        for indicator in Indicators.all {
            guard let spinner = indicator as? any SwiftUISpinner.Type else { continue }
            #expect(
                try isTwiceAsFast(spinner) == spinner.hasSpeed(InspectedIndicator(spinner)), "\(spinner.name)")
            count += 1
        }
        #expect(count == 10)
    }

    @Test("a view of UIKit is as fast as the code says of its layer")
    func speedInUIKit() throws {
        for entry in GalleryEntry.all where PageCode.template(entry).contains("layer.speed") {
            func image(_ speed: Float, at time: Double) throws -> Bitmap {
                let options = entry.options(isDark: false)
                return try IndicatorRenderer(options) {
                    let exhibit = entry.indicator.make(options)
                    exhibit.view.layer.speed = speed
                    return exhibit
                }.image(at: time)
            }
            #expect(try image(2, at: instant) == image(1, at: 2 * instant), "\(entry.name)")
        }
    }

    @Test("a line of the code that holds a place is about one choice only, and every place is a choice")
    func places() {
        for entry in GalleryEntry.all {
            let code = PageCode.template(entry)
            #expect(["UIKit", "Octant", "SwiftUI", "Spinners"].contains(PageCode.module(of: code)))
            for line in code.split(separator: "\n") {
                let names = line.matches(of: /\{(\??\w+)\}/).map { String($0.1) }
                #expect(Set(names).count <= 1, "\(line)")
                let known = ["color", "background", "scale", "speed", "?speed"]
                #expect(names.allSatisfy(known.contains), "\(line)")
            }
        }
    }
}
