import Combine

/// A subscriber that writes down what it is given, and asks only when it is told to.
final class Watcher<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var endings = 0
    private(set) var error: Failure?
    private var subscription: (any Subscription)?
    /// What is answered to each value.
    var answer = Subscribers.Demand.none

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return answer
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        endings += 1
        if case .failure(let error) = completion { self.error = error }
    }
    func request(_ count: Int) { subscription?.request(.max(count)) }
    func requestAll() { subscription?.request(.unlimited) }
    func cancel() { subscription?.cancel() }
}

enum Trouble: Error { case some }
