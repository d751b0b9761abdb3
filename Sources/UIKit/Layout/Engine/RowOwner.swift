/// The meaning of a constraint of the solver.
@MainActor
enum RowOwner {
    case constraint(NSLayoutConstraint)
    case item(LayoutItem, LayoutItem.Row)

    /// The name used in messages.
    var description: String {
        switch self {
        case .constraint(let constraint): return constraint.description
        case .item(let item, let row):
            let name = LayoutNames.name(of: item.view ?? item.guide)
            switch row {
            case .x, .y, .width, .height:
                return "\(name) keeps its frame \(item.view?.untransformedFrame ?? .zero)"
            case .positiveWidth, .positiveHeight: return "\(name) is not less than nothing"
            case .horizontalHugging, .verticalHugging: return "\(name) hugs its content"
            case .horizontalResistance, .verticalResistance: return "\(name) resists compression of its content"
            }
        }
    }
}
