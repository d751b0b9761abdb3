import QuartzCore
import RenderServer
import Testing

@Suite("Every property that animates, by key")
struct EveryKeyTests {
    /// All of layers but those that have no public accessor.
    static let properties = AnimatableProperty.allCases.filter { AnimatableProperty(keyPath: $0.rawValue) == $0 }
        .filter { $0 != .blurRadius && $0 != .colorMatrix }

    /// A new layer of the kind that has `property`.
    private func layer(with property: AnimatableProperty) throws -> CALayer {
        let layers: [String: CALayer] = [
            "layer": CALayer(), "shape": CAShapeLayer(), "gradient": CAGradientLayer(),
            "replicator": CAReplicatorLayer(), "text": CATextLayer(), "emitter": CAEmitterLayer(),
            "transform": CATransformLayer(),
        ]
        return try #require(layers[property.owner.name], "a class for \(property.owner.name) layers")
    }

    /// Two values that `property` accepts, unlike its default.
    private func ends(of property: AnimatableProperty) throws -> (from: AnimationValue, to: AnimationValue) {
        func rendered(_ gray: CGFloat) throws -> CGImage {
            let bitmap = try #require(Bitmap(width: 2, height: 2))
            let context = try #require(CGContext(bitmap: bitmap, scale: 1))
            context.setFillColor(CGColor(gray: gray, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            return CGImage(bitmap: bitmap)
        }
        func path(_ width: CGFloat) -> AnimationValue {
            .path(PathGeometry(rect: CGRect(x: 0, y: 0, width: width, height: 2)))
        }
        return switch property.kind {
        case .scalar:
            if case .count = property.limit { (.scalar(2), .scalar(6)) } else { (.scalar(0.25), .scalar(0.75)) }
        case .switch_: (.scalar(0), .scalar(1))
        case .point: (.point(CGPoint(x: 0.25, y: 0.5)), .point(CGPoint(x: 0.75, y: 0.25)))
        case .size: (.size(CGSize(width: 2, height: 3)), .size(CGSize(width: 6, height: 9)))
        case .rect:
            (.rect(CGRect(x: 0, y: 0, width: 0.5, height: 1)), .rect(CGRect(x: 0.25, y: 0, width: 0.125, height: 2)))
        case .color: (.color(RGBA(r: 1, g: 0, b: 0.5)), .color(RGBA(r: 0, g: 1, b: 0.5)))
        case .transform: (.transform(.translation(1, 2, 3)), .transform(.translation(5, 4, 3)))
        case .path: (path(3), path(8))
        case .image: (.image(try rendered(0)), .image(try rendered(1)))
        case .colors: (.colors([.white, .black]), .colors([.black, .white]))
        case .numbers: (.numbers([0, 0.5]), .numbers([0.5, 1]))
        }
    }

    /// Whether both have the same values.
    private func areSame(_ one: AnimationValue?, _ other: AnimationValue?) -> Bool {
        guard case .scalar(let a)? = one, case .scalar(let b)? = other else { return one == other }
        return abs(a - b) < 1e-9
    }

    @Test("a new layer answers the default, and the class does", arguments: properties)
    func defaults(_ property: AnimatableProperty) throws {
        let layer = try layer(with: property)
        #expect(layer.properties.value(of: property) == property.defaultValue)
        let answered = "\(layer.value(forKeyPath: property.rawValue) ?? "none")"
        guard property.part == nil else { return }
        for key in property.keyPaths {
            #expect("\(type(of: layer).defaultValue(forKey: key) ?? "none")" == answered, "\(key)")
        }
    }

    @Test("it is set and read by its key path", arguments: properties)
    func setting(_ property: AnimatableProperty) throws {
        let layer = try layer(with: property)
        let ends = try ends(of: property)
        for value in [ends.from, ends.to] {
            for path in property.keyPaths {
                layer.setValue(value.boxed, forKeyPath: path)
                #expect(areSame(layer.properties.value(of: property), value), "\(path)")
                layer.setValue(layer.value(forKeyPath: path), forKeyPath: path)
                #expect(areSame(layer.properties.value(of: property), value), "\(path)")
            }
        }
    }

    @Test("half way through an animation of its key path it lies half way", arguments: properties)
    func animating(_ property: AnimatableProperty) throws {
        let scene = LayerScene()
        let layer = scene.sublayer(try layer(with: property))
        let (model, (from, to)) = (layer.properties.value(of: property), try ends(of: property))
        let animation = CABasicAnimation(keyPath: property.rawValue)
        (animation.fromValue, animation.toValue, animation.duration) = (from.boxed, to.boxed, 1)
        layer.add(animation, forKey: nil)
        scene.run(0.5)
        let half = try #require(layer.presentation()).properties.value(of: property)
        #expect(half != nil && (property.kind == .switch_ || !areSame(half, from)))
        #expect(!areSame(half, to) || property.kind == .switch_)
        #expect(layer.properties.value(of: property) == model)
    }
}
