/// From one value to another; each of the three may be missing, with Core Animation's meaning.
package struct BasicAnimation: Sendable, Equatable {
    package var property: AnimatableProperty
    /// The emitter's cell that has the property; nil for one of the layer's own.
    package var cell: LayerID?
    package var from: AnimationValue?
    package var to: AnimationValue?
    package var by: AnimationValue?
    /// Whether the result adds to what lies beneath, and whether each cycle starts where the last one ended.
    package var isAdditive = false, isCumulative = false
    /// Whether the value is what makes the end into what is between the two ends, for something else to be added to.
    package var isOffset = false
    /// The spring that the progress follows instead of linear time; nil for linear time.
    package var spring: SpringCurve?
    /// The function that makes the property's transform of the values; nil for values of the property's own kind.
    package var function: ValueFunction?

    package init(property: AnimatableProperty, from: AnimationValue?, to: AnimationValue?, by: AnimationValue? = nil) {
        (self.property, self.from, self.to, self.by) = (property, from, to, by)
    }
}
