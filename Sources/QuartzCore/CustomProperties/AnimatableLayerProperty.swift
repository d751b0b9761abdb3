import CoreGraphics
import RenderServer

/// Declares a property of a layer subclass that animates by its name and draws the layer anew when it changes, where on
/// Apple's systems one writes `@NSManaged`:
///
/// ```swift
/// final class PieLayer: CALayer {
///     @AnimatableLayerProperty var progress: CGFloat = 0
///
///     override func draw(in ctx: CGContext) { … progress … }
/// }
///
/// let animation = CABasicAnimation(keyPath: "progress")
/// animation.fromValue = 0
/// animation.toValue = 1
/// pie.add(animation, forKey: nil)
/// ```
///
/// While an animation of it runs, `display()` is called for every frame on the layer itself, and `draw(in:)` (or the
/// delegate's) on a copy of it made with `init(layer:)`, whose property holds the animated value; `presentation()` has
/// it too. Unlike all other animations this one needs the thread that the layer belongs to: a blocked main thread stops
/// it.
///
/// The value may be of any type. Numbers, CGPoint, CGSize, CGRect, CATransform3D, CGColor and CGPath animate; others
/// only draw anew. `value(forKey:)`, `setValue(_:forKey:)` and `action(forKey:)` know the property by its name; setting
/// it runs an action only if the search finds one. Until it is set it holds what the class's `defaultValue(forKey:)`
/// returns for it, or else its first value.
@propertyWrapper
public struct AnimatableLayerProperty<Value> {
    /// The identity of one declared property of one layer, and its name.
    final class Token {
        var name: String?
    }

    let initial: Value
    let token = Token()

    /// A property with this value until another is set.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// The property's value: to be had through a layer only.
    @available(*, unavailable, message: "@AnimatableLayerProperty is for properties of CALayer subclasses")
    public var wrappedValue: Value {
        get { initial }
        set {}
    }

    /// The value on `layer`.
    public static subscript<Layer: CALayer>(
        _enclosingInstance layer: Layer,
        wrapped wrapped: ReferenceWritableKeyPath<Layer, Value>,
        storage storage: ReferenceWritableKeyPath<Layer, AnimatableLayerProperty<Value>>
    ) -> Value {
        get {
            let declared = layer[keyPath: storage]
            guard let name = declared.name(in: layer),
                let stored = layer.custom[name] ?? type(of: layer).defaultValue(forKey: name)
            else { return declared.initial }
            return CustomValue.opened(stored, as: Value.self) ?? declared.initial
        }
        set {
            guard let name = layer[keyPath: storage].name(in: layer) else { return }
            layer.setCustomValue(CustomValue.stored(newValue), name)
        }
    }

    private func name(in layer: CALayer) -> String? {
        if let name = token.name { return name }
        token.name = layer.declaredProperties.first { $0.identity === token }?.name
        return token.name
    }
}

/// A declared property, whatever its type.
protocol DeclaredLayerProperty {
    /// The identity of the property.
    var identity: AnyObject { get }
    /// The value before any was set.
    var initialValue: Any { get }
}

extension AnimatableLayerProperty: DeclaredLayerProperty {
    var identity: AnyObject { token }
    var initialValue: Any { initial }
}

extension CALayer {
    /// The properties that the layer's class and those above it declare with `@AnimatableLayerProperty`.
    var declaredProperties: [(name: String, identity: AnyObject, initial: Any)] {
        var result: [(String, AnyObject, Any)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror, level.subjectType != CALayer.self {
            for (label, value) in level.children {
                // A wrapped property is stored under its name with an underscore before.
                guard let label, label.hasPrefix("_"), let declared = value as? any DeclaredLayerProperty else {
                    continue
                }
                result.append((String(label.dropFirst()), declared.identity, declared.initialValue))
            }
            mirror = level.superclassMirror
        }
        return result
    }
}
