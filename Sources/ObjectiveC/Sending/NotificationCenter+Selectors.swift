import Foundation
import OctantBase

/// An observation by a method of an object, which it does not keep alive.
///
/// `@unchecked Sendable`: it never changes.
private final class Observation: @unchecked Sendable {
    let name: Notification.Name?
    private(set) weak var object: AnyObject?
    let hasObject: Bool
    private(set) weak var center: NotificationCenter?
    private let token: any NSObjectProtocol

    init(
        of observer: Any, _ selector: Selector, _ name: Notification.Name?, _ object: Any?, _ center: NotificationCenter
    ) {
        (self.name, self.center, hasObject) = (name, center, object != nil)
        self.object = object.map { $0 as AnyObject }
        let receiver = Receiver(observer)
        token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            if let observer = receiver.object { selector.invoke(on: observer, with: [notification]) }
        }
    }

    /// Whether `removeObserver` with this name and object means it; nil means any.
    func isMeant(_ name: Notification.Name?, _ object: Any?) -> Bool {
        (name == nil || name == self.name) && (object == nil || hasObject && (object as AnyObject) === self.object)
    }

    deinit { center?.removeObserver(token as Any) }
}

/// The observations of one observer, which go with it.
private final class Observations: Sendable {
    static let key = AssociationKey()
    let all = Locked<[Observation]>([])
}

extension NotificationCenter {
    /// Calls the method `aSelector` of `observer`, without arguments or with the notification, at each notification
    /// called `aName` (nil for all) that `anObject` posts (nil for all), on the thread it is posted on. The observer is
    /// not kept alive, and need not be removed before its end.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observation = Observation(of: observer, aSelector, aName, anObject, self)
        Associations.values(of: observer).object(Observations.key) { Observations() }
            .all.withLock { $0.append(observation) }
    }

    /// Calls no more methods of `observer`; or, of what `addObserver(forName:object:queue:using:)` returned, its block.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Calls no more methods of `observer` at notifications called `aName` (nil for all) that `anObject` posts (nil for
    /// all). What `addObserver(forName:object:queue:using:)` returned is removed so too.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        removeObserver(observer as Any, name: aName, object: anObject)
        let observations: Observations? = Associations.existingValues(of: observer)?.object(Observations.key)
        // What is removed ends after the lock.
        var removed: [Observation] = []
        observations?.all.withLock { all in
            removed = all.filter { $0.center === self && $0.isMeant(aName, anObject) }
            all.removeAll { observation in removed.contains { $0 === observation } }
        }
    }
}
