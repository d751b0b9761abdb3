package import UIKit

/// A public property or method of a view or controller, to be used while something lays out.
@MainActor
package struct LayoutAction {
    /// The class that declares it.
    package let owner: String
    /// The name in the source, methods with their parentheses.
    package let name: String
    package let isProperty: Bool
    /// Whether the values can be compared: closures cannot.
    package var isComparable = true
    /// Whether something moves on the screen afterwards, so that it is drawn again.
    package let moves: Bool
    /// Sets the first value, or the second, on an object of the class; methods are called either way.
    package let run: (AnyObject, _ isSecond: Bool) -> Void

    /// Sets the property called `name` to one of two values.
    package static func set<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ first: Value, _ second: Value,
        moves: Bool = false, isComparable: Bool = true
    ) -> LayoutAction {
        let owner = className(Root.self)
        return LayoutAction(owner: owner, name: name, isProperty: true, isComparable: isComparable, moves: moves) {
            object, isSecond in (object as? Root)?[keyPath: path] = isSecond ? second : first
        }
    }

    /// Calls the method called `name`, without arguments.
    package static func call<Root: AnyObject>(
        _ name: String, moves: Bool = false, _ method: @escaping @MainActor (Root) -> Void
    ) -> LayoutAction {
        LayoutAction(owner: className(Root.self), name: name + "()", isProperty: false, moves: moves) { object, _ in
            if let object = object as? Root { method(object) }
        }
    }

    /// The class's name without what it is generic over.
    private static func className(_ type: Any.Type) -> String {
        String("\(type)".prefix { $0 != "<" })
    }
}

/// A class of views or controllers, and what can be done to its objects.
@MainActor
package struct LayoutSubject {
    /// The class.
    package let name: String
    /// An object of it, or of a subclass that is a `LayoutTold` controller.
    package let make: () -> UIResponder
    package let actions: [LayoutAction]

    /// The class `name`, whose objects `make` makes.
    package init(_ name: String, _ actions: [LayoutAction], _ make: @escaping () -> UIResponder) {
        (self.name, self.make, self.actions) = (name, make, actions)
    }
}

/// A controller that notifies when its view was laid out.
@MainActor
package protocol LayoutTold: UIViewController {
    var didLayOut: () -> Void { get set }
}

/// A controller that notifies when its view was laid out.
package final class ToldController: UIViewController, LayoutTold {
    package var didLayOut: () -> Void = {}

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A view that notifies when it was laid out.
final class ToldView: UIView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
