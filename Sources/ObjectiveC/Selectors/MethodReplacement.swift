import OctantBase

// What reads and replaces methods of classes by Objective-C's runtime. Swift's calls go through no table that could be
// changed: asked for a method, a class has none here, which programs are ready for, and the compiler says so where they
// ask. All the rest needs what is asked for first.

/// The code of a method, as Objective-C's runtime has it: a program gets none.
public struct IMP: Hashable, Sendable {
    fileprivate init() {}
}

/// Says once that `function` finds nothing.
private func refuse(_ function: String) {
    Log.once("methods.\(function)", "\(function): methods of classes cannot be read or replaced; nothing is")
}

/// Returns nil: the methods of a class cannot be replaced here. A line of the log says so.
@available(*, deprecated, message: "returns nil: methods cannot be replaced; override this one in a subclass")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    refuse("class_getInstanceMethod")
    return nil
}

/// Returns nil: the methods of a class cannot be replaced here. A line of the log says so.
@available(*, deprecated, message: "returns nil: methods cannot be replaced; override this one in a subclass")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    refuse("class_getClassMethod")
    return nil
}

/// Returns nil: methods of a class have no code here that could be called by itself. A line of the log says so.
@available(*, deprecated, message: "returns nil: methods cannot be replaced; call this one by its name")
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    refuse("class_getMethodImplementation")
    return nil
}

/// Returns nil, for no methods. A line of the log says so.
@available(*, deprecated, message: "returns nil: the methods of a class cannot be listed")
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    refuse("class_copyMethodList")
    outCount?.pointee = 0
    return nil
}

/// Returns false: a class gets no methods while a program runs. A line of the log says so.
@available(*, deprecated, message: "returns false: classes get no methods while a program runs")
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    refuse("class_addMethod")
    return false
}

/// Returns nil, and replaces nothing. A line of the log says so.
@available(*, deprecated, message: "returns nil: methods cannot be replaced; override this one in a subclass")
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    refuse("class_replaceMethod")
    return nil
}

/// Exchanges two methods, of which a program gets none.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { refuse("method_exchangeImplementations") }

/// Returns the code of a method, of which a program gets none.
public func method_getImplementation(_ m: Method) -> IMP { IMP() }

/// Replaces the code of a method, of which a program gets none.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    refuse("method_setImplementation")
    return IMP()
}

/// Returns nil: methods have no types that C could read.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the name of a method, of which a program gets none.
public func method_getName(_ m: Method) -> Selector { Selector("") }
