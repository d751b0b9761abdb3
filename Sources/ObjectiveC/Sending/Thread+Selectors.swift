import Foundation

extension Thread {
    /// A thread that calls the method `selector` of `target` with `argument`, once it is started. Both live until then.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let call = Call(selector, on: target, with: argument)
        self.init { call.perform() }
    }

    /// Calls the method `selector` of `target` with `argument` on a thread of its own.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        let call = Call(selector, on: target, with: argument)
        detachNewThread { call.perform() }
    }
}
