import Foundation
import OctantBase

/// The scene in which a storyboard's controller finds its view when it is asked for.
@MainActor
final class NibScene {
    private let storyboard: UIStoryboard?
    private let document: NibDocument
    private let bundle: Bundle?
    private let element: NibElement
    private let others: [NibElement]

    init(
        storyboard: UIStoryboard?, document: NibDocument, bundle: Bundle?, element: NibElement, others: [NibElement]
    ) {
        (self.storyboard, self.document, self.bundle) = (storyboard, document, bundle)
        (self.element, self.others) = (element, others)
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
