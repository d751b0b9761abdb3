import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

extension AnimatableProperty {
    /// All but those of an emitter's cells.
    static let layersOwn = allCases.filter { $0.owner.location != .cell }

    /// Two values that it accepts, unlike its default.
    var ends: (from: AnimationValue, to: AnimationValue) {
        switch kind {
        case .scalar:
            switch limit {
            case .count, .notNegative: (.scalar(2), .scalar(6))
            default: (.scalar(0.2), .scalar(0.6))
            }
        case .switch_: (.scalar(0), .scalar(1))
        case .point: (.point(CGPoint(x: 0.2, y: 0.3)), .point(CGPoint(x: 0.6, y: 0.9)))
        case .size: (.size(CGSize(width: 2, height: 3)), .size(CGSize(width: 6, height: 9)))
        case .rect:
            (.rect(CGRect(x: 0, y: 0, width: 0.5, height: 1)), .rect(CGRect(x: 0.2, y: 0, width: 0.1, height: 2)))
        case .color: (.color(RGBA(r: 1, g: 0, b: 0.5)), .color(RGBA(r: 0, g: 1, b: 0.5)))
        case .transform: (.transform(.translation(1, 2, 3)), .transform(.translation(5, 4, 3)))
        case .path:
            (
                .path(PathGeometry(rect: CGRect(x: 0, y: 0, width: 1, height: 2))),
                .path(PathGeometry(rect: CGRect(x: 2, y: 0, width: 5, height: 2)))
            )
        case .image: (.image(Layers.image(2, .white)), .image(Layers.image(2, .clear)))
        case .colors: (.colors([.white, .clear]), .colors([.clear, .white]))
        case .numbers where self == .colorMatrix:
            (.numbers((0..<20).map { $0 % 6 == 0 ? 0.5 : 0 }), .numbers((0..<20).map { $0 % 6 == 0 ? 1 : 0.1 }))
        case .numbers: (.numbers([0, 0.5]), .numbers([0.5, 1]))
        }
    }
}

@Suite("Every property that animates")
struct EveryPropertyTests {
    /// A layer that has `property`, with an emitter's cell where that has it.
    private func layer(with property: AnimatableProperty) -> (properties: LayerProperties, cell: LayerID?) {
        guard property.owner.location == .cell else { return (property.owner.blank, nil) }
        var (properties, emitter) = (LayerProperties(), EmitterProperties())
        emitter.cells = [EmitterCell(), EmitterCell()]
        properties.emitter = emitter
        return (properties, emitter.cells[1].id)
    }

    /// Whether both are the same to the precision of a Float.
    private func areSame(_ one: AnimationValue?, _ other: AnimationValue?) -> Bool {
        guard let one, let other else { return one == other }
        return one.distance(to: other).map { $0 < 1e-6 } ?? (one == other)
    }

