import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Symbols

/// Seconds in which a symbol appears, disappears or takes another size, and from one part to the next. Ours.
private let changeDuration = 0.35
private let partDelay = 0.05
/// The size of a symbol kept larger or smaller, and of one that is not there, as shares of its own. Ours.
private let (largerScale, smallerScale): (CGFloat, CGFloat) = (1.15, 0.85)
private let (goneScale, goneLargerScale): (CGFloat, CGFloat) = (0.4, 1.4)
/// The names of animations: of what comes and goes, and before the kind of an effect.
private let changeKey = "symbol change"
private let effectKey = "symbol "

/// The layers of a symbol that has effects: one for the whole, one in it for each part. They are animated by the
/// layers' own animations, which go on whatever the main thread does.
@MainActor
final class SymbolEffectStage {
    /// What does not end at its end: another size, and being gone.
    struct State: Equatable {
        /// The size, as a share of the symbol's own.
        var scale: CGFloat = 1
        /// Whether the symbol is not there.
        var isHidden = false
        /// The size while it is not there.
        var hiddenScale = goneScale
        /// Whether the whole changes at once, rather than part after part.
        var isWhole = true

        /// Whether the symbol looks as it does without effects.
        var isPlain: Bool { scale == 1 && !isHidden }

        /// How large and how opaque a symbol in this state is.
        fileprivate var look: Look {
            Look(scale: scale * (isHidden ? hiddenScale : 1), opacity: isHidden ? 0 : 1, angle: 0)
        }

        /// The state with the symbol gone, after it became larger where `isLarger`.
        func hidden(isLarger: Bool) -> State {
            var state = self
            (state.isHidden, state.hiddenScale) = (true, isLarger ? goneLargerScale : goneScale)
            return state
        }

        /// The state with the symbol there, smaller or larger where `isLarger` is not nil.
        func shown(isLarger: Bool?) -> State {
            var state = self
            state.isHidden = false
            if let isLarger { state.scale = isLarger ? largerScale : smallerScale }
            return state
        }
    }

    /// How large, how opaque and how far turned a layer is.
    fileprivate struct Look {
        var scale: CGFloat, opacity: CGFloat, angle: CGFloat
    }

    /// The layer of the whole symbol.
    let host = CALayer(hasActions: false)
    private var parts: [(layer: CALayer, order: Int?, opacity: Double)] = []
    private(set) var state = State()

    /// The number of parts, and of those that fill up.
    var count: Int { parts.count }
    var variable: Int { 1 + (parts.compactMap(\.order).max() ?? -1) }
    /// The size in points.
    var size: CGSize { host.bounds.size }

    // MARK: What is shown

    /// Shows `new` parts in `rect`. Returns whether the layers are others: what moved them is gone.
    func show(_ new: [SymbolPart], in rect: CGRect) -> Bool {
        host.bounds = CGRect(origin: .zero, size: rect.size)
        host.position = CGPoint(x: rect.midX, y: rect.midY)
        let isAnew = new.map(\.order) != parts.map(\.order)
        if isAnew {
            for part in parts { part.layer.removeFromSuperlayer() }
            parts = new.map { part in
                let layer = CALayer(hasActions: false)
                host.addSublayer(layer)
                return (layer, part.order, part.opacity)
            }
        }
        for (index, part) in new.enumerated() {
            let layer = parts[index].layer
            parts[index].opacity = part.opacity
            layer.bounds = host.bounds
            layer.position = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
            layer.contents = part.pixels
        }
        settle()
        return isAnew
    }

    // MARK: What stays

