import CoreGraphics

extension SampledTree {
    /// The damage that must be painted anew to get from the image of `old` to this one, both on a surface of `limits`
    /// pixels at `scale` pixels a point.
    package func damage(since old: SampledTree, scale: CGFloat, limits: PixelRect) -> Damage {
        var collector = DamageCollector(scale: scale, limits: limits)
        collector.compare(old, self)
        collector.spreadThroughBackdrops(old, self)
        return Damage(merging: collector.rects)
    }
}

extension SampledTree {
    /// Whether one list of layers differs visibly from another within `limits`, in pixels at `scale` pixels a point;
    /// both begin with the first layer of their sample.
    static func differ(
        _ old: ArraySlice<SampledLayer>, _ new: ArraySlice<SampledLayer>, scale: CGFloat, within limits: PixelRect
    ) -> Bool {
        var collector = DamageCollector(scale: scale, limits: limits)
        collector.compare(old, new)
        return !collector.rects.isEmpty
    }
}

private struct DamageCollector {
    let scale: CGFloat
    let limits: PixelRect
    var rects: [PixelRect] = []

    private mutating func add(_ rect: CGRect, _ spill: Spill) {
        let rect = spill.around(rect)
        guard !rect.isNull, !rect.isEmpty else { return }
        let pixels = PixelRect(onPixelsOf: rect, scale: scale, within: limits)
        if !pixels.isEmpty && rects.last != pixels { rects.append(pixels) }
    }

    mutating func compare(_ old: SampledTree, _ new: SampledTree) { compare(old.layers[...], new.layers[...]) }

    /// Compares two lists of layers, each from the first layer of its sample on.
    mutating func compare(_ a: ArraySlice<SampledLayer>, _ b: ArraySlice<SampledLayer>) {
        a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in compare(a, b) } }
    }

    /// Compares two lists of layers where they are: they are not small, and most of them in both.
    private mutating func compare(
        _ a: UnsafeBufferPointer<SampledLayer>, _ b: UnsafeBufferPointer<SampledLayer>
    ) {
        guard let old = a.baseAddress, let new = b.baseAddress else { return compareMiddle(a[...], b[...]) }
        var start = 0
        while start < a.count && start < b.count && a[start].name == b[start].name {
            compare(old + start, new + start)
            start += 1
        }
        var (oldEnd, newEnd) = (a.count, b.count)
        while oldEnd > start && newEnd > start && a[oldEnd - 1].name == b[newEnd - 1].name {
            oldEnd -= 1
            newEnd -= 1
            compare(old + oldEnd, new + newEnd)
        }
        guard start < oldEnd || start < newEnd else { return }
        compareMiddle(a[start..<oldEnd], b[start..<newEnd])
    }

    /// Compares the part where layers came, went or changed their order: those present in both, in the same order, are
    /// compared; the others are damaged where they were and where they are.
    private mutating func compareMiddle(
        _ a: Slice<UnsafeBufferPointer<SampledLayer>>, _ b: Slice<UnsafeBufferPointer<SampledLayer>>
    ) {
        var positions: [SampledLayer.Name: Int] = [:]
        for index in a.indices { positions[a[index].name] = index }
        var kept = Set<Int>()
        var last = -1
        for index in b.indices {
            guard let layer = b.base.baseAddress.map({ $0 + index }) else { break }
            if let position = positions[layer.pointee.name], position > last, let old = a.base.baseAddress {
                last = position
                kept.insert(position)
                compare(old + position, layer)
            } else {
                addWhole(layer)
            }
        }
        for index in a.indices where !kept.contains(index) { a.base.baseAddress.map { addWhole($0 + index) } }
    }

    /// All that a layer draws itself, and all that it does something to: a layer that draws nothing is in the sample
    /// only as long as it does, and what is in it may stay. A shadow may be that of a path, where the layer has nothing
    /// of its own.
    private mutating func addWhole(_ layer: UnsafePointer<SampledLayer>) {
        let appearance = layer.pointee.appearance.properties
        let isAlone =
            layer.pointee.shadow == nil && appearance.opacity == 1 && !appearance.masksToBounds
            && !layer.pointee.hasMask && appearance.blendMode == .normal && appearance.colorMatrix == nil
            && !layer.pointee.source.isolates
        add(isAlone ? layer.pointee.ownRect : layer.pointee.subtreeRect, layer.pointee.spill)
    }

    private mutating func compare(_ old: UnsafePointer<SampledLayer>, _ new: UnsafePointer<SampledLayer>) {
        var a: SampledLayer { @inline(__always) _read { yield old.pointee } }
        var b: SampledLayer { @inline(__always) _read { yield new.pointee } }
        if a.source === b.source && a.source.animations.isEmpty && a.transform == b.transform && a.clip == b.clip
            && a.mask == nil && b.mask == nil && a.raster == nil && b.raster == nil && a.tint == b.tint
            && a.particles == nil && b.particles == nil && a.handsBlendingOn == b.handsBlendingOn
            && a.handsOpacityOn == b.handsOpacityOn
        {
            return
        }
        if a.transition != nil || b.transition != nil {
            if transitionDiffers(a, b) {
                add(a.subtreeRect, a.spill)
                add(b.subtreeRect, b.spill)
            }
            return
        }
        let same = a.transform == b.transform && a.clip == b.clip
        let compositesLike =
            (a.source === b.source && a.source.keepsCompositing && (same || !a.appearance.properties.masksToBounds))
            || a.appearance.address.compositesLike(b.appearance.address, samePlace: same)
        if !compositesLike || a.shadow != b.shadow || a.tint != b.tint || a.handsBlendingOn != b.handsBlendingOn
            || a.handsOpacityOn != b.handsOpacityOn || a.source.isolates != b.source.isolates
            || maskDiffers(a, b) || rasterDiffers(a, b)
        {
            add(a.subtreeRect, a.spill)
            add(b.subtreeRect, b.spill)
        } else if !same || !a.appearance.properties.looksLike(b.appearance.properties) || a.particles != b.particles {
            add(a.ownRect, a.spill)
            add(b.ownRect, b.spill)
        }
    }

    /// Adds what changes because something changed beneath a layer that softens what lies there.
    mutating func spreadThroughBackdrops(_ old: SampledTree, _ new: SampledTree) {
        var softened: [PixelRect] = []
        for (index, layer) in new.layers.enumerated() where layer.appearance.properties.backdropBlur > 0 {
            // One that was not there is damaged as a whole already.
            guard let position = old.layers.firstIndex(where: { $0.name == layer.name }) else { continue }
            let backdrop = SampledBackdrop(layer, scale: scale, surface: limits)
            var beneath = DamageCollector(scale: scale, limits: limits)
            beneath.compare(old.layers[..<position], new.layers[..<index])
            for rect in beneath.rects + softened {
                let reached = rect.grown(by: backdrop.reach).intersection(backdrop.rect)
                guard !reached.isEmpty else { continue }
                softened.append(reached)
                add(
                    CGRect(
                        x: CGFloat(reached.x) / scale, y: CGFloat(reached.y) / scale,
                        width: CGFloat(reached.width) / scale, height: CGFloat(reached.height) / scale), layer.spill)
            }
        }
    }

    private func transitionDiffers(_ a: SampledLayer, _ b: SampledLayer) -> Bool {
        guard let old = a.transition, let new = b.transition, old.fraction == new.fraction, a.clip == b.clip,
            old.isOldInFront == new.isOldInFront, a.tint == b.tint, a.properties.blendMode == b.properties.blendMode
        else { return true }
        var collector = DamageCollector(scale: scale, limits: limits)
        collector.compare(old.old, new.old)
        collector.compare(old.new, new.new)
        return !collector.rects.isEmpty
    }

    private func maskDiffers(_ a: SampledLayer, _ b: SampledLayer) -> Bool {
        guard a.hasMask || b.hasMask else { return false }
        guard let old = a.mask, let new = b.mask else { return true }
        var collector = DamageCollector(scale: scale, limits: limits)
        collector.compare(old.tree, new.tree)
        return !collector.rects.isEmpty
    }

    private func rasterDiffers(_ a: SampledLayer, _ b: SampledLayer) -> Bool {
        guard a.raster != nil || b.raster != nil else { return false }
        guard let old = a.raster, let new = b.raster, old.scale == new.scale, old.pixels == new.pixels,
            old.deviation == new.deviation
        else {
            return true
        }
        var collector = DamageCollector(scale: new.scale, limits: new.pixels)
        collector.compare(old.tree, new.tree)
        return !collector.rects.isEmpty
    }
}

