import UIKit

/// What views of a kind are made by.
public protocol SkeletonFactory {
    associatedtype Placeholder: UIView
}

extension SkeletonFactory {
    public func makePlaceholder() -> Placeholder { Placeholder() }
}

public struct LabelFactory: SkeletonFactory {
    public typealias Placeholder = CaptionLabel
    public init() {}
}

public final class PlaceholderCell<Content: UIView>: UITableViewCell {
    public let content = Content(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
}

public protocol Makeable: AnyObject {}

extension Makeable where Self: UIView {
    public static func make(configure: (Self) -> Void = { _ in }) -> Self {
        let view = Self(frame: .zero)
        configure(view)
        return view
    }
}

extension UIView: Makeable {}

public func makeViews<T: UIView>(of type: T.Type, count: Int) -> [T] {
    (0..<count).map { index in
        let view = type.init(frame: .zero)
        view.tag = index
        return view
    }
}

public func makeController<T>(_ type: T.Type = T.self) -> T where T: UIViewController { T() }
