extension View {
    /// Text in this view has the size `size`, whatever the user prefers.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Text in this view has the size that the user prefers, or the nearest one in `range`.
    nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let (present, sizes) = (size, DynamicTypeSize.allCases.filter(range.contains))
            size = (sizes.first { $0 > present } ?? sizes.last) ?? present
        }
    }
}
