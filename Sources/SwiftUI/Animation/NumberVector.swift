/// A vector whose components can be listed, so that layers can animate what is made of it.
protocol NumberVector: VectorArithmetic {
    /// The components.
    var components: [Double] { get }
    /// The vector of the first of `components`, which are taken out of it; missing ones are 0.
    init(taking components: inout ArraySlice<Double>)
}

extension Double: NumberVector {
    var components: [Double] { [self] }
    init(taking components: inout ArraySlice<Double>) { self = components.popFirst() ?? 0 }
}

extension Float: NumberVector {
    var components: [Double] { [Double(self)] }
    init(taking components: inout ArraySlice<Double>) { self = Float(components.popFirst() ?? 0) }
}

extension CGFloat: NumberVector {
    var components: [Double] { [Double(self)] }
    init(taking components: inout ArraySlice<Double>) { self = CGFloat(components.popFirst() ?? 0) }
}

extension EmptyAnimatableData: NumberVector {
    var components: [Double] { [] }
    init(taking components: inout ArraySlice<Double>) { self.init() }
}

extension AnimatablePair: NumberVector where First: NumberVector, Second: NumberVector {
    var components: [Double] { first.components + second.components }
    init(taking components: inout ArraySlice<Double>) {
        let first = First(taking: &components)
        self.init(first, Second(taking: &components))
    }
}

extension Animatable {
    /// The components of the data that animates; nil for vectors that do not list theirs.
    nonisolated var components: [Double]? { (animatableData as? any NumberVector)?.components }

    /// Returns this value with data of these components.
    nonisolated func with(components: [Double]) -> Self {
        guard let type = AnimatableData.self as? any NumberVector.Type else { return self }
        var rest = components[...]
        guard let data = type.init(taking: &rest) as? AnimatableData else { return self }
        return with(animatableData: data)
    }
}
