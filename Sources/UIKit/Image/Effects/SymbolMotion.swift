import CoreGraphics
import QuartzCore
import Symbols

// Seconds that one run of an effect takes, and from one part's beginning to the next's. Ours: Apple gives no numbers.
private let bounceDuration = 0.6
private let pulseDuration = 1.6
private let wiggleDuration = 0.8
private let rotateDuration = 1.2
private let breatheDuration = 2.4
private let colorStep = 0.3
private let partDelay = 0.08
/// Seconds between the runs of an effect that repeats with pauses. Ours.
private let usualPause = 0.6
// How far effects go: shares of the size, of the opacity, and radians, at the turns of a motion. Ours.
private let bounceTurns: [Double] = [0, 0.24, -0.06, 0.02, 0]
private let breatheGrowth = 0.14
private let breatheFade = -0.4
private let pulseFade = -0.65
private let shakeTurns: [Double] = [0, 1, -0.8, 0.55, -0.3, 0]
private let shakeAngle = 0.21
private let shakeShare = 0.1
/// The opacity of parts that are not lit. Ours: that of a symbol's value.
private let dimmed = 0.25

/// What an effect that runs and ends, or repeats, does to the parts of a symbol. A value.
struct SymbolMotion {
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    /// Whether it goes on until it is removed, where nothing else is asked.
    let isIndefinite: Bool
    /// The size of the symbol, in points.
    var size = CGSize.zero
    var isRightToLeft = false
    /// Whether nothing may move: opacities still change.
    var reducesMotion = false

    /// One property of a part through one run.
    private struct Track {
        let keyPath: String
        /// The values at equal distances, added to what is there if `isAdditive`.
        let values: [Double]
        /// The times of the values, 0...1; nil for equal distances.
        var times: [Double]?
        var isAdditive = true
        var isSmooth = true
    }

    // MARK: Time

    /// The number of runs, infinite for one that does not end, and the seconds between them.
    private var repetition: (count: Double, pause: Double) {
        let usual = configuration.kind == .bounce || configuration.kind == .wiggle ? usualPause : 0
        return switch options.repetition {
        case .automatic: isIndefinite ? (.infinity, usual) : (1, 0)
        case .count(let count): (count.map(Double.init) ?? .infinity, usual)
        case .periodic(let count, let delay): (count.map(Double.init) ?? .infinity, delay ?? usualPause)
        case .continuous: (.infinity, 0)
        }
    }

    /// Seconds of one run of one of `variable` parts that fill up.
    private func duration(_ variable: Int) -> Double {
        let seconds =
            switch configuration.kind {
            case .bounce: bounceDuration
            case .pulse: pulseDuration
            case .wiggle: wiggleDuration
            case .rotate: rotateDuration
            case .breathe: breatheDuration
            case .variableColor: colorStep * Double(frames(variable).count)
            default: 0.0
            }
        return seconds / options.speed
    }

    /// Seconds from the beginning to the end on `count` parts of which `variable` fill up; infinite for an effect that
    /// goes on, 0 for one that does nothing.
    func total(of count: Int, variable: Int) -> Double {
        let run = duration(variable) + delay(count)
        guard run > 0, hasMotion(variable) else { return 0 }
        let (runs, pause) = repetition
        return runs == .infinity ? .infinity : runs * run + (runs - 1) * pause
    }

    private func hasMotion(_ variable: Int) -> Bool {
        configuration.kind == .variableColor ? variable > 0 : !tracks.isEmpty
    }

    /// Seconds from the beginning of the first part to that of the last.
    private func delay(_ count: Int) -> Double {
        // Its parts change in steps of one animation.
        guard isByLayer, configuration.kind != .variableColor else { return 0 }
        return Double(max(count - 1, 0)) * partDelay / options.speed
    }

    // MARK: What moves

    /// Whether parts are moved by themselves, rather than the whole.
    var isByLayer: Bool {
        switch configuration.kind {
        // Parts turn round the middle of the whole: one after the other they would come apart.
        case .rotate: false
        case .variableColor: true
        case .pulse, .breathe: configuration.scope == .byLayer
        default: configuration.scope != .wholeSymbol
        }
    }

