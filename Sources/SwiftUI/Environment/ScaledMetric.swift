import UIKit

/// A length, or another number, that grows with the text size that the user prefers.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.traitCollection) private var traits

    /// `wrappedValue` in the text size `large`, and in others as the text of `textStyle` scales.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

    /// `wrappedValue` in the text size `large`, and in others as body text scales.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number in the text size around the view.
    public var wrappedValue: Value {
        let metrics = UIFontMetrics(forTextStyle: style.uiTextStyle)
        return Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: traits))
    }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