    @Test("each has a name of its own, by which it is found")
    func names() {
        #expect(Set(AnimatableProperty.allCases.map(\.rawValue)).count == AnimatableProperty.allCases.count)
        for (index, property) in AnimatableProperty.allCases.enumerated() { #expect(property.index == index) }
        var found: [String: AnimatableProperty] = [:]
        for property in AnimatableProperty.layersOwn {
            for path in property.keyPaths {
                #expect(AnimatableProperty(keyPath: path) == property)
                #expect(found.updateValue(property, forKey: path) == nil, "\(path) is two properties'")
            }
        }
        for property in AnimatableProperty.ofCells { #expect(AnimatableProperty(keyPath: property.rawValue) == nil) }
        #expect(AnimatableProperty(keyPath: "isHidden") == .hidden && AnimatableProperty(keyPath: "frame") == nil)
    }

    @Test("a layer answers what was set, and nothing else of it changes", arguments: AnimatableProperty.allCases)
    func setting(_ property: AnimatableProperty) throws {
        let (new, cell) = layer(with: property)
        var changed = new
        let (from, to) = property.ends
        for value in [from, to] {
            changed.set(property, to: value, in: cell)
            #expect(areSame(changed.value(of: property, in: cell), value))
        }
        #expect(new.value(of: property, in: cell) == property.defaultValue, "a copy is left alone")
        #expect(new.has(property) && changed != new)
        withUnsafePointer(to: new) { changed.restore(property, in: cell, from: $0) }
        #expect(changed == new)
        // What another kind of layer has is left alone.
        if property.owner != .layer {
            var plain = LayerProperties()
            plain.set(property, to: to, in: cell)
            #expect(plain == LayerProperties() && plain.value(of: property) == nil && !plain.has(property))
        }
        // So is a value of another kind.
        changed.set(property, to: .vector(SIMD3(1, 2, 3)), in: cell)
        #expect(changed == new)
    }

    @Test(
        "a part is a part of the whole: read and set by itself, it leaves the rest",
        arguments: AnimatableProperty.layersOwn.filter { $0.part == nil })
    func parts(_ whole: AnimatableProperty) throws {
        let positions = PropertyPart.members(in: whole.kind)
        #expect(positions.isEmpty == ![.point, .size, .rect, .transform].contains(whole.kind))
        for location in positions {
            let property = try #require(AnimatableProperty(keyPath: "\(whole.rawValue).\(location.name)"))
            #expect(property.part == location.part && property.owner == whole.owner && property.kind == location.kind)
            var changed = whole.owner.blank
            changed.set(whole, to: whole.ends.to)
            let before = try #require(changed.value(of: whole))
            #expect(areSame(changed.value(of: property), before.part(location.name)))
            let value = location.kind == .scalar ? .scalar(0.35) : property.ends.from
            changed.set(property, to: value)
            #expect(areSame(changed.value(of: property), value))
            #expect(changed.value(of: whole) == before.setting(location.name, to: value))
            for other in positions where location.kind == .scalar && other.kind == .scalar && whole.kind != .transform {
                let isSame = areSame(changed.value(of: whole)?.part(other.name), before.part(other.name))
                #expect(isSame == (other.name != location.name))
            }
        }
    }

    @Test(
        "half way through an animation it lies half way, or changes over there", arguments: AnimatableProperty.allCases)
    func animating(_ property: AnimatableProperty) throws {
        let (before, cell) = layer(with: property)
        let (from, to) = property.ends
        var basic = BasicAnimation(property: property, from: from, to: to)
        basic.cell = cell
        let animation = RenderAnimation(timing: Layers.timing(duration: 1), content: .basic(basic))
        func shown(_ time: Double) throws -> AnimationValue {
            try #require(before.applying([animation], at: time).value(of: property, in: cell))
        }
        if property.kind == .switch_ {
            #expect(try shown(0.49) == from && shown(0.51) == to)
        } else {
            let half = try shown(0.5)
            #expect(areSame(half, from.interpolated(to: to, fraction: 0.5)))
            #expect(!areSame(half, from) && !areSame(half, to))
            if let all = from.distance(to: to), let first = from.distance(to: half), let second = half.distance(to: to)
            {
                #expect(abs(first + second - all) < 1e-6)
            }
        }
        #expect(before.applying([animation], at: -1) == before)
    }

    @Test("numbers keep to their limits, but for those that add up", arguments: AnimatableProperty.allCases)
    func limits(_ property: AnimatableProperty) {
        guard property.kind == .scalar, property.part == nil else { return }
        var (changed, cell) = layer(with: property)
        let start = changed.value(of: property, in: cell)
        changed.set(property, to: .scalar(-3), in: cell)
        let low: AnimationValue? =
            switch property.limit {
            case .any: .scalar(-3)
            case .notNegative, .count: .scalar(0)
            case .fraction: .scalar(property.change.contains(.adds) ? -3 : 0)
            case .positive: start
            }
        #expect(changed.value(of: property, in: cell) == low)
        changed.set(property, to: .scalar(1e5), in: cell)
        let high: AnimationValue =
            switch property.limit {
            case .any, .notNegative, .positive: .scalar(1e5)
            case .count(let most): .scalar(Double(most))
            case .fraction: .scalar(property.change.contains(.adds) ? 1e5 : 1)
            }
        #expect(changed.value(of: property, in: cell) == high)
    }
}

@Suite("Every change that shows")
struct EveryChangeTests {
    /// Eight points square, its first quarter of another colour.
    private let image: CGImage? = {
        let corner = Layers.layer(CGRect(x: 0, y: 0, width: 4, height: 4), color: RGBA(r: 0.9, g: 0.4, b: 0, a: 0.5))
        let tree = Layers.tree(8, 8, [corner])
        return OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1).map(CGImage.init(bitmap:))
    }()

    /// An otherwise empty tree with everything that layers of the kind draw.
    private func tree(with property: AnimatableProperty, _ value: AnimationValue, _ ids: [LayerID]) -> RenderTree {
        var appearance = property.owner.blank
        appearance.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        (appearance.position, appearance.anchorPoint) = (CGPoint(x: 30, y: 30), CGPoint(x: 0.5, y: 0.5))
        (appearance.backgroundColor, appearance.borderWidth) = (CGColor(rgba: RGBA(r: 0, g: 0.5, b: 0.2)), 2)
        (appearance.shadow.opacity, appearance.shadow.radius) = (1, 2)
        appearance.contents = image
        let outline = PathGeometry(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 14))
        if var shape = appearance.shape {
            (shape.path, shape.strokeColor, shape.lineDashPattern) = (outline, .black, [3, 2])
            appearance.shape = shape
        }
        if var gradient = appearance.gradient {
            gradient.colors = [.white, .black]
            appearance.gradient = gradient
        }
        if var replicator = appearance.replicator {
            (replicator.count, replicator.transform) = (2, .translation(9, 3, 0))
            replicator.color = CGColor(rgba: RGBA(r: 0.3, g: 0.3, b: 0.3, a: 0.3))
            appearance.replicator = replicator
        }
        if var text = appearance.text {
            (text.content, text.fontSize) = (.plain("O"), 12)
            appearance.text = text
        }
        appearance.set(property, to: value)
        let inner = Layers.layer(CGRect(x: 25, y: 15, width: 12, height: 12), color: .white, id: ids[1])
        let layer = RenderLayer(id: ids[0], properties: appearance, sublayers: [inner])
        return RenderTree(
            root: Layers.layer(CGRect(x: 0, y: 0, width: 60, height: 60), sublayers: [layer], id: ids[2]),
            size: CGSize(width: 60, height: 60))
    }

