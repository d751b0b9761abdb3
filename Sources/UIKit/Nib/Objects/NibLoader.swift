import Foundation
import OctantBase

/// Interface files may load each other, from `init(coder:)` for example, at most so deep.
private let nestingLimit = 40
/// The most controllers of a storyboard that one brings along by being a container of others, of others. Ours.
private let controllerLimit = 400

/// Makes the objects of one interface file, or of one scene of a storyboard, once.
///
/// Objects are made from the outside in: `init(coder:)` of a view makes the views in it. Then constraints are
/// activated, runtime attributes set, outlets and actions connected, and last `awakeFromNib()` is called, on all in the
/// order of the file.
@MainActor
final class NibLoader {
    /// A view's or guide's constraints to be put up.
    private struct Constraints {
        let reader: NibReader
        weak var view: UIView?
    }

    private static var nesting = 0 {
        didSet { if nesting == 0 { controllers = 0 } }
    }
    /// The controllers that were made since the outermost loading began.
    private static var controllers = 0

    let document: NibDocument
    /// The bundle that images and colours are looked for in: that of the file, or what was given with data.
    let bundle: Bundle?
    /// The object for File's Owner.
    let owner: AnyObject?
    private let external: [String: Any]
    /// The issues found.
    private(set) var issues: [NibIssue] = []

    /// The objects made or given, by `id`.
    private(set) var objects: [String: AnyObject] = [:]
    /// The elements that objects are made of, in the order of the file.
    private var order: [NibElement] = []
    private var made: [ObjectIdentifier: AnyObject] = [:]
    private var constraints: [Constraints] = []
    /// The controller that segues begin at: the owner, or what is made.
    private(set) weak var controller: UIViewController?
    /// The views that get a controller of a segue's.
    private var embeddings: [(segue: NibSegue, container: UIView)] = []

    private var usedAttributes: [ObjectIdentifier: Set<String>] = [:]
    private var usedElements: Set<ObjectIdentifier> = []
    /// The elements about which everything was reported, or is going to be.
    private var settledElements: Set<ObjectIdentifier> = []
    private var filledElements: Set<ObjectIdentifier> = []
    private var reported: Set<NibIssue> = []

    init(_ document: NibDocument, bundle: Bundle?, owner: AnyObject?, external: [String: Any] = [:]) {
        (self.document, self.bundle) = (document, document.bundle ?? bundle)
        (self.owner, self.external) = (owner, external)
        if let controller = owner as? UIViewController, let scene = controller.nibScene, scene.document === document {
            self.controller = controller
            objects = scene.objects
            if let id = scene.controllerID { objects[id] = controller }
        }
        for element in document.duplicates {
            let id = element.id ?? ""
            report(
                .duplicateIdentifier, id, line: element.line,
                "<\(element.name)> has the id '\(id)' of one before it, which is the one that is found by it")
        }
    }

    // MARK: Loading

    /// Makes and connects everything among `elements`, and returns what is outermost.
    func load(_ elements: [NibElement]) throws(NibError) -> [AnyObject] {
        guard Self.nesting < nestingLimit else { throw .tooDeep(line: elements.first?.line ?? 1) }
        Self.nesting += 1
        defer { Self.nesting -= 1 }
        for element in elements where element.name == "placeholder" { readPlaceholder(element) }
        let outermost = elements.compactMap { $0.name == "placeholder" ? nil : makeObject($0) }
        connect()
        return outermost
    }

