import CoreGraphics

/// What is shown beside a pointer that rests over a view. A value that does not change.
open class UIToolTipConfiguration: _PlainObject {
    /// The text.
    public final let toolTip: String
    /// The part of the view that the text is about, in its coordinates: it goes when the pointer leaves that. Null for
    /// all of the view.
    public final let sourceRect: CGRect

    /// `toolTip`, about all of the view.
    public init(toolTip: String) { (self.toolTip, sourceRect) = (toolTip, .null) }

    /// `toolTip`, about a part of the view.
    public init(toolTip: String, in sourceRect: CGRect) { (self.toolTip, self.sourceRect) = (toolTip, sourceRect) }
}
