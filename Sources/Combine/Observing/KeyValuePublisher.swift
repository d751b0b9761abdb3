public import Foundation
public import ObjectiveC

extension NSObjectProtocol {
    /// The values of the property at `keyPath`, as it changes; with `.initial`, which is there by default, the present
    /// one first. Which properties can be observed: docs/architecture/objective-c.md.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The values of a property that can be observed.
    public struct KeyValueObservingPublisher<Subject: NSObjectProtocol, Value>: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values come.
        public let options: NSKeyValueObservingOptions

        /// The property `keyPath` of `object`.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Attaches `subscriber`. Of values that it has not asked for the latest waits.
        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, Never == S.Failure {
            let outlet = Outlet(subscriber, keeping: 1, .dropOldest)
            outlet.begin()
            let (path, isPrior) = (keyPath, options.contains(.prior))
            let observation = Handed(
                object.observe(keyPath, options: options) { object, change in
                    if isPrior || !change.isPrior { outlet.send(object[keyPath: path]) }
                })
            outlet.ended = { observation.body.invalidate() }
            if !outlet.isOpen { observation.body.invalidate() }
        }
    }
}
