public import Foundation

extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    public struct Publisher: Combine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The centre.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The object that posts them; nil for any.
        public let object: AnyObject?

        /// The notifications `name` that `object`, nil for any, posts to `center`.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches `subscriber`. Notifications that it has not asked for are left out.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let subject = PassthroughSubject<Notification, Never>()
            let observer = Handed(
                center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) })
            let center = Handed(center)
            subject.handleEvents(receiveCancel: { center.body.removeObserver(observer.body) }).subscribe(subscriber)
        }

        /// Whether both are of the same notifications.
        public static func == (one: Publisher, other: Publisher) -> Bool {
            one.center === other.center && one.name == other.name && one.object === other.object
        }
    }

    /// The notifications `name` that `object`, nil for any, posts.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
