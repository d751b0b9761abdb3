/// A publisher that programs send values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to the subscribers.
    func send(_ value: Output)
    /// Tells the subscribers that there are no more values.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a subscription to another publisher, whose values are to be sent on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends the value without content.
    public func send() { send(()) }
}
