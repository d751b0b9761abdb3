import Foundation
import OctantBase

/// A way to make cells of classes known at run time only; of no use to programs. It works as `DynamicView` does.
open class DynamicCell: UITableViewCell {
    /// A cell, as in UITableViewCell.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    /// A cell from a nib, as in UITableViewCell.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A way to make headers of classes known at run time only; of no use to programs. It works as `DynamicView` does.
open class DynamicHeader: UITableViewHeaderFooterView {
    /// A header, as in UITableViewHeaderFooterView.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    /// A header from a nib, as in UITableViewHeaderFooterView.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The views of one kind that a table keeps under a name to use them again, and what makes new ones.
@MainActor
struct ReuseQueue<View: UIView> {
    /// What makes views of a name.
    enum Source {
        case type(View.Type)
        case nib(UINib)
        /// What makes one: a prototype of a storyboard.
        case prototype(() -> UIView?)
    }

    /// The most views that wait under a name. Ours.
    private static var limit: Int { 64 }

    private var sources: [String: Source] = [:]
    private var waiting: [String: [View]] = [:]

    /// Sets what makes views of the name `identifier`; nil for nothing.
    mutating func register(_ source: Source?, _ identifier: String) {
        sources[identifier] = source
        waiting.removeValue(forKey: identifier)?.forEach { $0.removeFromSuperview() }
    }

    /// Whether something makes views of this name.
    func knows(_ identifier: String) -> Bool { sources[identifier] != nil }

    /// A view that waits.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// A new view; nil where nothing makes one.
    func make(_ identifier: String, _ make: (View.Type) -> UIView) -> View? {
        switch sources[identifier] {
        case nil: return nil
        case .type(let type): return make(type) as? View
        case .prototype(let make): return make() as? View
        case .nib(let nib):
            let views = nib.instantiate(withOwner: nil)
            if let view = views.lazy.compactMap({ $0 as? View }).first { return view }
            Log.once("table.nib.\(identifier)", "the interface file for '\(identifier)' has no \(View.self)")
            return nil
        }
    }

    /// Keeps a view that is shown no more, hidden where it is: what moves in it goes on when it is shown again.
    mutating func keep(_ view: View, _ identifier: String?) {
        guard let identifier, waiting[identifier, default: []].count < Self.limit else {
            view.removeFromSuperview()
            return
        }
        view.isHidden = true
        waiting[identifier, default: []].append(view)
    }
}

extension ReuseQueue where View == UITableViewCell {
    /// A new cell of the class or file registered as `identifier`.
    func makeCell(_ identifier: String) -> UITableViewCell? {
        make(identifier) { Self.instance(of: $0, identifier) }
    }

    @inline(never) @_optimize(none)
    private static func instance(of type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: DynamicCell.Type.self).init(style: .default, reuseIdentifier: identifier)
            as UITableViewCell
    }
}

extension ReuseQueue where View == UITableViewHeaderFooterView {
    /// A new header of the class or file registered as `identifier`.
    func makeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        make(identifier) { Self.instance(of: $0, identifier) }
    }

    @inline(never) @_optimize(none)
    private static func instance(
        of type: UITableViewHeaderFooterView.Type, _ identifier: String
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: DynamicHeader.Type.self).init(reuseIdentifier: identifier)
            as UITableViewHeaderFooterView
    }
}
