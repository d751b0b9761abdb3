import CoreGraphics
import OctantBase

/// The frames of the image and the title of a button. A function of their sizes.
struct ButtonArrangement {
    /// A side of the title.
    enum Side {
        case left, right, top, bottom

        var isBeside: Bool { self == .left || self == .right }
    }

    /// The rectangles of the parts there are.
    struct Frames {
        var image: CGRect?
        var title: CGRect?
        var subtitle: CGRect?
    }

    /// The size of the image; nil without one.
    var image: CGSize?
    /// The sizes of the title in lines no longer than a width, or of any length; nil without a title.
    var title: ((CGFloat?) -> CGSize)?
    var subtitle: ((CGFloat?) -> CGSize)?
    /// The side of the title at which the image is.
    var side = Side.left
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// The alignment of title and subtitle in the wider one's width.
    var textAlignment = UIControl.ContentHorizontalAlignment.center
    /// Pixels a point; everything is positioned on whole pixels.
    var scale: CGFloat = 1

    /// The size of all, each line as long as it likes.
    var size: CGSize {
        let text = textSize(width: nil)
        return whole(image, text)
    }

    private var hasText: Bool { title != nil || subtitle != nil }
    private var gap: CGFloat { image != nil && hasText ? imagePadding : 0 }

    private func whole(_ image: CGSize?, _ text: CGSize) -> CGSize {
        let image = image ?? .zero
        return side.isBeside
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }

    private func textSize(width: CGFloat?) -> CGSize {
        let (title, subtitle) = (title?(width), subtitle?(width))
        let between = title != nil && subtitle != nil ? titlePadding : 0
        return CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0),
            height: (title?.height ?? 0) + between + (subtitle?.height ?? 0))
    }

    /// The frames of the parts in `rect`; `horizontal` is not leading or trailing.
    func frames(
        in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        var frames = Frames()
        guard rect.width.isFinite, rect.height.isFinite else { return frames }
        guard hasText else {
            frames.image = image.map { place($0, in: rect, horizontal, vertical) }
            return frames
        }
        let room = max(rect.width - (side.isBeside ? (image?.width ?? 0) + gap : 0), 0)
        var text = textSize(width: room)
        text.width = horizontal == .fill ? room : min(text.width, room)
        let block = place(whole(image, text), in: rect, horizontal == .fill ? .left : horizontal, vertical)
        var textRect = CGRect(origin: block.origin, size: text)
        if let image {
            var imageRect = CGRect(origin: block.origin, size: image)
            switch side {
            case .left: textRect.origin.x += image.width + gap
            case .right: imageRect.origin.x += text.width + gap
            case .top: textRect.origin.y += image.height + gap
            case .bottom: imageRect.origin.y += text.height + gap
            }
            if side.isBeside {
                imageRect.origin.y += (block.height - image.height) / 2
                textRect.origin.y += (block.height - text.height) / 2
            } else {
                imageRect.origin.x += (block.width - image.width) / 2
                textRect.origin.x += (block.width - text.width) / 2
            }
            frames.image = onPixels(imageRect)
        }
        var top = textRect.minY
        func line(_ measure: (CGFloat?) -> CGSize) -> CGRect {
            let size = measure(room)
            let line = CGRect(x: textRect.minX, y: top, width: textRect.width, height: size.height)
            top += size.height + titlePadding
            return onPixels(
                place(CGSize(width: min(size.width, line.width), height: size.height), in: line, textAlignment, .top))
        }
        frames.title = title.map(line)
        frames.subtitle = subtitle.map(line)
        return frames
    }

    /// `size` in `rect`.
    private func place(
        _ size: CGSize, in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGRect {
        var placed = CGRect(origin: rect.origin, size: size)
        switch horizontal {
        case .left, .leading: break
        case .right, .trailing: placed.origin.x = rect.maxX - size.width
        case .fill: placed.size.width = rect.width
        case .center: placed.origin.x = rect.midX - size.width / 2
        }
        switch vertical {
        case .top: break
        case .bottom: placed.origin.y = rect.maxY - size.height
        case .fill: placed.size.height = rect.height
        case .center: placed.origin.y = rect.midY - size.height / 2
        }
        return placed
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        CGRect(origin: rect.origin.rounded(toPixelsAt: scale), size: rect.size)
    }
}
