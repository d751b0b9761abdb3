/// What a view is asked for anew when a property changes. Main actor only.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Asks `view` for it.
    func invalidate(view: UIView)
}

extension UIView {
    /// A property of a view that asks for something anew when it gets another value:
    /// `@Invalidating(.display) var width: CGFloat = 2`.
    @propertyWrapper
    public struct Invalidating<Value: Equatable> {
        private var value: Value
        private let targets: [any UIViewInvalidating]

        /// A property that begins as `wrappedValue`, and asks for what `targets` say.
        @MainActor public init(wrappedValue: Value, _ targets: any UIViewInvalidating...) {
            (value, self.targets) = (wrappedValue, targets)
        }

        /// Of no use: views alone have such properties, and reach them by the subscript.
        @available(*, unavailable, message: "@Invalidating is for properties of views")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value of the property of `view`.
        @MainActor
        public static subscript<View: UIView>(
            _enclosingInstance view: View, wrapped wrapped: ReferenceWritableKeyPath<View, Value>,
            storage storage: ReferenceWritableKeyPath<View, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                for target in view[keyPath: storage].targets { target.invalidate(view: view) }
            }
        }
    }

    /// What properties can ask a view for.
    public enum Invalidations {
        /// To be drawn.
        public struct Display: UIViewInvalidating {
            nonisolated init() {}
            /// Asks `view` to be drawn.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// To be laid out.
        public struct Layout: UIViewInvalidating {
            nonisolated init() {}
            /// Asks `view` to be laid out.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// To update its constraints.
        public struct Constraints: UIViewInvalidating {
            nonisolated init() {}
            /// Asks `view` to update its constraints.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// To say its size anew.
        public struct IntrinsicContentSize: UIViewInvalidating {
            nonisolated init() {}
            /// Asks `view` for its size.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// To be drawn.
    nonisolated public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// To be laid out.
    nonisolated public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// To update its constraints.
    nonisolated public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// To say its size anew.
    nonisolated public static var intrinsicContentSize: Self { Self() }
}
