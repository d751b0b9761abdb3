import CoreGraphics
import Foundation
import ObjectiveC
import OctantBase

/// One outlet, action or runtime attribute of a class, by the name it has in interface files. Main thread.
@preconcurrency @MainActor
public struct NibConnection {
    /// The kind of what a name refers to.
    enum Role {
        /// Sets one object. Returns whether it could be set.
        case outlet((_ owner: AnyObject, AnyObject) -> Bool)
        /// Sets all objects of a collection. Returns whether they could be set.
        case outlets((_ owner: AnyObject, [AnyObject]) -> Bool)
        /// Sets a value. Returns whether it could be set.
        case attribute((_ owner: AnyObject, NibValue) -> Bool)
        /// The method of an object; nil when that is not of the class.
        case action((_ owner: AnyObject) -> TargetMethod?)
        /// Makes the controller that a segue leads to; nil when it does not.
        case segueAction((_ owner: AnyObject, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?)
    }

    /// The name in interface files.
    public let name: String
    let role: Role

    private init(_ name: String, _ role: Role) { (self.name, self.role) = (name, role) }

    /// Sets the property at `path` of `owner` to `value`. Answers whether both fit; a value that does not is nil.
    private static func set<Root: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value>, of owner: AnyObject, to value: Value?
    ) -> Bool {
        guard let owner = owner as? Root, let value else { return false }
        owner[keyPath: path] = value
        return true
    }

    /// `objects` as what a collection is of; nil when one of them is not that.
    private static func all<Element>(_ objects: [AnyObject]) -> [Element]? {
        let elements = objects.compactMap { $0 as? Element }
        return elements.count == objects.count ? elements : nil
    }

    // MARK: Outlets

    /// A property that an outlet called `name` sets. An object that is not of the property's type is reported.
    public static func outlet<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> NibConnection {
        NibConnection(name, .outlet { set(path, of: $0, to: $1 as? Value) })
    }

