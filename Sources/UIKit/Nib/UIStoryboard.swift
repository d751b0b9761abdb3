import Foundation
import OctantBase

/// View controllers in a `.storyboard` file of Interface Builder's, to be made as often as they are needed. Main
/// thread.
///
/// Octant reads the file as Interface Builder writes it. Navigation and tab bar controllers come with those in them;
/// references lead to other files. What a segue leads to is made anew each time.
@preconcurrency @MainActor
open class UIStoryboard: _PlainObject {
    /// The issues found so far, in the order they were found.
    open private(set) var issues: [NibIssue] = []

    private let name: String
    private let bundle: Bundle?
    private var document: Result<NibDocument, NibError>?

    /// The storyboard `name.storyboard` among the resources of `storyboardBundleOrNil`, nil for the main bundle and
    /// those of the program's targets (docs/resources.md). It is looked for when the first controller is.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil)
    }

    /// The storyboard in `data`; images that it names are looked for in `bundle`. An addition of Octant's.
    public init(data: Data, bundle: Bundle? = nil) {
        (name, self.bundle) = ("", bundle)
        document = Self.reading { () throws(NibError) in try NibDocument(data: data) }
    }

    // MARK: Controllers

    /// The storyboard's initial controller; nil, with one line on standard error, if it has none that can be made.
    open func instantiateInitialViewController() -> UIViewController? {
        do { return try initialViewController() } catch {
            Log.line("\(error)")
            return nil
        }
    }

    /// The storyboard's initial controller, made by `creator` from what it is to pass to `init(coder:)`; by its class's
    /// `init(coder:)` where that returns nil. Nil, with one line on standard error, if it cannot be made.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        do {
            let controller = try initialViewController(creator: creator)
            if let controller = controller as? ViewController { return controller }
            Log.line("the initial view controller of '\(name)' is no \(ViewController.self) but \(controller)")
        } catch {
            Log.line("\(error)")
        }
        return nil
    }

    /// The controller whose storyboard ID is `identifier`. Where there is none that can be made it is a plain one, with
    /// one line on standard error; Apple's ends the program. `viewController(withIdentifier:)` throws.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        do { return try viewController(withIdentifier: identifier) } catch {
            Log.line("\(error)")
            return UIViewController()
        }
    }

    /// The controller whose storyboard ID is `identifier`, made by `creator` from what it is to pass to `init(coder:)`,
    /// or by its class's `init(coder:)`. Where there is none of this class it is one that has no scene, with one line
    /// on standard error; Apple's ends the program. `viewController(withIdentifier:)` throws.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        do {
            let controller = try viewController(withIdentifier: identifier, creator: creator)
            if let controller = controller as? ViewController { return controller }
            Log.line("the controller '\(identifier)' is no \(ViewController.self) but \(controller)")
        } catch {
            Log.line("\(error)")
        }
        return ViewController(coder: NSCoder()) ?? __made(ViewController.self)
    }

    /// The storyboard's initial controller, made by `creator` if one is given. Throws if there is none that can be
    /// made. An addition of Octant's.
    public final func initialViewController(
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(NibError) -> UIViewController {
        let document = try read()
        guard let id = document.initialController,
            let controller = try make(creator, in: document, where: { $0.id == id })
        else { throw .noInitialController(storyboard: name) }
        return controller
    }

    /// The controller whose storyboard ID is `identifier`, made by `creator` if one is given. Throws if there is none
    /// that can be made. An addition of Octant's.
    public final func viewController(
        withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(NibError) -> UIViewController {
        let document = try read()
        let made = try make(creator, in: document) { $0.attributes["storyboardIdentifier"] == identifier }
        if let made { return made }
        let known = document.scenes.joined().compactMap { $0.attributes["storyboardIdentifier"] }
        throw .noController(identifier: identifier, known: known)
    }

    // MARK: Making

    private func make(
        _ creator: ((NSCoder) -> UIViewController?)?, in document: NibDocument, where isMeant: (NibElement) -> Bool
    ) throws(NibError) -> UIViewController? {
        guard let (scene, element) = Self.find(in: document, where: isMeant) else { return nil }
        if element.name == Self.reference { return try referenced(element, document, creator) }
        let loader = NibLoader(document, bundle: bundle, owner: nil)
        defer { add(loader.issues) }
        return try loader.loadController(
            element, beside: scene.filter { $0 !== element }, storyboard: self, creator: creator)
    }

    private static func find(
        in document: NibDocument, where isMeant: (NibElement) -> Bool
    ) -> (scene: [NibElement], element: NibElement)? {
        for scene in document.scenes {
            let element = scene.first {
                (NibClasses.isController($0.name) || $0.name == reference) && isMeant($0)
            }
            if let element { return (scene, element) }
        }
        return nil
    }

    /// The element that stands for a controller of another storyboard.
    private static let reference = "viewControllerPlaceholder"

    /// The controller that `element` stands for.
    private func referenced(
        _ element: NibElement, _ document: NibDocument, _ creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController? {
        let bundleName = element.attributes["bundleIdentifier"]
        let bundle = bundleName.flatMap { Bundle(identifier: $0) } ?? document.bundle ?? bundle
        let storyboard = element.attributes["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        if let identifier = element.attributes["referencedIdentifier"] {
            return try storyboard.viewController(withIdentifier: identifier, creator: creator)
        }
        guard storyboard !== self else { return nil }
        return try storyboard.initialViewController(creator: creator)
    }

    /// A new controller of the element `id`. Throws if there is none that can be made.
    final func controller(
        ofElement id: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(NibError) -> UIViewController {
        let document = try read()
        if let made = try make(creator, in: document, where: { $0.id == id }) { return made }
        throw .noController(identifier: id, known: document.scenes.joined().compactMap(\.id))
    }

    /// The elements of containers that are being filled.
    private var filling: Set<String> = []

    /// A new controller of the element `id` for a container; nil where there is none, or where it is around the
    /// container itself.
    final func related(_ id: String) throws(NibError) -> UIViewController? {
        guard filling.insert(id).inserted else { return nil }
        defer { filling.remove(id) }
        return try make(nil, in: try read()) { $0.id == id }
    }

    /// Records the issues found in making a controller, or its view.
    func add(_ new: [NibIssue]) { issues += new.filter { !issues.contains($0) } }

    private func read() throws(NibError) -> NibDocument {
        if let document { return try document.get() }
        let bundles = ResourceBundles.searched(bundle)
        let read = Self.reading { () throws(NibError) in try NibDocument.storyboard(named: name, in: bundles) }
        document = read
        return try read.get()
    }

    private static func reading(_ read: () throws(NibError) -> NibDocument) -> Result<NibDocument, NibError> {
        do { return .success(try read()) } catch { return .failure(error) }
    }
}
