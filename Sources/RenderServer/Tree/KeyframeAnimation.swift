/// Through a list of values.
package struct KeyframeAnimation: Sendable, Equatable {
    package enum CalculationMode: String, Sendable {
        case linear, discrete, paced, cubic, cubicPaced
    }

    package var property: AnimatableProperty
    /// The emitter's cell that has the property; nil for one of the layer's own.
    package var cell: LayerID?
    package var values: [AnimationValue]
    /// Fractions of the duration, 0...1, ascending; nil for equal shares. One a value, and one more when discrete.
    /// Before the first and after the last the value there holds.
    package var keyTimes: [Double]?
    /// One timing function a segment; missing ones are linear.
    package var timingFunctions: [TimingFunction] = []
    package var calculationMode = CalculationMode.linear
    package var isAdditive = false, isCumulative = false
    /// Whether the value is what makes the last value into the present one, for something else to be added to.
    package var isOffset = false
    /// The Kochanek-Bartels parameters of the cubic modes, one a value, -1...1 as a rule; missing ones are 0.
    package var tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []
    /// The function that makes the property's transform of the values; nil for values of the property's own kind.
    package var function: ValueFunction?
    /// The positions among the values of each share of a paced animation; computed when the animation is made.
    var pace: PaceTable?
    /// The values, if all of them are numbers with straight lines between; computed when the animation is made.
    var numbers: [Double] = []

    package init(
        property: AnimatableProperty, values: [AnimationValue], keyTimes: [Double]? = nil,
        calculationMode: CalculationMode = .linear
    ) {
        (self.property, self.values, self.keyTimes) = (property, values, keyTimes)
        self.calculationMode = calculationMode
    }
}
