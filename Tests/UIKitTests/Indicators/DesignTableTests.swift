import CoreGraphics
import Testing
import UIKit

/// The figures of the designs, row by row. Their appearance is in the golden sheets, and their motion in the tests of
/// the views. Source: docs/sources/indicators.md, Activity indicator; docs/sources/indicators.md, Progress bar.
@Suite("The designs have the measured figures")
@MainActor
struct DesignTableTests {
    /// An activity indicator's spoke: width, inner and outer radius, in points.
    private func figures(_ spoke: ActivityIndicatorDesign.Spoke) -> [CGFloat] {
        [spoke.width, spoke.innerRadius, spoke.outerRadius]
    }

    private func isNear(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    @Test("spokes: how many, how wide, from where to where, on dense screens and others")
    func spokes() {
        let table: [(design: ActivityIndicatorDesign, count: Int, sizes: [[CGFloat]])] = [
            // Medium at 2 and at 3 pixels a point, then large.
            (.reference, 8, [[2, 4, 10], [2, 4, 10], [3, 8.5, 18.5], [3, 8.5, 18.5]]),
            (.device, 8, [[2.5, 3.5, 10], [2.5, 3.333, 10], [5, 5.5, 17.5], [5, 5.5, 17.5]]),
            (.legacy, 12, [[2, 4, 10], [2, 4, 10], [3.5, 8.5, 18.5], [3.5, 8.5, 18.5]]),
        ]
        for row in table {
            #expect(row.design.spokeCount == row.count)
            #expect(row.design.medium.boxSize == 20 && row.design.large.boxSize == 37)
            let indicators = [row.design.medium, row.design.large]
            let seen = indicators.flatMap { spokes in [2, 3].map { figures(spokes.spoke(atScale: $0)) } }
            #expect(zip(seen, row.sizes).allSatisfy(isNear))
        }
    }

    @Test("turns: a second in the reference and the older design, .8 s on devices; where the head begins")
    func turns() {
        #expect(ActivityIndicatorDesign.reference.turnDuration == 1 && ActivityIndicatorDesign.reference.headAngle == 0)
        #expect(ActivityIndicatorDesign.device.turnDuration == 0.8)
        #expect(ActivityIndicatorDesign.legacy.turnDuration == 1)
        // 9 o'clock.
        #expect(ActivityIndicatorDesign.device.headAngle == 1.5 * .pi)
        #expect(ActivityIndicatorDesign.legacy.headAngle == 1.5 * .pi)
        #expect(abs(ActivityIndicatorDesign.legacy.opacity(ofSpoke: 0, atStep: 0) - 0.94) < 1e-12)
        #expect(abs(ActivityIndicatorDesign.legacy.opacity(ofSpoke: 1, atStep: 0) - 0.3) < 1e-12)
    }

    /// Red, green, blue of 255 and alpha of 100.
    private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
    }

    @Test("colours in light and in dark")
    func colors() {
        let (light, dark) = (UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark)
        for style in [light, dark] {
            #expect(parts(ActivityIndicatorDesign.reference.color, style) == [0x8E, 0x8E, 0x93, 100])
            #expect(parts(ActivityIndicatorDesign.legacy.whiteColor, style) == [255, 255, 255, 100])
            #expect(parts(ActivityIndicatorDesign.legacy.grayColor, style) == [0, 0, 0, 45])
        }
        #expect(parts(ActivityIndicatorDesign.device.color, light) == [60, 60, 67, 60])
        #expect(parts(ActivityIndicatorDesign.device.color, dark) == [235, 235, 245, 60])
        for design in [ProgressBarDesign.reference, .device] {
            #expect(parts(design.trackColor, light) == [0x78, 0x78, 0x80, 20])
            #expect(parts(design.trackColor, dark) == [0x78, 0x78, 0x80, 36])
        }
    }

