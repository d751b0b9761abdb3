import OctantBase

/// The most passes over a tree because laying out or drawing it asked for more.
let maximumLayoutPasses = 50
/// In how many of these, the last ones, it is noted who asks.
private let watchedPasses = 2

/// A layer's delegate that knows more of layout than the layer.
package protocol LayoutOwner: AnyObject {
    /// The name in the line about layout that does not settle.
    var layoutName: String { get }
    /// Finds out what needs layout in the tree; called after `setNeedsPreparation()` of its layer.
    func prepareTree()
}

/// Goes over trees of layers until nothing in them asks for layout or display any more, or has asked too often. One for
/// each thread.
final class LayoutPasses {
    /// A call that asked.
    private struct Ask {
        /// The layer that made the call.
        weak var layer: CALayer?
        /// The class that has the method; nil for that of the layer's owner.
        var type: Any.Type?
        let call: String
    }

    /// The number of trees in one of their last passes.
    private var watches = 0
    /// The call that is being made.
    private var present: Ask?
    /// The calls that asked last, by the layers that they asked for.
    private var asks: [ObjectIdentifier: Ask] = [:]

    /// Calls `pass` while any of `marks` is set on `top` and there is something to do. After 50 passes those that still
    /// ask for layout, or else for display, are refused for this turn, and one line names them. Returns whether the
    /// layout settled by itself.
    func settle(_ top: CALayer, _ marks: LayerDirt, pass: () -> Bool) -> Bool {
        var passes = 0
        defer {
            if passes >= maximumLayoutPasses - watchedPasses { watches -= 1 }
            if watches == 0 { asks.removeAll() }
        }
        while !top.dirt.isDisjoint(with: marks) {
            guard passes < maximumLayoutPasses else {
                refuse(top)
                return false
            }
            guard pass() else { return true }
            passes += 1
            if passes == maximumLayoutPasses - watchedPasses { watches += 1 }
        }
        return true
    }

    /// Notes that `call` asked for layout or display of `layer`, if anybody wants to know.
    func note(_ call: String, for layer: CALayer) {
        if watches > 0 { asks[ObjectIdentifier(layer)] = present ?? Ask(layer: layer, call: call) }
    }

    /// Runs `body`; what it asks for counts as asked for by `call` of the class `type`, or of the owner of `layer`.
    func during(_ call: StaticString, of layer: CALayer, _ type: Any.Type?, _ body: () -> Void) {
        guard watches > 0, present == nil else { return body() }
        present = Ask(layer: layer, type: type, call: call.description)
        body()
        present = nil
    }

    private func refuse(_ top: CALayer) {
        var waiting = top.refuseWaiting(.layout)
        if waiting.isEmpty { waiting = top.refuseWaiting(.display) }
        guard let layer = waiting.first(where: { asks[ObjectIdentifier($0)] != nil }) ?? waiting.first else { return }
        let ask = asks[ObjectIdentifier(layer)] ?? Ask(layer: layer, call: "setNeedsLayout()")
        let asking = ask.layer ?? layer
        let type = ask.type ?? Swift.type(of: asking.delegate ?? asking as AnyObject)
        let path = asking.layoutPath
        Log.once(
            "layout.endless.\(type).\(ask.call).\(path)",
            "layout comes to no rest: \(type).\(ask.call) asks for it in each of \(maximumLayoutPasses) passes, at "
                + "\(path); it is refused for this turn")
    }
}

/// The callers that ask for layout, for the line about layout that does not settle.
package enum LayoutAsking {
    /// Runs `body`; what it asks for counts as asked for by `call`, of the class `type` or else of the owner of
    /// `layer`.
    package static func by(
        _ call: StaticString, of layer: CALayer, as type: Any.Type? = nil, _ body: () -> Void
    ) { LayerThread.current.passes.during(call, of: layer, type, body) }
}

extension CALayer {
    /// Marks the layer with `marks`, because of `call`.
    final func ask(for marks: LayerDirt, by call: String) {
        mark(marks)
        LayerThread.current.passes.note(call, for: self)
    }

    /// Asks for `prepareTree()` of the layer's owner before the next layout.
    package final func setNeedsPreparation() { ask(for: [.preparation, .subtreeLayout], by: "setNeedsLayout()") }

    /// Whether `prepareTree()` waits to be called.
    package final var needsPreparation: Bool { dirt.contains(.preparation) }

    /// Removes `mark`, of layout or display, from all layers of this subtree, and returns those that had it, the
    /// outermost first. If the tree is hosted they have it again in the host's next commit, which is not asked for.
    ///
    /// Layers that lay out right now keep theirs.
    @discardableResult
    final func refuseWaiting(_ mark: LayerDirt) -> [CALayer] {
        var waiting: [CALayer] = []
        takeWaiting(mark == .layout ? [.layout, .preparation] : mark, mark.ofSubtree, hostContext, &waiting)
        return waiting
    }

    private func takeWaiting(
        _ marks: LayerDirt, _ subtreeMark: LayerDirt, _ context: LayerContext?, _ waiting: inout [CALayer]
    ) {
        guard dirt.contains(subtreeMark) else { return }
        if StackSpace.isLow {
            return StackSpace.extend { takeWaiting(marks, subtreeMark, context, &waiting) }
        }
        let taken = dirt.contains(.layingOut) ? [] : dirt.intersection(marks)
        dirt.subtract(taken)
        if dirt.isDisjoint(with: marks) { dirt.remove(subtreeMark) }
        if !taken.isEmpty {
            waiting.append(self)
            context?.refuse(self, taken.union(subtreeMark))
        }
        for layer in children { layer.takeWaiting(marks, subtreeMark, context, &waiting) }
        maskLayer?.takeWaiting(marks, subtreeMark, context, &waiting)
    }

    /// The names of the layers' owners from the outermost to this one.
    fileprivate var layoutPath: String {
        var names: [String] = []
        var next: CALayer? = self
        while let layer = next {
            let owner = layer.delegate
            names.append((owner as? any LayoutOwner)?.layoutName ?? "\(type(of: owner ?? layer as AnyObject))")
            next = layer.parent
        }
        return names.reversed().joined(separator: " > ")
    }
}
