import CoreGraphics

/// From what a layer showed before a commit to what it shows after it, the whole subtree as one image.
package struct TransitionAnimation: Sendable, Equatable {
    /// The ways in which the new image replaces the old one. The raw values are Core Animation's strings.
    package enum Kind: String, Sendable {
        case fade, moveIn, push, reveal
    }

    /// The side from which what moves comes. The raw values are Core Animation's strings.
    package enum Direction: String, Sendable {
        case fromRight, fromLeft, fromTop, fromBottom

        /// The way that things move, in units of the layer's size, the y axis pointing down. Top and bottom are those
        /// of a y axis that points up, as on iOS: what comes from the top moves up the screen.
        var heading: CGVector {
            switch self {
            case .fromRight: CGVector(dx: -1, dy: 0)
            case .fromLeft: CGVector(dx: 1, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: -1)
            case .fromBottom: CGVector(dx: 0, dy: 1)
            }
        }
    }

    package var kind: Kind
    package var direction: Direction
    /// The part of the transition that is shown, 0...1.
    package var startProgress: Double, endProgress: Double
    /// The layer as it was; nil when it was not shown.
    package var old: RenderLayer?

    /// The number of nested transitions of an image that fades out; older ones are left out.
    private static let depth = 2

    package init(
        _ kind: Kind, _ direction: Direction = .fromLeft, from old: RenderLayer?, startProgress: Double = 0,
        endProgress: Double = 1
    ) {
        (self.kind, self.direction) = (kind, direction)
        (self.startProgress, self.endProgress) = (startProgress, endProgress)
        self.old = old?.keepingTransitions(Self.depth)
    }

    package static func == (a: TransitionAnimation, b: TransitionAnimation) -> Bool {
        a.kind == b.kind && a.direction == b.direction && a.startProgress == b.startProgress
            && a.endProgress == b.endProgress && a.old === b.old
    }

    /// The offsets of the old and the new image from the layer's position at `progress`, in units of its size.
    func shifts(at progress: Double) -> (old: CGVector, new: CGVector) {
        let way = direction.heading
        func along(_ part: Double) -> CGVector { CGVector(dx: way.dx * part, dy: way.dy * part) }
        switch kind {
        case .fade: return (.zero, .zero)
        case .moveIn: return (.zero, along(progress - 1))
        case .push: return (along(progress), along(progress - 1))
        case .reveal: return (along(progress), .zero)
        }
    }
}

extension RenderLayer {
    /// The layer with no transition of its own nested deeper than `depth`, so that a layer in transition all the time
    /// does not keep every image it ever showed.
    fileprivate func keepingTransitions(_ depth: Int) -> RenderLayer {
        let isInTransition = animations.contains { if case .transition = $0.action { true } else { false } }
        guard isInTransition else { return self }
        let kept = animations.compactMap { animation -> RenderAnimation? in
            guard case .transition(let box) = animation.action else { return animation }
            guard depth > 0 else { return nil }
            var transition = box.value
            transition.old = transition.old?.keepingTransitions(depth - 1)
            return RenderAnimation(
                timing: animation.timing, timingFunction: animation.timingFunction,
                isRemovedOnCompletion: animation.isRemovedOnCompletion, content: .transition(transition))
        }
        return RenderLayer(
            id: id, properties: properties, timing: timing, animations: kept, sublayers: sublayers, mask: mask)
    }
}
