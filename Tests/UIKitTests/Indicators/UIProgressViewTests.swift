import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("UIProgressView")
@MainActor
struct UIProgressViewTests {
    private let size = CGSize(width: 100, height: 4)

    private func bar(on stage: Stage, _ design: ProgressBarDesign = .reference) -> UIProgressView {
        let view = UIProgressView(frame: stage.window.bounds)
        view.design = design
        // Only the fill is to be seen.
        view.design.shade = 0
        view.progressTintColor = .red
        view.trackTintColor = .clear
        stage.window.addSubview(view)
        return view
    }

    // MARK: Appearance

    /// docs/sources.md, Requirements 25 and 26.
    @Test("the styles are 4 and 2.5 points high, and the width is the container's")
    func sizes() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame.height == 4 && view.progress == 0)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        #expect(view.sizeThatFits(CGSize(width: 300, height: 50)) == CGSize(width: 300, height: 4))
        view.progressViewStyle = .bar
        #expect(view.intrinsicContentSize.height == 2.5)
        view.design = .device
        #expect(abs(view.intrinsicContentSize.height - 8.0 / 3) < 1e-12)
        #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
    }

    @Test("the fill is as long as the progress says", arguments: [0.25, 0.5, 0.75, 1] as [Float])
    func length(progress: Float) throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            view.progress = progress
            // The round ends are crossed in the middle, where they reach farthest: a third of a pixel is lost.
            #expect(abs(try stage.filled() - CGFloat(progress) * 100) < 0.3)
        }
    }

    @Test("progress is clamped, and NaN is none")
    func clamping() throws {
        let view = UIProgressView()
        for (given, kept) in [(-1, 0), (0.5, 0.5), (2, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0)]
            as [(Float, Float)]
        {
            view.progress = given
            #expect(view.progress == kept)
            view.setProgress(given, animated: true)
            #expect(view.progress == kept)
        }
    }

    @Test("none draws none, and a little is as wide as the bar is high")
    func minimum() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            #expect(try stage.filled() == 0)
            view.progress = 0.001
            #expect(abs(try stage.filled() - 4) < 0.3)
            view.design.minimumFill = ProgressBarDesign.device.minimumFill
            view.design.ends = ProgressBarDesign.device.ends
            view.design.barHeight = ProgressBarDesign.device.barHeight
            #expect(abs(try stage.filled() - 8) < 0.3)
            view.progressViewStyle = .bar
            view.frame.origin.y = (4 - view.frame.height) / 2
            #expect(abs(try stage.filled() - 16.0 / 3) < 0.3)
        }
    }

    @Test("colours are the seeds' in light and dark, and tints replace them")
    func colors() throws {
        for (style, fill, track) in [
            (UIUserInterfaceStyle.light, [0, 122, 255], 0.2), (.dark, [10, 132, 255], 0.36),
        ] {
            try Stage.with(size: size, style: style) { (stage: Stage) throws in
                let view = UIProgressView(frame: stage.window.bounds)
                view.progress = 0.5
                stage.window.addSubview(view)
                #expect(Array(parts(try stage.image().pixel(x: 20, y: 2)).dropFirst()) == fill)
                let rest = parts(try stage.image().pixel(x: 80, y: 2))
                #expect(abs(Double(rest[0]) - track * 255) <= 1)
                #expect(abs(Double(rest[3]) - track * 128) <= 1)
                view.tintColor = .red
                #expect(try stage.image().pixel(x: 20, y: 2) == 0xFFFF_0000)
                view.progressTintColor = .green
                view.trackTintColor = .blue
                #expect(try stage.image().pixel(x: 20, y: 2) == 0xFF00_FF00)
                #expect(try stage.image().pixel(x: 80, y: 2) == 0xFF00_00FF)
                view.progressTintColor = nil
                view.tintColor = nil
                #expect(Array(parts(try stage.image().pixel(x: 20, y: 2)).dropFirst()) == fill)
            }
        }
    }

    @Test("a switch to dark recolours it")
    func darkMode() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIProgressView(frame: stage.window.bounds)
            view.progress = 0.5
            stage.window.addSubview(view)
            _ = try stage.image()
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(parts(try stage.image().pixel(x: 20, y: 2)) == [255, 10, 132, 255])
        }
    }

    @Test("right to left is the mirror image, set in any order")
    func mirrored() throws {
        func image(_ direction: UITraitEnvironmentLayoutDirection, forced: Bool) throws -> Bitmap {
            try Stage.with(size: size, scale: 2, direction: forced ? .leftToRight : direction) {
                (stage: Stage) throws in
                let view = UIProgressView(frame: stage.window.bounds)
                view.progress = 0.3
                stage.window.addSubview(view)
                _ = try stage.image()
                if forced { view.semanticContentAttribute = .forceRightToLeft }
                return try stage.image()
            }
        }
        let plain = try image(.leftToRight, forced: false)
        for mirror in [try image(.rightToLeft, forced: false), try image(.rightToLeft, forced: true)] {
            var greatest = 0
            for y in 0..<plain.height {
                for x in 0..<plain.width {
                    let pair = zip(parts(plain.pixel(x: x, y: y)), parts(mirror.pixel(x: plain.width - 1 - x, y: y)))
                    greatest = max(greatest, pair.map { abs($0 - $1) }.max() ?? 0)
                }
            }
            // Cairo counts the coverage of edges in a grid that is not symmetric: 11 levels of 255 were seen.
            #expect(greatest <= 12)
        }
    }

    @Test("constraints may make the view higher, and have the bar in its middle")
    func higherFrame() throws {
        try Stage.with(size: CGSize(width: 100, height: 40)) { (stage: Stage) throws in
            let view = bar(on: stage)
            view.progress = 1
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
                view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                view.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
            ])
            let image = try stage.image()
            #expect((16..<24).map { parts(image.pixel(x: 50, y: $0))[0] } == [0, 0, 255, 255, 255, 255, 0, 0])
        }
    }

    // MARK: Movement

    @Test("an animated change takes .25 s, slow at both ends")
    func animated() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            view.progress = 0.2
            _ = try stage.image()
            view.setProgress(0.8, animated: true)
            #expect(view.progress == 0.8)
            var seen: [CGFloat] = [try stage.filled()]
            for _ in 0..<10 {
                stage.clock.advance(by: 0.025)
                seen.append(try stage.filled())
            }
            #expect(abs(seen[0] - 20) < 0.3)
            // Ease-in-ease-out at a fifth of its time: .0816 of the way (facts: control points .42, 0 and .58, 1).
            #expect(abs(seen[2] - (20 + 60 * 0.0816)) < 0.5)
            #expect(abs(seen[5] - 50) < 0.4)
            #expect(abs(seen[10] - 80) < 0.3)
            #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
            #expect(try #require(stage.window.renderTree).nextChange(after: stage.clock.now()) == .never)
        }
    }

    @Test("a change during a change goes on from what is seen")
    func retargeting() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            view.progress = 0.2
            _ = try stage.image()
            view.setProgress(0.8, animated: true)
            stage.clock.advance(by: 0.125)
            let before = try stage.filled()
            view.setProgress(0.1, animated: true)
            #expect(abs(try stage.filled() - before) < 0.1)
            stage.clock.advance(by: 0.125)
            #expect(abs(try stage.filled() - 30) < 0.5)
            stage.clock.advance(by: 0.125)
            #expect(abs(try stage.filled() - 10) < 0.3)
        }
    }

    /// docs/sources.md, Requirements 54.
    @Test("a plain change ends a movement, and the same progress again does not")
    func plainChange() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            _ = try stage.image()
            view.setProgress(0.8, animated: true)
            stage.clock.advance(by: 0.125)
            view.setProgress(0.8, animated: true)
            #expect(abs(try stage.filled() - 40) < 0.5)
            view.progress = 0.4
            #expect(abs(try stage.filled() - 40) < 0.3)
            #expect(try #require(stage.window.renderTree).nextChange(after: stage.clock.now()) == .never)
        }
    }

    /// docs/sources.md, Requirements 54.
    @Test("the first animated change is not lost, even before the first layout")
    func firstChange() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let holder = UIView(frame: stage.window.bounds)
            let view = UIProgressView(progressViewStyle: .default)
            view.progressTintColor = .red
            view.trackTintColor = .clear
            holder.addSubview(view)
            stage.window.addSubview(holder)
            view.setProgress(1, animated: true)
            view.frame = stage.window.bounds
            #expect(try stage.filled() < 1)
            stage.clock.advance(by: 0.125)
            #expect(abs(try stage.filled() - 50) < 0.5)
        }
    }

    /// docs/sources.md, Requirements 54.
    @Test("many changes in one turn end at the last one, and none queues up")
    func burst() throws {
        for design in [ProgressBarDesign.reference, .device] {
            try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
                let view = bar(on: stage, design)
                _ = try stage.image()
                for step in 1...500 { view.setProgress(Float(step) / 1000, animated: true) }
                stage.clock.advance(by: 2)
                #expect(abs(try stage.filled() - 50) < 0.3)
            }
        }
    }

    @Test("the device's change is even, as long as it is large, and changes add up")
    func deviceChange() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage, .device)
            view.progress = 0.2
            _ = try stage.image()
            view.setProgress(0.6, animated: true)
            stage.clock.advance(by: 0.1)
            #expect(abs(try stage.filled() - 30) < 0.5)
            view.setProgress(0.8, animated: true)
            #expect(abs(try stage.filled() - 30) < 0.5)
            // Both move for .1 s: 10 points each.
            stage.clock.advance(by: 0.1)
            #expect(abs(try stage.filled() - 50) < 0.5)
            stage.clock.advance(by: 0.2)
            #expect(abs(try stage.filled() - 80) < 0.3)
        }
    }

    @Test("the device's fill takes .2 s at least to appear and to go")
    func deviceEnds() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage, .device)
            _ = try stage.image()
            view.setProgress(0.1, animated: true)
            stage.clock.advance(by: 0.1)
            #expect(abs(try stage.filled() - 5) < 0.6)
            stage.clock.advance(by: 0.1)
            #expect(abs(try stage.filled() - 10) < 0.3)
            view.setProgress(0, animated: true)
            stage.clock.advance(by: 0.15)
            #expect(try stage.filled() > 1)
            stage.clock.advance(by: 0.06)
            #expect(try stage.filled() == 0)
        }
    }

    @Test("outside of a window an animated change is a plain one")
    func withoutWindow() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
        view.setProgress(0.5, animated: true)
        #expect(view.progress == 0.5)
    }

    @Test(
        "after odd frames and designs it looks as before, and of what is not finite a line tells",
        arguments: Stage.oddNumbers)
    func oddGeometry(number: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = bar(on: stage)
            view.progress = 0.5
            let design = view.design
            try stage.withstands(number, view) {
                view.setProgress(0.7, animated: true)
                _ = try stage.image()
                view.design.height = number
                view.design.minimumFill = number
                view.design.shade = number
                view.design.ends = .superellipse(exponent: number, aspect: number)
                view.design.change = .easeInEaseOut(duration: Double(number))
                view.frame = stage.window.bounds
                view.setProgress(0.2, animated: true)
                _ = try stage.image()
                view.design.change = .linear(secondsForAll: Double(number), minimumAtEnds: Double(number))
                view.setProgress(0, animated: true)
            } mend: {
                view.design = design
                view.progress = 0.5
            }
        }
    }

    // MARK: In animation blocks

    @Test("in an animation block the bar moves for the block's duration, and the completion waits for it")
    func followsBlock() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            _ = try stage.image()
            let said = Said()
            UIView.animate(
                withDuration: 2, delay: 0, options: .curveLinear,
                animations: { view.setProgress(0.8, animated: true) }, completion: said.hear)
            #expect(view.progress == 0.8)
            stage.go(to: 0)
            #expect(try stage.filled() < 1)
            for (time, length) in [(0.5, 20.0), (1, 40), (1.5, 60)] {
                stage.go(to: time)
                #expect(abs(try stage.filled() - length) < 0.5)
            }
            #expect(said.answers.isEmpty)
            stage.go(to: 2)
            #expect(abs(try stage.filled() - 80) < 0.3)
            stage.go(to: 2.1)
            #expect(said.answers == [true])
        }
    }

    @Test("a progress laid out in an animation block moves as the block says, also from a movement under way")
    func laidOutInBlock() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            let view = bar(on: stage)
            _ = try stage.image()
            view.setProgress(0.5, animated: true)
            stage.go(to: 0)
            stage.go(to: 0.125)
            let seen = try stage.filled()
            #expect(abs(seen - 25) < 0.5)
            view.progress = 1
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
            stage.go(to: 0.125)
            #expect(abs(try stage.filled() - seen) < 0.5)
            stage.go(to: 0.625)
            #expect(abs(try stage.filled() - (seen + 100) / 2) < 0.5)
            view.progress = 0.1
            #expect(abs(try stage.filled() - 10) < 0.5, "set without a movement, it is there at once")
        }
    }

    @Test("with less motion asked for, an animation block moves no bar")
    func blockWithLessMotion() throws {
        try Stage.with(size: size, scale: 3) { (stage: Stage) throws in
            stage.window.traitOverrides[ReducedMotionTrait.self] = true
            let view = bar(on: stage)
            _ = try stage.image()
            UIView.animate(withDuration: 2) { view.setProgress(0.8, animated: true) }
            stage.go(to: 0)
            #expect(abs(try stage.filled() - 80) < 0.3)
        }
    }
}
