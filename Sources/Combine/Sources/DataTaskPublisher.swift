public import Foundation
public import FoundationNetworking

extension URLSession {
    /// What an address or a request is answered with: one value, or an error. Each subscriber has a task of its own,
    /// which ends with the subscription.
    public struct DataTaskPublisher: Publisher {
        /// What was received, and the answer's head.
        public typealias Output = (data: Data, response: URLResponse)
        /// The session's errors.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that the tasks are of.
        public let session: URLSession

        /// What `request` is answered with in `session`.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Attaches `subscriber`, and starts its task.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let outlet = Outlet(subscriber)
            // The outlet may be used on any thread, whatever the subscriber's type.
            nonisolated(unsafe) let answer: (Data?, URLResponse?, (any Error)?) -> Void = { data, response, error in
                if let error {
                    outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
                } else if let response {
                    outlet.send((data ?? Data(), response))
                    outlet.finish(.finished)
                } else {
                    outlet.finish(.failure(URLError(.badServerResponse)))
                }
            }
            let task = session.dataTask(with: request) { answer($0, $1, $2) }
            outlet.ended = { task.cancel() }
            outlet.begin()
            if outlet.isOpen { task.resume() }
        }
    }

    /// What `url` is answered with.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// What `request` is answered with.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
