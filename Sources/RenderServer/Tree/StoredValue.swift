import CoreGraphics

/// A type in which the values of properties are stored.
protocol StoredValue {
    static var storage: AnimatableProperty.Storage { get }
}

/// A type of which there may be no value.
protocol OptionalStoredValue {
    static var optionalStorage: AnimatableProperty.Storage { get }
}

/// A type of which there may be a list.
protocol ListedValue {
    static var listStorage: AnimatableProperty.Storage { get }
}

extension CGFloat: StoredValue { static var storage: AnimatableProperty.Storage { .number } }
extension Double: StoredValue { static var storage: AnimatableProperty.Storage { .number } }
extension Float: StoredValue { static var storage: AnimatableProperty.Storage { .float } }
extension Int: StoredValue { static var storage: AnimatableProperty.Storage { .integer } }
extension Bool: StoredValue { static var storage: AnimatableProperty.Storage { .switch_ } }
extension CGPoint: StoredValue { static var storage: AnimatableProperty.Storage { .point } }
extension CGSize: StoredValue { static var storage: AnimatableProperty.Storage { .size } }
extension CGRect: StoredValue { static var storage: AnimatableProperty.Storage { .rect } }
extension CATransform3D: StoredValue { static var storage: AnimatableProperty.Storage { .transform } }
extension RGBA: StoredValue { static var storage: AnimatableProperty.Storage { .rgba } }
extension LayerImage: StoredValue { static var storage: AnimatableProperty.Storage { .image } }

extension Optional: StoredValue where Wrapped: OptionalStoredValue {
    static var storage: AnimatableProperty.Storage { Wrapped.optionalStorage }
}

extension CGColor: OptionalStoredValue { static var optionalStorage: AnimatableProperty.Storage { .color } }
extension PathGeometry: OptionalStoredValue { static var optionalStorage: AnimatableProperty.Storage { .path } }

extension Array: OptionalStoredValue where Element: ListedValue {
    static var optionalStorage: AnimatableProperty.Storage { Element.listStorage }
}

extension CGColor: ListedValue { static var listStorage: AnimatableProperty.Storage { .colors } }
extension Double: ListedValue { static var listStorage: AnimatableProperty.Storage { .numbers } }
