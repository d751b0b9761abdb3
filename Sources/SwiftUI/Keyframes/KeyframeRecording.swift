import QuartzCore
import UIKit

/// Frames a second at which the values of keyframes are put into layer animations, which go straight in between. Ours.
private let frequency = 60.0
/// The longest run that is put into layer animations, in seconds. Ours.
private let longestRun = 20.0

/// Notes how views would look at each of several times, instead of showing that. Main actor only.
@MainActor final class AppearanceRecorder: Animator {
    /// The appearances of one view, the first one before all others.
    struct Row {
        let view: UIView
        let first: RenderAttributes
        var others: [Int: RenderAttributes] = [:]
        /// The one noted last, which the view's element takes for that on screen.
        var last: RenderAttributes
    }

    private var rows: [ObjectIdentifier: Row] = [:]
    /// Whether there was something that layer animations cannot do.
    private(set) var hasFailed = false
    /// The number of the time that is noted.
    var index = 0

    /// Returns the appearances of those of `views` that changed.
    func rows(of views: [UIView]) -> [Row] { views.compactMap { rows[ObjectIdentifier($0)] } }

    /// Something happens that layer animations cannot do.
    func fail() { hasFailed = true }

    func show(
        _ appearance: RenderAttributes, after former: RenderAttributes?, on view: UIView, in transaction: Transaction
    ) {
        guard let former else {
            hasFailed = true
            return appearance.apply(to: view, after: nil)
        }
        let key = ObjectIdentifier(view)
        var row = rows[key] ?? Row(view: view, first: former, last: former)
        if transaction.animation != nil || !row.first.canMove(to: appearance) { hasFailed = true }
        row.others[index] = appearance
        row.last = appearance
        rows[key] = row
    }

    /// Shows on the views what was noted last.
    func finish() { for row in rows.values { row.last.apply(to: row.view, after: row.first) } }

    func come(_ element: Element, of root: Element, in transaction: Transaction) { hasFailed = true }

    func leave(
        _ element: Element, of root: Element, in transaction: Transaction, done: @escaping @MainActor () -> Void
    ) -> Bool {
        hasFailed = true
        return false
    }

    func leaving(_ appearance: RenderAttributes, of view: UIView) -> RenderAttributes { appearance }

    func isLeaving(_ view: UIView) -> Bool { false }

    func stay(_ element: Element) { hasFailed = true }
}

extension RenderAttributes {
    /// Whether layers can go from this appearance to `other`, and through any in between, without the main thread.
    @MainActor fileprivate func canMove(to other: RenderAttributes) -> Bool {
        guard motion.anchor == other.motion.anchor, motion.effect == nil, other.motion.effect == nil,
            colorFilter?.kind == other.colorFilter?.kind, (shadow == nil) == (other.shadow == nil),
            (shape == nil) == (other.shape == nil), mask == other.mask, frame == other.frame
        else { return false }
        if let shape, let otherShape = other.shape, !shape.canMove(to: otherShape) { return false }
        return clips == other.clips && blendMode == other.blendMode
    }
}

extension RenderShape {
    @MainActor fileprivate func canMove(to other: RenderShape) -> Bool {
        var moved = other
        (moved.path, moved.outline, moved.fill, moved.stroke) = (path, outline, fill, stroke)
        (moved.lineWidth, moved.trimStart, moved.trimEnd, moved.dashPhase) = (lineWidth, trimStart, trimEnd, dashPhase)
        let hasWay = path == other.path || OutlineMorph(from: outline.shape, to: other.outline.shape) != nil
        return moved == self && hasWay
    }
}

/// Layer animations through the appearances of views. Main actor only.
@MainActor struct KeyframeLayers {
    private struct Part {
        weak var layer: CALayer?
        let key: String
    }

    private var parts: [Part] = []

    /// The number of times, from the begin to the end, at which a run of `duration` seconds is noted; nil for one that
    /// is too long.
    static func count(_ duration: Double) -> Int? {
        duration > 0 && duration <= longestRun ? max(Int((duration * frequency).rounded(.up)), 1) : nil
    }

    /// Animates layers through the appearances `rows` of views, noted at `count` even steps of `duration` seconds, from
    /// `begin` on by the clock of layers.
    init(_ rows: [AppearanceRecorder.Row], count: Int, duration: Double, begin: Double, repeats: Bool) {
        for row in rows {
            for (layer, keyPath, values) in Self.values(of: row, count) {
                let animation = CAKeyframeAnimation(keyPath: keyPath)
                animation.values = values
                animation.duration = duration
                animation.beginTime = begin
                animation.repeatCount = repeats ? .infinity : 1
                animation.calculationMode = .linear
                let key = "swiftui.keyframes.\(keyPath)"
                layer.add(animation, forKey: key)
                parts.append(Part(layer: layer, key: key))
            }
        }
    }

    /// Ends the animations.
    func stop() { for part in parts { part.layer?.removeAnimation(forKey: part.key) } }

    private static func values(
        of row: AppearanceRecorder.Row, _ count: Int
    ) -> [(layer: CALayer, keyPath: String, values: [Any])] {
        struct Way {
            let layer: CALayer
            let keyPath: String
            var values: [Any]
        }
        var ways: [String: Way] = [:]
        for (index, appearance) in row.others where index >= 0 {
            for channel in appearance.channels(from: row.first, on: row.view) {
                for output in channel.outputs {
                    let name = "\(ObjectIdentifier(channel.layer)) \(output.keyPath)"
                    let base = output.box(channel.from)
                    if ways[name] == nil {
                        ways[name] = Way(
                            layer: channel.layer, keyPath: output.keyPath,
                            values: Array(repeating: base, count: count + 1))
                    }
                    ways[name]?.values[index] = output.box(channel.to)
                }
            }
        }
        // Parts of a transform and all of it cannot move side by side.
        let own = row.view.layer
        let transforms = ways.values.filter { $0.layer === own && $0.keyPath.hasPrefix("transform") }
        if transforms.contains(where: { $0.keyPath == "transform" }) {
            ways = ways.filter { !($0.value.layer === own && $0.value.keyPath.hasPrefix("transform")) }
            let values = (0...count).map { index -> Any in
                let appearance = row.others[index] ?? row.first
                return appearance.motion.transform(size: appearance.frame.size)
            }
            ways["transform"] = Way(layer: own, keyPath: "transform", values: values)
        }
        return ways.values.map { ($0.layer, $0.keyPath, $0.values) }
    }
}
