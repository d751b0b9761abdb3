import UIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        /// A type of the program's.
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private let resolve: @MainActor @Sendable (Context) -> CGFloat?

    /// About half of the window's height.
    public static let medium = PresentationDetent(kind: .medium) { _ in nil }
    /// The full height.
    public static let large = PresentationDetent(kind: .large) { _ in nil }

    /// `fraction` of the greatest height, 0...1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
    }

    /// A height of `height` points, without the safe area at the bottom.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height)) { _ in height }
    }

    /// The height that `type` finds.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// The room of a sheet, for its heights.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height, in points.
        public let maxDetentValue: CGFloat
        private let values: EnvironmentValues

        @MainActor init(_ room: any UISheetPresentationControllerDetentResolutionContext) {
            maxDetentValue = room.maximumDetentValue
            values = EnvironmentValues(traits: room.containerTraitCollection)
        }

        /// A value of the environment around the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
    }

    /// Whether both are the same height.
    public static func == (one: PresentationDetent, other: PresentationDetent) -> Bool { one.kind == other.kind }

    /// Hashes what distinguishes the height.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The same for UIKit; its name is always the same.
    @MainActor var detent: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        default:
            .custom(identifier: UISheetPresentationController.Detent.Identifier("\(kind)")) { [resolve] room in
                resolve(Context(room))
            }
        }
    }
}

/// A height of sheets that a program finds by itself.
public protocol CustomPresentationDetent {
    /// The height in `context`, in points; nil where it does not exist.
    @MainActor static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The room of a sheet.
    public typealias Context = PresentationDetent.Context
}

/// Whether the views behind a sheet can be used while it is there.
public struct PresentationBackgroundInteraction: Sendable {
    private enum Kind {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let kind: Kind

    /// They cannot.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// They can, and are not dimmed.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// They cannot.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// They can while the sheet is at `detent` or lower.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }

    /// The name of the highest of `detents` beside which the views can be used; nil for none.
    @MainActor func undimmed(
        among detents: Set<PresentationDetent>
    ) -> UISheetPresentationController.Detent.Identifier? {
        switch kind {
        case .automatic, .disabled: nil
        case .upThrough(let detent): detent.detent.identifier
        case .enabled: detents.contains(.large) || detents.isEmpty ? .large : .highest(of: detents)
        }
    }
}

extension UISheetPresentationController.Detent.Identifier {
    /// The highest in a room of the size of a telephone: fractions and heights are compared as there.
    @MainActor fileprivate static func highest(of detents: Set<PresentationDetent>) -> Self? {
        let room = NominalRoom()
        return detents.map(\.detent).max {
            ($0.resolvedValue(in: room) ?? 0) < ($1.resolvedValue(in: room) ?? 0)
        }?.identifier
    }
}

/// A room to compare heights in, in points.
private final class NominalRoom: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection.current
    let maximumDetentValue: CGFloat = 800
}

/// What becomes of a popover in a narrow window.
public struct PresentationAdaptation: Sendable {
    /// The style of UIKit; nil for the usual one.
    let style: UIModalPresentationStyle?

    /// A sheet.
    public static let automatic = PresentationAdaptation(style: nil)
    /// It stays what it is.
    public static let none = PresentationAdaptation(style: UIModalPresentationStyle.none)
    /// It stays a popover.
    public static let popover = PresentationAdaptation(style: UIModalPresentationStyle.none)
    /// A sheet.
    public static let sheet = PresentationAdaptation(style: .pageSheet)
    /// It covers all of the window.
    public static let fullScreenCover = PresentationAdaptation(style: .overFullScreen)
}
