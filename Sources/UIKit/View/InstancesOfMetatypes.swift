import Foundation

// Objects of classes that only the running program knows. `octant build` calls these where a source calls an
// initialiser of a metatype, as in `T(frame: .zero)` with `T: UIView`.

/// A way to make controllers of classes known at run time only; of no use to programs. It works as `DynamicView` does.
open class DynamicController: UIViewController {
    /// A controller, as in UIViewController.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// A controller from a storyboard, as in UIViewController.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new view of class `type`, made with `init(frame:)`, which the class must have or inherit: Swift ends the program
/// where it does not. The frame is empty by default.
@inline(never) @_optimize(none) @preconcurrency @MainActor
public func __made<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    let view = unsafeBitCast(type, to: DynamicView.Type.self).init(frame: frame) as UIView
    return unsafeDowncast(view, to: View.self)
}

/// A new cell of class `type`, made with `init(style:reuseIdentifier:)`, which the class must have or inherit.
@inline(never) @_optimize(none) @preconcurrency @MainActor
public func __made<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    let cell =
        unsafeBitCast(type, to: DynamicCell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
        as UITableViewCell
    return unsafeDowncast(cell, to: Cell.self)
}

/// A new cell of class `type`, made with `init(style:reuseIdentifier:)`, of the default style and without a name.
@preconcurrency @MainActor
public func __made<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
    __made(type, style: .default, reuseIdentifier: nil)
}

/// A new header of class `type`, made with `init(reuseIdentifier:)`, which the class must have or inherit.
@inline(never) @_optimize(none) @preconcurrency @MainActor
public func __made<Header: UITableViewHeaderFooterView>(_ type: Header.Type, reuseIdentifier: String?) -> Header {
    let header =
        unsafeBitCast(type, to: DynamicHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
        as UITableViewHeaderFooterView
    return unsafeDowncast(header, to: Header.self)
}

/// A new header of class `type`, made with `init(reuseIdentifier:)`, without a name.
@preconcurrency @MainActor
public func __made<Header: UITableViewHeaderFooterView>(_ type: Header.Type) -> Header {
    __made(type, reuseIdentifier: nil)
}

/// A new controller of class `type`, made with `init(nibName:bundle:)`, which the class must have or inherit.
@inline(never) @_optimize(none) @preconcurrency @MainActor
public func __made<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String? = nil, bundle: Bundle? = nil
) -> Controller {
    let controller =
        unsafeBitCast(type, to: DynamicController.Type.self).init(nibName: nibName, bundle: bundle)
        as UIViewController
    return unsafeDowncast(controller, to: Controller.self)
}
