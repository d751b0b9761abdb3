import CoreGraphics

/// The appearance of a layer at one instant: its committed properties with the animations applied.
///
/// It is separate from the sample that shows it. A layer without animations then needs no copy, and one with them is
/// changed in the memory of two samples ago, so that sampling a tree again allocates nothing.
///
/// Unchecked, because nothing guards it but this rule: an appearance that is committed never changes, and a pool writes
/// only to those that nobody else holds. That is why the run-time checks of exclusive access are left out too.
final class LayerAppearance: @unchecked Sendable {
    /// The properties are stored separately, so that one of them can be restored from another appearance without a copy
    /// of all.
    private let storage: UnsafeMutablePointer<LayerProperties>
    /// The layer whose animations were last applied to `properties`; nil for an appearance without any.
    @exclusivity(unchecked) private var source: RenderLayer?

    init(_ properties: LayerProperties) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: properties)
    }

    deinit {
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    var properties: LayerProperties {
        @inline(__always) _read { yield storage.pointee }
    }

    /// The address of the properties, which stays as long as the appearance: what is asked there copies none of them.
    var address: UnsafePointer<LayerProperties> {
        @inline(__always) get { UnsafePointer(storage) }
    }

    /// Draws nothing: what a layer in transition draws besides its two images.
    static let nothing = LayerAppearance(LayerProperties())

    /// The same without what is done to the layer's finished image: opacity, colours, blending.
    var untreated: LayerAppearance {
        var untreated = properties
        (untreated.opacity, untreated.blendMode, untreated.colorMatrix) = (1, .normal, nil)
        return LayerAppearance(untreated)
    }

    /// The same, laid over what is there.
    var unblended: LayerAppearance {
        guard properties.blendMode != .normal else { return self }
        var unblended = properties
        unblended.blendMode = .normal
        return LayerAppearance(unblended)
    }

    /// Draws nothing, and is blended like the layer that has these properties.
    static func blended(like properties: LayerProperties) -> LayerAppearance {
        guard properties.blendMode != .normal else { return nothing }
        var blended = LayerProperties()
        blended.blendMode = properties.blendMode
        return LayerAppearance(blended)
    }

    /// Sets the appearance to that of `layer` at `localTime`, seconds of its own time.
    fileprivate func apply(_ layer: RenderLayer, at localTime: Double) {
        if source === layer {
            let base = UnsafePointer(layer.appearance.storage)
            for animated in layer.animatedProperties {
                storage.pointee.restore(animated.property, in: animated.cell, from: base)
            }
        } else {
            storage.pointee = layer.appearance.properties
            source = layer
        }
        for index in layer.animations.indices { storage.pointee.apply(layer.animations[index], at: localTime) }
    }

    /// Shows `image` from now on; false if it does already. Only for the owner of the sample whose appearance this is,
    /// and a layer whose animation sets the contents: the next sample sets them anew.
    func show(_ image: CGImage) -> Bool {
        guard properties.contents !== image else { return false }
        storage.pointee.contents = image
        return true
    }
}

/// The appearances of the animated layers of one sample, used again by the next one that reuses its memory. Confined to
/// one thread, like the sample.
struct AppearancePool {
    /// In the order of the walk: as long as the tree is the same, each layer comes upon its own.
    private var appearances: [LayerAppearance] = []
    private var used = 0

    /// Makes all appearances available again; those the last sample had no use for are released.
    mutating func rewind() {
        if used < appearances.count { appearances.removeLast(appearances.count - used) }
        used = 0
    }

    /// The appearance of `layer` at `localTime`, seconds of its own time.
    mutating func appearance(of layer: RenderLayer, at localTime: Double) -> LayerAppearance {
        if layer.animations.isEmpty { return layer.appearance }
        if used == appearances.count {
            appearances.append(LayerAppearance(layer.appearance.properties))
        } else if !isKnownUniquelyReferenced(&appearances[used]) {
            appearances[used] = LayerAppearance(layer.appearance.properties)
        }
        let appearance = appearances[used]
        used += 1
        appearance.apply(layer, at: localTime)
        return appearance
    }
}
