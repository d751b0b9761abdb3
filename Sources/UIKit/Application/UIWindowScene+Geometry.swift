import Foundation

/// Why something that was asked of a scene did not happen.
public struct UISceneError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// There is one scene only.
        case multipleScenesNotSupported = 0
        /// The system did not allow it.
        case requestDenied = 1
        /// Scenes here have no such geometry.
        case geometryRequestUnsupported = 100
        /// The geometry is none that the scene can have.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// An error of this reason.
    public init(_ code: Code) { self.code = code }
}

extension UIWindowScene {
    /// What a scene's windows would like to be like: a base class.
    @preconcurrency @MainActor
    open class GeometryPreferences: _PlainObject {
        init() {}

        /// The orientations that a scene may have.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations; nil for those there are.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Preferences without wishes.
            public override init() { super.init() }

            /// These orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// What a scene's windows are like.
    @preconcurrency @MainActor
    open class Geometry: _PlainObject {
        /// The interface's orientation.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    /// What the scene's windows are like now.
    public final var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Asks for `geometryPreferences`. A desktop's windows are upright: orientations that leave that out are not to be
    /// had, which `errorHandler` is called with, later in the turn of the main run loop.
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
        guard let errorHandler, let wanted, !wanted.contains(.portrait) else { return }
        DispatchQueue.main.async { errorHandler(UISceneError(.geometryRequestDenied)) }
    }
}
