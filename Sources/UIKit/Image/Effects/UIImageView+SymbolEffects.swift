import CoreGraphics
import OctantSymbols
import QuartzCore
import Symbols

extension UIImageView {
    // MARK: Adding

    /// Runs `effect` on the symbol, once or as often as `options` ask. An image that is no symbol stays as it is.
    ///
    /// Another effect of the same type ends first. `completion` is called at the end.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        begin(effect, options, isIndefinite: false, animated: animated, completion)
    }

    /// Runs `effect` on the symbol until it is removed; what becomes another size, appears or disappears does so at
    /// once unless `animated`.
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        begin(effect, options, isIndefinite: true, animated: animated, completion)
    }

    /// Runs `effect` on the symbol until it is removed, or as often as `options` ask; `.bounce` once where they ask for
    /// nothing.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        begin(effect, options, isIndefinite: effect.configuration.kind != .bounce, animated: animated, completion)
    }

    /// Begins `effect`; `isIndefinite` says whether it goes on where `options` do not.
    package final func begin(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isIndefinite: Bool, animated: Bool = true,
        _ completion: UISymbolEffectCompletion? = nil
    ) {
        guard image.map(\.isSymbolImage) ?? true else {
            completion?(UISymbolEffectCompletionContext(isFinished: false, effect: effect, sender: self))
            return
        }
        madeEffects().add(effect, options, isIndefinite: isIndefinite, animated: animated, completion)
    }

    // MARK: Removing

    /// Ends the effect of this type; what it did goes at once unless `animated`.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect, animated: animated, completion)
    }

    /// Ends the effect of this type; what it did goes at once unless `animated`.
    public final func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect, animated: animated, completion)
    }

    /// Ends the effect of this type; what it did goes at once unless `animated`.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect, animated: animated, completion)
    }

    /// Ends `effect`.
    package final func end(
        _ effect: any SymbolEffect, animated: Bool, _ completion: UISymbolEffectCompletion? = nil
    ) {
        effects?.remove(effect, animated: animated, completion)
    }

    /// Ends all effects; what they did goes at once unless `animated`.
    public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        effects?.removeAll(animated: animated)
    }

    // MARK: Replacing

    /// Shows `image`, a symbol, which takes the place of the one before by `contentTransition`. What is no symbol is
    /// shown at once.
    public final func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        replace(by: contentTransition, options, completion, isSymbol: image.isSymbolImage) { self.image = image }
    }

    /// Makes `change`, after which another symbol is shown, by `effect`.
    package final func replace(
        by effect: any SymbolEffect, _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion? = nil,
        isSymbol: Bool, _ change: () -> Void
    ) {
        guard isSymbol, image?.isSymbolImage == true, window != nil else {
            change()
            completion?(UISymbolEffectCompletionContext(isFinished: false, effect: effect, sender: self))
            return
        }
        madeEffects().replace(by: effect, options, completion, change)
    }

    // MARK: Layers

    /// The view's effects, with the symbol in layers of its own.
    private func madeEffects() -> SymbolEffects {
        if let effects { return effects }
        let made = SymbolEffects(self)
        effects = made
        refresh()
        return made
    }

    /// Shows the image itself again where no effect needs its parts.
    final func endEffectsIfDone() {
        guard let effects, !effects.isNeeded else { return }
        effects.end()
        self.effects = nil
        refresh()
    }

    /// Shows the parts of `image`, where there are effects, in place of it. Returns whether there are.
    final func showsParts(of image: UIImage?) -> Bool {
        guard let effects else { return false }
        guard let image, image.isSymbolImage else {
            effects.show([], in: bounds)
            return image == nil
        }
        effects.show(parts(of: image), in: shownRect(of: image))
        return true
    }

    private func parts(of image: UIImage) -> [SymbolPart] {
        guard let symbol = image.parts.symbol else {
            return pixels(of: image).map { [SymbolPart(pixels: $0, order: nil, opacity: 1)] } ?? []
        }
        var density = image.scale
        if isStretched(image), image.size.width > 0, image.size.height > 0 {
            density *= max(bounds.width / image.size.width, bounds.height / image.size.height, 0.01)
        }
        let tint = (tintColor ?? .systemBlue).value(in: traitCollection).cgColor.rgba
        let isTemplate = image.renderingMode == .alwaysTemplate
        let parts = symbol.parts(scale: density, tint: tint, isTemplate: isTemplate, for: traitCollection)
        guard image.flipsForRightToLeftLayoutDirection, isRightToLeft else { return parts }
        return parts.compactMap { part in
            UIImage(cgImage: part.pixels, scale: 1, orientation: .upMirrored).upright
                .map { SymbolPart(pixels: $0, order: part.order, opacity: part.opacity) }
        }
    }

    /// Where `image` is shown.
    private func shownRect(of image: UIImage) -> CGRect {
        let (size, room) = (image.size, bounds)
        guard size.width > 0, size.height > 0 else { return room }
        let (across, down) = (room.width / size.width, room.height / size.height)
        func middle(_ factor: CGFloat) -> CGRect {
            let (width, height) = (size.width * factor, size.height * factor)
            return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
        }
        var rect = middle(1)
        switch contentMode {
        case .scaleToFill, .redraw: return room
        case .scaleAspectFit: return middle(min(across, down))
        case .scaleAspectFill: return middle(max(across, down))
        case .center: break
        case .top: rect.origin.y = room.minY
        case .bottom: rect.origin.y = room.maxY - size.height
        case .left: rect.origin.x = room.minX
        case .right: rect.origin.x = room.maxX - size.width
        case .topLeft: rect.origin = room.origin
        case .topRight: rect.origin = CGPoint(x: room.maxX - size.width, y: room.minY)
        case .bottomLeft: rect.origin = CGPoint(x: room.minX, y: room.maxY - size.height)
        case .bottomRight: rect.origin = CGPoint(x: room.maxX - size.width, y: room.maxY - size.height)
        }
        return rect
    }
}
