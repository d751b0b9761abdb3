import CoreGraphics
import Foundation

/// The size of the titles, in points. Source: docs/sources/indicators.md, Segments and steppers.
private let fontSize: CGFloat = 13

/// The attributes of segments' titles in each state.
struct SegmentAttributes {
    /// The single states, those that count more last.
    private static let states: [UIControl.State] = [.normal, .selected, .highlighted, .disabled]

    private var table = StateTable<[NSAttributedString.Key: Any]>()

    /// The attributes set for exactly `state`; nil removes them.
    subscript(exactly state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        get { table[exactly: state] }
        set { table[exactly: state] = newValue }
    }

    /// The attributes for `state`, or where there are none, for the normal one.
    subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? { table[state] }

    /// The attributes of titles in `state`: those set for exactly that state, then for each state in it, then for the
    /// normal one.
    func all(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        if table.isEmpty { return [:] }
        var all: [NSAttributedString.Key: Any] = [:]
        for single in Self.states where state.isSuperset(of: single) {
            if let given = table[exactly: single] { all.merge(given) { $1 } }
        }
        if let given = table[exactly: state] { all.merge(given) { $1 } }
        return all
    }

    /// Whether a colour was given for `state` as one that cannot be chosen.
    func hasDisabledColor(_ state: UIControl.State) -> Bool {
        guard state.contains(.disabled) else { return false }
        return (table[exactly: state] ?? table[exactly: .disabled])?[.foregroundColor] != nil
    }

    private func font(in state: UIControl.State) -> UIFont {
        all(for: state)[.font] as? UIFont
            ?? .systemFont(ofSize: fontSize, weight: state.contains(.selected) ? .semibold : .medium)
    }

    /// Makes `label` show `title` with its attributes in `state`.
    @MainActor
    func show(_ title: String?, on label: UILabel, in state: UIControl.State) {
        var given = all(for: state)
        given[.font] = nil
        label.font = font(in: state)
        label.textColor = given.removeValue(forKey: .foregroundColor) as? UIColor ?? .label
        label.show(title.map { .plain($0, given) })
    }

    /// The width of `title` where it is widest: selected, not selected, or in another state with attributes of its own.
    func width(of title: String) -> CGFloat {
        let given: [UIControl.State] = [.highlighted, .disabled].filter { table[exactly: $0] != nil }
        let states: [UIControl.State] = table.isEmpty ? [.selected] : [.normal, .selected] + given
        let widths = states.map { state in
            title.size(withAttributes: all(for: state).merging([.font: font(in: state)]) { $1 }).width
        }
        return widths.max() ?? 0
    }
}
