import Foundation

/// How many notifications wait for who reads them. Ours.
private let most = 64

extension NotificationCenter {
    /// The notifications of a name that are posted while one waits for them: those since `makeAsyncIterator()` was
    /// called, up to 64 in wait, of which the oldest are left out.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        /// A notification.
        public typealias Element = Notification

        /// Returns the notifications from now on, one after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var notes: AsyncStream<Note>.Iterator

            /// Waits for the next notification; nil when the task was cancelled.
            public mutating func next() async -> Notification? { await notes.next()?.notification }
        }

        fileprivate let center: NotificationCenter
        fileprivate let name: Notification.Name
        fileprivate let object: AnyObject?

        /// Returns the notifications from now on, one after the other.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Note.self, bufferingPolicy: .bufferingNewest(most))
            let token = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Note(notification: $0))
            }
            let observer = Observer(center: center, token: token)
            continuation.onTermination = { _ in observer.center.removeObserver(observer.token) }
            return Iterator(notes: stream.makeAsyncIterator())
        }
    }

    /// The notifications of `name` that are posted while one waits for them; of `object` alone if it is not nil.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}

/// A notification on its way from the thread that posts it.
private struct Note: @unchecked Sendable {
    let notification: Notification
}

private struct Observer: @unchecked Sendable {
    let center: NotificationCenter
    let token: any NSObjectProtocol
}