    /// Makes the controller in `element`, without its view, which is beside `others`; by `creator` if that makes one.
    func loadController(
        _ element: NibElement, beside others: [NibElement], storyboard: UIStoryboard,
        creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController? {
        guard Self.nesting < nestingLimit, Self.controllers < controllerLimit else {
            throw .tooDeep(line: element.line)
        }
        Self.nesting += 1
        Self.controllers += 1
        defer { Self.nesting -= 1 }
        for element in others where element.name == "placeholder" { readPlaceholder(element) }
        guard let controller = makeController(element, beside: others, storyboard: storyboard, creator: creator) else {
            return nil
        }
        self.controller = controller
        controller.nibScene?.keep(objects)
        try NibReader(element, self).fillContainer(controller, storyboard)
        connect()
        return controller
    }

    /// Makes the view of `controller` from `element`, and what else is in its scene, with all outlets.
    func loadView(_ element: NibElement, of controller: UIViewController, beside others: [NibElement]) throws(NibError)
    {
        guard Self.nesting < nestingLimit else { throw .tooDeep(line: element.line) }
        Self.nesting += 1
        defer { Self.nesting -= 1 }
        adopt(element, as: controller)
        for element in others where element.name == "placeholder" { readPlaceholder(element) }
        // What makes nothing by itself, like the point at which the editor shows the scene, has no `id`.
        for element in others
        where element.name != "placeholder" && element.name != "exit" && !NibClasses.isController(element.name) {
            if element.id != nil { _ = makeObject(element) }
        }
        let reader = NibReader(element, self)
        for guide in reader.list("layoutGuides")?.items("viewControllerLayoutGuide") ?? [] {
            guard let id = guide.string("id"), let type = guide.string("type") else { continue }
            remember(NibControllerGuide(controller, isTop: type == "top"), as: id)
        }
        if let view = reader.child(
            "view", "view", "scrollView", "tableView", "collectionView", "stackView", "control", "visualEffectView",
            "imageView")
        {
            controller.view = makeView(view.element)
        }
        connect()
    }

    private func readPlaceholder(_ element: NibElement) {
        guard let id = element.id else { return }
        let identifier = element.attributes["placeholderIdentifier"] ?? ""
        switch identifier {
        case "IBFilesOwner": remember(owner, as: id)
        case "IBFirstResponder": remember(NibFirstResponder.shared, as: id)
        default:
            guard let object = external[identifier] else {
                report(
                    .missingReference, identifier, line: element.line,
                    "nothing was given for the placeholder '\(identifier)'")
                return
            }
            remember(object as AnyObject, as: id)
        }
        order.append(element)
        made[ObjectIdentifier(element)] = objects[id]
        noteUse(of: element)
    }

    private func makeObject(_ element: NibElement) -> AnyObject? {
        noteUse(of: element)
        if NibClasses.view(element.name) != nil { return makeView(element) }
        if NibClasses.isController(element.name) { return makeController(element) }
        if let recognizer = NibClasses.makeRecognizer(element.name) {
            keep(recognizer, element)
            if let flag = NibReader(element, self).flag("enabled") { recognizer.isEnabled = flag }
            return recognizer
        }
        if element.name == "customObject" { return makeCustomObject(element) }
        if element.name == "barButtonItem" { return NibReader(element, self).barButtonItem() }
        if element.name == "navigationItem" {
            let item = UINavigationItem()
            keep(item, element)
            NibReader(element, self).fill(item)
            return item
        }
        settle(element)
        report(
            .unknownElement, element.name, line: element.line, "<\(element.name)> is not known: it is skipped")
        return nil
    }

    /// The view that `element` is, with all that is in it; nil, and reported, when there can be none.
    func makeView(_ element: NibElement) -> UIView? {
        noteUse(of: element)
        guard let base = NibClasses.view(element.name) else {
            settle(element)
            report(
                .unknownElement, element.name, line: element.line,
                "<\(element.name)> is not known: it is skipped with all that is in it")
            return nil
        }
        let type: UIView.Type = NibClasses.resolve(element, base, self)
        order.append(element)
        let coder = NibCoder(element, self)
        guard let made = type.init(coder: coder) as UIView?, let view = made.awakeAfter(using: coder) as? UIView else {
            settle(element)
            report(
                .refusedObject, "\(type)", line: element.line,
                "\(type)'s init(coder:) or awakeAfter(using:) made no object")
            return nil
        }
        note(view, element)
        return view
    }

    /// The controller that `element` is, without its view; nil, and reported, when there can be none.
    private func makeController(
        _ element: NibElement, beside others: [NibElement] = [], storyboard: UIStoryboard? = nil,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        noteUse(of: element)
        // These are for `loadView(_:of:beside:)`, which reports what is left over in them.
        for child in element.children
        where child.key == "view" || child.name == "layoutGuides" || child.name == "connections" {
            noteUse(of: child)
            settle(child)
        }
        let base = NibClasses.controller(element.name)
        if base == nil {
            report(
                .unknownElement, element.name, line: element.line,
                "<\(element.name)> is not known: a plain view controller stands in for it")
        }
        let coder = NibCoder(element, self)
        var controller = creator?(coder)
        if controller == nil {
            let type: UIViewController.Type = NibClasses.resolve(element, base ?? UIViewController.self, self)
            controller = type.init(coder: coder)
            if controller == nil {
                report(.refusedObject, "\(type)", line: element.line, "\(type)'s init(coder:) made no object")
            }
        }
        guard let controller = controller?.awakeAfter(using: coder) as? UIViewController else { return nil }
        order.append(element)
        note(controller, element)
        controller.storyboard = storyboard
        controller.nibScene = NibScene(
            storyboard: storyboard, document: document, bundle: bundle, element: element, others: others)
        return controller
    }

    private func makeCustomObject(_ element: NibElement) -> AnyObject? {
        guard let type = NibClasses.find(element, self), let object = NibClasses.makeObject(type) else {
            report(
                .unknownClass, element.attributes["customClass"] ?? "", line: element.line,
                "there is no class '\(element.attributes["customClass"] ?? "")' of NSObjects: the object is left out")
            return nil
        }
        keep(object, element)
        return object
    }

    /// Makes `object`, which is new, the object of `element`.
    func keep(_ object: AnyObject, _ element: NibElement) {
        order.append(element)
        note(object, element)
    }

    private func note(_ object: AnyObject, _ element: NibElement) {
        made[ObjectIdentifier(element)] = object
        if let id = element.id { remember(object, as: id) }
    }

    /// Makes `object`, which exists already, the object of `element`.
    func adopt(_ element: NibElement, as object: AnyObject) {
        guard !hasMade(element) else { return }
        noteUse(of: element)
        keep(object, element)
        if let view = object as? UIView { NibReader(element, self).fill(view: view) }
    }

    private func remember(_ object: AnyObject?, as id: String) {
        if let object, objects[id] == nil { objects[id] = object }
    }

    // MARK: What views leave for later

    /// Registers a guide that others refer to.
    func noteGuide(_ guide: NibReader, of view: UIView) {
        guard let id = guide.string("id"), let key = guide.string("key") else { return }
        switch key {
        case "safeArea": remember(view.safeAreaLayoutGuide, as: id)
        case "layoutMargins": remember(view.layoutMarginsGuide, as: id)
        case "contentLayoutGuide" where view is UIScrollView:
            remember((view as? UIScrollView)?.contentLayoutGuide, as: id)
        case "frameLayoutGuide" where view is UIScrollView:
            remember((view as? UIScrollView)?.frameLayoutGuide, as: id)
        case "readableContent": remember(view.readableContentGuide, as: id)
        default: guide.report(.unknownElement, key, "there is no layout guide '\(key)': its constraints are left out")
        }
    }

    /// Registers constraints to be activated when all objects exist.
    func noteConstraints(_ reader: NibReader, of view: UIView) {
        guard !hasFilled(reader.element) else { return }
        noteFilled(reader.element)
        constraints.append(Constraints(reader: reader, view: view))
    }

    /// Registers a segue whose controller comes into `container` when all objects exist.
    func noteEmbedding(_ segue: NibSegue, in container: UIView) { embeddings.append((segue, container)) }

    // MARK: Connecting

    private func connect() {
        // Those of a program's classes.
        var ownConstraints: [(NibReader, NSLayoutConstraint)] = []
        for entry in constraints {
            guard let view = entry.view else { continue }
            for (reader, constraint) in entry.reader.makeConstraints(in: view) {
                if let id = reader.element.id { remember(constraint, as: id) }
                view.addConstraint(constraint)
                if type(of: constraint) != NSLayoutConstraint.self { ownConstraints.append((reader, constraint)) }
            }
        }
        constraints = []
        let all = order.compactMap { element in made[ObjectIdentifier(element)].map { (element, $0) } }
        for (element, object) in all {
            if !isOwner(object, element) { NibReader(element, self).setRuntimeAttributes(of: object) }
        }
        for (reader, constraint) in ownConstraints { reader.setRuntimeAttributes(of: constraint) }
        for (element, object) in all where !(object is UIViewController) || object === owner {
            NibReader(element, self).connect(object)
        }
        for (element, object) in all where !isOwner(object, element) {
            // An object that read nothing from its coder has no left-overs to report.
            if usedAttributes[ObjectIdentifier(element)] != nil { NibReader(element, self).reportLeftovers() }
        }
        for (_, constraint) in ownConstraints { constraint.awakeFromNib() }
        for (element, object) in all where !isOwner(object, element) {
            (object as? UIResponder)?.awakeFromNib()
        }
        guard let controller else { return }
        for (segue, container) in embeddings { segue.embed(in: container, of: controller) }
        embeddings = []
    }

    /// Whether `object` was there before: it has its attributes, and is awake.
    private func isOwner(_ object: AnyObject, _ element: NibElement) -> Bool {
        element.name == "placeholder" || object === owner
    }

    // MARK: What was read

    /// Records that an attribute was read.
    func noteUse(of attribute: String, in element: NibElement) {
        usedAttributes[ObjectIdentifier(element), default: []].insert(attribute)
    }

    /// Records that an element was read.
    func noteUse(of element: NibElement) { usedElements.insert(ObjectIdentifier(element)) }

    /// Whether an attribute was read.
    func hasUsed(_ attribute: String, of element: NibElement) -> Bool {
        usedAttributes[ObjectIdentifier(element)]?.contains(attribute) ?? false
    }

    /// Whether an element was read.
    func hasUsed(_ element: NibElement) -> Bool { usedElements.contains(ObjectIdentifier(element)) }

    /// Whether an object was made of an element.
    func hasMade(_ element: NibElement) -> Bool { made[ObjectIdentifier(element)] != nil }

    /// Records that everything about an element was reported, or is going to be.
    func settle(_ element: NibElement) { settledElements.insert(ObjectIdentifier(element)) }

    /// Whether nothing about an element is to be reported any more.
    func isSettled(_ element: NibElement) -> Bool { settledElements.contains(ObjectIdentifier(element)) }

    /// Whether what is in an element was made.
    func hasFilled(_ element: NibElement) -> Bool { filledElements.contains(ObjectIdentifier(element)) }

    /// Records that the contents of an element were made.
    func noteFilled(_ element: NibElement) { filledElements.insert(ObjectIdentifier(element)) }

    /// Records an issue, and logs it on standard error; the same one only once.
    func report(_ kind: NibIssue.Kind, _ subject: String, line: Int, _ message: String) {
        let issue = NibIssue(kind: kind, subject: subject, line: line, message: message)
        guard reported.insert(issue).inserted else { return }
        issues.append(issue)
        let file = document.name.isEmpty ? "an interface file" : "'\(document.name)'"
        Log.once("nib.\(document.name).\(line).\(message)", "\(file), \(issue)")
        UINib.issueHandler?(issue)
    }
}

/// The object that actions refer to that are for the first responder at the time.
@MainActor
final class NibFirstResponder {
    static let shared = NibFirstResponder()
}

/// A controller's top or bottom guide, as Interface Builder had them before the safe area: an edge of that.
@MainActor
final class NibControllerGuide {
    private weak var controller: UIViewController?
    private let isTop: Bool

    init(_ controller: UIViewController, isTop: Bool) { (self.controller, self.isTop) = (controller, isTop) }

    /// The guide and attribute that `attribute` of this one means; nil when there are none.
    func operand(_ attribute: NSLayoutConstraint.Attribute) -> (AnyObject, NSLayoutConstraint.Attribute)? {
        guard let view = controller?.viewIfLoaded else { return nil }
        switch attribute {
        case .top: return isTop ? (view, .top) : (view.safeAreaLayoutGuide, .bottom)
        case .bottom: return isTop ? (view.safeAreaLayoutGuide, .top) : (view, .bottom)
        default: return nil
        }
    }
}
