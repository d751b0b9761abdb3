import CoreGraphics
import Foundation
import RenderServer

/// The frames that are timed, and those before, in which memory grows to its size.
private let (frames, warmUp) = (300, 30)
/// Frames a second.
private let rate = 60.0
/// How often everything is timed; the least counts.
private let passes = 5

/// Where the time of a frame goes that is drawn into memory: microseconds of one thread.
enum FrameParts {
    /// Prints a line of numbers for `count` arcs that all differ and as many stepped spinners: the sample of the tree,
    /// the comparison with the last one, and the drawing of what changed.
    static func report(count: Int) {
        let size = CGSize(width: 1920, height: 1080)
        for (name, tree) in [
            ("arcs", MeasuredTree.differingArcs(count: count, size: size)),
            ("spinners", MeasuredTree.spinners(count: count, size: size)),
        ] {
            let whole = least { frameTime(of: tree) }
            let (sample, damage) = (least { sampleTime(of: tree) }, least { comparisonTime(of: tree) })
            print(String(format: "%@ %.1f %.1f %.1f", name, sample, damage - sample, max(0, whole - damage)))
        }
    }

    private static func least(_ measure: () -> Double) -> Double { (0..<passes).map { _ in measure() }.min() ?? 0 }

    /// The processor time of a frame in which `body` is called with its time, in microseconds.
    private static func time(_ body: (Double) -> Void) -> Double {
        for number in 0..<warmUp { body(Double(number) / rate) }
        let before = Usage.now.cpuSeconds
        for number in warmUp..<warmUp + frames { body(Double(number) / rate) }
        return (Usage.now.cpuSeconds - before) * 1e6 / Double(frames)
    }

    private static func frameTime(of tree: RenderTree) -> Double {
        let mailbox = CommitMailbox()
        mailbox.post(tree)
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
        let (width, height) = (Int(tree.size.width), Int(tree.size.height))
        return time { _ = renderer.frame(at: $0, pixelWidth: width, pixelHeight: height, scale: 1) }
    }

    private static func sampleTime(of tree: RenderTree) -> Double {
        var sample = SampledTree()
        return time { tree.sample(at: $0, into: &sample) }
    }

    private static func comparisonTime(of tree: RenderTree) -> Double {
        var (sample, last) = (SampledTree(), SampledTree())
        let limits = PixelRect(x: 0, y: 0, width: Int(tree.size.width), height: Int(tree.size.height))
        return time {
            swap(&sample, &last)
            tree.sample(at: $0, into: &sample)
            _ = sample.damage(since: last, scale: 1, limits: limits)
        }
    }
}