    @Test("it lies in what is drawn anew")
    func damage() throws {
        var seen: Set<String> = []
        for property in AnimatableProperty.layersOwn where property.part == nil && property.owner.name != "emitter" {
            let ids = [LayerID.unique(), LayerID.unique(), LayerID.unique()]
            let trees = [property.ends.from, property.ends.to].map { tree(with: property, $0, ids) }
            let old = try #require(OffscreenRenderer.bitmap(of: trees[0], at: 0, scale: 1))
            let new = try #require(OffscreenRenderer.bitmap(of: trees[1], at: 0, scale: 1))
            let limits = PixelRect(x: 0, y: 0, width: 60, height: 60)
            let damage = trees[1].sample(at: 0).damage(since: trees[0].sample(at: 0), scale: 1, limits: limits)
            for y in 0..<60 {
                for x in 0..<60 where old.pixel(x: x, y: y) != new.pixel(x: x, y: y) {
                    seen.insert(property.rawValue)
                    let isCovered = damage.rects.contains {
                        x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
                    }
                    #expect(isCovered, "\(property) at \(x), \(y)")
                }
            }
        }
        // Depth among nothing, the grain of what fills the bounds or is no image, what stretches of an even edge,
        // paused time, round corners.
        let unseen: Set = [
            "zPosition", "anchorPointZ", "contentsScale", "contentsCenter", "rasterizationScale", "instanceDelay",
            "miterLimit",
        ]
        for property in AnimatableProperty.layersOwn where property.part == nil && property.owner.name != "emitter" {
            #expect(seen.contains(property.rawValue) != unseen.contains(property.rawValue), "\(property)")
        }
    }
}

/// Properties of which the table alone does not tell how they animate.
@Suite("Single properties that animate")
struct SinglePropertyTests {
    @Test("the locations of a gradient that has none are even ones")
    func locations() {
        var properties = LayerProperties()
        properties.gradient = GradientProperties()
        properties.gradient?.colors = [.white, .black, .white]
        #expect(properties.value(of: .locations) == .numbers([0, 0.5, 1]))
    }

    @Test("what moves a layer changes geometry, what colours it does not")
    func reach() {
        let moving: [AnimatableProperty] = [
            .bounds, .positionX, .zPosition, .rotationZ, .sublayerScale, .blurRadius, .shadowRadius, .path, .lineWidth,
            .instanceDelay, .emitterPosition,
        ]
        for property in moving { #expect(property.changesGeometry, "\(property)") }
        let still: [AnimatableProperty] = [
            .opacity, .hidden, .masksToBounds, .backgroundColor, .cornerRadius, .contents, .contentsRectWidth,
            .strokeEnd, .colors, .startPointX, .fontSize,
        ]
        for property in still { #expect(!property.changesGeometry, "\(property)") }
    }

    @Test("what has nothing in between to be seen does not animate by itself, or not in blocks")
    func changes() {
        func names(_ change: AnimatableProperty.Change) -> Set<String> {
            Set(AnimatableProperty.layersOwn.filter { $0.part == nil && !$0.change.contains(change) }.map(\.rawValue))
        }
        #expect(
            names(.animatesByItself) == [
                "path", "shadowPath", "contentsScale", "hidden", "birthRate", "velocity", "scale", "spin",
            ])
        #expect(
            names(.animatesInBlocks) == [
                "path", "shadowPath", "contentsScale", "hidden", "rasterizationScale", "contents", "masksToBounds",
                "colors", "locations", "color matrix",
            ])
        let adding = AnimatableProperty.layersOwn.filter { $0.part == nil && $0.change.contains(.adds) }
        #expect(
            adding.map(\.rawValue) == [
                "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "opacity",
            ])
    }
}