    @Test("bars: heights, ends, the smallest fill, the shade of the track, the movement")
    func bars() {
        let (reference, device) = (ProgressBarDesign.reference, ProgressBarDesign.device)
        #expect(reference.height == 4 && reference.barHeight == 2.5 && reference.ends == .round)
        #expect(reference.minimumFill == 1 && reference.shade == 0)
        #expect(reference.change == .easeInEaseOut(duration: 0.25))
        #expect(device.height == 4 && abs(device.barHeight - 8.0 / 3) < 1e-9)
        #expect(device.ends == .superellipse(exponent: 2.2, aspect: 6.5 / 6))
        #expect(device.minimumFill * device.height == 8 && abs(device.minimumFill * device.barHeight - 16.0 / 3) < 1e-9)
        #expect(device.shade == 0.02 && device.change == .linear(secondsForAll: 1, minimumAtEnds: 0.2))
    }

    @Test("the device's track is about 2 % darker at its top than at its bottom")
    func shade() throws {
        try Stage.with(size: CGSize(width: 60, height: 4), scale: 3) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            view.design = .device
            view.trackTintColor = .white
            stage.window.addSubview(view)
            let image = try stage.image()
            let column = (0..<12).map { Int(image.pixel(x: 90, y: $0) & 255) }
            #expect((250...252).contains(column[0]) && column[11] >= 254)
            #expect(zip(column, column.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test("the device's colours are darker at the top before their alpha counts: a translucent track hardly shows it")
    func shadeBeforeAlpha() throws {
        try Stage.with(size: CGSize(width: 60, height: 4), scale: 3) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            (view.design, view.progress) = (.device, 0.5)
            stage.window.addSubview(view)
            let image = try stage.image(on: .white)
            func column(_ x: Int) -> [[Int]] {
                (0..<12).map { y in [16, 8, 0].map { Int(image.pixel(x: x, y: y) >> $0 & 255) } }
            }
            let (fill, track) = (column(45), column(135))
            // Seen on devices: 227 to 228 of red on white; 0, 119, 250 to 0, 122, 255.
            #expect(track.allSatisfy { (227...228).contains($0[0]) } && track[11][0] == 228)
            #expect((0...1).contains(track[11][2] - track[0][2]))
            for (seen, wanted) in [(fill[0], [0, 119, 250]), (fill[5], [0, 121, 253]), (fill[11], [0, 122, 255])] {
                #expect(zip(seen, wanted).allSatisfy { abs($0 - $1) <= 1 }, "\(seen)")
            }
            // A translucent fill keeps its opacity from top to bottom.
            view.progressTintColor = .blue.withAlphaComponent(0.5)
            view.trackTintColor = .clear
            let thin = try stage.image()
            #expect((0..<12).allSatisfy { (127...128).contains(Int(thin.pixel(x: 45, y: $0) >> 24)) })
        }
    }

    /// Points of the bar, the progress, and the points of fill that UIKit showed.
    nonisolated static let fills: [(width: CGFloat, progress: Float, fill: CGFloat)] = [
        (280, 0.01, 8), (280, 0.125, 35), (280, 0.66, 185), (130, 0.4, 52), (393, 0.75, 295), (252, 0.37, 93),
        (281, 0.5, 141), (134, 0.72, 96), (134, 0.31, 42), (100, 1, 100),
    ]

    @Test("the device's fill ends at whole points, and is 8 points long at the least", arguments: fills)
    func wholePoints(width: CGFloat, progress: Float, fill: CGFloat) throws {
        try Stage.with(size: CGSize(width: width, height: 4), scale: 2) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            view.design = .device
            (view.progressTintColor, view.trackTintColor) = (.red, .clear)
            stage.window.addSubview(view)
            view.progress = progress
            let seen = try stage.filled()
            #expect(abs(seen - fill) < 0.4)
            // As one that is set to end there.
            view.progress = Float(fill / width)
            #expect(abs(try stage.filled() - seen) < 0.01)
        }
    }

    @Test("the older spellings mean the same")
    func olderSpellings() {
        let view = UIActivityIndicatorView(activityIndicatorStyle: .large)
        #expect(view.style == .large && view.activityIndicatorViewStyle == .large)
        view.activityIndicatorViewStyle = .medium
        #expect(view.style == .medium)
        #expect([0, 1, 2, 100, 101].allSatisfy { UIActivityIndicatorView.Style(rawValue: $0) != nil })
        #expect(
            UIActivityIndicatorView.Style.medium.rawValue == 100 && UIActivityIndicatorView.Style.large.rawValue == 101)
        #expect(UIProgressView.Style.default.rawValue == 0 && UIProgressView.Style.bar.rawValue == 1)
    }
}
