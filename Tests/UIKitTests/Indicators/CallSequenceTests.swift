import CoreGraphics
import OctantTesting
import RenderServer
import TestSupport
import Testing
import UIKit
import ViewSupport

/// What a program may do to indicators, in any order: a word of the grammar that the sequences are made of.
private enum Call {
    case start(Int), stop(Int), hides(Int, Bool), hidden(Int, Bool), color(Int, Int), remove(Int)
    /// Into a container, or at its end the window.
    case move(Int, Int)
    case containerHidden(Int, Bool), containerAttached(Int, Bool)
    case background(Bool)
    case commit
    /// Quarters of a second.
    case wait(Int)

    static func random(using generator: inout SeededGenerator) -> Call {
        let spinner = Int.random(in: 0..<spinners, using: &generator)
        let container = Int.random(in: 0..<containers, using: &generator)
        let yes = Bool.random(using: &generator)
        switch Int.random(in: 0..<16, using: &generator) {
        case 0, 1, 2: return .start(spinner)
        case 3: return .stop(spinner)
        case 4: return .hides(spinner, yes)
        case 5: return .hidden(spinner, yes)
        case 6: return .color(spinner, yes ? 1 : 0)
        case 7: return .remove(spinner)
        case 8, 9: return .move(spinner, Int.random(in: 0...containers, using: &generator))
        case 10: return .containerHidden(container, yes)
        case 11: return .containerAttached(container, yes)
        case 12: return .background(yes)
        case 13: return .commit
        default: return .wait(Int.random(in: 1...5, using: &generator))
        }
    }
}

private let spinners = 4, containers = 3
/// The side of the square that each indicator has to itself in each container, in points.
private let cell = 25
/// Steps of a turn, which takes a second in the reference design.
private let steps = 8
private let colors: [UIColor] = [.systemGray, .red]

/// What UIKit's documentation says of such calls.
private struct Model {
    struct Spinner {
        var isTurning = false, hides = true, isHidden = true
        /// The container it is in.
        var place: Int?
        var color = 0
        /// The fraction of the turn at `start`.
        var turns = 0.0
        var start = 0.0
    }

    var now: Double
    var spinner = Array(repeating: Spinner(), count: spinners)
    var isHidden = Array(repeating: false, count: containers)
    var isAttached = Array(repeating: true, count: containers)

    func isInWindow(_ index: Int) -> Bool {
        spinner[index].place.map { $0 == containers || isAttached[$0] } ?? false
    }

    /// The fraction of the turn that an indicator is at, `later` seconds from now: out of a window it waits.
    func turns(_ index: Int, later: Double = 0) -> Double {
        let one = spinner[index]
        guard one.isTurning, isInWindow(index) else { return one.turns }
        return (one.turns + now + later - one.start).truncatingRemainder(dividingBy: 1)
    }

    /// The container in which an indicator is seen.
    func placeInSight(_ index: Int) -> Int? {
        let one = spinner[index]
        guard !one.isHidden, isInWindow(index), let place = one.place else { return nil }
        return place < containers && isHidden[place] ? nil : place
    }

    /// Does `change` with all indicators held where they are.
    private mutating func holding(_ change: (inout Model) -> Void) {
        for index in spinner.indices { (spinner[index].turns, spinner[index].start) = (turns(index), now) }
        change(&self)
    }

    mutating func perform(_ call: Call) {
        switch call {
        case .start(let index):
            if spinner[index].hides { spinner[index].isHidden = false }
            holding { $0.spinner[index].isTurning = true }
        case .stop(let index):
            holding { $0.spinner[index].isTurning = false }
            if spinner[index].hides { spinner[index].isHidden = true }
        case .hides(let index, let hides):
            spinner[index].hides = hides
            if !spinner[index].isTurning { spinner[index].isHidden = hides }
        case .hidden(let index, let isHidden): spinner[index].isHidden = isHidden
        case .color(let index, let color): spinner[index].color = color
        case .remove(let index): holding { $0.spinner[index].place = nil }
        case .move(let index, let place): holding { $0.spinner[index].place = place }
        case .containerHidden(let index, let isHidden): self.isHidden[index] = isHidden
        case .containerAttached(let index, let isAttached): holding { $0.isAttached[index] = isAttached }
        case .background, .commit: break
        case .wait(let quarters): now += Double(quarters) / 4
        }
    }
}

/// The same with views, on a display.
@MainActor private struct Views {
    let stage: RecordedStage
    let spinner = (0..<spinners).map { _ in UIActivityIndicatorView(style: .medium) }
    let container = (0..<containers).map {
        UIView(frame: CGRect(x: 0, y: cell * $0, width: cell * spinners, height: cell))
    }

    init(_ stage: RecordedStage) {
        self.stage = stage
        for view in spinner { view.color = colors[0] }
        for view in container { stage.window.addSubview(view) }
    }

