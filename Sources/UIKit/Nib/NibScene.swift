import Foundation
import OctantBase

/// The scene in which a storyboard's controller finds its view when it is asked for.
@MainActor
final class NibScene {
    let storyboard: UIStoryboard?
    let document: NibDocument
    let bundle: Bundle?
    private let element: NibElement
    private let others: [NibElement]
    /// The objects that came with the controller, before its view: the items of its bars.
    private(set) var objects: [String: AnyObject] = [:]
    /// The segues that something in the view begins, by their elements.
    private var segues: [ObjectIdentifier: NibSegue] = [:]

    init(
        storyboard: UIStoryboard?, document: NibDocument, bundle: Bundle?, element: NibElement, others: [NibElement]
    ) {
        (self.storyboard, self.document, self.bundle) = (storyboard, document, bundle)
        (self.element, self.others) = (element, others)
    }

    /// The controller's name among the objects of the file.
    var controllerID: String? { element.id }

    /// Keeps what came with the controller: its view's objects are connected with it.
    func keep(_ objects: [String: AnyObject]) { self.objects = objects.filter { !($0.value is UIViewController) } }

    /// Notes `segue`, which knows more than its element does.
    func note(_ segue: NibSegue, of element: NibElement) { segues[ObjectIdentifier(element)] = segue }

    /// The segue called `identifier` of anything in the scene; nil for none.
    func segue(_ identifier: String) -> NibSegue? {
        var found: NibElement?
        for part in [element] + others {
            part.forEach { inner in
                guard inner.name == "segue", inner.attributes["identifier"] == identifier else { return }
                if inner.attributes["kind"] != "relationship", inner.attributes["kind"] != "embed" {
                    found = found ?? inner
                }
            }
        }
        return found.map { segues[ObjectIdentifier($0)] ?? NibSegue($0, self) }
    }

    /// Makes the view of `controller`, if the scene has one, and connects both.
    func loadView(of controller: UIViewController) {
        let loader = NibLoader(document, bundle: bundle, owner: controller)
        do { try loader.loadView(element, of: controller, beside: others) } catch { Log.line("\(error)") }
        storyboard?.add(loader.issues)
    }
}

extension UIViewController {
    /// Makes the view from the controller's scene or interface file. Returns whether it has one.
    final func loadViewFromNib() -> Bool {
        if let nibScene {
            nibScene.loadView(of: self)
            return viewIfLoaded != nil
        }
        let bundles = ResourceBundles.searched(nibBundle, module: NibClasses.moduleName(of: type(of: self)))
        guard let name = nibName ?? ownNibName(in: bundles) else { return false }
        let bundle = NibDocument.bundleOfNib(named: name, in: bundles) ?? nibBundle
        do {
            _ = try UINib(nibName: name, bundle: bundle).objects(withOwner: self)
            if !isViewLoaded { throw NibError.noView(name: name) }
        } catch {
            Log.line("\(error): the view of \(type(of: self)) is a plain one")
        }
        return isViewLoaded
    }

    /// The interface file that is called like the class, or like it without `Controller`.
    private func ownNibName(in bundles: [Bundle]) -> String? {
        let ending = "Controller"
        let name = String(describing: type(of: self))
        guard type(of: self) != UIViewController.self, name.hasSuffix(ending) else { return nil }
        return [String(name.dropLast(ending.count)), name].first {
            NibDocument.bundleOfNib(named: $0, in: bundles) != nil
        }
    }
}
