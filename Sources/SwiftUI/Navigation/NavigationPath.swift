/// The values behind the pages of a navigation stack, whatever their types, the first pushed first.
public struct NavigationPath {
    var values: [AnyHashable]

    /// A path without values.
    public init() { values = [] }

    /// A path of `elements`.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = erased(elements) }

    /// The number of values.
    public var count: Int { values.count }
    /// Whether there are no values.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds `value` at the end: its page is pushed.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes the last `k` values, or all where there are fewer: their pages are popped.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension NavigationPath: Equatable {}

/// Where the values of a navigation stack are.
struct PathSource {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    /// Removes so many values at the end.
    let removeLast: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.values }
        append = { path.wrappedValue.values.append($0) }
        removeLast = { path.wrappedValue.removeLast($0) }
    }

    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        values = { erased(path.wrappedValue) }
        append = { value in if let value = value.value(as: Data.Element.self) { path.wrappedValue.append(value) } }
        removeLast = { count in
            let end = path.wrappedValue.endIndex
            let start = path.wrappedValue.index(end, offsetBy: -min(count, path.wrappedValue.count))
            path.wrappedValue.removeSubrange(start..<end)
        }
    }
}

/// The values with their types erased.
nonisolated private func erased<S: Sequence>(_ elements: S) -> [AnyHashable] where S.Element: Hashable {
    var values: [AnyHashable] = []
    for element in elements { values.append(AnyHashable(element)) }
    return values
}
