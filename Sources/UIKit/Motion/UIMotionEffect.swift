/// What the tilt of a device changes of a view. A desktop is not tilted: views keep their effects, and nothing changes.
/// Main actor only.
@preconcurrency @MainActor
open class UIMotionEffect: Hashable, _PlainObject {
    /// An effect.
    public init() {}

    /// The values by key path at the tilt `viewerOffset`, -1...1 along either axis; nil, unless overridden, for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Whether both are the same effect.
    nonisolated public static func == (a: UIMotionEffect, b: UIMotionEffect) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
