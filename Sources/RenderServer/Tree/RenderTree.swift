import CoreGraphics
import OctantBase
import Synchronization

/// The name of a layer, the same in every tree that holds it.
package struct LayerID: Sendable, Hashable {
    package let number: UInt64

    private static let counter = Atomic<UInt64>(0)

    /// A name never given before in this process. Any thread.
    package static func unique() -> LayerID {
        LayerID(number: counter.add(1, ordering: .relaxed).newValue)
    }
}

/// One layer of a committed tree. It never changes; an unchanged subtree is the same object in the next tree.
package final class RenderLayer: Sendable {
    package let id: LayerID
    let appearance: LayerAppearance
    package var properties: LayerProperties { appearance.properties }
    /// The layer's own position in its superlayer's time.
    package let timing: MediaTiming
    /// In the order added; a later one works on what the earlier ones made.
    package let animations: [RenderAnimation]
    /// Written to at the end of life only, as is the mask.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var sublayers: [RenderLayer]
    /// Its alpha cuts this layer with all its sublayers; it lies in this layer's space.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var mask: RenderLayer?
    /// Whether anything in this subtree, this layer included, has an animation or particles.
    package let subtreeIsAnimated: Bool
    /// Whether anything in this subtree, this layer included, is blended.
    package let subtreeBlends: Bool
    /// Whether the background of anything in this subtree, this layer included, may be opaque at any time.
    let subtreeMayCover: Bool
    /// The number of layers in this subtree, masks included.
    package let subtreeCount: Int
    /// The properties that the animations set, each once: a sample restores these.
    let animatedProperties: [AnimatedProperty]
    /// The smallest rectangle around a shape's path, unless an animation changes that; nil for no shape.
    let outline: CGRect?
    /// What a shape's path is, unless an animation changes that.
    let shapeOutline: ShapeOutline
    /// Whether an animation moves or resizes the layer.
    let isMovedByAnimations: Bool
    /// A rectangle in the superlayer's space that contains what the layer and its sublayers draw at any time. Only for
    /// layers that animations move; nil where it cannot be computed.
    let reach: CGRect?
    /// Whether the animations leave alone what is done to the layer and its sublayers as a whole; they may move it.
    let keepsCompositing: Bool
    /// Whether one of the animations is a transition.
    let hasTransition: Bool
    /// Whether the layer shows nothing itself, and does nothing to its sublayers but position them and let them fade.
    let onlyHoldsOthers: Bool
    /// Whether one of the animations lets the layer fade.
    let fadesByAnimations: Bool
    /// Whether the layer holds a single other one, which can fade in its place.
    let holdsOneThatFades: Bool
    /// What is visited in place of a layer that only holds a single other one: both as one.
    let merged: RenderLayer?
    /// Whether all sublayers lie at zPosition 0, at any time.
    let holdsOneDepth: Bool
    /// The steps of the layer, if it does nothing else.
    let steps: SteppedContents?

    package init(
        id: LayerID, properties: LayerProperties, timing: MediaTiming = .layerDefault,
        animations: [RenderAnimation] = [], sublayers: [RenderLayer] = [], mask: RenderLayer? = nil
    ) {
        self.id = id
        appearance = LayerAppearance(properties)
        self.timing = timing
        self.animations = animations
        self.sublayers = sublayers
        self.mask = mask
        var animated =
            !animations.isEmpty || properties.kind.changesByItself || (mask?.subtreeIsAnimated ?? false)
        animatedProperties = animations.isEmpty ? [] : AnimatedProperty.all(in: animations)
        let path = animatedProperties.contains { $0.property.reach == .path } ? nil : properties.shape?.path
        outline = path?.boundingBox
        shapeOutline = path.map { .known(PathOutline($0)) } ?? .unknown
        isMovedByAnimations = animations.contains { $0.containsProperty { $0.changesGeometry } }
        keepsCompositing = animatedProperties.allSatisfy(\.keepsCompositing)
        hasTransition = animations.contains {
            if case .transition = $0.action { true } else { false }
        }
        holdsOneDepth = sublayers.allSatisfy { layer in
            layer.properties.zPosition == 0 && !layer.animations.contains { $0.touches(.zPosition) }
        }
        var count = 1 + (mask?.subtreeCount ?? 0)
        var blends = properties.blendMode != .normal
        var covers =
            (properties.backgroundColor?.rgba.a ?? 0) >= 1
            || animatedProperties.contains { $0.property == .backgroundColor }
        for layer in sublayers {
            blends = blends || layer.subtreeBlends
            covers = covers || layer.subtreeMayCover
            animated = animated || layer.subtreeIsAnimated
            count += layer.subtreeCount
        }
        (subtreeIsAnimated, subtreeBlends, subtreeMayCover) = (animated, blends, covers)
        onlyHoldsOthers =
            !sublayers.isEmpty && mask == nil && !hasTransition
            && Self.onlyHoldsOthers(properties, animatedProperties, blends: blends)
        fadesByAnimations = animatedProperties.contains(where: \.fades)
        holdsOneThatFades = !blends && sublayers.count == 1 && sublayers[0].fadesByItself
        steps = sublayers.isEmpty && mask == nil ? SteppedContents(animations) : nil
        subtreeCount = count
        merged =
            onlyHoldsOthers && timing == .layerDefault
            ? Self.merged(properties, animations, animatedProperties, holding: sublayers) : nil
        reach = isMovedByAnimations ? Self.reach(properties, animations, sublayers, count: count) : nil
    }

    deinit {
        guard holdsLayers else { return }
        var last = (sublayers, mask)
        (sublayers, mask) = ([], nil)
        StackSpace.release(&last.0)
        StackSpace.release(&last.1)
    }

    /// Whether there are any layers in this one, its mask included.
    var holdsLayers: Bool { !sublayers.isEmpty || mask != nil }
}

/// A committed tree: all that is needed to draw a surface at any instant. A value; it crosses threads freely.
package struct RenderTree: Sendable {
    package let root: RenderLayer
    /// The size of the surface in points: what lies outside is not drawn.
    package let size: CGSize

    package init(root: RenderLayer, size: CGSize) { (self.root, self.size) = (root, size) }
}
