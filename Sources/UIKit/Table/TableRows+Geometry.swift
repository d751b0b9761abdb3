import CoreGraphics
import Foundation

extension TableRows {
    /// Points from the sides of the rows to their contents.
    var margin: CGFloat {
        table.style == .insetGrouped ? minimumMargins(ofWidth: table.bounds.width).leading : outerMargin
    }

    /// Points from the table's sides to its cards, or to the contents of its rows.
    private var outerMargin: CGFloat {
        let (width, least) = (table.bounds.width, minimumMargins(ofWidth: table.bounds.width).leading)
        return table.cellLayoutMarginsFollowReadableWidth ? max(least, readableMargin(ofWidth: width) ?? 0) : least
    }

    var place: CellPlace {
        var place = CellPlace()
        place.style = table.style
        place.margin = margin
        place.hasSeparators = table.separatorStyle != .none
        place.separatorColor = table.separatorColor
        place.separatorInset = table.ownSeparatorInset
        place.indexRoom = table.index.room
        return place
    }

    /// The rectangle from side to side at this height.
    func rect(_ part: (y: CGFloat, height: CGFloat)) -> CGRect {
        CGRect(x: 0, y: part.y, width: table.bounds.width, height: part.height)
    }

    /// The rectangle of a row's cell.
    func cellRect(_ path: IndexPath) -> CGRect {
        guard layout.contains(path) else { return .zero }
        let rect = rect(layout.row(path))
        guard table.style == .insetGrouped else { return rect }
        return rect.insetBy(dx: min(outerMargin, rect.width / 2), dy: 0)
    }
}
