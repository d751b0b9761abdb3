import Foundation
import ObjectiveC
import OctantBase

/// Interface Builder's names of the ways in which a controller is presented.
let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
]
/// Its names of the movements by which it comes.
let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
]

/// A segue as a storyboard has it: it can be performed as often as it is asked for.
@MainActor
final class NibSegue {
    /// What a segue does, by its kind in the file.
    private enum Kind {
        case show, detail, present, popover, custom, unwind
    }

    /// The kinds by their names, those of older files too.
    private static let kinds: [String: Kind] = [
        "show": .show, "push": .show, "showDetail": .detail, "replace": .detail, "presentation": .present,
        "modal": .present, "popoverPresentation": .popover, "popover": .popover, "custom": .custom,
        "unwind": .unwind,
    ]

    private let element: NibElement
    private let scene: NibScene
    /// What a popover points at.
    private weak var anchor: AnyObject?

    init(_ element: NibElement, _ scene: NibScene, anchor: AnyObject? = nil) {
        (self.element, self.scene, self.anchor) = (element, scene, anchor)
    }

    /// The segue's name; nil for none.
    var identifier: String? { element.attributes["identifier"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Brings the segue's destination on screen, for `source`.
    func perform(from source: UIViewController, sender: Any?) {
        let name = element.attributes["kind"] ?? ""
        guard let kind = Self.kinds[name] else {
            return Log.line("a segue of the kind '\(name)' is not known: nothing is shown")
        }
        if kind == .unwind {
            guard let action = element.attributes["unwindAction"] else {
                return Log.line("an unwind segue does not say where it goes back to")
            }
            return source.beginUnwinding(
                Selector(action), { self.segue(.unwind, source, $0, sender) }, sender: sender)
        }
        guard let destination = destination(for: source, sender: sender) else { return }
        let segue = segue(kind, source, destination, sender)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Brings the segue's destination into `container`, for `source`.
    func embed(in container: UIView, of source: UIViewController) {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: container),
            let destination = destination(for: source, sender: container)
        else { return }
        let segue = make(source, destination)
        segue.action = { [weak container] segue in
            guard let container, let child = segue.destination.view else { return }
            segue.source.addChild(segue.destination)
            child.frame = container.bounds
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child)
            segue.destination.didMove(toParent: segue.source)
        }
        source.prepare(for: segue, sender: container)
        segue.perform()
    }

    /// A new controller that the segue leads to; nil, with one line of the log, where there is none.
    private func destination(for source: UIViewController, sender: Any?) -> UIViewController? {
        guard let storyboard = scene.storyboard, let id = element.attributes["destination"] else { return nil }
        let name = element.attributes["destinationCreationSelector"]
        let creator: ((NSCoder) -> UIViewController?)? = name.map { name in
            { [identifier] in NibConnection.controller(name, of: source, coder: $0, sender, identifier) }
        }
        do { return try storyboard.controller(ofElement: id, creator: creator) } catch {
            Log.line("\(error)")
            return nil
        }
    }

    private func make(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        let loader = NibLoader(scene.document, bundle: scene.bundle, owner: source)
        let type: UIStoryboardSegue.Type = NibClasses.resolve(element, UIStoryboardSegue.self, loader)
        return UIStoryboardSegue.make(type, identifier, source, destination)
    }

    private func segue(
        _ kind: Kind, _ source: UIViewController, _ destination: UIViewController, _ sender: Any?
    ) -> UIStoryboardSegue {
        let segue = make(source, destination)
        let animated = element.attributes["animates"] != "NO"
        if let style = element.attributes["modalPresentationStyle"].flatMap({ presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element.attributes["modalTransitionStyle"].flatMap({ transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        if kind == .popover { preparePopover(of: destination, sender) }
        segue.action = { segue in
            @MainActor func run(_ body: @MainActor () -> Void) {
                animated ? body() : UIView.performWithoutAnimation(body)
            }
            switch kind {
            case .show: run { segue.source.show(segue.destination, sender: sender) }
            case .detail: run { segue.source.showDetailViewController(segue.destination, sender: sender) }
            case .present, .popover: segue.source.present(segue.destination, animated: animated)
            case .unwind: segue.destination.comeBack(segue, animated: animated)
            case .custom:
                Log.once(
                    "segue.\(type(of: segue))", "\(type(of: segue)) does not override perform(): nothing is shown")
            }
        }
        return segue
    }

    private func preparePopover(of destination: UIViewController, _ sender: Any?) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        switch anchor ?? sender as AnyObject? {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
        default: break
        }
        guard let written = element.child(named: "popoverArrowDirection") else { return }
        var directions: UIPopoverArrowDirection = []
        let names: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        for (name, direction) in names where written.attributes[name] == "YES" { directions.insert(direction) }
        if !directions.isEmpty { popover.permittedArrowDirections = directions }
    }
}
