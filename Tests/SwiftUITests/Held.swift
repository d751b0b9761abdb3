import SwiftUI

/// A value that views bind to, and that a test reads and sets.
@MainActor final class Held<Value> {
    fileprivate var binding: Binding<Value>?
    /// The value; nil before the view that owns it came on screen.
    var value: Value? { binding?.wrappedValue }

    func set(_ value: Value) { binding?.wrappedValue = value }
}

/// Owns a state that `held` leads to.
struct Holding<Value, Content: View>: View {
    @State private var value: Value
    private let held: Held<Value>
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, _ held: Held<Value>, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content) {
        (_value, self.held, self.content) = (State(initialValue: value), held, content)
    }

    var body: some View {
        content($value).onAppear { held.binding = $value }
    }
}
