import OctantBase
import ObjectiveC

/// Returns the object that is sent `method`, which its protocol does not require, in the place of `delegate`, which has
/// not got it: what the `forwardingTarget(for:)` of a class of Foundation's root class returns, as for proxies; nil for
/// none. `method` is called as Swift calls it, with labels.
func forwarding<Delegate>(
    _ delegate: AnyObject, _ type: Delegate.Type, _ method: String = #function
) -> Delegate? {
    guard Selector.areForwarded(by: Swift.type(of: delegate)) else { return nil }
    return Selector(method.selectorName).substitute(of: delegate) as? Delegate
}
