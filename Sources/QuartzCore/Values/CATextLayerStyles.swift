import CoreGraphics
package import TextLayout

/// To which side a text layer's lines go.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the five acts as `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To the side where the text begins. The default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// To the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// To the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// To the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// To both sides, the last line of a paragraph as `natural`.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    /// The modes with what they are to the layout.
    private static let table: [(CATextLayerAlignmentMode, TextAlignment)] = [
        (.natural, .natural), (.left, .left), (.right, .right), (.center, .center), (.justified, .justified),
    ]

    var alignment: TextAlignment { Self.table.first { $0.0 == self }?.1 ?? .natural }

    init(_ alignment: TextAlignment) { self = Self.table.first { $0.1 == alignment }?.0 ?? .natural }
}

/// The part that a text layer leaves out of a text that it has no space for.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the four acts as `none`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cuts off what lies beyond the bounds. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning of the last line, for an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end of the last line, for an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle of the last line, for an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var lineBreak: TextLineBreak? {
        switch self {
        case .start: .truncateHead
        case .end: .truncateTail
        case .middle: .truncateMiddle
        default: nil
        }
    }

    init(_ lineBreak: TextLineBreak?) {
        self =
            switch lineBreak {
            case .truncateHead: .start
            case .truncateTail: .end
            case .truncateMiddle: .middle
            default: .none
            }
    }
}

/// An object of another room that can be a text layer's font: CTFont.
package protocol LayerFont {
    /// The font, its size included.
    var layerFont: FontDescription { get }
}

/// An object of another room that can be the colour of attributed text: UIColor.
package protocol LayerColor {
    /// The colour as it is now.
    var layerColor: CGColor { get }
}
