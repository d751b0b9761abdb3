import CoreGraphics
import Foundation
internal import TextLayout
import OctantBase

/// A paragraph style that can be changed. Belongs to the thread that made it.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of the lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// The line break mode.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Points between the bottom of one line and the top of the next. What is negative or not finite counts as 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = sanitized(newValue) }
    }

    /// Points after a paragraph that another follows; 0 by default. What is negative or not finite counts as 0.
    open override var paragraphSpacing: CGFloat {
        get { values.geometry.spacing }
        set { values.geometry.spacing = sanitized(newValue) }
    }

    /// Points before a paragraph that follows another; 0 by default. What is negative or not finite counts as 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.geometry.spacingBefore }
        set { values.geometry.spacingBefore = sanitized(newValue) }
    }

    /// The factor of the fonts' own line height; 0, the default, counts as 1. What is negative or not finite counts as
    /// 0.
    open override var lineHeightMultiple: CGFloat {
        get { values.geometry.lineHeightMultiple }
        set { values.geometry.lineHeightMultiple = sanitized(newValue) }
    }

    /// The least height of a line, in points; 0 by default. What is added lies above the letters. What is negative or
    /// not finite counts as 0.
    open override var minimumLineHeight: CGFloat {
        get { values.geometry.minimumLineHeight }
        set { values.geometry.minimumLineHeight = sanitized(newValue) }
    }

    /// The greatest height of a line, in points; 0, the default, for any height. What is removed is removed above the
    /// letters. What is negative or not finite counts as 0.
    open override var maximumLineHeight: CGFloat {
        get { values.geometry.maximumLineHeight }
        set { values.geometry.maximumLineHeight = sanitized(newValue) }
    }

    /// The indent of a paragraph's first line from the side where lines begin, in points; 0 by default. What is
    /// negative or not finite counts as 0.
    open override var firstLineHeadIndent: CGFloat {
        get { values.geometry.firstLineHeadIndent }
        set { values.geometry.firstLineHeadIndent = sanitized(newValue) }
    }

    /// The indent of the other lines from there, in points; 0 by default. What is negative or not finite counts as 0.
    open override var headIndent: CGFloat {
        get { values.geometry.headIndent }
        set { values.geometry.headIndent = sanitized(newValue) }
    }

    /// The end of lines, in points: above 0 from the side where they begin, else from the other one; 0 by default. What
    /// is not finite counts as 0.
    open override var tailIndent: CGFloat {
        get { values.geometry.tailIndent }
        set { values.geometry.tailIndent = newValue.isFinite ? newValue : 0 }
    }

    /// The places that tabs lead to; nil for none.
    open override var tabStops: [NSTextTab]! {
        get { values.geometry.tabs.map(NSTextTab.init) }
        set { values.geometry.tabs = (newValue ?? []).map(\.textTab) }
    }

    /// The distance of further ones, in points; 0 by default. What is negative or not finite counts as 0.
    open override var defaultTabInterval: CGFloat {
        get { values.geometry.tabInterval }
        set { values.geometry.tabInterval = sanitized(newValue) }
    }

    /// Adds a place that tabs lead to.
    open func addTabStop(_ anObject: NSTextTab) {
        values.geometry.tabs = (values.geometry.tabs + [anObject.textTab]).ordered { $0.location < $1.location }
    }

    /// Removes a place that tabs lead to.
    open func removeTabStop(_ anObject: NSTextTab) { values.geometry.tabs.removeAll { $0 == anObject.textTab } }

    /// How readily words are parted at line ends, 0...1; 0 by default. It is kept: words are parted at none.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue.isFinite ? newValue : 0 }
    }

    /// Whether words are parted as the system's own labels do. False by default. It is kept: words are parted at none.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    /// The rules of breaking lines besides the usual ones; none by default. They are kept: lines break by the usual
    /// ones.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Whether letters move together before text is truncated. False by default. It is kept: labels that are asked do
    /// so.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsTightening }
        set { values.allowsTightening = newValue }
    }

    /// Copies all values of `style`.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}
