/// A value that can be shown between two of its states.
///
/// An animation writes vectors between the old and the new `animatableData` to a copy, once a frame.
public protocol Animatable {
    /// The vector of all that animates.
    associatedtype AnimatableData: VectorArithmetic

    /// The data that animates. `EmptyAnimatableData` by default: nothing does.
    var animatableData: AnimatableData { get set }
}

extension Animatable {
    /// Returns this value with what animates replaced by `data`.
    nonisolated func with(animatableData data: AnimatableData) -> Self {
        var value = self
        value.animatableData = data
        return value
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data: nothing animates.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The vector itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    /// A number animates as itself.
    public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
    /// A number animates as itself.
    public typealias AnimatableData = CGFloat
}

extension Float: Animatable {
    /// A number animates as itself.
    public typealias AnimatableData = Float
}

extension CGPoint: Animatable {
    /// x and y, in points.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Width and height, in points.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// Origin and size, in points.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A modifier that animates by data of its own: its body runs for each frame on the way.
public protocol AnimatableModifier: Animatable, ViewModifier {}
