import CoreGraphics

extension CellPlace {
    /// The radius of a card's corners, in points. Source: docs/sources/views.md, Tables.
    static let radius: CGFloat = 10
    /// Points above and below contents with constraints to the margins. Source: docs/sources/views.md, Tables.
    static let contentMargin: CGFloat = 11
    /// Seconds in which a cell's ground fades. Ours.
    static let fadeDuration = 0.3
}

/// Points above and below the texts of a cell, between two texts below each other, and between an image and a text.
/// Source: docs/sources/views.md, Tables.
private let textMargin: CGFloat = 10
private let lineGap: CGFloat = 3
private let imageGap: CGFloat = 16
/// Points between two texts in a line, and the width of the first one of two in the style `value2`. Ours.
private let columnGap: CGFloat = 8
private let keyWidth: CGFloat = 91

/// Places the texts and the image of a cell of one of the standard styles.
@MainActor
struct CellTexts {
    private let cell: UITableViewCell
    private let style: UITableViewCell.CellStyle
    private let title: UILabel?, detail: UILabel?, picture: UIImageView?

    init(
        _ cell: UITableViewCell, _ style: UITableViewCell.CellStyle, _ title: UILabel?, _ detail: UILabel?,
        _ picture: UIImageView?
    ) {
        (self.cell, self.style, self.title, self.detail, self.picture) = (cell, style, title, detail, picture)
    }

    private var imageSize: CGSize { picture?.image?.size ?? .zero }

    /// Where texts begin and end in contents of this width, before mirroring.
    private func room(in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let margin = cell.place.margin
        let x = margin + (imageSize.width > 0 ? imageSize.width + imageGap : 0)
        // Contents that end at an accessory need no margin of their own.
        let end = width < cell.bounds.width ? 0 : margin
        return (x, max(0, width - x - end))
    }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The height that texts and image ask for in contents of this width.
    func height(forWidth width: CGFloat) -> CGFloat {
        let room = room(in: width).width
        let (first, second) = (size(title, room), size(detail, room))
        let texts: CGFloat
        switch style {
        case .subtitle where second.height > 0: texts = first.height + lineGap + second.height
        case .value1, .value2: texts = max(first.height, second.height)
        default: texts = first.height
        }
        return max(texts + 2 * textMargin, imageSize.height > 0 ? imageSize.height + 2 : 0)
    }

    /// Places everything in contents of `size`.
    func layOut(in size: CGSize) {
        let scale = resolvedScale(cell.traitCollection.displayScale)
        let isMirrored = cell.isRightToLeft
        func put(_ view: UIView?, _ frame: CGRect) {
            guard let view else { return }
            var frame = frame
            if isMirrored { frame.origin.x = size.width - frame.maxX }
            let origin = frame.origin.rounded(toPixelsAt: scale)
            frame = CGRect(origin: origin, size: frame.size)
            if view.frame != frame { view.frame = frame }
        }
        func middle(_ height: CGFloat) -> CGFloat { (size.height - height) / 2 }
        let image = imageSize
        put(picture, CGRect(origin: CGPoint(x: cell.place.margin, y: middle(image.height)), size: image))
        let room = room(in: size.width)
        switch style {
        case .default:
            let text = self.size(title, room.width)
            put(title, CGRect(x: room.x, y: middle(text.height), width: room.width, height: text.height))
        case .subtitle:
            let (first, second) = (self.size(title, room.width), self.size(detail, room.width))
            let gap = first.height > 0 && second.height > 0 ? lineGap : 0
            let top = middle(first.height + gap + second.height)
            put(title, CGRect(x: room.x, y: top, width: room.width, height: first.height))
            put(
                detail,
                CGRect(x: room.x, y: top + first.height + gap, width: room.width, height: second.height))
        case .value1:
            let second = self.size(detail, room.width)
            let first = self.size(title, room.width)
            let width = min(first.width, max(0, room.width - (second.width > 0 ? second.width + columnGap : 0)))
            let least = max(width, min(first.width, room.width / 3))
            let rest = min(second.width, max(0, room.width - least - columnGap))
            put(title, CGRect(x: room.x, y: middle(first.height), width: least, height: first.height))
            put(
                detail,
                CGRect(
                    x: room.x + room.width - rest, y: middle(second.height), width: rest, height: second.height))
        case .value2:
            let first = self.size(title, keyWidth)
            let rest = max(0, room.width - keyWidth - columnGap)
            let second = self.size(detail, rest)
            put(title, CGRect(x: room.x, y: middle(first.height), width: keyWidth, height: first.height))
            put(
                detail,
                CGRect(x: room.x + keyWidth + columnGap, y: middle(second.height), width: rest, height: second.height))
        }
    }
}