    /// A property that an outlet collection called `name` sets, to all its objects in the order of the file.
    public static func outlets<Root: AnyObject, Element>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [Element]>
    ) -> NibConnection {
        NibConnection(name, .outlets { set(path, of: $0, to: all($1)) })
    }

    /// A property that an outlet collection called `name` sets, to all its objects in the order of the file.
    public static func outlets<Root: AnyObject, Element>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [Element]?>
    ) -> NibConnection {
        NibConnection(name, .outlets { set(path, of: $0, to: all($1).map(Optional.some)) })
    }

    // MARK: Attributes

    /// A property that a user-defined runtime attribute, `@IBInspectable` ones among them, of the key path `name` sets.
    ///
    /// Numbers fit properties of Int, Double, Float, CGFloat and Bool; colours ones of UIColor and CGColor; texts,
    /// truth values, points, sizes, rectangles, ranges and images ones of String, Bool, CGPoint, CGSize, CGRect,
    /// NSRange and UIImage; each may be optional, and nil fits those that are. What does not fit is reported.
    public static func attribute<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> NibConnection {
        NibConnection(name, .attribute { set(path, of: $0, to: $1.fit(Value.self)) })
    }

    // MARK: Actions

    // `Form.show` is the one without arguments where UIKit's class has others of this name, as in selectors.

    /// A method without arguments that an action called `name` calls.
    public static func action<Target: AnyObject>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> NibConnection {
        NibConnection(name, .action { owner in (owner as? Target).map { TargetMethod($0, method) } })
    }

    /// A method with the sender that an action called `name` calls; the name may be written with its colon or without.
    @_disfavoredOverload
    public static func action<Target: AnyObject, Sender>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) -> NibConnection {
        NibConnection(name, .action { owner in (owner as? Target).map { TargetMethod($0, method) } })
    }

    /// A method with the sender and the event that an action called `name`, `retry:forEvent:` for example, calls.
    @_disfavoredOverload
    public static func action<Target: AnyObject, Sender, Cause>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Cause) -> Void
    ) -> NibConnection {
        NibConnection(name, .action { owner in (owner as? Target).map { TargetMethod($0, method) } })
    }

    // MARK: Segue actions

    /// A method that makes the controller that a segue leads to: `@IBSegueAction`.
    public static func segueAction<Source: AnyObject, Controller: UIViewController>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder) -> Controller?
    ) -> NibConnection {
        NibConnection(name, .segueAction { owner, coder, _, _ in (owner as? Source).flatMap { method($0)(coder) } })
    }

    /// A method that makes the controller that a segue leads to, and is passed what began the segue.
    public static func segueAction<Source: AnyObject, Controller: UIViewController>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?) -> Controller?
    ) -> NibConnection {
        NibConnection(
            name, .segueAction { owner, coder, sender, _ in (owner as? Source).flatMap { method($0)(coder, sender) } })
    }

    /// A method that makes the controller that a segue leads to, and is passed what began the segue, and its name.
    public static func segueAction<Source: AnyObject, Controller: UIViewController>(
        _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?, String?) -> Controller?
    ) -> NibConnection {
        NibConnection(
            name,
            .segueAction { owner, coder, sender, identifier in
                (owner as? Source).flatMap { method($0)(coder, sender, identifier) }
            })
    }

    /// The controller that `owner`'s segue action `name` makes; nil where it makes none.
    static func controller(
        _ name: String, of owner: AnyObject, coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIViewController? {
        // The names in files have a colon for each argument, those in declarations may be without.
        func bare(_ name: String) -> Substring { name.prefix { $0 != ":" } }
        for connection in all(of: owner) where bare(connection.name) == bare(name) {
            if case .segueAction(let make) = connection.role { return make(owner, coder, sender, identifier) }
        }
        Log.once("nib.segueAction.\(name)", "\(type(of: owner)) declares no segue action '\(name)'")
        return nil
    }

    /// The method that `owner`'s class declares for the action `name`.
    static func method(_ name: String, of owner: AnyObject, modules: [String] = []) -> TargetMethod? {
        for connection in all(of: owner, modules: modules)
        where connection.name == name || connection.name + ":" == name {
            if case .action(let make) = connection.role, let method = make(owner) { return method }
        }
        return nil
    }

    /// The connections that `owner`'s class declares, before those of UIKit's own classes and those that extensions in
    /// `modules`, and in the modules of the class and of those above it, declare.
    static func all(of owner: AnyObject, modules: [String] = []) -> [NibConnection] {
        let line = Array(sequence(first: type(of: owner) as AnyClass) { _getSuperclass($0) })
        let modules = Set(line.compactMap(NestedTypes.module) + modules).subtracting(["UIKit"]).ordered()
        let extensions = line.flatMap { type in
            modules.flatMap { module in
                let found = NestedTypes.type("__NibConnections", in: type, extendedBy: module)
                return (found as? any NibExtension.Type)?.nibConnections ?? []
            }
        }
        return ((type(of: owner) as? any NibConnectable.Type)?.nibConnections ?? []) + standard + extensions
    }

    /// A controller's view: by no key path, because setting through one asks for the view first, which loads it.
    private static let view = NibConnection(
        "view",
        .outlet { owner, object in
            guard let controller = owner as? UIViewController, let view = object as? UIView else { return false }
            controller.view = view
            return true
        })

    /// The connections of UIKit's own classes.
    private static let standard: [NibConnection] = [
        view, .outlet("delegate", \UITextField.delegate),
        .outlet("delegate", \UIScrollView.delegate), .outlet("delegate", \UIGestureRecognizer.delegate),
        .outlet("refreshControl", \UIScrollView.refreshControl),
        .outlet("delegate", \UITextView.delegate),
        .outlet("dataSource", \UITableView.dataSource),
        .outlet("prefetchDataSource", \UITableView.prefetchDataSource),
        .outlet("dataSource", \UICollectionView.dataSource),
        .outlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
        .attribute("backgroundColor", \UIView.backgroundColor), .attribute("tintColor", \UIView.tintColor),
        .attribute("alpha", \UIView.alpha), .attribute("hidden", \UIView.isHidden),
        .attribute("isHidden", \UIView.isHidden), .attribute("tag", \UIView.tag),
        .attribute("clipsToBounds", \UIView.clipsToBounds), .attribute("frame", \UIView.frame),
        .attribute("bounds", \UIView.bounds), .attribute("center", \UIView.center),
        .attribute("accessibilityIdentifier", \UIResponder.accessibilityIdentifier),
        .attribute("accessibilityLabel", \UIResponder.accessibilityLabel),
        .attribute("title", \UIViewController.title), .attribute("text", \UILabel.text),
        .attribute("textColor", \UILabel.textColor), .attribute("text", \UITextField.text),
        .attribute("placeholder", \UITextField.placeholder), .attribute("textColor", \UITextField.textColor),
        .attribute("text", \UITextView.text), .attribute("textColor", \UITextView.textColor),
        .attribute("color", \UIActivityIndicatorView.color),
        .attribute("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        .attribute("progress", \UIProgressView.progress),
        .attribute("progressTintColor", \UIProgressView.progressTintColor),
        .attribute("trackTintColor", \UIProgressView.trackTintColor), .attribute("image", \UIImageView.image),
        .attribute("enabled", \UIControl.isEnabled), .attribute("selected", \UIControl.isSelected),
    ]
}
