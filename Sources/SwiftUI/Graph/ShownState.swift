import UIKit

/// A `@State` of a view that is shown: which one it is, and its value.
@MainActor
package struct ShownState {
    /// The types of the views around it and of the one that owns it, those without parameters, from the outside in.
    package let owners: [Any.Type]
    /// The property's name.
    package let name: String
    package let type: Any.Type
    package let read: () -> Any
    /// Sets the value; nothing where it is of another type.
    package let write: (Any) -> Void

    /// Returns the states of all views that `view` shows, if it is one that shows views of SwiftUI: the outer ones
    /// first.
    package static func all(in view: UIView) -> [ShownState] {
        var states: [ShownState] = []
        func collect(_ node: _Node, _ owners: [Any.Type]) {
            var owners = owners
            if let node = node as? any StatefulNode {
                let value = node.shownValue
                let type = Swift.type(of: value)
                if !String(reflecting: type).contains("<") { owners.append(type) }
                states += Self.states(of: value, owners)
            }
            node.forEachChild { collect($0, owners) }
        }
        if let root = (view as? any NodeHost)?.rootNode { collect(root, []) }
        return states
    }

    private static func states(of value: Any, _ owners: [Any.Type]) -> [ShownState] {
        Mirror(reflecting: value).children.flatMap { child -> [ShownState] in
            guard let label = child.label else { return [] }
            // A wrapper's storage is named after the property.
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            if let state = child.value as? any ReadableState {
                return state.shown(name, owners).map { [$0] } ?? []
            }
            guard child.value is any DynamicProperty, Mirror(reflecting: child.value).displayStyle == .struct else {
                return []
            }
            return states(of: child.value, owners + [Swift.type(of: child.value)])
        }
    }
}

/// A node of a view with a body.
@MainActor protocol StatefulNode {
    /// The view, its dynamic properties connected.
    var shownValue: Any { get }
}

/// A view that shows views of SwiftUI.
@MainActor protocol NodeHost {
    /// The outermost node; nil before the first layout.
    var rootNode: _Node? { get }
}

/// A `@State` of any type.
@MainActor private protocol ReadableState {
    func shown(_ name: String, _ owners: [Any.Type]) -> ShownState?
}

extension State: ReadableState {
    fileprivate func shown(_ name: String, _ owners: [Any.Type]) -> ShownState? {
        guard let cell = connected else { return nil }
        return ShownState(
            owners: owners, name: name, type: Value.self, read: { cell.get() },
            write: { if let value = $0 as? Value { cell.set(value, nil) } })
    }
}
