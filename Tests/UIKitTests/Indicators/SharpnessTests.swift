import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("Activity indicators and bars on whole pixels")
@MainActor
struct SharpnessTests {
    /// The image that a still activity indicator shows, cut out of `image` at the pixel (`x`, `y`).
    private func cut(_ image: Bitmap, _ x: Int, _ y: Int, side: Int) -> [UInt32] {
        (0..<side * side).map { image.pixel(x: x + $0 % side, y: y + $0 / side) }
    }

    @Test(
        "an activity indicator has its image's very pixels wherever its view's origin falls",
        arguments: [1, 2, 3] as [CGFloat])
    func indicators(scale: CGFloat) throws {
        let images = SpokeImages.shared(for: .init(design: .reference, isLarge: true, color: .black, scale: scale))
        let side = Int(37 * scale)
        let plain = cut(try #require(images.steps.first).bitmap, 0, 0, side: side)
        for (x, pixel) in [(20.0, 20), (20.5, 20), (20.51, 21), (20.3, 20)] {
            try Stage.with(size: CGSize(width: 80, height: 40), scale: scale) { (stage: Stage) throws in
                let view = UIActivityIndicatorView(style: .large)
                view.color = .black
                view.startAnimating()
                let box = UIView(frame: CGRect(x: x, y: 1.5, width: 37, height: 37))
                box.addSubview(view)
                stage.window.addSubview(box)
                let image = try stage.image()
                let position = scale == 1 ? pixel : Int((x * scale - 0.5 - 1e-6).rounded(.up))
                let top = Int((1.5 * scale - 0.5 - 1e-6).rounded(.up))
                #expect(cut(image, position, top, side: side) == plain, "at \(x) of scale \(scale)")
            }
        }
    }

    @Test("an activity indicator of 37 points centred at a whole number, as in Hello, is sharp at one pixel a point")
    func centred() throws {
        try Stage.with(size: CGSize(width: 80, height: 60)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            (view.color, view.center) = (.black, CGPoint(x: 40, y: 30))
            view.startAnimating()
            stage.window.addSubview(view)
            let image = try stage.image()
            let images = SpokeImages.shared(for: .init(design: .reference, isLarge: true, color: .black, scale: 1))
            let plain = cut(try #require(images.steps.first).bitmap, 0, 0, side: 37)
            #expect(cut(image, 21, 11, side: 37) == plain)
        }
    }

    @Test("the box of an activity indicator in a larger frame stands at the last whole point before the middle")
    func larger() throws {
        for (side, position) in [(40.0, 1.0), (41, 2), (37, 0), (36, -1), (38, 0)] {
            try Stage.with(size: CGSize(width: 60, height: 60), scale: 2) { (stage: Stage) throws in
                let view = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                view.style = .large
                view.frame.size = CGSize(width: side, height: side)
                view.startAnimating()
                stage.window.addSubview(view)
                _ = try stage.image()
                #expect(view.layer.sublayers?.first?.frame.origin == CGPoint(x: position, y: position), "in \(side)")
            }
        }
    }

    /// The alpha of track, fill and what is left, in the middle column of a bar of 2.5 points.
    private func column(_ scale: CGFloat, progress: Float) throws -> [Double] {
        try Stage.with(size: CGSize(width: 40, height: 8), scale: scale) { (stage: Stage) throws in
            let bar = UIProgressView(progressViewStyle: .bar)
            bar.frame = CGRect(x: 0, y: 2, width: 40, height: 2.5)
            (bar.progress, bar.trackTintColor, bar.progressTintColor) = (progress, .black, .black)
            stage.window.addSubview(bar)
            let image = try stage.image()
            return (0..<image.height).map { Double(image.alpha(Int(20 * scale), $0)) / 255 }
        }
    }

    @Test("half a row of pixels is covered by half", arguments: [0, 1] as [Float])
    func halfRow(progress: Float) throws {
        let once = try column(1, progress: progress)
        #expect(once[1] == 0 && once[2] == 1 && once[3] == 1 && once[5] == 0)
        // Cairo counts coverage in fifteenths of a row.
        #expect(abs(once[4] - 0.5) <= 1.0 / 30 + 1.0 / 255)
        // 2.5 points are 7.5 pixels.
        let thrice = try column(3, progress: progress)
        #expect(thrice[5] == 0 && thrice[6] == 1 && thrice[12] == 1 && thrice[14] == 0)
        #expect(abs(thrice[13] - 0.5) <= 1.0 / 30 + 1.0 / 255)
        #expect(try column(2, progress: progress)[4...8].allSatisfy { $0 == 1 })
    }

    @Test("a bar's rows are whole pixels wherever its view's origin falls")
    func bars() throws {
        for top in [3, 3.25, 3.5, 3.75] {
            try Stage.with(size: CGSize(width: 40, height: 12)) { (stage: Stage) throws in
                let bar = UIProgressView(frame: CGRect(x: 2.5, y: top, width: 30, height: 4))
                (bar.progress, bar.trackTintColor, bar.progressTintColor) = (0.5, .black, .red)
                stage.window.addSubview(bar)
                let image = try stage.image()
                let alphas = (0..<12).map { image.alpha(8, $0) }
                #expect(alphas.count { $0 == 255 } == 4 && alphas.count { $0 == 0 } == 8, "at \(top)")
                // The track's far end is 30 points from its near one.
                #expect(image.alpha(31, 5) > 0 && image.alpha(32, 5) == 0)
            }
        }
    }
}
