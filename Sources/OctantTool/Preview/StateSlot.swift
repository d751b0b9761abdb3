import Foundation
import SwiftUI
import UIKit

/// A value of something that is shown which its user may have changed: a property, a state of SwiftUI's, or the
/// position of what scrolls.
@MainActor
struct StateSlot {
    /// Which value it is, the same in every generation.
    struct Key: Hashable {
        /// The type that has it, with the types around that, as the source names them.
        let owner: String
        /// Which of several such things it is, from 0.
        var number = 0
        let name: String
    }

    var key: Key
    let type: Any.Type
    /// Returns the value; nil where it has none any more.
    let read: () -> Any?
    let write: (Any) -> Void

    /// Returns the slots of `controller` and of all that it shows. Types of the module `name`, which is one generation
    /// of `module`, are named as in the source.
    static func all(in controller: UIViewController, _ names: GenerationNames) -> [StateSlot] {
        var slots: [StateSlot] = []
        func visitTree(_ controller: UIViewController) {
            slots += properties(of: controller, names)
            controller.children.forEach(visitTree)
        }
        visitTree(controller)
        if let view = controller.viewIfLoaded { visit(view, isInSwiftUI: false, names, &slots) }
        var counts: [Key: Int] = [:]
        return slots.map { slot in
            var slot = slot
            let number = counts[slot.key, default: 0]
            counts[slot.key] = number + 1
            slot.key.number = number
            return slot
        }
    }

    private static func visit(
        _ view: UIView, isInSwiftUI: Bool, _ names: GenerationNames, _ slots: inout [StateSlot]
    ) {
        let states = ShownState.all(in: view)
        slots += states.map { state in
            let owner = state.owners.map { names.source(of: $0) }.joined(separator: "/")
            return StateSlot(
                key: Key(owner: owner, name: state.name), type: state.type, read: state.read, write: state.write)
        }
        slots += properties(of: view, names) + (isInSwiftUI ? [] : control(view, names))
        if let scrollView = view as? UIScrollView, !(view is UITextField) {
            slots.append(
                slot(scrollView, "contentOffset", names) {
                    $0.contentOffset
                } set: { view, offset in
                    view.layoutIfNeeded()
                    view.contentOffset = offset
                })
        }
        slots += (view.layer.sublayers ?? []).flatMap { properties(of: $0, names) } + properties(of: view.layer, names)
        // What views of SwiftUI show follows from their state.
        let isInside = isInSwiftUI || !states.isEmpty
        for subview in view.subviews { visit(subview, isInSwiftUI: isInside, names, &slots) }
    }

    /// Returns what a user sets of UIKit's controls.
    private static func control(_ view: UIView, _ names: GenerationNames) -> [StateSlot] {
        switch view {
        case let view as UISwitch: [slot(view, "isOn", names, \.isOn)]
        case let view as UISlider: [slot(view, "value", names, \.value)]
        case let view as UIStepper: [slot(view, "value", names, \.value)]
        case let view as UITextField:
            [
                slot(view, "text", names) {
                    $0.text ?? ""
                } set: {
                    $0.text = $1
                }
            ]
        case let view as UISegmentedControl:
            [
                slot(view, "selectedSegmentIndex", names) {
                    $0.selectedSegmentIndex
                } set: {
                    $0.selectedSegmentIndex = min($1, $0.numberOfSegments - 1)
                }
            ]
        default: []
        }
    }

    private static func slot<View: UIView, Value>(
        _ view: View, _ name: String, _ names: GenerationNames, _ property: ReferenceWritableKeyPath<View, Value>
    ) -> StateSlot {
        slot(view, name, names) {
            $0[keyPath: property]
        } set: {
            $0[keyPath: property] = $1
        }
    }

    private static func slot<View: UIView, Value>(
        _ view: View, _ name: String, _ names: GenerationNames, _ get: @escaping (View) -> Value,
        set: @escaping (View, Value) -> Void
    ) -> StateSlot {
        StateSlot(
            key: Key(owner: names.source(of: Swift.type(of: view)), name: name), type: Value.self,
            read: { [weak view] in view.map(get) },
            write: { [weak view] in if let view, let value = $0 as? Value { set(view, value) } })
    }

    /// Returns the properties of an object's class, and of those above it, that the compiled module lists.
    private static func properties(of object: AnyObject, _ names: GenerationNames) -> [StateSlot] {
        var slots: [StateSlot] = []
        var next: AnyClass? = Swift.type(of: object)
        while let type = next, names.isOwn(type) {
            defer { next = _getSuperclass(type) }
            guard let name = _mangledTypeName(type),
                let table = _typeByName(name + "19__PreviewPropertiesO") as? any PreviewProperties.Type
            else { continue }
            slots += table.properties.map { property in
                StateSlot(
                    key: Key(owner: names.source(of: type), name: property.name), type: property.type,
                    read: { [weak object] in object.flatMap(property.read) },
                    write: { [weak object] in if let object { property.write(object, $0) } })
            }
        }
        return slots
    }
}

/// The names of the types of one generation of a module.
struct GenerationNames: Equatable, Sendable {
    /// The module's name in this generation.
    let name: String
    /// Its name in the source.
    let module: String

    /// Whether `type` is of the module.
    func isOwn(_ type: Any.Type) -> Bool { Self.plainName(of: type).hasPrefix(name + ".") }

    /// Returns the name of `type` as the source has it.
    func source(of type: Any.Type) -> String {
        Self.plainName(of: type).replacing(name + ".", with: module + ".")
    }

    /// Returns the names of the module's types that `type` is made of, without the module's.
    func ownParts(of type: Any.Type) -> [String] {
        let text = Self.plainName(of: type)
        return text.ranges(of: name + ".").map { range in
            String(text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        }
    }

    /// Returns the name of `type`, without the places that the runtime puts into those of private types.
    private static func plainName(of type: Any.Type) -> String {
        var text = _typeName(type, qualified: true)
        while let start = text.range(of: "(unknown context at "),
            let end = text[start.upperBound...].range(of: ").")
        {
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return text
    }
}
