// The compiler writes the standard library's `sorted` and `sort` anew for each kind of elements: 1,600 instructions a
// kind, which were a tenth of all that it had to optimise. Here places are sorted instead of elements, so that it is
// written once. That takes some three to nine times as long, 28 us for 100 numbers: `sort` stays where something is
// sorted in every frame, or has thousands of elements.

extension Sequence {
    /// Returns the elements in order; of two of which neither precedes the other, the first stays the first.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func ordered(by precedes: (Element, Element) throws -> Bool) rethrows -> [Element] {
        let elements = Array(self)
        var places = Array(elements.indices)
        try elements.withUnsafeBufferPointer { elements in
            try places.sort { try precedes(elements[$0], elements[$1]) }
        }
        return places.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// Returns the elements in ascending order.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func ordered() -> [Element] { ordered(by: <) }
}