extension UnsafePointer<LayerProperties> {
    /// Whether what these properties do to the whole subtree is what `other` does.
    fileprivate func compositesLike(_ other: UnsafePointer<LayerProperties>, samePlace: Bool) -> Bool {
        pointee.opacity == other.pointee.opacity && pointee.masksToBounds == other.pointee.masksToBounds
            && pointee.allowsGroupOpacity == other.pointee.allowsGroupOpacity
            && pointee.blendMode == other.pointee.blendMode && pointee.colorMatrix == other.pointee.colorMatrix
            && (!pointee.masksToBounds
                || (samePlace && pointee.bounds == other.pointee.bounds
                    && pointee.cornersLookLike(other.pointee)))
            && ((!pointee.throwsShadow && !other.pointee.throwsShadow) || pointee.shadow == other.pointee.shadow)
    }
}

extension LayerProperties {
    fileprivate func cornersLookLike(_ other: LayerProperties) -> Bool {
        cornerRadius == other.cornerRadius && cornerCurve == other.cornerCurve
            && roundedCorners == other.roundedCorners && cornerShares == other.cornerShares
    }

    /// Whether the layer's own image, sublayers left out and in the same position, is that of `other`. Every property
    /// counts but those of where the layer is, of its sublayers, and of what `compositesLike` compares.
    fileprivate func looksLike(_ other: LayerProperties) -> Bool {
        var here = other
        (here.position, here.zPosition, here.anchorPoint, here.anchorPointZ) = (
            position, zPosition, anchorPoint, anchorPointZ
        )
        (here.transform, here.sublayerTransform, here.snapsToPixels) = (transform, sublayerTransform, snapsToPixels)
        (here.isDoubleSided, here.shadow, here.masksToBounds) = (isDoubleSided, shadow, masksToBounds)
        return self == here
    }
}

extension PixelRect {
    /// The distance from a whole pixel at which an edge counts as lying on it: far below what 8-bit coverage can show.
    private static let edgeTolerance = 1e-4

    /// The pixels that drawing inside `rect`, in points, can touch. Edges on whole pixels touch no neighbours; others
    /// get a pixel more, for what resampling smears.
    init(onPixelsOf rect: CGRect, scale: CGFloat, within limits: PixelRect) {
        let scaled = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < Self.edgeTolerance }
        let aligned = isWhole(scaled.minX) && isWhole(scaled.minY) && isWhole(scaled.maxX) && isWhole(scaled.maxY)
        guard aligned else {
            self.init(covering: scaled, margin: 1, within: limits)
            return
        }
        let tidy = CGRect(
            x: scaled.minX.rounded(), y: scaled.minY.rounded(), width: scaled.width.rounded(),
            height: scaled.height.rounded())
        self.init(covering: tidy, within: limits)
    }
}
