import CoreGraphics

/// Attributes of segues that are read when one is performed.
private let laterAttributes = [
    "destination", "kind", "identifier", "relationship", "customClass", "animates", "modalPresentationStyle",
    "modalTransitionStyle", "unwindAction", "trigger", "popoverAnchorBarButtonItem", "popoverAnchorView",
    "destinationCreationSelector", "splitViewControllerTargetIndex",
]
/// The segue of a cell's accessory button.
private let accessoryTrigger = "accessoryAction"

extension NibReader {
    /// Lets `object` begin the segue that this element is.
    func connectSegue(of object: AnyObject) {
        for name in laterAttributes { _ = string(name) }
        _ = child("popoverArrowDirection", "popoverArrowDirection")
        for child in element.children { loader.settle(child) }
        guard let controller = loader.controller, let scene = controller.nibScene else {
            return report(.notConnected, "segue", "a segue begins in a storyboard only: it is skipped")
        }
        let anchorName = string("popoverAnchorBarButtonItem") ?? string("popoverAnchorView")
        let segue = NibSegue(element, scene, anchor: anchorName.flatMap { loader.objects[$0] })
        scene.note(segue, of: element)
        switch string("kind") {
        case "relationship": return
        case "embed":
            guard let container = object as? UIView else { break }
            return loader.noteEmbedding(segue, in: container)
        default: break
        }
        // A controller's own begin when the program asks for them by their names.
        guard !(object is UIViewController) else { return }
        let method = TargetMethod(controller) { (controller: UIViewController) in
            { (sender: AnyObject) in controller.trigger(segue, sender: sender) }
        }
        switch object {
        case let control as UIControl: control.add(method, for: controlEvent ?? .primaryActionTriggered)
        case let item as UIBarButtonItem: item.method = method
        case let cell as UITableViewCell:
            if string("trigger") == accessoryTrigger { cell.detailSegue = method } else { cell.segue = method }
        case let cell as UICollectionViewCell: cell.segue = method
        case let recognizer as UIGestureRecognizer:
            recognizer.add(
                TargetMethod(controller) { (controller: UIViewController) in
                    { (recognizer: UIGestureRecognizer) in
                        // Those that go on recognise when they begin, the others when they end.
                        let isDiscrete =
                            recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
                        guard recognizer.state == (isDiscrete ? .ended : .began) else { return }
                        controller.trigger(segue, sender: recognizer)
                    }
                })
        default: report(.notConnected, "segue", "\(type(of: object)) begins no segues")
        }
    }

    /// Makes the controllers in `controller`, a container, those that the file says.
    func fillContainer(_ controller: UIViewController, _ storyboard: UIStoryboard) throws(NibError) {
        let segues = element.child(named: "connections")?.children.filter { $0.name == "segue" } ?? []
        var related: [(String, UIViewController)] = []
        for segue in segues where segue.attributes["kind"] == "relationship" {
            guard let id = segue.attributes["destination"] else { continue }
            let found = id == element.attributes["id"] ? nil : try storyboard.related(id)
            guard let found else {
                report(.missingReference, id, "the controller '\(id)' is not there, or is around this one")
                continue
            }
            related.append((segue.attributes["relationship"] ?? "", found))
        }
        func controllers(_ name: String) -> [UIViewController] { related.filter { $0.0 == name }.map(\.1) }
        switch controller {
        case let navigation as UINavigationController:
            navigation.setViewControllers(Array(controllers("rootViewController").prefix(1)), animated: false)
        case let tabs as UITabBarController: tabs.viewControllers = controllers("viewControllers")
        default: break
        }
    }
}
