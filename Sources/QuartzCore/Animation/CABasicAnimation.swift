import RenderServer

/// An animation of one property between two values.
///
/// With `fromValue` and `toValue`: from one to the other. `fromValue` alone: to the present value. `toValue` alone:
/// from the present value, so that the layer snaps back at the end unless its property is set too. `byValue` is a
/// difference, from or to the value given with it. None of the three: from the value last shown to the present one.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the begin: a number, CGPoint, CGSize, CGRect, CATransform3D, CGAffineTransform, CGColor, CGPath,
    /// CGImage, or an NSNumber or NSValue of these; with a value function, its arguments. A value of a kind that the
    /// property does not accept leaves the property alone, with one line on standard error.
    open var fromValue: Any?

    /// The value at the end; of the same kinds.
    open var toValue: Any?

    /// The difference between the two; of the same kinds.
    open var byValue: Any?

    /// An animation without a property.
    public override init() { super.init() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        basicKeys[key] ?? super.keyedProperty(key)
    }

    override func renderContent(in context: AnimationContext) -> RenderAnimation.Content? {
        guard let property = property(on: context.model) else { return nil }
        var ends: [AnimationValue?] = []
        for boxed in [fromValue, toValue, byValue] {
            guard let boxed else {
                ends.append(nil)
                continue
            }
            guard let value = unboxed(boxed, for: property) else { return nil }
            ends.append(value)
        }
        if ends.allSatisfy({ $0 == nil }) {
            guard let shown = context.presented.value(of: property, in: cell(on: context.model)) else {
                return nil
            }
            ends[0] = valueFunction?.function.input(of: shown) ?? shown
        }
        var basic = BasicAnimation(property: property, from: ends[0], to: ends[1], by: ends[2])
        basic.cell = cell(on: context.model)
        (basic.isAdditive, basic.isCumulative, basic.function) = (isAdditive, isCumulative, valueFunction?.function)
        basic.isOffset = isOffset
        return .basic(basic)
    }
}
