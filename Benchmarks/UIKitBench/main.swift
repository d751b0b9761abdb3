// What Octant's spinners, controls and Auto Layout cost. Benchmarks/run calls it and its peers, and compares;
// Benchmarks/layout calls it too.
//
//   UIKitBench spinners|arcs|differing|circles|translucent|fading COUNT WARM_UP_SECONDS SECONDS
//                                                     a window of 1920 x 1080 with COUNT of them; one line of JSON.
//                                                     The arcs are all alike, or all differ; the circles go round, and
//                                                     are opaque, half so, or fade
//   UIKitBench first                                  a window of 400 x 300 with a label and a spinner, until killed
//   UIKitBench offscreen spinner|arc FRAMES           frames into memory; prints microseconds a frame
//   UIKitBench parts COUNT                            prints where the time of a frame goes: sample, damage, draw
//   UIKitBench shapes                                 prints what shapes cost, beside paths, by shape and size
//   UIKitBench controls                               prints what controls cost; exit code 1 when a goal is missed
//   UIKitBench layout CONSTRAINTS EDITS               prints four numbers (LayoutCost)

import CoreGraphics
import Foundation
import OctantBase
import OctantGTK
import RenderServer
import UIKit

/// From one spinner of a window to the next, in points, and how many are in a row: as in peers/measure.h.
private let pitch = 43
/// The side of one, in points.
private let side = 37
private let columns = 1920 / pitch

/// What a process has used so far.
struct Usage {
    let cpuSeconds: Double
    let wakeUps: Int

    static var now: Usage {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
        return Usage(cpuSeconds: Double(seconds) + Double(microseconds) * 1e-6, wakeUps: usage.ru_nvcsw)
    }

    /// The processor time so far of the display server whose process BENCH_SERVER names; 0 where nobody is named.
    static var serverSeconds: Double {
        guard let process = ProcessInfo.processInfo.environment["BENCH_SERVER"],
            let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let rest = text.split(separator: ")").last?.split(separator: " "), rest.count > 12,
            let user = Double(rest[11]), let system = Double(rest[12])
        else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

#if GTK
    /// The steps that the window showed, identified by their eighth of a second.
    final class StepCounter: Sendable {
        private let steps = Locked<Set<Int>>([])
        private let frames = Locked(0)

        func note(_ trace: DisplayTrace) {
            guard case .frame(let time, let shown, _) = trace else { return }
            frames.withLock { $0 += 1 }
            let step = Int(time * 8)
            if step == Int(shown * 8) { _ = steps.withLock { $0.insert(step) } }
        }

        /// The frames noted so far, which are then forgotten.
        func takeFrames() -> Int {
            frames.withLock { count in
                defer { count = 0 }
                return count
            }
        }

        /// How many of the steps that lie between two instants of media time were shown, and how many there are.
        func steps(from begin: Double, to end: Double) -> (shown: Int, all: Int) {
            let first = Int(begin * 8) + 1
            let all = first..<max(first, Int(end * 8))
            return (steps.withLock { $0.count { all.contains($0) } }, all.count)
        }
    }

    /// Fills a window of so many points with what is measured, as an app would.
    final class Delegate: UIResponder, UIApplicationDelegate {
        private let size: CGSize
        private let fill: @MainActor (UIView) -> Void
        var window: UIWindow?

        init(size: CGSize, fill: @escaping @MainActor (UIView) -> Void) {
            (self.size, self.fill) = (size, fill)
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            let controller = UIViewController()
            controller.view.backgroundColor = UIColor(white: 0.96, alpha: 1)
            fill(controller.view)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    /// The origin of number `index` of many.
    private func origin(_ index: Int) -> CGPoint {
        CGPoint(x: index % columns * pitch, y: index / columns * pitch)
    }

    /// A running spinner.
    @MainActor private func makeSpinner(at origin: CGPoint) -> UIView {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.frame.origin = origin
        spinner.startAnimating()
        return spinner
    }

    /// The arc of peers/arc.h as somebody's own view would have it.
    @MainActor private func makeArc(at origin: CGPoint, _ measures: ArcMeasures = .alike) -> UIView {
        let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: side, height: side)))
        let arc = CAShapeLayer()
        arc.frame = view.bounds
        let inset = CGFloat(side) / 2 - measures.radius
        arc.path = UIBezierPath(ovalIn: view.bounds.insetBy(dx: inset, dy: inset)).cgPath
        arc.fillColor = nil
        arc.strokeColor = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1).cgColor
        arc.lineWidth = measures.lineWidth
        for (keyPath, from, to, duration) in [
            ("strokeStart", 0, 0.25, 1.333), ("strokeEnd", 0.3, 1, 1.333), ("transform.rotation.z", 0, 2 * .pi, 1.568),
        ] as [(String, Double, Double, Double)] {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue) = (from, to)
            (animation.duration, animation.repeatCount) = (duration, .infinity)
            animation.timeOffset = measures.lead
            arc.add(animation, forKey: keyPath)
        }
        view.layer.addSublayer(arc)
        return view
    }

    /// A disc that goes round, as in many a spinner.
    @MainActor private func makeCircle(at origin: CGPoint, opacity: Float, fades: Bool) -> UIView {
        let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: side, height: side)))
        let turning = CALayer()
        turning.frame = view.bounds
        let disc = CAShapeLayer()
        disc.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
        disc.path = UIBezierPath(ovalIn: disc.bounds).cgPath
        disc.fillColor = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1).cgColor
        turning.addSublayer(disc)
        turning.opacity = opacity
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 1.2, .infinity)
        turning.add(turn, forKey: "turn")
        if fades {
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.autoreverses) = (1, 0.2, 0.7, true)
            fade.repeatCount = .infinity
            turning.add(fade, forKey: "fade")
        }
        view.layer.addSublayer(turning)
        return view
    }

    @MainActor func measureWindow(
        of make: @escaping @MainActor (CGPoint, Int) -> UIView, count: Int, warmUp: Double, seconds: Double
    ) throws {
        let counter = StepCounter()
        let display = try GTKDisplay.start { counter.note($0) }
        let delegate = Delegate(size: CGSize(width: 1920, height: 1080)) { view in
            for index in 0..<count { view.addSubview(make(origin(index), index)) }
        }
        UIApplication.shared.run(display: display, delegate: delegate)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: warmUp))
        _ = counter.takeFrames()
        let (begin, server) = (HostClock().now(), Usage.serverSeconds)
        let before = Usage.now
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        let after = Usage.now
        let (frames, steps) = (counter.takeFrames(), counter.steps(from: begin, to: HostClock().now()))
        let cpu = String(format: "%.6f", after.cpuSeconds - before.cpuSeconds)
        let served = String(format: "%.6f", Usage.serverSeconds - server)
        print(
            "{\"cpu\":\(cpu),\"server\":\(served),\"frames\":\(frames),\"steps\":\(steps.shown),"
                + "\"expected\":\(steps.all),\"wakeups\":\(after.wakeUps - before.wakeUps)}"
        )
        exit(0)
    }

    /// What an app begins with: shows it until the process is killed.
    @MainActor func showFirst() throws {
        let delegate = Delegate(size: CGSize(width: 400, height: 300)) { view in
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
            label.text = "Loading"
            view.addSubview(label)
            view.addSubview(makeSpinner(at: CGPoint(x: 20, y: 60)))
        }
        UIApplication.shared.run(display: try GTKDisplay.start(), delegate: delegate)
        RunLoop.main.run()
    }