    func perform(_ call: Call) {
        switch call {
        case .start(let index): spinner[index].startAnimating()
        case .stop(let index): spinner[index].stopAnimating()
        case .hides(let index, let hides): spinner[index].hidesWhenStopped = hides
        case .hidden(let index, let isHidden): spinner[index].isHidden = isHidden
        case .color(let index, let color): spinner[index].color = colors[color]
        case .remove(let index): spinner[index].removeFromSuperview()
        case .move(let index, let place):
            let top = place == containers ? cell * containers : 0
            spinner[index].frame.origin = CGPoint(x: cell * index + 2, y: top + 2)
            (place == containers ? stage.window : container[place]).addSubview(spinner[index])
        case .containerHidden(let index, let isHidden): container[index].isHidden = isHidden
        case .containerAttached(let index, let isAttached):
            if isAttached { stage.window.addSubview(container[index]) } else { container[index].removeFromSuperview() }
        case .background(let isIn): stage.surface.setVisible(!isIn)
        case .commit: stage.pass(0)
        case .wait(let quarters): stage.pass(Double(quarters) / 4)
        }
    }
}

@Suite("Indicators, in any order of calls")
@MainActor
struct CallSequenceTests {
    /// The cell of one that turns, at each step, in each colour.
    private func cells(_ clock: ManualClock) throws -> [[Bitmap]] {
        try colors.map { color in
            let stage = Stage(clock, CGSize(width: cell, height: cell))
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.color = color
            spinner.frame.origin = CGPoint(x: 2, y: 2)
            stage.window.addSubview(spinner)
            spinner.startAnimating()
            let tree = try #require(stage.window.renderTree)
            return try (0..<steps).map { step in
                let time = clock.now() + (Double(step) + 0.5) / Double(steps)
                return try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: 1))
            }
        }
    }

    @Test("each shows the step it is due to, where it is due to be, whatever was called before", arguments: 0..<60)
    func sequences(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        try RecordedStage.with { stage in
            let cells = try cells(stage.clock)
            let views = Views(stage)
            var model = Model(now: stage.clock.now())
            var calls: [Call] = []
            var (shown, frames, isInBackground): (Bitmap?, Int, Bool) = (nil, 0, false)
            for _ in 0..<60 {
                let call = Call.random(using: &generator)
                calls.append(call)
                model.perform(call)
                views.perform(call)
                for index in 0..<spinners {
                    let (view, one) = (views.spinner[index], model.spinner[index])
                    let isRight =
                        view.isAnimating == one.isTurning && view.isHidden == one.isHidden
                        && view.hidesWhenStopped == one.hides && (view.window != nil) == model.isInWindow(index)
                    guard isRight else { throw Fault(seed: seed, what: "state of \(index)", calls: calls) }
                }
                if case .background(let isIn) = call { isInBackground = isIn }
                switch call {
                case .commit, .wait:
                    try compare(model, stage, cells) { Fault(seed: seed, what: $0, calls: calls) }
                default: continue
                }
                for frame in stage.surface.frames[frames...] { shown = frame.applied(to: shown) }
                frames = stage.surface.frames.count
                guard case .wait = call, !isInBackground, let tree = stage.window.renderTree else { continue }
                guard shown == OffscreenRenderer.bitmap(of: tree, at: model.now, scale: 1) else {
                    throw Fault(seed: seed, what: "the display", calls: calls)
                }
            }
        }
    }

    private struct Fault: Error, CustomStringConvertible {
        let seed: UInt64
        let what: String
        let calls: [Call]
        var description: String { "seed \(seed): \(what), after \(calls.map { "\($0)" }.joined(separator: ", "))" }
    }

    /// Compares all cells of the window with the model's, half a step from now.
    private func compare(
        _ model: Model, _ stage: RecordedStage, _ cells: [[Bitmap]], fault: (String) -> Fault
    ) throws {
        let tree = try #require(stage.window.renderTree)
        let later = 0.5 / Double(steps)
        let image = try #require(OffscreenRenderer.bitmap(of: tree, at: model.now + later, scale: 1))
        var expected: [Int: Bitmap] = [:]
        for index in 0..<spinners {
            guard let place = model.placeInSight(index) else { continue }
            let step = Int(model.turns(index, later: model.spinner[index].isTurning ? later : 0) * Double(steps))
            expected[place * spinners + index] = cells[model.spinner[index].color][step]
        }
        for number in 0..<spinners * (containers + 1) {
            let (left, top) = (number % spinners * cell, number / spinners * cell)
            let isRight = (0..<cell * cell).allSatisfy { at in
                let (x, y) = (at % cell, at / cell)
                return image.pixel(x: left + x, y: top + y) == (expected[number]?.pixel(x: x, y: y) ?? 0)
            }
            if !isRight { throw fault("cell \(number)") }
        }
    }
}
