import CoreGraphics

/// One visible layer at one instant.
package struct SampledLayer {
    /// The identity of a layer among all others of a sample: instances of a replicator share the layer.
    struct Name: Hashable {
        let id: LayerID
        let instance: Int
    }

    /// The committed layer this is a sample of.
    package let source: RenderLayer
    /// The instances of the replicators around it that the layer is in, as one number; 0 in none, and in the first
    /// ones.
    let instance: Int
    /// The colour that the whole subtree is multiplied with; nil for none.
    let tint: RGBA?
    /// The particles that the layer emits; nil for a kind that emits none.
    var particles: [Particle]?
    var name: Name { Name(id: source.id, instance: instance) }
    let appearance: LayerAppearance
    /// The committed properties with the animations applied.
    package var properties: LayerProperties { appearance.properties }
    /// From the layer's own space to the surface, in points.
    package var transform: PlaneTransform
    /// The clip, in the surface's points: the surface cut by every superlayer that masks to its bounds.
    package var clip: CGRect
    /// The rectangle that the layer itself draws, cut by `clip`, in the surface's points; empty when nothing.
    package var ownRect: CGRect
    /// The rectangle that the layer or anything in its subtree draws, in the surface's points.
    package var subtreeRect: CGRect
    /// Whether neither the layer has an animation nor a layer above it one that moves or resizes it: the image is
    /// worth keeping.
    package var isStill: Bool
    /// The index past the last layer of the subtree.
    package var subtreeEnd: Int
    /// The mask at this instant, positioned on the surface too; nil without one.
    var mask: SampledMask?
    /// The two images of a layer in transition; it then draws nothing else, and its sublayers are in them.
    var transition: SampledTransition?
    /// The shadow that is to be drawn; nil without one.
    var shadow: SampledShadow?
    /// Whether the layer shows nothing but one layer in it: if that is blended, then as if it stood here, with all that
    /// this layer does to it.
    var handsBlendingOn = false
    /// Whether the layer shows nothing but layers in it that do not overlap: each of them can fade by itself.
    var handsOpacityOn = false
    /// The distance at which a change of the layer shows.
    var spill = Spill()
    /// The image that replaces the layer and its sublayers, whose samples then are in it and not in the list; nil for a
    /// layer that is drawn directly.
    var raster: SampledRaster?
    /// Whether the layer has a mask. One that draws nothing hides everything.
    package var hasMask: Bool { source.mask != nil && raster == nil }

    /// Whether nothing is done to the subtree as a whole but placing it.
    var isPlain: Bool { isUntreated && !appearance.properties.masksToBounds }

    /// Whether nothing is done to the subtree as a whole but placing it, and maybe cutting it off.
    var isUntreated: Bool { tint == nil && isAtMostTinted }

    /// Whether nothing is done to the subtree as a whole but placing it, maybe cutting it off, and tinting it.
    private var isAtMostTinted: Bool {
        source.mask == nil && shadow == nil && raster == nil && transition == nil && particles == nil
            && appearance.properties.blendMode == .normal && appearance.properties.colorMatrix == nil
            && !source.isolates
    }

    /// What of the layer's opacity is left of it where it is; nil where its colours are other ones there, too.
    var fade: Double? {
        guard let tint else { return 1 }
        return tint.isWhite ? tint.a : nil
    }

    /// What a layer shows and nothing else.
    enum OnlyPart {
        case contents, shape
    }

    /// What the layer shows where that is all, in its own colours, more or less opaque; nil where it may show more.
    var onlyPart: OnlyPart? {
        guard source.sublayers.isEmpty, fade != nil, isAtMostTinted, !appearance.properties.masksToBounds,
            appearance.properties.kind.isPlain, appearance.properties.backdropBlur == 0,
            appearance.properties.backgroundColor == nil, appearance.properties.borderWidth == 0
        else { return nil }
        guard appearance.properties.isShape else { return .contents }
        let isAlone = appearance.properties.contents == nil && appearance.properties.contentsBlend == nil
        return isAlone ? .shape : nil
    }
}

extension CGRect {
    /// Whether anything shows of this rectangle in `clip`. What only touches the edge shows nothing there.
    package func isVisible(in clip: CGRect) -> Bool {
        !isNull && minX < clip.maxX && maxX > clip.minX && minY < clip.maxY && maxY > clip.minY
    }
}
