/// A part of an interface, as a value: what it shows follows from its properties and from what it reads of the state
/// around it.
///
/// A program's views have a `body`. It is asked for when the view is first shown, and again when the view's own values
/// differ from before or something that the last body read has changed; never otherwise. Main actor only.
@MainActor @preconcurrency
public protocol View {
    /// The type of `body`.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that the view has in the tree of a shown interface. Not for programs: views with a body have it,
    /// and the views without are SwiftUI's own.
    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>
}

extension View {
    /// Makes the node of a view that has a body.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        CompositeNode(view, context)
    }
}

extension View where Body == Never {
    /// A view that is SwiftUI's own has no body, and it cannot be asked for.
    public var body: Never { noBody(Self.self) }
}

/// The body of a view that has none. A program does not get here unless it asks SwiftUI's own views for one.
package func noBody(_ type: Any.Type) -> Never { fatalError("\(type) has no body") }

extension Never: View {
    /// No body.
    nonisolated public var body: Never { noBody(Self.self) }

    /// Never called: no such view exists.
    public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _ViewNode<Never> {}
}
