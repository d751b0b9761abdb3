import CoreGraphics
import Foundation
internal import TextLayout

/// Lays the text of a storage out in a container, and knows where its letters are. Main thread.
///
/// Glyphs are counted as the UTF-16 units of the text: one each. All of the text is in the first container, as far as
/// that is high enough.
@preconcurrency @MainActor
open class NSLayoutManager: _PlainObject {
    /// The text.
    weak var storage: NSTextStorage?
    private var containers: [NSTextContainer] = []
    private var known: KnownLayout?

    /// The layout there is, and what it is of.
    private struct KnownLayout {
        var version: Int
        var size: CGSize
        var padding: CGFloat
        var lines: Int
        var mode: NSLineBreakMode
        var layout: StorageLayout
    }

    /// A layout manager without a text.
    public init() {}

    // MARK: What it lays out

    /// The text; nil for none.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }

    /// The containers: the first has the text.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        guard !containers.contains(where: { $0 === container }) else { return }
        containers.append(container)
        container.layoutManager = self
    }

    /// Removes the container at `index`.
    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else { return }
        containers.remove(at: index).layoutManager = nil
        known = nil
    }

    /// The layout in `container`; nil for one without text.
    private func layout(in container: NSTextContainer) -> StorageLayout? {
        guard container === containers.first else { return nil }
        if let view = container.view { return view.storageLayout }
        guard let storage else { return nil }
        let (size, padding) = (container.size, container.lineFragmentPadding)
        if let known, known.version == storage.record.version, known.size == size, known.padding == padding,
            known.lines == container.maximumNumberOfLines, known.mode == container.lineBreakMode
        {
            return known.layout
        }
        let layout = StorageLayout(
            storage, size: size, padding: sanitized(padding), lines: container.maximumNumberOfLines,
            mode: container.lineBreakMode)
        known = KnownLayout(
            version: storage.record.version, size: size, padding: padding, lines: container.maximumNumberOfLines,
            mode: container.lineBreakMode, layout: layout)
        return layout
    }

    private var first: StorageLayout? { containers.first.flatMap { layout(in: $0) } }

    /// Lays the text out in `container`. It is laid out when something is asked, too.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(in: container) }

    /// Lays out the text, in its container.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = first }

    /// Forgets the layout.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        known = nil
        actualCharacterRange?.pointee = charRange
    }

    // MARK: Sizes

    /// The rectangle of the lines in `container`, with the space at both ends of them, in its space.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(in: container)?.usedRect ?? .zero }

    /// The rectangle of glyphs, in the container's space.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout(in: container)?.rects(of: glyphRange) ?? []
        return rects.isEmpty ? .zero : rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    }

    /// Calls `block` with the rectangle of each line's part of glyphs, until that says to stop. The selection does not
    /// count.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in layout(in: textContainer)?.rects(of: glyphRange) ?? [] {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls `block` for each line of glyphs: with the line's whole rectangle, that of its text, the container, and its
    /// glyphs; until that says to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block:
            @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout = first, let container = containers.first else { return }
        var stop = ObjCBool(false)
        for line in layout.lines where NSIntersectionRange(line.units, glyphRange).length > 0 {
            block(line.rect, line.usedRect, container, line.units, &stop)
            if stop.boolValue { return }
        }
    }

    /// The rectangle of the line of a glyph, as wide as the container; `effectiveRange` gets the line's glyphs.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = first?.line(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.units
        return line.rect
    }

    /// The rectangle of the text on the line of a glyph; `effectiveRange` gets the line's glyphs.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = first?.line(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.units
        return line.usedRect
    }

    /// Where a glyph begins on the baseline, from the top left of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout = first, let line = layout.line(of: glyphIndex) else { return .zero }
        return CGPoint(x: layout.x(of: glyphIndex) - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    // MARK: Glyphs and characters

    /// The number of glyphs: as many as the text has UTF-16 units.
    open var numberOfGlyphs: Int { storage?.length ?? containers.first?.view?.text.utf16.count ?? 0 }

    /// The glyphs that `container` has room for.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(in: container)?.shownUnits ?? NSRange(location: 0, length: 0)
    }

    /// The glyphs of lines in `bounds` of `container`.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = (layout(in: container)?.lines ?? []).filter { $0.rect.intersects(bounds) }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSUnionRange(first.units, last.units)
    }

    /// The glyphs of UTF-16 units: the same numbers.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The UTF-16 units of glyphs: the same numbers.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The UTF-16 unit of a glyph: the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyph of a UTF-16 unit: the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyph at `point` of `container`, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        layout(in: container)?.unit(at: point).unit ?? 0
    }

    /// The glyph at `point` of `container`, or the nearest one; `partialFraction` gets the part of its width before the
    /// point, 0...1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = layout(in: container)?.unit(at: point)
        partialFraction?.pointee = found?.fraction ?? 0
        return found?.unit ?? 0
    }

    /// The UTF-16 unit at `point` of `container`, or the nearest one; `partialFraction` gets the part of its width
    /// before the point, 0...1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws glyphs in the current context, the container's top left at `origin`.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        first?.draw(glyphsToShow, at: origin, .letters)
    }

    /// Draws what is behind glyphs in the current context, the container's top left at `origin`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        first?.draw(glyphsToShow, at: origin, .backgrounds)
    }
}
