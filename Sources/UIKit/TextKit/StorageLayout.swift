import CoreGraphics
import Foundation
internal import TextLayout

/// The text of a storage, laid out in a container. Places are counted in UTF-16 units, in points of the container.
struct StorageLayout {
    /// A line.
    struct Line {
        /// As wide as the container, and the part with text.
        var rect: CGRect, usedRect: CGRect
        /// The units on it, with its line end.
        var units: NSRange
        var baseline: CGFloat
    }

    let lines: [Line]
    private let column: TextColumn
    /// The letters' top left.
    private let origin: CGPoint
    private let padding: CGFloat
    private let scale: CGFloat
    /// The UTF-16 units before each scalar, and in all.
    private let unitsBefore: [Int]

    /// `text` in a container.
    @MainActor
    init(_ text: NSAttributedString, size: CGSize, padding: CGFloat, lines limit: Int, mode: NSLineBreakMode) {
        let traits = UITraitCollection.current
        let own = NSMutableParagraphStyle()
        own.lineBreakMode = mode
        let options = TextOptions(own, maximumLines: limit)
        var defaults = TextDefaults(font: .systemFont(ofSize: 12), color: .black)
        defaults.paragraph = TextParagraphStyle(options)
        let styled = StyledText.rich(text)
        let isEndless = size.width <= 0 || size.width >= 1_000_000 || !size.width.isFinite
        let width = isEndless ? nil : max(size.width - 2 * padding, 0)
        var column = TextColumn()
        column.set(
            AttributedText(styled, defaults: defaults, traits: traits),
            empty: TextRun("", [:], defaults: defaults, traits: traits, fontScale: 1), options, width: width,
            isRightToLeft: traits.layoutDirection == .rightToLeft)
        self.init(
            text.string, column, origin: CGPoint(x: padding, y: 0), padding: padding,
            width: width.map { $0 + 2 * padding }, height: size.height > 0 ? size.height : nil,
            scale: resolvedScale(traits.displayScale))
    }

    /// `column`, with its letters at `origin` of a container that is `width` wide and `height` high; nil for any.
    init(
        _ text: String, _ column: TextColumn, origin: CGPoint, padding: CGFloat, width: CGFloat?, height: CGFloat?,
        scale: CGFloat
    ) {
        (self.column, self.origin, self.padding, self.scale) = (column, origin, padding, scale)
        var (before, units) = ([Int](), 0)
        for scalar in text.unicodeScalars {
            before.append(units)
            units += UTF16.width(scalar)
        }
        before.append(units)
        unitsBefore = before
        let wide = width ?? column.size.width + 2 * padding
        let fitting = height.map { height in column.lines.prefix { $0.rect.maxY <= height + 0.5 } } ?? column.lines[...]
        lines = fitting.indices.map { index in
            let line = column.lines[index]
            let rect = line.rect.offsetBy(dx: origin.x, dy: origin.y)
            let isLast = index == column.lines.count - 1
            // What follows a line that goes on begins where the line ends; a line end is on the line that it ends.
            let end = isLast ? line.scalars.upperBound : column.lines[index + 1].scalars.lowerBound
            let (low, high) = (
                before[min(line.scalars.lowerBound, before.count - 1)], before[min(end, before.count - 1)]
            )
            return Line(
                rect: CGRect(x: origin.x - padding, y: rect.minY, width: wide, height: rect.height),
                usedRect: rect.insetBy(dx: -padding, dy: 0), units: NSRange(location: low, length: high - low),
                baseline: origin.y + line.baseline)
        }
    }

    /// The rectangle of all lines.
    var usedRect: CGRect {
        guard let first = lines.first else { return .zero }
        return lines.dropFirst().reduce(first.usedRect) { $0.union($1.usedRect) }
    }

    /// The units that there is room for.
    var shownUnits: NSRange {
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSUnionRange(first.units, last.units)
    }

    /// The line of a unit; the last one for those behind it.
    func line(of unit: Int) -> Line? {
        lines.first { NSLocationInRange(unit, $0.units) } ?? (unit < 0 ? nil : lines.last)
    }

    /// The number of the scalar that a unit is of.
    private func scalar(of unit: Int) -> Int {
        var (low, high) = (0, unitsBefore.count)
        while low < high {
            let middle = (low + high) / 2
            if unitsBefore[middle] <= unit { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    /// Where a unit begins, along its line.
    func x(of unit: Int) -> CGFloat {
        let scalar = scalar(of: unit)
        return column.caret(at: scalar).minX + origin.x
    }

    /// The rectangles of units, one for each part of a line.
    func rects(of units: NSRange) -> [CGRect] {
        let shown = NSIntersectionRange(units, shownUnits)
        guard shown.length > 0 else { return [] }
        let (start, end) = (scalar(of: shown.location), scalar(of: NSMaxRange(shown)))
        var rects: [CGRect] = []
        for line in column.lines.prefix(lines.count) {
            let part = (start..<max(end, start)).clamped(to: line.scalars)
            if part.isEmpty { continue }
            rects += column.rects(of: part, width: line.rect.maxX)
        }
        return rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The unit at `point`, or the nearest one, and how much of its width is before the point.
    func unit(at point: CGPoint) -> (unit: Int, fraction: CGFloat) {
        let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard let scalar = column.scalar(at: inner), scalar < unitsBefore.count - 1 else {
            // An empty line has its line end.
            let line = lines.first { point.y < $0.rect.maxY } ?? lines.last
            return (min(line?.units.location ?? 0, max((unitsBefore.last ?? 0) - 1, 0)), 0)
        }
        let line = column.lines[column.line(of: scalar)]
        let index = scalar - line.scalars.lowerBound
        guard line.letters.indices.contains(index) else { return (unitsBefore[scalar], 0) }
        let span = line.letters[index]
        let width = span.upperBound - span.lowerBound
        let along = width > 0 ? min(max((inner.x - span.lowerBound) / width, 0), 1) : 0
        let isBackward = line.x(of: scalar) > span.lowerBound + width / 2
        return (unitsBefore[scalar], isBackward ? 1 - along : along)
    }

    /// Draws units, the container's top left at `place`.
    @MainActor
    func draw(_ units: NSRange, at place: CGPoint, _ parts: TextParts) {
        guard let context = UIGraphicsGetCurrentContext(), place.x.isFinite, place.y.isFinite else { return }
        let top = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
        let shown = NSIntersectionRange(units, shownUnits)
        guard shown.length > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let isWhole = shown == shownUnits
        if !isWhole {
            let rects = rects(of: shown).map { $0.offsetBy(dx: place.x, dy: place.y) }
            context.clip(to: rects)
        } else if lines.count < column.lines.count, let last = lines.last {
            let used = usedRect
            context.clip(
                to: CGRect(
                    x: place.x - 1_000, y: place.y - used.height, width: used.maxX + 2_000,
                    height: used.height + last.rect.maxY))
        }
        column.draw(
            CGRect(x: 0, y: 0, width: column.size.width, height: column.size.height), in: context, at: top,
            scale: scale, parts)
    }
}
