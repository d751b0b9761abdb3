import CoreGraphics
import RenderServer

/// A type of values that properties are set to.
protocol SettableValue: Equatable {
    /// The value as a property with this limit accepts it; nil for one that it does not accept.
    func fitted(to limit: AnimatableProperty.Limit) -> Self?
}

/// A value of several numbers, any of which may be none.
protocol FiniteValue: SettableValue {
    /// Whether all of them are finite.
    var isFinite: Bool { get }
}

extension FiniteValue {
    func fitted(to limit: AnimatableProperty.Limit) -> Self? { isFinite ? self : nil }
}

extension CGPoint: FiniteValue {}
extension CGRect: FiniteValue {}
extension CATransform3D: FiniteValue {}

extension CGSize: FiniteValue {
    var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Double: SettableValue {
    func fitted(to limit: AnimatableProperty.Limit) -> Double? {
        // A length below nothing is none, however far below.
        isFinite || (limit == .notNegative && self < 0) ? limit.clamped(self) : nil
    }
}

extension CGFloat: SettableValue {
    func fitted(to limit: AnimatableProperty.Limit) -> CGFloat? { Double(self).fitted(to: limit).map { CGFloat($0) } }
}

extension Float: SettableValue {
    func fitted(to limit: AnimatableProperty.Limit) -> Float? {
        // A fraction has both ends: what lies beyond them counts as them, however far.
        guard isFinite || (limit == .fraction && !isNaN) else { return nil }
        return limit.clamped(Double(self)).map { Float($0) }
    }
}

/// A value that is always valid.
protocol AnyFitValue: SettableValue {}

extension AnyFitValue {
    func fitted(to limit: AnimatableProperty.Limit) -> Self? { self }
}

extension Bool: AnyFitValue {}
extension Int: AnyFitValue {}
extension Optional: AnyFitValue, SettableValue where Wrapped: Equatable {}
