/// A section of a table whose rows are in an interface file.
@MainActor
struct StaticSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
}