#endif

/// Prints the microseconds of processor time that one frame takes, `frames` of them one after the other.
func measureOffscreen(_ tree: RenderTree, frames: Int, framesPerSecond: Double) {
    let mailbox = CommitMailbox()
    mailbox.post(tree)
    let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
    let (width, height) = (Int(tree.size.width), Int(tree.size.height))
    var drawn = 0
    func draw(_ range: Range<Int>) {
        for number in range {
            let time = Double(number) / framesPerSecond
            if renderer.frame(at: time, pixelWidth: width, pixelHeight: height, scale: 1) != nil { drawn += 1 }
        }
    }
    let warmUp = frames / 10
    draw(0..<warmUp)
    drawn = 0
    let before = Usage.now
    draw(warmUp..<warmUp + frames)
    let microseconds = (Usage.now.cpuSeconds - before.cpuSeconds) * 1e6 / Double(max(drawn, 1))
    print(String(format: "%.3f", microseconds))
}

let string = Array(CommandLine.arguments.dropFirst())
switch (string.first, string.count) {
case ("offscreen", 3):
    let frames = Int(string[2]) ?? 1000
    if string[1] == "arc" {
        measureOffscreen(MeasuredTree.arc(), frames: frames, framesPerSecond: 60)
    } else {
        let tree = MeasuredTree.spinners(count: 1, size: CGSize(width: 37, height: 37))
        measureOffscreen(tree, frames: frames, framesPerSecond: 8)
    }
case ("parts", 2):
    FrameParts.report(count: Int(string[1]) ?? 1)
case ("shapes", 1):
    ShapeCost.report()
case ("controls", 1):
    exit(ControlCost.report() ? 0 : 1)
case ("layout", 3):
    LayoutCost.measure(string.dropFirst().compactMap { Int($0) })
#if GTK
    case ("spinners", 4), ("arcs", 4), ("differing", 4), ("circles", 4), ("translucent", 4), ("fading", 4):
        try measureWindow(
            of: { origin, index in
                switch string[0] {
                case "spinners": makeSpinner(at: origin)
                case "arcs": makeArc(at: origin)
                case "circles": makeCircle(at: origin, opacity: 1, fades: false)
                case "translucent": makeCircle(at: origin, opacity: 0.5, fades: false)
                case "fading": makeCircle(at: origin, opacity: 1, fades: true)
                default: makeArc(at: origin, .differing(index))
                }
            },
            count: Int(string[1]) ?? 1,
            warmUp: Double(string[2]) ?? 2,
            seconds: Double(string[3]) ?? 10
        )
    case ("first", 1):
        try showFirst()
#endif
default:
    let usage =
        "usage: UIKitBench spinners|arcs|differing|circles|translucent|fading|first|offscreen|parts|shapes|controls|"
        + "layout …, see main.swift\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}
