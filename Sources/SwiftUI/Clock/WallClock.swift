import Foundation
import OctantBase
import RenderServer

private enum MediaEpochKey: EnvironmentKey { static let defaultValue: Date? = nil }

extension EnvironmentValues {
    /// The date at which media time was 0, so that dates follow from media time alone, as tests and recordings need it;
    /// nil, the default, for the machine's calendar.
    package var mediaEpoch: Date? {
        get { self[MediaEpochKey.self] }
        set { self[MediaEpochKey.self] = newValue }
    }
}

/// Converts between dates and media time.
struct WallClock {
    /// Media time.
    let clock: any MediaClock
    /// The date of media time 0; nil for the machine's calendar.
    let epoch: Date?

    /// The present date.
    var now: Date { epoch?.addingTimeInterval(clock.now()) ?? Date() }

    /// The date of `time`, seconds of media time.
    func date(of time: Double) -> Date { now.addingTimeInterval(time - clock.now()) }

    /// `date` in media time.
    func mediaTime(of date: Date) -> Double { clock.now() + date.timeIntervalSince(now) }
}

extension Graph {
    /// The clock of the window that the interface is in.
    var clock: any MediaClock { (host as? UIView)?.window?.clock ?? MediaClocks.current }
}

/// The clock of a view's node.
@propertyWrapper nonisolated struct LocalClock: DynamicProperty, ComparableInput {
    private var node: Weak<_Node>?

    init() {}

    /// The clock of the window, or the one in force while the view is in no interface.
    @MainActor var wrappedValue: any MediaClock { node?.object?.graph.clock ?? MediaClocks.current }

    @MainActor static func _bind(_ property: inout LocalClock, _ binder: _PropertyBinder) {
        property.node = Weak(binder.binder.reader.node)
    }

    /// Returns true: one node has one clock.
    @MainActor static func isSame(_ one: LocalClock, _ other: LocalClock) -> Bool { true }
}
