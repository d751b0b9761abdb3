import Foundation

/// A progress that tells observers of its changes.
///
/// Foundation's own tells nobody. As Objective-C's runtime does with what is observed, a `Progress` becomes one of this
/// class when it is first observed, and with it the progress of its parts, whose changes are changes of it: all that an
/// object knows of its class is its first word. The class has no stored values, so that nothing else differs.
final class ObservedProgress: Progress, @unchecked Sendable {
    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set { changing { super.completedUnitCount = newValue } }
    }

    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set { changing { super.totalUnitCount = newValue } }
    }

    override func cancel() { changing { super.cancel() } }
    override func pause() { changing { super.pause() } }
    override func resume() { changing { super.resume() } }

    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        changing { super.addChild(child, withPendingUnitCount: inUnitCount) }
        Self.adopt(child)
    }

    /// Makes changes, and tells the observers of this progress, and of those that it is a part of, what became another
    /// by it.
    private func changing(_ body: () -> Void) {
        let observed = sequence(first: self as Progress, next: \.whole).flatMap { progress in
            KeyValueObservers.existing(of: progress).map { observers in
                progress.observedReadings(observers).map { (progress, observers, $0.name, $0.read, $0.value) }
            } ?? []
        }
        body()
        for (progress, observers, name, read, old) in observed where read(progress) as? AnyHashable != old {
            observers.each(name) { $0.changed(progress, from: old?.base) }
        }
    }

    /// Makes `progress`, and its parts, tell of changes. Returns false for one of a class of the program's own, which
    /// stays what it is.
    @discardableResult
    static func adopt(_ progress: Progress) -> Bool {
        let own = unsafeBitCast(ObservedProgress.self as AnyClass, to: UnsafeRawPointer.self)
        let plain = unsafeBitCast(Progress.self as AnyClass, to: UnsafeRawPointer.self)
        let object = Unmanaged.passUnretained(progress).toOpaque()
        let stated = object.load(as: UnsafeRawPointer.self)
        guard stated == plain || stated == own else { return false }
        if stated == plain { object.storeBytes(of: own, as: UnsafeRawPointer.self) }
        for part in progress.parts { adopt(part) }
        return true
    }
}

extension Progress: KeyValueNaming {}

extension KeyValueNaming where Self: Progress {
    package static var observableKeys: [ObservableKey] {
        [
            .init("fractionCompleted", \Self.fractionCompleted), .init("completedUnitCount", \Self.completedUnitCount),
            .init("totalUnitCount", \Self.totalUnitCount), .init("finished", \Self.isFinished),
            .init("indeterminate", \Self.isIndeterminate), .init("cancelled", \Self.isCancelled),
            .init("paused", \Self.isPaused),
        ]
    }
}

extension Progress {
    /// The progress that it is a part of; nil for none.
    fileprivate var whole: Progress? { stored("_parent") as? Progress }

    /// The progress of its parts.
    fileprivate var parts: Set<Progress> { stored("_children") as? Set<Progress> ?? [] }

    // Foundation says neither otherwise.
    private func stored(_ name: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            if let child = level.children.first(where: { $0.label == name }) { return child.value }
            mirror = level.superclassMirror
        }
        return nil
    }

    /// The properties that are observed of it, the way to read each, and its value now.
    fileprivate func observedReadings(
        _ observers: KeyValueObservers
    ) -> [(name: String, read: (AnyObject) -> Any?, value: AnyHashable?)] {
        let names = observers.keys
        return Progress.observableKeys.filter { names.contains($0.name) }.map { key in
            (key.name, key.read, key.read(self) as? AnyHashable)
        }
    }
}
