import CoreGraphics
import Foundation
import OctantBase
internal import TextLayout

/// A place that tabs lead to, in a paragraph style.
open class NSTextTab: NSObject, NSCopying {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()

    /// Options of a tab, by name.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The option of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What of the text behind the tab is at its place: its begin, its end or its middle.
    open private(set) var alignment: NSTextAlignment

    /// From the side where lines begin, in points.
    open private(set) var location: CGFloat

    /// A tab to `loc`; of the options none counts here.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location) = (alignment, loc)
        super.init()
    }

    /// The tab.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a tab to the same place.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    /// The hash, the same for tabs to the same place.
    open override var hash: Int { location.hashValue }

    var textTab: TextTab {
        let side: TextTab.Alignment =
            switch alignment {
            case .right: .right
            case .center: .center
            case .left, .natural, .justified: .left
            }
        return TextTab(alignment: side, location: location.isFinite ? location : 0)
    }

    convenience init(_ tab: TextTab) {
        let alignment: NSTextAlignment =
            switch tab.alignment {
            case .left: .natural
            case .right: .right
            case .center: .center
            }
        self.init(textAlignment: alignment, location: tab.location)
    }
}
