import Foundation
import OctantBase

/// Interface Builder's names of the events of controls.
private let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
]
/// Runtime attributes of this beginning belong to a view's layer.
private let layerPrefix = "layer."

extension NibReader {
    // MARK: Runtime attributes

    /// Sets the user-defined runtime attributes of the object that this element is.
    func setRuntimeAttributes(of object: AnyObject) {
        for item in list("userDefinedRuntimeAttributes")?.items("userDefinedRuntimeAttribute") ?? [] {
            guard let path = item.string("keyPath"), let value = item.runtimeValue() else {
                item.report(.unfitValue, "userDefinedRuntimeAttribute", "a runtime attribute says no value")
                continue
            }
            if set(path, of: object, to: value) { continue }
            item.report(
                .notConnected, path, "\(type(of: object)) declares no runtime attribute '\(path)' that fits \(value)")
        }
    }

    private func set(_ path: String, of object: AnyObject, to value: NibValue) -> Bool {
        for connection in NibConnection.all(of: object, modules: loader.modules) where connection.name == path {
            if case .attribute(let set) = connection.role, set(object, value) { return true }
        }
        guard let view = object as? UIView, path.hasPrefix(layerPrefix), path.count > layerPrefix.count else {
            return false
        }
        view.layer.setValue(value.forLayer, forKeyPath: String(path.dropFirst(layerPrefix.count)))
        return true
    }

    private func runtimeValue() -> NibValue? {
        switch string("type") {
        case "nil": NibValue.none
        case "boolean": flag("value").map(NibValue.flag)
        case "number": child("value", "real", "integer")?.number("value").map { .number($0) }
        case "string", "localizedString": text("value").map(NibValue.text)
        case "color": color("value").map(NibValue.color)
        case "point": point("value").map(NibValue.point)
        case "size": size("value").map(NibValue.size)
        case "rect": rect("value").map(NibValue.rect)
        case "image": image("value").map(NibValue.image)
        case "range":
            child("value", "range").map {
                .range(NSRange(location: max(0, $0.whole("location") ?? 0), length: max(0, $0.whole("length") ?? 0)))
            }
        default: nil
        }
    }

    // MARK: Connections

    /// Connects the outlets and actions of the object that this element is.
    func connect(_ object: AnyObject) {
        guard let connections = list("connections") else { return }
        var collections: [(name: String, reader: NibReader, objects: [AnyObject])] = []
        for child in connections.element.children {
            let item = connections.reader(of: child)
            switch child.name {
            case "outlet":
                if let (name, destination) = item.outlet() { item.set(name, of: object, to: destination) }
            case "outletCollection":
                guard let (name, destination) = item.outlet() else { continue }
                _ = (item.string("appends"), item.string("collectionClass"))
                if let index = collections.firstIndex(where: { $0.name == name }) {
                    collections[index].objects.append(destination)
                } else {
                    collections.append((name, item, [destination]))
                }
            case "action": item.connectAction(of: object)
            case "segue": item.connectSegue(of: object)
            default: item.reportUnknown(in: connections.element)
            }
        }
        for (name, reader, objects) in collections { reader.set(name, of: object, to: objects) }
    }

    /// The name and the object of an outlet; nil, and reported, when there is none.
    private func outlet() -> (String, AnyObject)? {
        guard let name = string("property"), let id = string("destination") else {
            report(.unfitValue, element.name, "an <\(element.name)> says not what is connected")
            return nil
        }
        if let object = loader.objects[id] { return (name, object) }
        report(.missingReference, id, "the outlet '\(name)' is to be '\(id)', which is not there")
        return nil
    }

    private func set(_ name: String, of owner: AnyObject, to object: AnyObject) {
        for connection in NibConnection.all(of: owner, modules: loader.modules) where connection.name == name {
            if case .outlet(let set) = connection.role, set(owner, object) { return }
        }
        report(
            .notConnected, name, "\(type(of: owner)) declares no outlet '\(name)' that can be a \(type(of: object))")
    }

    private func set(_ name: String, of owner: AnyObject, to objects: [AnyObject]) {
        if name == "gestureRecognizers", let view = owner as? UIView {
            for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
            return
        }
        for connection in NibConnection.all(of: owner, modules: loader.modules) where connection.name == name {
            if case .outlets(let set) = connection.role, set(owner, objects) { return }
        }
        report(.notConnected, name, "\(type(of: owner)) declares no outlet collection '\(name)' for these objects")
    }

    /// The event of a control that begins it; nil where none is named.
    var controlEvent: UIControl.Event? { choice("eventType", events) }

    private func connectAction(of sender: AnyObject) {
        guard let name = string("selector"), let id = string("destination") else {
            report(.unfitValue, "action", "an <action> says not what is to be done")
            return
        }
        guard let target = loader.objects[id] else {
            report(.missingReference, id, "the action '\(name)' is for '\(id)', which is not there")
            return
        }
        let event = controlEvent
        if target is NibFirstResponder {
            guard let control = sender as? UIControl, let event else {
                report(.notConnected, name, "only a control's actions can be for the first responder")
                return
            }
            return control.addAction(firstResponderAction(name), for: event)
        }
        guard let found = NibConnection.method(name, of: target, modules: loader.modules) else {
            report(.notConnected, name, "\(type(of: target)) declares no action '\(name)'")
            return
        }
        // Controls call methods that have selectors by these.
        let method = Selector(name).isMethod(of: target) ? found.named(Selector(name)) : found
        switch sender {
        case let control as UIControl: control.add(method, for: event ?? .primaryActionTriggered)
        case let recognizer as UIGestureRecognizer: recognizer.add(method)
        case let item as UIBarButtonItem: item.method = method
        default: report(.notConnected, name, "\(type(of: sender)) sends no actions")
        }
    }

    /// Calls the action `name` of the first responder after the control that has one.
    private func firstResponderAction(_ name: String) -> UIAction {
        UIAction { [modules = loader.modules] action in
            guard let sender = action.sender as? UIResponder else { return }
            var next: UIResponder? = sender
            while let responder = next {
                if let method = NibConnection.method(name, of: responder, modules: modules) {
                    method.send(from: sender, event: nil, first: nil)
                    return
                }
                next = responder.next
            }
            Log.once("nib.action.\(name)", "nobody in the responder chain declares the action '\(name)'")
        }
    }
}
