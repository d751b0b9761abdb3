/// Declares a property of a view class that `appearance()` knows:
///
/// ```swift
/// final class RingView: UIView {
///     @AppearanceProperty var ringColor: UIColor = .systemBlue {
///         didSet { setNeedsDisplay() }
///     }
/// }
///
/// RingView.appearance().ringColor = .systemRed
/// ```
///
/// The value that it is declared with gives way to the appearance's when the view comes into a window; one set later,
/// the view's own initialiser included, does not. An optional property set to nil is the appearance's again.
@propertyWrapper
public struct AppearanceProperty<Value> {
    private var stored: Value

    /// A property with this value until another is set.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// The property's value: to be had through a view only.
    @available(*, unavailable, message: "@AppearanceProperty is for properties of UIView subclasses")
    public var wrappedValue: Value {
        get { stored }
        set { stored = newValue }
    }

    /// The value on `view`.
    @MainActor
    public static subscript<View: UIView>(
        _enclosingInstance view: View,
        wrapped property: ReferenceWritableKeyPath<View, Value>,
        storage storage: ReferenceWritableKeyPath<View, AppearanceProperty<Value>>
    ) -> Value {
        get { view[keyPath: storage].stored }
        set {
            view[keyPath: storage].stored = newValue
            view.noteAppearance(property, set: newValue)
        }
    }
}
