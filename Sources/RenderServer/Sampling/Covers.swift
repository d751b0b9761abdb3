import CoreGraphics
import OctantBase

/// A change that is to come in a layer that is drawn, and where it will show: it may be behind something.
struct PendingChange {
    /// The index past the layer's subtree: what covers it comes later in the list.
    var end: Int
    /// The rectangle that contains whatever the change alters, in the surface's points.
    var rect: CGRect
    var change: NextChange
}

/// The largest upright rectangles of a sample that nothing shines through.
///
/// They hold until the sample's next change: whatever could move one of them or make it fade counts towards that,
/// unless it is behind another one that covers the same.
struct Covers {
    private struct Cover {
        var index: Int
        var rect: CGRect
        var area: CGFloat { rect.width * rect.height }
    }

    /// The number of covers that are tested for each change: sheets and panels that cover much are few, and lists of
    /// small views many.
    private static let limit = 4
    /// Points at the edges that do not count: a pixel there may be covered in part. One, for a pixel is no larger.
    private static let edge: CGFloat = 1

    private var largest: [Cover] = []
    /// The layers that soften what lies beneath them: a change there shows beside it, where nothing may cover it.
    private let softeners: [Int]

    /// The covers among `layers` on a surface of `surface`.
    init(in layers: [SampledLayer], surface: CGRect) {
        softeners = layers.indices.filter { layers[$0].appearance.properties.backdropBlur > 0 }
        var index = 0
        while index < layers.count {
            guard layers[index].source.subtreeMayCover, layers[index].leavesOpaque else {
                index = layers[index].subtreeEnd
                continue
            }
            if let rect = layers[index].opaqueRect { add(Cover(index: index, rect: Self.certain(rect, on: surface))) }
            index += 1
        }
    }

    /// Whether any layer softens what lies beneath it.
    var hasSofteners: Bool { !softeners.isEmpty }

    /// Whether nothing of `change` will be seen.
    func hide(_ change: PendingChange) -> Bool {
        largest.contains { cover in
            cover.index >= change.end && cover.rect.contains(change.rect)
                && !softeners.contains { change.end <= $0 && $0 < cover.index }
        }
    }

    private mutating func add(_ cover: Cover) {
        guard cover.area > 0 else { return }
        if largest.count < Self.limit {
            largest.append(cover)
        } else if let least = largest.indices.min(by: { largest[$0].area < largest[$1].area }),
            largest[least].area < cover.area
        {
            largest[least] = cover
        }
    }

    /// `rect` without its edges, save those at the surface's.
    private static func certain(_ rect: CGRect, on surface: CGRect) -> CGRect {
        let left = rect.minX <= surface.minX ? rect.minX : rect.minX + edge
        let top = rect.minY <= surface.minY ? rect.minY : rect.minY + edge
        let right = rect.maxX >= surface.maxX ? rect.maxX : rect.maxX - edge
        let bottom = rect.maxY >= surface.maxY ? rect.maxY : rect.maxY - edge
        guard right > left, bottom > top else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension SampledLayer {
    /// Whether what is opaque in the layer and its sublayers stays so, and is cut at upright edges only.
    fileprivate var leavesOpaque: Bool {
        guard appearance.properties.opacity == 1, source.mask == nil, tint == nil, raster == nil, transition == nil,
            appearance.properties.blendMode == .normal, appearance.properties.colorMatrix == nil, !source.isolates
        else {
            return false
        }
        return !appearance.properties.masksToBounds || (appearance.properties.cornerRadius == 0 && isUpright)
    }

    /// The rectangle where the layer's own background is opaque; nil for none.
    fileprivate var opaqueRect: CGRect? {
        guard let color = appearance.properties.backgroundColor, color.rgba.a >= 1,
            appearance.properties.cornerRadius == 0,
            isUpright
        else { return nil }
        let rect = transform.bounds(of: appearance.properties.bounds.standardized).shared(with: clip)
        return rect.isNull ? nil : rect
    }

    private var isUpright: Bool { transform.isAffine && transform.affine.keepsRectsUpright }
}

extension SampledTree {
    /// Whether the first thing that is painted in `rect`, in pixels at `scale` pixels a point, is opaque and hides all
    /// of it: what a bitmap held before does then not matter.
    func beginsOpaque(in rect: PixelRect, scale: CGFloat) -> Bool {
        for layer in layers {
            guard layer.isPlain, layer.appearance.properties.opacity == 1 else { return false }
            if layer.ownRect.isNull { continue }
            guard let color = layer.appearance.properties.backgroundColor, color.rgba.a == 1,
                layer.appearance.properties.cornerRadius == 0, layer.transform.isAffine,
                layer.transform.affine.keepsRectsUpright
            else { return false }
            let box = layer.transform.bounds(of: layer.appearance.properties.bounds.standardized).scaled(by: scale)
            return box.contains(rect.rect)
        }
        return false
    }
}
