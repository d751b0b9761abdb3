import UIKit

/// Makes an object of a class of the program's the delegate of the application, as in UIKit, and retains it:
/// `@UIApplicationDelegateAdaptor private var delegate: MyDelegate`. A class that is `@Observable` comes into the
/// environment of the program's views, too.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    /// The object.
    public let wrappedValue: DelegateType

    /// An object of class `delegateType`, made with its `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: NSObject {
        wrappedValue = Self.make(delegateType)
    }

    /// An object of class `delegateType`, made with its `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: UIResponder {
        wrappedValue = Self.make(delegateType)
    }

    private static func make(_ type: DelegateType.Type) -> DelegateType {
        if let delegate = AdaptedDelegates.current as? DelegateType { return delegate }
        guard let delegate = UIApplication.makeDelegate(type) as? DelegateType else { noBody(type) }
        AdaptedDelegates.current = delegate
        return delegate
    }
}

/// The delegate that the program's adaptor made. There is one, however often the program's value is made.
@MainActor enum AdaptedDelegates {
    static var current: (any UIApplicationDelegate)?
}
