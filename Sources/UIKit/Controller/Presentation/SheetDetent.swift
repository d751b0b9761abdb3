import CoreGraphics

/// The part of the greatest height that the medium detent takes. Source: docs/sources/views.md, Presentations.
private let mediumPart: CGFloat = 0.56

/// What the height of a detent is found by: the room there is.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the window.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height of a sheet without the safe area at the bottom, in points.
    var maximumDetentValue: CGFloat { get }
}

/// An object that is notified when the user drags a sheet to another height. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        forwarding(self, (any UISheetPresentationControllerDelegate).self)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }
}

extension UISheetPresentationController {
    /// A height that a sheet rests at.
    @preconcurrency @MainActor
    public final class Detent {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The text.
            public let rawValue: String

            /// The name of this text.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The name of this text.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The name of the medium height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The name of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        private static var count = 0

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) { (self.identifier, self.resolver) = (identifier, resolver) }

        /// Returns the detent of about half of the window's height.
        public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * mediumPart } }

        /// Returns the detent of the full height.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent whose height `resolver` finds: points without the safe area at the bottom, or nil where it
        /// does not exist. Without an identifier it gets one of its own.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            count += 1
            return Detent(identifier ?? Identifier("custom.\(count)"), resolver)
        }

        /// Returns the height of the detent in `context`, in points; nil where it does not exist.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// The room of a sheet, for its detents.
final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    /// A room with these traits and this greatest height.
    init(_ traits: UITraitCollection, maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    }
}