    /// Brings the symbol into `new`, `delay` seconds from now and within `changeDuration` at `speed`, from `start` or
    /// what is shown. Returns the seconds until it is there.
    @discardableResult
    func change(
        to new: State, from start: State? = nil, after delay: Double = 0, speed: Double = 1, moves: Bool = true
    ) -> Double {
        let targets = new.isWhole ? [host] : parts.map(\.layer)
        let former = targets.map { start?.look ?? ($0.presentation() ?? $0).symbolLook }
        state = new
        settle()
        let (duration, pause) = (changeDuration / speed, partDelay / speed)
        let whole = delay + duration + pause * Double(max(targets.count - 1, 0))
        for (index, layer) in targets.enumerated() {
            var paths: [(path: String, from: CGFloat)] = [("opacity", former[index].opacity)]
            if moves { paths.append(("transform.scale", former[index].scale)) }
            layer.glide(paths, after: delay + pause * Double(index), duration: duration, whole: whole)
        }
        return whole
    }

    /// Brings the symbol into `new` at once.
    func set(_ new: State) {
        state = new
        settle()
    }

    private func settle() {
        let (scale, opacity) = (state.look.scale, Double(state.look.opacity))
        let transform = CATransform3DMakeScale(scale, scale, 1)
        host.transform = state.isWhole ? transform : CATransform3DIdentity
        host.opacity = state.isWhole ? Float(opacity) : 1
        for part in parts {
            part.layer.transform = state.isWhole ? CATransform3DIdentity : transform
            part.layer.opacity = Float(part.opacity * (state.isWhole ? 1 : opacity))
        }
    }

    // MARK: What moves

    /// Runs `motion`. Returns the seconds until it ends, infinite for one that goes on.
    func run(_ motion: SymbolMotion) -> Double {
        var motion = motion
        motion.size = size
        let key = effectKey + "\(motion.configuration.kind)"
        let targets = motion.isByLayer ? parts.map { ($0.layer, $0.order) } : [(host, nil)]
        for (index, target) in targets.enumerated() {
            let animation = motion.animation(of: index, of: targets.count, order: target.1, variable: variable)
            if let animation {
                target.0.add(animation, forKey: key)
            } else {
                target.0.removeAnimation(forKey: key)
            }
        }
        return motion.total(of: targets.count, variable: variable)
    }

    /// Whether `motion` still runs on any part.
    func isRunning(_ motion: SymbolMotion) -> Bool {
        let key = effectKey + "\(motion.configuration.kind)"
        return ([host] + parts.map(\.layer)).contains { $0.animation(forKey: key) != nil }
    }

    /// Ends the motion of effects of `kind`; where `animated`, what it did goes within `changeDuration`. Returns the
    /// seconds that takes.
    func stop(_ kind: SymbolEffectConfiguration.Kind, animated: Bool) -> Double {
        let key = effectKey + "\(kind)"
        var isGoing = false
        for layer in [host] + parts.map(\.layer) where layer.animation(forKey: key) != nil {
            let look = animated ? layer.presentation()?.symbolLook : nil
            layer.removeAnimation(forKey: key)
            guard let look else { continue }
            isGoing = true
            let paths = [
                ("opacity", look.opacity), ("transform.scale", look.scale), ("transform.rotation.z", look.angle),
            ]
            layer.glide(paths, after: 0, duration: changeDuration, whole: changeDuration)
        }
        return isGoing ? changeDuration : 0
    }
}

extension CALayer {
    /// How large, how opaque and how far turned the layer is.
    fileprivate var symbolLook: SymbolEffectStage.Look {
        SymbolEffectStage.Look(
            scale: CGFloat(transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot(),
            opacity: CGFloat(opacity), angle: atan2(CGFloat(transform.m12), CGFloat(transform.m11)))
    }

    /// Brings the values at `paths` from those given to the layer's own, `delay` seconds from now, within `duration`
    /// of the `whole` seconds.
    fileprivate func glide(
        _ paths: [(path: String, from: CGFloat)], after delay: Double, duration: Double, whole: Double
    ) {
        let group = CAAnimationGroup()
        group.duration = whole
        group.animations = paths.map { path, from in
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = from
            (animation.beginTime, animation.duration, animation.fillMode) = (delay, duration, .backwards)
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            return animation
        }
        add(group, forKey: changeKey)
    }
}
