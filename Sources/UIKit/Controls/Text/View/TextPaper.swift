import CoreGraphics
import QuartzCore
internal import TextLayout

/// The height of the parts in which a text is drawn, in points: what is out of view is not drawn. Ours.
private let tileHeight: CGFloat = 256

/// The letters and marks of a text view: as large as its contents, drawn where they can be seen. Main actor only.
final class TextPaper: UIView {
    private let sheet = UIView()
    private var tiles: [Int: TextTile] = [:]
    /// The marks beside the letters.
    let marks = FieldMarks()
    /// The letters.
    private(set) var column = TextColumn()
    /// The column's top left.
    private(set) var origin = CGPoint.zero
    /// What draws the letters: a program's own layout manager, and its container; nil for the paper itself.
    var manager: () -> (NSLayoutManager, NSTextContainer)? = { nil }

    /// A paper without letters.
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.addSublayer(marks.selection)
        addSubview(sheet)
        for mark in [marks.underline, marks.caret] { layer.addSublayer(mark) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `column` with its top left at `origin`.
    func show(_ column: TextColumn, at origin: CGPoint) {
        (self.column, self.origin) = (column, origin)
        for tile in tiles.values { tile.setNeedsDisplay() }
    }

    /// Is `size` large, and draws what is within `visible`.
    func place(_ size: CGSize, visible: CGRect) {
        let whole = CGRect(origin: .zero, size: size)
        if frame != whole { (frame, sheet.frame) = (whole, whole) }
        let seen = visible.intersection(whole)
        var indices = 0..<0
        if !seen.isNull, seen.width > 0, seen.height > 0 {
            indices = Int(seen.minY / tileHeight)..<Int((seen.maxY / tileHeight).rounded(.up))
        }
        for (index, tile) in tiles where !indices.contains(index) {
            tile.removeFromSuperview()
            tiles[index] = nil
        }
        for index in indices {
            let top = CGFloat(index) * tileHeight
            let frame = CGRect(x: 0, y: top, width: size.width, height: tileHeight)
            if let tile = tiles[index] {
                if tile.frame != frame {
                    tile.frame = frame
                    tile.setNeedsDisplay()
                }
                continue
            }
            let tile = TextTile(frame: frame)
            tile.paper = self
            tiles[index] = tile
            sheet.addSubview(tile)
        }
    }
}

/// A part of a paper.
private final class TextTile: UIView {
    weak var paper: TextPaper?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let paper, let context = UIGraphicsGetCurrentContext() else { return }
        let origin = CGPoint(x: paper.origin.x - frame.minX, y: paper.origin.y - frame.minY)
        if let (manager, container) = paper.manager() {
            let place = CGPoint(x: origin.x - sanitized(container.lineFragmentPadding), y: origin.y)
            let glyphs = manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: glyphs, at: place)
            return manager.drawGlyphs(forGlyphRange: glyphs, at: place)
        }
        paper.column.draw(
            bounds.offsetBy(dx: -origin.x, dy: -origin.y), in: context, at: origin,
            scale: resolvedScale(traitCollection.displayScale))
    }
}
