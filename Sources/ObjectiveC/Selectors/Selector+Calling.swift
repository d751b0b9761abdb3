import OctantBase

extension Selector {
    /// The method that this calls on `receiver`: its own, if `receiver` has that, or the one of the name that the
    /// receiver's class lists; nil for none.
    private func found(on receiver: Any) -> Method? {
        if let method, method.fits(receiver) { return method }
        let itself: AnyClass? = receiver as? AnyClass
        guard let type = itself ?? type(of: receiver) as? AnyClass,
            let method = MethodTables.method(description, of: type), method.isOfClass == (itself != nil)
        else { return nil }
        return method
    }

    /// Whether `receiver`, an object or a class, has the method.
    package func isMethod(of receiver: Any) -> Bool { found(on: receiver) != nil }

    /// The method by which an object says who is to be sent a selector in its place.
    private static let question = Selector("forwardingTargetForSelector:")

    /// Whether objects of this class say who is to be sent a selector in their place, as proxies do.
    package static func areForwarded(by type: AnyClass) -> Bool {
        MethodTables.method(question.description, of: type) != nil
    }

    /// The object that `receiver` says is to be sent this in its place; nil for none.
    package func substitute(of receiver: Any) -> Any? {
        guard let type = type(of: receiver) as? AnyClass, Self.areForwarded(by: type),
            let target = Self.question.invoke(on: receiver, with: [self]),
            (target as AnyObject) !== (receiver as AnyObject)
        else { return nil }
        return target
    }

    /// Calls the method on `receiver`, an object or a class, with `arguments`, and returns what it returns; nil for
    /// nothing. What `receiver` has not is sent to the object that its `forwardingTarget(for:)` returns.
    ///
    /// A method may take fewer arguments than it is given; what it takes more is nil. It runs on the calling thread. A
    /// receiver that has no such method, and an argument of another type than the method's, are logged once, and
    /// nothing is called.
    @discardableResult
    package func invoke(on receiver: Any, with arguments: [Any?] = []) -> Any? {
        guard let method = found(on: receiver) else {
            if let target = substitute(of: receiver) { return invoke(on: target, with: arguments) }
            let type = Swift.type(of: receiver)
            Log.once("selector.\(type).\(self)", "\(type) has no method \(self): it is not called")
            return nil
        }
        do throws(Misfit) {
            return unwrapped(try method.call(receiver, arguments))
        } catch {
            let type = Swift.type(of: receiver)
            Log.once(
                "selector.\(type).\(self).arguments",
                "\(type).\(self) wants a \(error.wanted) and was sent none: it is not called")
            return nil
        }
    }
}
