import CoreGraphics
import Testing

@testable import RenderServer

extension AnimatableProperty {
    /// All but those of an emitter's cells.
    static let layersOwn = allCases.filter { $0 != .cellNumber && $0 != .cellColor }
}

@Suite("Every property that animates")
struct EveryPropertyTests {
    /// A layer of the kind that has `property`.
    private func properties(with property: AnimatableProperty) -> LayerProperties {
        var properties = LayerProperties()
        switch property.owner {
        case .layer: break
        case .shape: properties.shape = ShapeProperties()
        case .gradient: properties.gradient = GradientProperties()
        case .replicator: properties.replicator = ReplicatorProperties()
        case .text: properties.text = TextProperties()
        case .emitter: properties.emitter = EmitterProperties()
        }
        return properties
    }

    private func ends(of kind: AnimatableProperty.Kind) -> (from: AnimationValue, to: AnimationValue) {
        switch kind {
        case .scalar: (.scalar(0.2), .scalar(0.6))
        case .switch_: (.scalar(1), .scalar(1))
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
        case .numbers: (.numbers([0, 0.5]), .numbers([0.5, 1]))
        }
    }

    @Test(
        "it takes the value between its ends, and nothing else of the layer changes",
        arguments: AnimatableProperty.layersOwn)
    func interpolates(_ property: AnimatableProperty) throws {
        let before = properties(with: property)
        let (from, to) = ends(of: property.kind)
        let animation = Layers.basic(property, from: from, to: to, timing: Layers.timing(duration: 4))
        let shown = before.applying([animation], at: 1)
        let value = try #require(shown.value(of: property))
        let wanted = from.interpolated(to: to, fraction: 0.25)
        switch (value, wanted) {
        case (.scalar(let a), .scalar(let b)):
            // Opacities are Float; a count of instances is a whole number.
            #expect(abs(a - (property == .instanceCount ? b.rounded(.down) : b)) < 1e-6)
        default: #expect(value == wanted)
        }
        // With the old value put back, it is the old layer.
        let canBeNone: [AnimatableProperty.Kind] = [.path, .color, .colors, .numbers]
        if let old = before.value(of: property), !canBeNone.contains(property.kind) {
            var restored = shown
            restored.set(property, to: old)
            #expect(restored == before || property.transformPart != nil)
        }
        #expect(before.applying([animation], at: -1) == before)
        #expect(AnimatableProperty(keyPath: property.rawValue) == property)
    }
}