    /// The animation of the part `index` of `count`, of which `variable` fill up, it at `order`; nil for none.
    func animation(of index: Int, of count: Int, order: Int?, variable: Int) -> CAAnimation? {
        let own = configuration.kind == .variableColor ? order.map { [colorTrack($0, variable)] } ?? [] : tracks
        guard !own.isEmpty, total(of: count, variable: variable) > 0 else { return nil }
        let (runs, pause) = repetition
        let group = CAAnimationGroup()
        group.duration = duration(variable) + delay(count) + pause
        group.repeatCount = runs == .infinity ? .infinity : Float(runs)
        group.isRemovedOnCompletion = runs != .infinity
        group.animations = own.map { track in
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            animation.values = track.values
            animation.keyTimes = track.times?.map { NSNumber(value: $0) }
            animation.isAdditive = track.isAdditive
            animation.duration = duration(variable)
            animation.beginTime = isByLayer && count > 1 ? delay(count) * Double(index) / Double(count - 1) : 0
            if track.isSmooth {
                let timing = CAMediaTimingFunction(name: .easeInEaseOut)
                animation.timingFunctions = Array(repeating: timing, count: track.values.count - 1)
            }
            return animation
        }
        return group
    }

    private var tracks: [Track] {
        func fading(_ depth: Double) -> Track { Track(keyPath: "opacity", values: [0, depth, 0]) }
        switch configuration.kind {
        case .pulse: return [fading(pulseFade)]
        case .breathe:
            let fade = configuration.isPulsing ? [fading(breatheFade)] : []
            return fade + moving("transform.scale", [0, breatheGrowth, 0])
        case .bounce:
            let sign: Double = configuration.way == .down ? -1 : 1
            return moving("transform.scale", bounceTurns.map { $0 * sign })
        case .rotate:
            let turn = configuration.way == .counterclockwise ? -2 * Double.pi : 2 * Double.pi
            guard !reducesMotion else { return [] }
            let isEndless = repetition.count == .infinity && repetition.pause == 0
            return [Track(keyPath: "transform.rotation.z", values: [0, turn], isSmooth: !isEndless)]
        case .wiggle: return shakes
        default: return []
        }
    }

    private func moving(_ keyPath: String, _ values: [Double]) -> [Track] {
        reducesMotion ? [] : [Track(keyPath: keyPath, values: values)]
    }

    private var shakes: [Track] {
        let forward: Double = isRightToLeft ? -1 : 1
        func along(_ x: Double, _ y: Double) -> [Track] {
            let reach = Double(max(size.width, size.height)) * shakeShare
            return [("transform.translation.x", x), ("transform.translation.y", y)].filter { $0.1 != 0 }
                .flatMap { path, share in moving(path, shakeTurns.map { $0 * share * reach }) }
        }
        switch configuration.way {
        case .left: return along(-1, 0)
        case .right: return along(1, 0)
        case .forward: return along(forward, 0)
        case .backward: return along(-forward, 0)
        case .up: return along(0, -1)
        case .down: return along(0, 1)
        case .angle(let degrees):
            let angle = degrees * .pi / 180
            return along(cos(angle), sin(angle))
        case .counterclockwise: return moving("transform.rotation.z", shakeTurns.map { -$0 * shakeAngle })
        default: return moving("transform.rotation.z", shakeTurns.map { $0 * shakeAngle })
        }
    }

    // MARK: Variable colour

    /// Which of `count` parts are lit, step by step.
    private func frames(_ count: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        if configuration.isCumulative {
            let on = (0...count).map { 0..<$0 }
            return configuration.isReversing ? on + on.dropFirst().dropLast().reversed() : on
        }
        let on = (0..<count).map { $0..<$0 + 1 }
        return configuration.isReversing ? on + on.dropFirst().dropLast().reversed() : on + [count..<count]
    }

    /// The opacity of the part at `order` of `count`: it changes in the first half of each step.
    private func colorTrack(_ order: Int, _ count: Int) -> Track {
        let faint = configuration.hidesInactive ? 0 : dimmed
        let frames = frames(count)
        let levels = frames.map { $0.contains(order) ? 1 : faint }
        var values: [Double] = []
        var times: [Double] = []
        for (index, level) in levels.enumerated() {
            values += [levels[(index + levels.count - 1) % levels.count], level]
            times += [Double(index) / Double(levels.count), (Double(index) + 0.5) / Double(levels.count)]
        }
        values.append(levels[levels.count - 1])
        times.append(1)
        return Track(keyPath: "opacity", values: values, times: times, isAdditive: false, isSmooth: false)
    }
}
