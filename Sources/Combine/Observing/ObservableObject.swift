/// A class that tells before it changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property of the object changes.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjects.publisher(of: self) }
}

/// The publisher of an object that is about to change. It may be used on any thread.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    // `@unchecked Sendable`: the list of subscribers may be used on any thread.
    /// Nothing but that it changes.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    private let subscribers = SubscriberList<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where Never == S.Failure, Void == S.Input {
        subscribers.add(subscriber)
    }

    /// Tells that the object is about to change.
    public func send() { subscribers.send(()) }
}

/// The publishers of objects that have none of their own.
enum ObservableObjects {
    private static let lock = Lock()
    /// By the identity of the objects; an entry is looked through when the list has grown.
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
    private nonisolated(unsafe) static var most = 64

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// Returns the publisher of `object`: that of its `@Published` properties, if it has any.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        if let publisher = existing(of: object) { return publisher }
        let publisher = ObservableObjectPublisher()
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children { (child.value as? any PublishedProperty)?.connect(publisher) }
            mirror = level.superclassMirror
        }
        return lock.withLock {
            let key = ObjectIdentifier(object)
            if let entry = entries[key], entry.object === object { return entry.publisher }
            if entries.count >= most {
                entries = entries.filter { $0.value.object != nil }
                most = max(64, 2 * entries.count)
            }
            entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    private static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.publisher
        }
    }
}
