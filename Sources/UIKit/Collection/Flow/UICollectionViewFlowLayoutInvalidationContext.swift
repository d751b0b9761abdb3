/// What of a flow layout is not right any more. Any thread, one at a time.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and spaces anew. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines are made anew. True by default.
    open var invalidateFlowLayoutAttributes = true
}
